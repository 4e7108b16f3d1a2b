import { map } from '@arbitro/dice';
import type { Check } from '@arbitro/kernel';
import { checkDice, reaches } from './checks.ts';
import { DIFFICULTIES, DIFFICULTY_NAMES, type Difficulty } from './tables.ts';

/** The rolls whose odds anybody may ask in a word or two: `arbitro odds my-game 2 hard`. The first is the usual one. */
export const CHECKS = {
  check: {
    title: { en: 'A check', it: 'Una prova', fi: 'Koe' },
    rule: 'my-game.check.roll',
    params: {
      stat: {
        title: { en: 'the statistic', it: 'la statistica', fi: 'ominaisuus' },
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      difficulty: {
        title: { en: 'the difficulty', it: 'la difficoltà', fi: 'vaikeus' },
        takes: { kind: 'one', options: DIFFICULTY_NAMES },
        position: 1,
        default: 'hard',
      },
    },
    dice: ({ stat, difficulty }) =>
      map(checkDice, (rolled) =>
        reaches(rolled + Number(stat), DIFFICULTIES[difficulty as Difficulty], { ties: 'reach' })
          ? 'made'
          : 'failed',
      ),
  },
} as const satisfies Readonly<Record<string, Check>>;
