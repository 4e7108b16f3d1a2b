import type { RefusalBook } from '@arbitro/kernel';

/** What a person is told no for, whatever they wanted to do. */
export const COMMON_REFUSALS = {
  'is-dead': {
    status: 422,
    says: {
      en: '{who} is dead.',
      it: '{who} è morto.',
      fi: '{who} on kuollut.',
    },
  },
} as const satisfies RefusalBook;
