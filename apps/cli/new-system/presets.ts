import type { Preset } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { World } from './state.ts';
import { DIFFICULTY_NAMES, type Difficulty } from './tables.ts';

/** Odds by name: `arbitro odds my-game 2 hard --system .`. The first preset is the default. */
export const PRESETS = {
  check: {
    title: { en: 'A check', it: 'Una prova', fi: 'Koe' },
    rule: 'my-game.check.roll',
    params: {
      stat: {
        title: { en: 'the statistic', it: 'la statistica', fi: 'ominaisuus' },
        takes: { kind: 'number', least: 0, most: 6 },
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
    // a table with one creature; its action runs the real rule
    setup: ({ stat = 0 }) => ({ creatures: [{ id: 'hero', sheet: { hands: stat } }] }),
    action: ({ difficulty }) => ({
      type: 'check',
      by: 'hero',
      stat: 'hands',
      difficulty: difficulty as Difficulty,
    }),
    outcome: (events) => {
      const checked = events.find((event) => event.type === 'checked');
      return checked && (checked.made ? 'made' : 'failed');
    },
  },
} as const satisfies Readonly<Record<string, Preset<World, Action, Event>>>;
