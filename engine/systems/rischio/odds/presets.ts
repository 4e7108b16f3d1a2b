import type { Preset } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { LEVEL_NAMES } from '../rules/tables.ts';
import type { Level, World } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** The kind of risk; any name works. */
const KIND = 'risk';

/** Odds that can be asked for with a few parameters. */
export const PRESETS = {
  risk: {
    title: TEXT.presets.risk.title,
    rule: 'rischio.risk.roll',
    params: {
      stat: {
        title: TEXT.presets.risk.stat.title,
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      level: {
        title: TEXT.presets.risk.level.title,
        takes: { kind: 'one', options: LEVEL_NAMES, numbers: true },
        position: 1,
        default: 'medium',
      },
    },
    setup: ({ stat = 0 }) => ({ creatures: [{ id: 'hero', sheet: { stats: { [KIND]: stat } } }] }),
    action: ({ level }) => ({ type: 'risk', by: 'hero', kind: KIND, level: level as Level }),
    outcome: (events) => events.find((event) => event.type === 'risk-taken')?.grade,
  },
  attack: {
    title: TEXT.presets.attack.title,
    rule: 'rischio.combat.hit-comparison',
    params: {
      precision: {
        title: TEXT.presets.attack.precision.title,
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      dodge: {
        title: TEXT.presets.attack.dodge.title,
        takes: { kind: 'number' },
        position: 1,
        default: 0,
      },
    },
    setup: ({ precision = 0, dodge = 0 }) => ({
      creatures: [
        { id: 'hero', sheet: { precision } },
        { id: 'foe', sheet: { kind: 'opponent', dodge } },
      ],
    }),
    action: () => ({ type: 'attack', by: 'hero', on: 'foe' }),
    outcome: (events) => {
      const struck = events.find((event) => event.type === 'struck');
      return struck && (struck.hit ? 'hit' : 'missed');
    },
  },
} as const satisfies Readonly<Record<string, Preset<World, Action, Event>>>;
