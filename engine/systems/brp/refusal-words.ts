import type { RefusalBook } from '@arbitro/kernel';

/** What a person is told no for, whatever they wanted to do. */
export const COMMON_REFUSALS = {
  'no-such-skill': {
    status: 422,
    says: {
      en: 'There is no skill called {skill}. There are: {known}.',
      it: 'Nessuna abilità si chiama {skill}. Ci sono: {known}.',
      fi: 'Taitoa nimeltä {skill} ei ole. Näitä on: {known}.',
    },
  },
  'needs-specialisation': {
    status: 422,
    says: {
      en: '{skill} needs a specialisation: one of its own, or one of {known}.',
      it: '{skill} richiede una specializzazione: una propria, o una di queste: {known}.',
      fi: '{skill} vaatii erikoistumisen: oman tai jonkin näistä: {known}.',
    },
  },
  'no-specialisations': {
    status: 422,
    says: {
      en: '{skill} has no specialisations: it is called {known}.',
      it: '{skill} non ha specializzazioni: si chiama {known}.',
      fi: 'Taidolla {skill} ei ole erikoistumisia: sen nimi on {known}.',
    },
  },
  'not-in-this-setting': {
    status: 422,
    says: {
      en: 'This setting does not have the skill {skill}.',
      it: 'Questa ambientazione non ha l’abilità {skill}.',
      fi: 'Tässä pelimaailmassa ei ole taitoa {skill}.',
    },
  },
} as const satisfies RefusalBook;
