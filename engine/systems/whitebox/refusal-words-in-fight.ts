import type { RefusalBook } from '@arbitro/kernel';
import { SPELL_REFUSALS } from './refusal-words-spells.ts';

/** What a person is told no for in a fight. */
export const FIGHT_REFUSALS = {
  'not-now': {
    status: 409,
    says: {
      en: 'Not at this moment of the round: {phase}.',
      it: 'Non in questo momento del round: {phase}.',
      fi: 'Ei tässä kohdassa kierrosta: {phase}.',
    },
  },
  'attack-or-move': {
    status: 409,
    says: {
      en: 'Surprise gives one free attack or one free move, and nothing else.',
      it: 'La sorpresa concede un attacco gratuito o una mossa, e nient’altro.',
      fi: 'Yllätys antaa yhden ilmaisen hyökkäyksen tai siirron, ei muuta.',
    },
  },
  'not-declared': {
    status: 409,
    says: {
      en: '{who} declared something else: {what}. It can be done or dropped, not replaced.',
      it: '{who} ha dichiarato altro: {what}. Può farlo o rinunciarvi, non sostituirlo.',
      fi: '{who} ilmoitti muuta: {what}. Sen voi tehdä tai jättää tekemättä, ei vaihtaa.',
    },
  },
  'referee-adds': {
    status: 422,
    says: {
      en: 'What is added to a roll is the Referee’s to say, when it is made.',
      it: 'Quanto si aggiunge a un tiro lo dice l’Arbitro, quando si tira.',
      fi: 'Heittoon lisättävästä päättää pelinjohtaja, kun heitetään.',
    },
  },
  'deed-done': {
    status: 409,
    says: {
      en: '{who} has acted in this round already.',
      it: '{who} ha già agito in questo round.',
      fi: '{who} on jo toiminut tällä kierroksella.',
    },
  },
  'is-fleeing': {
    status: 409,
    says: {
      en: '{who} is fleeing and can only get away.',
      it: '{who} è in fuga e può solo allontanarsi.',
      fi: '{who} pakenee ja voi vain loitota.',
    },
  },
  'no-such-weapon': {
    status: 422,
    says: {
      en: '{who} has no weapon called {weapon}.',
      it: '{who} non ha un’arma chiamata {weapon}.',
      fi: '{who} ei kanna asetta nimeltä {weapon}.',
    },
  },
  'weapon-not-ready': {
    status: 409,
    says: {
      en: '{who} has no {weapon} in hand and ready.',
      it: '{who} non ha in mano e pronto: {weapon}.',
      fi: '{who} ei pidä tätä kädessä valmiina: {weapon}.',
    },
  },
  'ready-already': {
    status: 409,
    says: {
      en: '{who} has this in hand and ready: {weapon}.',
      it: '{who} ha già in mano e pronto: {weapon}.',
      fi: '{who} pitää tätä jo kädessä valmiina: {weapon}.',
    },
  },
  'no-weapon': {
    status: 409,
    says: {
      en: '{who} has nothing to attack with: neither a weapon nor claws or teeth are on the sheet.',
      it: '{who} non ha niente con cui attaccare: nella scheda non ci sono né armi né artigli o denti.',
      fi: 'Hahmolla {who} ei ole mitään, millä hyökätä: lomakkeella ei ole aseita, kynsiä eikä hampaita.',
    },
  },
  'out-of-reach': {
    status: 409,
    says: {
      en: 'Nothing {who} can use now reaches {on}, {feet} feet away.',
      it: 'Niente che {who} possa usare ora raggiunge {on}, a {feet} piedi.',
      fi: 'Mikään, mitä {who} voi nyt käyttää, ei ulotu: {on} on {feet} jalan päässä.',
    },
  },
  'not-near': {
    status: 409,
    says: {
      en: '{on} is {feet} feet away: it must be done within {most}.',
      it: '{on} è a {feet} piedi: bisogna essere entro {most}.',
      fi: '{on} on {feet} jalan päässä: pitää olla enintään {most} jalan päässä.',
    },
  },
  'place-unknown': {
    status: 409,
    says: {
      en: '{on} is invisible and {who} has no idea where.',
      it: '{on} è invisibile e {who} non sa dove si trovi.',
      fi: '{on} on näkymätön, eikä {who} tiedä missä.',
    },
  },
  'too-far': {
    status: 422,
    says: {
      en: '{who} can go {most} more feet in this round.',
      it: '{who} in questo round può fare ancora {most} piedi.',
      fi: '{who} pääsee tällä kierroksella vielä {most} jalkaa.',
    },
  },
  'no-direction': {
    status: 422,
    says: {
      en: 'A move goes toward somebody or away from somebody.',
      it: 'Ci si muove verso qualcuno o lontano da qualcuno.',
      fi: 'Siirrytään jotakuta kohti tai jostakusta poispäin.',
    },
  },
  'cannot-move': {
    status: 409,
    says: {
      en: '{who} cannot move from the spot.',
      it: '{who} non può muoversi da dove si trova.',
      fi: '{who} ei pääse paikaltaan.',
    },
  },
  'moves-apart': {
    status: 409,
    says: {
      en: 'Here a move is not part of another deed.',
      it: 'Qui il movimento non fa parte di un’altra azione.',
      fi: 'Tässä siirtyminen ei kuulu toiseen tekoon.',
    },
  },
  'in-melee': {
    status: 409,
    says: {
      en: '{who} is in melee and must get away first.',
      it: '{who} è in mischia e deve prima allontanarsi.',
      fi: '{who} on lähitaistelussa ja pitää ensin päästä pois.',
    },
  },
  ...SPELL_REFUSALS,
  'no-oil': {
    status: 409,
    says: {
      en: '{who} has no oil to throw.',
      it: '{who} non ha olio da lanciare.',
      fi: '{who}: ei öljyä heitettäväksi.',
    },
  },
  'no-oil-on': {
    status: 409,
    says: {
      en: 'There is no oil on {on} that could be lit.',
      it: 'Su {on} non c’è olio da incendiare.',
      fi: '{on}: päällä ei ole sytytettävää öljyä.',
    },
  },
  'not-bleeding': {
    status: 409,
    says: {
      en: '{on} is not bleeding.',
      it: '{on} non sanguina.',
      fi: '{on} ei vuoda verta.',
    },
  },
  'no-such-side': {
    status: 422,
    says: {
      en: 'No side is called {side}.',
      it: 'Nessuno schieramento si chiama {side}.',
      fi: 'Minkään puolen nimi ei ole {side}.',
    },
  },
  'not-invisible': {
    status: 409,
    says: {
      en: '{on} is not invisible.',
      it: '{on} non è invisibile.',
      fi: '{on} ei ole näkymätön.',
    },
  },
  'cannot-sense': {
    status: 409,
    says: {
      en: '{who} has neither keen senses nor more than 6 hit dice.',
      it: '{who} non ha né sensi acuti né più di 6 Dadi Vita.',
      fi: '{who}: ei tarkkoja aisteja eikä yli kuutta osumanoppaa.',
    },
  },
} as const satisfies RefusalBook;
