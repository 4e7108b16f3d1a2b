import type { RefusalBook } from '@arbitro/kernel';

/** What healing, company, experience and the joust say no for. */
export const COMPANY_REFUSALS = {
  'no-bandaging': {
    status: 422,
    says: {
      en: 'At this table bandages heal nothing.',
      it: 'A questo tavolo le bende non fanno recuperare punti ferita.',
      fi: 'Tässä pöydässä siteet eivät paranna.',
    },
  },
  'nothing-to-bandage': {
    status: 422,
    says: {
      en: '{who} lost nothing in this battle that bandages could give back.',
      it: '{who} non ha perso in questa battaglia nulla che le bende possano restituire.',
      fi: '{who} ei menettänyt tässä taistelussa mitään, minkä siteet voisivat palauttaa.',
    },
  },
  'bandaged-already': {
    status: 409,
    says: {
      en: '{who} has been bandaged since this battle.',
      it: '{who} è già stato bendato dopo questa battaglia.',
      fi: '{who} on jo sidottu tämän taistelun jälkeen.',
    },
  },
  'no-such-condition': {
    status: 422,
    says: {
      en: '{who} is not {condition}.',
      it: '{who} non è in questo stato: {condition}.',
      fi: '{who} ei ole tässä tilassa: {condition}.',
    },
  },
  'players-own': {
    status: 422,
    says: {
      en: '{who} is a player’s character: the player decides.',
      it: '{who} è un Personaggio Giocante: decide il giocatore.',
      fi: '{who} on pelaajahahmo: siitä päättää pelaaja.',
    },
  },
  'serves-nobody': {
    status: 422,
    says: {
      en: '{who} is in nobody’s service.',
      it: '{who} non è al servizio di nessuno.',
      fi: '{who} ei ole kenenkään palveluksessa.',
    },
  },
  'no-share': {
    status: 422,
    says: {
      en: '{who} is a monster and takes no share.',
      it: '{who} è un mostro e non riceve una parte.',
      fi: '{who} on hirviö eikä saa osuutta.',
    },
  },
  'nothing-to-share': {
    status: 422,
    says: {
      en: 'There is nothing to share: no monster slain, no gold gathered.',
      it: 'Non c’è nulla da dividere: nessun mostro ucciso, nessun oro raccolto.',
      fi: 'Jaettavaa ei ole: ei surmattuja hirviöitä eikä kerättyä kultaa.',
    },
  },
  'equal-shares': {
    status: 422,
    says: {
      en: 'At this table all shares are equal.',
      it: 'A questo tavolo le parti sono uguali.',
      fi: 'Tässä pöydässä osuudet ovat yhtä suuret.',
    },
  },
  'needs-figures': {
    status: 422,
    says: {
      en: 'At this table the Referee gives each sharer a figure: {who} has none.',
      it: 'A questo tavolo l’Arbitro assegna a ciascuno una cifra: {who} non ce l’ha.',
      fi: 'Tässä pöydässä pelinjohtaja antaa jokaiselle luvun: {who} jäi ilman.',
    },
  },
  'not-a-sharer': {
    status: 422,
    says: {
      en: '{who} is given a figure and is no sharer.',
      it: '{who} riceve una cifra ma non è tra chi divide.',
      fi: '{who} saa luvun mutta ei ole jakajien joukossa.',
    },
  },
  'not-mounted': {
    status: 422,
    says: {
      en: '{who} has no mount to joust on.',
      it: '{who} non ha una cavalcatura per la giostra.',
      fi: '{who}: ratsua peitsitaisteluun ei ole.',
    },
  },
  'no-lance': {
    status: 422,
    says: {
      en: '{who} has no lance.',
      it: '{who} non ha una lancia da giostra.',
      fi: '{who}: peistä ei ole.',
    },
  },
  'joust-on': {
    status: 409,
    says: {
      en: 'A joust is on already.',
      it: 'C’è già una giostra in corso.',
      fi: 'Peitsitaistelu on jo käynnissä.',
    },
  },
  'no-joust': {
    status: 409,
    says: {
      en: 'No joust is on.',
      it: 'Nessuna giostra in corso.',
      fi: 'Peitsitaistelua ei ole käynnissä.',
    },
  },
} as const satisfies RefusalBook;
