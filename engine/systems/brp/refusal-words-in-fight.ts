import type { RefusalBook } from '@arbitro/kernel';

/** What a person is told no for in a fight. */
export const FIGHT_REFUSALS = {
  'not-now': {
    status: 409,
    says: {
      en: 'Not in this part of the round: {phase}.',
      it: 'Non in questa fase del round: {phase}.',
      fi: 'Ei kierroksen tässä vaiheessa: {phase}.',
    },
  },
  'not-declared': {
    status: 409,
    says: {
      en: '{who} has stated another intent: {act}. The game master may allow a change.',
      it: '{who} ha dichiarato un altro intento: {act}. Il Game Master può permettere di cambiarlo.',
      fi: '{who} on ilmoittanut muuta: {act}. Pelinjohtaja voi antaa muuttaa mieltä.',
    },
  },
  'no-such-arm': {
    status: 422,
    says: {
      en: '{who} has no {arm}. At hand: {known}.',
      it: '{who} non ha {arm}. A disposizione: {known}.',
      fi: '{who}: ei ole: {arm}. Käytettävissä: {known}.',
    },
  },
  'not-thrown': {
    status: 422,
    says: {
      en: '{arm} is not made to be thrown.',
      it: '{arm} non si può lanciare.',
      fi: '{arm} ei ole heitettäväksi tehty.',
    },
  },
  'not-in-hand': {
    status: 422,
    says: {
      en: '{who} does not have {arm} in hand.',
      it: '{who} non ha in mano {arm}.',
      fi: '{who}: kädessä ei ole {arm}.',
    },
  },
  'cannot-draw': {
    status: 422,
    says: {
      en: '{who} has {arm} neither sheathed nor slung, nor does it lie on the ground.',
      it: '{who} non ha {arm} né riposto né a tracolla, e non è per terra.',
      fi: '{who}: {arm} ei ole tupessa, selässä eikä maassa.',
    },
  },
  'lies-too-far': {
    status: 422,
    says: {
      en: '{arm} lies {metres} m away: one picks up what is within {most} m.',
      it: '{arm} è per terra a {metres} m: si raccoglie ciò che è entro {most} m.',
      fi: '{arm} on maassa {metres} metrin päässä: poimia voi {most} metrin sisältä.',
    },
  },
  'arm-broken': {
    status: 422,
    says: {
      en: '{arm} is broken.',
      it: '{arm} è in pezzi.',
      fi: '{arm} on rikki.',
    },
  },
  'not-loaded': {
    status: 422,
    says: {
      en: '{arm} must be loaded first.',
      it: '{arm} va prima ricaricata.',
      fi: '{arm} on ensin ladattava.',
    },
  },
  'nothing-to-load': {
    status: 422,
    says: {
      en: 'There is nothing to load in {arm}.',
      it: '{arm} non ha nulla da ricaricare.',
      fi: '{arm}: ei mitään ladattavaa.',
    },
  },
  'moved-too-far': {
    status: 422,
    says: {
      en: '{who} has moved too far in this round to load a crossbow: at most {most} m.',
      it: '{who} si è mosso troppo in questo round per ricaricare una balestra: al massimo {most} m.',
      fi: '{who} on liikkunut kierroksen aikana liikaa ladatakseen varsijousen: enintään {most} m.',
    },
  },
  'only-defends': {
    status: 422,
    says: {
      en: '{who} has no action in this round and can only defend: moved too far, came too late or is too slow.',
      it: '{who} non ha azioni in questo round e può solo difendersi: troppo movimento, arrivo tardivo o eccessiva lentezza.',
      fi: '{who} ei saa toimia tällä kierroksella ja voi vain puolustautua: liikkui liikaa, tuli myöhässä tai on liian hidas.',
    },
  },
  'no-more-attacks': {
    status: 422,
    says: {
      en: '{who} has no such attack left in this round.',
      it: '{who} non ha più un attacco del genere in questo round.',
      fi: '{who}: sellaista hyökkäystä ei ole enää tällä kierroksella.',
    },
  },
  'out-of-reach': {
    status: 422,
    says: {
      en: '{on} is {metres} m away: out of reach, which is {most} m with a step.',
      it: '{on} è a {metres} m: fuori portata, che con un passo è di {most} m.',
      fi: '{on} on {metres} metrin päässä: askeleellakin ulottuu vain {most} metriin.',
    },
  },
  'moved-too-far-to-reach': {
    status: 422,
    says: {
      en: '{on} is {metres} m away and {who} has moved {moved} m: the two together are too far for this DEX rank.',
      it: '{on} è a {metres} m e {who} ha già fatto {moved} m: insieme sono troppi per questo ordine di DES.',
      fi: '{on} on {metres} metrin päässä, ja {who} on jo liikkunut {moved} m: yhteensä se on liikaa tälle järjestysluvulle.',
    },
  },
  'must-stand': {
    status: 422,
    says: {
      en: '{who} is on the ground and must get up first.',
      it: '{who} è a terra e deve prima rialzarsi.',
      fi: '{who} on maassa ja joutuu ensin nousemaan.',
    },
  },
  'not-fallen': {
    status: 422,
    says: {
      en: '{who} is on their feet.',
      it: '{who} è già in piedi.',
      fi: '{who} on jo jaloillaan.',
    },
  },
  'is-held': {
    status: 422,
    says: {
      en: '{who} is held and can neither strike nor move.',
      it: '{who} è immobilizzato: non può attaccare né muoversi.',
      fi: '{who} on otteessa eikä voi iskeä eikä liikkua.',
    },
  },
  'not-held': {
    status: 422,
    says: {
      en: 'Nobody holds {who}.',
      it: 'Nessuno trattiene {who}.',
      fi: 'Kukaan ei pidä otteessa: {who}.',
    },
  },
  'held-already': {
    status: 422,
    says: {
      en: '{on} is held already.',
      it: '{on} è già immobilizzato.',
      fi: '{on} on jo otteessa.',
    },
  },
  engaged: {
    status: 422,
    says: {
      en: '{who} is engaged and may shift {most} m; more needs the game master’s consent.',
      it: '{who} è impegnato in mischia e può spostarsi di {most} m; per di più serve il consenso del Game Master.',
      fi: '{who} on lähitaistelussa ja saa siirtyä {most} m; enempään tarvitaan pelinjohtajan lupa.',
    },
  },
  'too-far-to-go': {
    status: 422,
    says: {
      en: '{who} can go {most} m in a round.',
      it: '{who} può percorrere {most} m in un round.',
      fi: '{who} ehtii kierroksessa {most} m.',
    },
  },
  'not-to-be-woken': {
    status: 422,
    says: {
      en: '{on} is not in a faint from which one can be woken.',
      it: '{on} non è in uno svenimento da cui si possa essere svegliati.',
      fi: '{on} ei ole tajuttomana niin, että olisi herätettävissä.',
    },
  },
  'too-small': {
    status: 422,
    says: {
      en: 'That is no cover for {who}: it takes a size of {least} or more.',
      it: 'Non basta a coprire {who}: serve una TAG di almeno {least}.',
      fi: 'Se ei riitä suojaksi ({who}): koon on oltava vähintään {least}.',
    },
  },
  'not-unnoticed': {
    status: 409,
    says: {
      en: 'The round is under way: it is too late for an ambush.',
      it: 'Il round è già in corso: è tardi per un’imboscata.',
      fi: 'Kierros on jo käynnissä: väijytykseen on myöhäistä.',
    },
  },
} as const satisfies RefusalBook;
