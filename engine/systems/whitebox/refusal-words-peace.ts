import type { RefusalBook } from '@arbitro/kernel';
import { COMPANY_REFUSALS } from './refusal-words-company.ts';

/** What the rules outside fights say no for. */
export const PEACE_REFUSALS = {
  ...COMPANY_REFUSALS,
  'no-such-room': {
    status: 404,
    says: {
      en: 'There is no place called {room} here.',
      it: 'Qui non c’è nessun luogo chiamato {room}.',
      fi: 'Täällä ei ole paikkaa nimeltä {room}.',
    },
  },
  'no-such-door': {
    status: 404,
    says: {
      en: 'There is no door called {door} here.',
      it: 'Qui non c’è nessuna porta chiamata {door}.',
      fi: 'Täällä ei ole ovea nimeltä {door}.',
    },
  },
  'no-such-trap': {
    status: 404,
    says: {
      en: 'There is no trap called {trap} here.',
      it: 'Qui non c’è nessuna trappola chiamata {trap}.',
      fi: 'Täällä ei ole ansaa nimeltä {trap}.',
    },
  },
  'nothing-hidden': {
    status: 404,
    says: {
      en: 'Nothing called {what} is hidden here.',
      it: 'Qui non è nascosto niente che si chiami {what}.',
      fi: 'Täällä ei ole kätkettynä mitään nimeltä {what}.',
    },
  },
  'not-at-door': {
    status: 422,
    says: {
      en: '{who} does not stand at {door}.',
      it: '{who} non è davanti a {door}.',
      fi: '{who} ei ole ovella {door}.',
    },
  },
  'not-there': {
    status: 422,
    says: {
      en: '{who} is not in {room}.',
      it: '{who} non si trova in {room}.',
      fi: '{who} ei ole paikassa {room}.',
    },
  },
  'no-way': {
    status: 422,
    says: {
      en: 'No door leads {who} straight to {room}.',
      it: 'Nessuna porta conduce {who} direttamente a {room}.',
      fi: 'Mikään ovi ei vie suoraan paikkaan {room} ({who}).',
    },
  },
  'door-shut': {
    status: 422,
    says: {
      en: '{door} is shut: it must be opened first.',
      it: '{door}: la porta è chiusa, prima va aperta.',
      fi: '{door}: ovi on kiinni, se on ensin avattava.',
    },
  },
  'door-open': {
    status: 409,
    says: {
      en: '{door} is open already.',
      it: '{door}: la porta è già aperta.',
      fi: '{door}: ovi on jo auki.',
    },
  },
  'door-locked': {
    status: 422,
    says: {
      en: '{door} is locked: strength alone does not open it.',
      it: '{door}: la porta è chiusa a chiave, la forza da sola non basta.',
      fi: '{door}: ovi on lukossa, pelkkä voima ei avaa sitä.',
    },
  },
  'cannot-open-doors': {
    status: 422,
    says: {
      en: '{who} cannot open doors.',
      it: '{who} non sa aprire le porte.',
      fi: '{who} ei osaa avata ovia.',
    },
  },
  'so-already': {
    status: 409,
    says: {
      en: 'So it is already: {what}.',
      it: 'È già così: {what}.',
      fi: 'Niin on jo: {what}.',
    },
  },
  overloaded: {
    status: 422,
    says: {
      en: '{who} carries too much to move: {load} lb.',
      it: '{who} porta troppo peso per muoversi: {load} lb.',
      fi: '{who} kantaa liikaa liikkuakseen: {load} lb.',
    },
  },
  'load-above-table': {
    status: 422,
    says: {
      en: 'The table goes up to {most} lb, and at this table nobody moves with more.',
      it: 'La tabella arriva a {most} lb, e a questo tavolo con un peso maggiore non ci si muove.',
      fi: 'Taulukko päättyy {most} paunaan, eikä tässä pöydässä liikuta raskaammalla kuormalla.',
    },
  },
  'no-such-area': {
    status: 422,
    says: {
      en: '{room} has no area {area}: there are {most}.',
      it: '{room} non ha l’area {area}: ce ne sono {most}.',
      fi: 'Paikassa {room} ei ole aluetta {area}: alueita on {most}.',
    },
  },
  'trap-harmless': {
    status: 422,
    says: {
      en: '{trap} is not set: nothing can go off.',
      it: '{trap} non è armata: non può scattare.',
      fi: '{trap} ei ole viritetty: mikään ei voi laueta.',
    },
  },
  'no-such-light': {
    status: 404,
    says: {
      en: '{who} carries no light called {light}.',
      it: '{who} non porta nessuna luce chiamata {light}.',
      fi: '{who} ei kanna valoa nimeltä {light}.',
    },
  },
  'burnt-out': {
    status: 422,
    says: {
      en: 'There is nothing left to burn in {light}.',
      it: '{light}: non resta niente da bruciare.',
      fi: '{light}: palamista ei ole enää jäljellä.',
    },
  },
  'no-lantern': {
    status: 422,
    says: {
      en: 'Oil goes into lanterns, not into {light}.',
      it: 'L’olio va nelle lanterne, non in {light}.',
      fi: 'Öljy kuuluu lyhtyihin: {light} ei ole lyhty.',
    },
  },
  'no-oil-left': {
    status: 422,
    says: {
      en: '{who} has no oil left.',
      it: '{who} non ha più olio.',
      fi: '{who}: öljy on lopussa.',
    },
  },
} as const satisfies RefusalBook;
