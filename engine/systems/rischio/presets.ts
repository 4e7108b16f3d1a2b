import type { Preset } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Level, World } from './state.ts';
import { LEVEL_NAMES } from './tables.ts';

/** The kind of risk that is taken: any will do. */
const KIND = 'risk';

/** What odds are asked of in a word or two. */
export const PRESETS = {
  risk: {
    title: { en: 'A risk', it: 'Un rischio', fi: 'Riski' },
    rule: 'rischio.risk.roll',
    params: {
      stat: {
        title: { en: 'the statistic', it: 'la statistica', fi: 'ominaisuus' },
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      level: {
        title: { en: 'the level of risk', it: 'il livello di rischio', fi: 'riskitaso' },
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
    title: {
      en: 'Precision against dodge',
      it: 'Precisione contro schivata',
      fi: 'Tarkkuus väistöä vastaan',
    },
    rule: 'rischio.combat.hit-comparison',
    params: {
      precision: {
        title: {
          en: 'the attacker’s precision',
          it: 'la precisione di chi attacca',
          fi: 'hyökkääjän tarkkuus',
        },
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      dodge: {
        title: { en: 'the defender’s dodge', it: 'la schivata di chi difende', fi: 'puolustajan väistö' },
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
