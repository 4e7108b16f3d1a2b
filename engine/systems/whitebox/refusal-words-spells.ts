import type { RefusalBook } from '@arbitro/kernel';

/** What a caster is told no for. */
export const SPELL_REFUSALS = {
  'no-such-spell': {
    status: 422,
    says: {
      en: '{who} knows no spell called {spell}.',
      it: '{who} non conosce un incantesimo chiamato {spell}.',
      fi: '{who} ei osaa loitsua nimeltä {spell}.',
    },
  },
  'not-memorised': {
    status: 409,
    says: {
      en: '{who} no longer has this spell in memory: {spell}.',
      it: '{who} non ha più in memoria: {spell}.',
      fi: '{who} ei enää muista loitsua: {spell}.',
    },
  },
  'not-prepared': {
    status: 409,
    says: {
      en: '{who} has not prepared this spell: {spell}.',
      it: '{who} non ha preparato questo incantesimo: {spell}.',
      fi: '{who} ei ole valmistellut loitsua: {spell}.',
    },
  },
  'cannot-cast': {
    status: 409,
    says: {
      en: '{who} cannot cast spells now.',
      it: '{who} ora non può lanciare incantesimi.',
      fi: '{who} ei voi nyt loitsia.',
    },
  },
  'busy-casting': {
    status: 409,
    says: {
      en: '{who} is at a spell: {spell}.',
      it: '{who} è impegnato con un incantesimo: {spell}.',
      fi: '{who} on loitsun kimpussa: {spell}.',
    },
  },
  'alternative-only': {
    status: 409,
    says: {
      en: 'Spells are prepared a round ahead only in the alternative sequence.',
      it: 'Solo nella sequenza alternativa gli incantesimi si preparano un round prima.',
      fi: 'Vain vaihtoehtoisessa järjestyksessä loitsu valmistellaan kierrosta ennen.',
    },
  },
  'wrong-number-of-targets': {
    status: 422,
    says: {
      en: '{spell} falls upon 1 to {most}.',
      it: '{spell} ricade su 1–{most} bersagli.',
      fi: '{spell}: kohteita on 1–{most}.',
    },
  },
  'beyond-throw': {
    status: 409,
    says: {
      en: '{on} is {feet} feet away: it can be thrown {most}.',
      it: '{on} è a {feet} piedi: si può lanciare fino a {most}.',
      fi: '{on} on {feet} jalan päässä: heitto kantaa {most} jalkaa.',
    },
  },
  'beyond-range': {
    status: 409,
    says: {
      en: '{on} is {feet} feet away: the spell reaches {most}.',
      it: '{on} è a {feet} piedi: l’incantesimo arriva a {most}.',
      fi: '{on} on {feet} jalan päässä: loitsu kantaa {most} jalkaa.',
    },
  },
} as const satisfies RefusalBook;
