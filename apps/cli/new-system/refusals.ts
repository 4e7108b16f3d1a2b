import { createRefuser, type RefusalBook } from '@arbitro/kernel';

/** Refusals of this game only. Every game has some already: not your turn, no fight, no such creature. */
export const GAME_REFUSALS = {
  'on-your-side': {
    status: 422,
    says: {
      en: '{on} is on your own side.',
      it: '{on} è dalla tua parte.',
      fi: '{on} on omalla puolellasi.',
    },
  },
} as const satisfies RefusalBook;

export const refuse = createRefuser(GAME_REFUSALS);
