import type { Json } from '@arbitro/kernel';
import { type Example, testExample } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { rischio } from './index.ts';
import { OPTIONS, type Options } from './options.ts';
import { CLIMBING, HIDING, NOTICING, RUNNING, STEALING, STRENGTH } from './rules/tables.ts';
import type { Fight, World } from './state.ts';

type Outcome = Pick<Example<World, Action, Event>, 'answers' | 'then' | 'world' | 'refused'>;

/** One situation, one action, and its result under each setting. */
interface OptionExample<Setting> {
  readonly sheets: Readonly<Record<string, object>>;
  readonly fight?: Partial<Fight>;
  readonly when: Action;
  readonly under: readonly (Outcome & { readonly setting: Setting })[];
}

const FALLEN = { health: -25, status: 'down', timesAtZeroToday: 1 };
const BLOW = { id: 'blow', damage: 3, hitRule: 'automatic' };
const strikeAction = (by: string, on: string): Action => ({ type: 'use', by, ability: 'blow', on: [on] });
const participantOn = (who: string, of: string, shares: Fight['participants'][number]['shares'] = []) => ({
  who,
  side: of,
  left: false,
  initiative: 10,
  shares,
});
const gradeFact = (item: 'passed' | 'failed') => ({ then: [{ type: 'risk-taken', grade: item } as const] });
const wonBy = (...winners: readonly string[]) => ({
  then: [{ type: 'risk-taken' }, { type: 'risk-taken' }, { type: 'contest-settled', winners }] as const,
});
const BASIC_ATTACK: Action = { type: 'attack', by: 'anna', on: 'lupo' };
const DODGER = { kind: 'opponent', health: 30, dodge: 9 } as const;
const orderFact = (...order: readonly string[]) => ({ world: { fight: { order } } });
const healthFact = (who: string, points: number) => ({ world: { creatures: { [who]: { health: points } } } });
const tree: Action = {
  type: 'attempt',
  by: 'anna',
  risks: [
    { kind: CLIMBING, level: 'medium' },
    { kind: HIDING, level: 'low' },
  ],
};
const race: Action = {
  type: 'contest',
  level: 'high',
  contestants: [
    { who: 'anna', kind: RUNNING },
    { who: 'bruno', kind: RUNNING },
  ],
};

const OPTION_EXAMPLES: { readonly [K in keyof Options]: OptionExample<Options[K]> } = {
  naturalExtremes: {
    sheets: { anna: {} },
    when: { type: 'risk', by: 'anna', kind: STRENGTH, level: 'supreme' },
    under: [
      { setting: 'none', answers: [20], ...gradeFact('failed') },
      { setting: 'auto', answers: [20], ...gradeFact('passed') },
    ],
  },
  customLevels: {
    sheets: { anna: {} },
    when: { type: 'risk', by: 'anna', kind: STRENGTH, level: 12 },
    under: [
      { setting: true, answers: [12], ...gradeFact('passed') },
      { setting: false, refused: 'level-not-on-table' },
    ],
  },
  noRiskRoll: {
    sheets: { anna: {} },
    when: { type: 'risk', by: 'anna', kind: STRENGTH, level: 'none' },
    under: [
      { setting: 'roll', answers: [1], ...gradeFact('passed') },
      { setting: 'skip', answers: [], ...gradeFact('passed') },
    ],
  },
  defenderAlwaysRolls: {
    sheets: { anna: {}, bruno: {} },
    when: {
      type: 'versus',
      attacker: { who: 'anna', risks: [{ kind: STEALING, level: 'high' }] },
      defender: { who: 'bruno', risks: [{ kind: NOTICING, level: 'low' }] },
    },
    under: [
      {
        setting: false,
        answers: [9],
        then: [{ type: 'risk-taken' }, { type: 'versus-settled', outcome: 'failed' }],
      },
      {
        setting: true,
        answers: [9, 20],
        then: [{ type: 'risk-taken' }, { type: 'risk-taken' }, { type: 'versus-settled', outcome: 'failed' }],
      },
    ],
  },
  multiRisk: {
    sheets: { anna: {} },
    when: tree,
    under: [
      {
        setting: 'independent',
        answers: [9, 5],
        then: [
          { type: 'risk-taken' },
          { type: 'risk-taken' },
          { type: 'attempt-settled', extent: 'partial' },
        ],
      },
      {
        setting: 'sequential',
        answers: [9],
        then: [{ type: 'risk-taken' }, { type: 'attempt-settled', extent: 'none' }],
      },
    ],
  },
  peerWinner: {
    sheets: { anna: {}, bruno: {} },
    when: race,
    under: [
      { setting: 'outcome-then-margin', answers: [16, 15], ...wonBy('anna') },
      { setting: 'outcome-only', answers: [16, 15], ...wonBy('anna', 'bruno') },
      { setting: 'outcome-then-margin', answers: [8, 7], ...wonBy() },
      { setting: 'outcome-only', answers: [8, 7], ...wonBy() },
      { setting: 'best-grade', answers: [8, 7], ...wonBy('anna') },
    ],
  },
  initiativeEachRound: {
    sheets: { anna: {}, lupo: { kind: 'opponent' } },
    fight: {
      order: ['anna', 'lupo'],
      turn: 1,
      participants: [participantOn('anna', 'a'), participantOn('lupo', 'b')],
    },
    when: { type: 'pass', by: 'lupo' },
    under: [
      { setting: false, answers: [], world: { fight: { round: 2, order: ['anna', 'lupo'], turn: 0 } } },
      { setting: true, answers: [3, 9], world: { fight: { round: 2, order: ['lupo', 'anna'], turn: 0 } } },
    ],
  },
  initiativeTies: {
    sheets: { anna: {}, lupo: { kind: 'opponent' } },
    when: { type: 'fight' },
    under: [
      { setting: 'reroll', answers: [9, 9, 1, 2], world: { fight: { order: ['lupo', 'anna'] } } },
      { setting: 'roster', answers: [9, 9], world: { fight: { order: ['anna', 'lupo'] } } },
    ],
  },
  bystanders: {
    sheets: {
      anna: { abilities: [{ id: 'cure', kind: 'support', effect: { heal: 7 } }] },
      bruno: { health: 8 },
      lupo: { kind: 'opponent' },
    },
    fight: {
      order: ['lupo', 'bruno'],
      participants: [participantOn('bruno', 'a'), participantOn('lupo', 'b')],
    },
    when: { type: 'use', by: 'anna', ability: 'cure', on: ['bruno'] },
    under: [
      { setting: 'may-help', refused: 'not-in-fight' },
      { setting: 'may-support', ...healthFact('bruno', 15) },
      { setting: 'kept-out', refused: 'not-in-fight' },
    ],
  },
  riskInFight: {
    sheets: { anna: {}, lupo: { kind: 'opponent' } },
    fight: {
      order: ['anna', 'lupo'],
      participants: [participantOn('anna', 'a'), participantOn('lupo', 'b')],
    },
    when: { type: 'risk', by: 'anna', kind: STRENGTH, level: 'low' },
    under: [
      { setting: 'free', answers: [9], world: { fight: { turn: 0 } } },
      { setting: 'takes-turn', answers: [9], world: { fight: { turn: 1 } } },
    ],
  },
  downedDefender: {
    sheets: { anna: { basicAttack: { damage: 1 } }, bruno: FALLEN },
    when: { type: 'attack', by: 'anna', on: 'bruno' },
    under: [
      { setting: 'rolls', answers: [10, 10], ...healthFact('bruno', -25) },
      { setting: 'auto-hit', answers: [10], ...healthFact('bruno', -26) },
    ],
  },
  healingCap: {
    sheets: {
      anna: { abilities: [{ id: 'cure', kind: 'support', effect: { heal: 7 } }] },
      bruno: { health: 8, maxHealth: 10 },
    },
    when: { type: 'use', by: 'anna', ability: 'cure', on: ['bruno'] },
    under: [
      { setting: 'at-max', ...healthFact('bruno', 10) },
      { setting: 'none', ...healthFact('bruno', 15) },
    ],
  },
  costCollapse: {
    sheets: { anna: { health: 4, abilities: [{ ...BLOW, cost: { health: 5 } }] }, bruno: {} },
    when: strikeAction('anna', 'bruno'),
    under: [
      { setting: 'resolve', ...healthFact('bruno', 17) },
      { setting: 'fizzle', ...healthFact('bruno', 20) },
    ],
  },
  weaponStatsScope: {
    sheets: { anna: { equipment: [{ id: 'spada', stats: { [STRENGTH]: 5 } }] } },
    when: { type: 'risk', by: 'anna', kind: STRENGTH, level: 'medium' },
    under: [
      { setting: 'all', answers: [5], ...gradeFact('passed') },
      { setting: 'damage', answers: [5], ...gradeFact('failed') },
    ],
  },
  minimumDamage: {
    sheets: { anna: { abilities: [BLOW] }, bruno: { resistance: 9 } },
    when: strikeAction('anna', 'bruno'),
    under: [
      { setting: 0, ...healthFact('bruno', 20) },
      { setting: 1, ...healthFact('bruno', 19) },
    ],
  },
  damageWhileDown: {
    sheets: { lupo: { kind: 'opponent', abilities: [BLOW] }, bruno: FALLEN },
    when: strikeAction('lupo', 'bruno'),
    under: [
      { setting: 'accumulate', world: { creatures: { bruno: { status: 'down' }, lupo: { exp: 0 } } } },
      { setting: 'kills', world: { creatures: { bruno: { status: 'dead' }, lupo: { exp: 200 } } } },
    ],
  },
  opponentsDie: {
    sheets: { anna: { abilities: [BLOW] }, lupo: { kind: 'opponent', health: 3, expValue: 25 } },
    when: strikeAction('anna', 'lupo'),
    under: [
      { setting: 'at-zero', world: { creatures: { lupo: { status: 'defeated' }, anna: { exp: 25 } } } },
      { setting: 'like-players', world: { creatures: { lupo: { status: 'down' }, anna: { exp: 0 } } } },
    ],
  },
  aidBonus: {
    sheets: { anna: {}, bruno: { ...FALLEN, health: 0, level: 3 } },
    when: { type: 'aid', by: 'anna', on: 'bruno' },
    under: [
      { setting: 'per-level', ...healthFact('bruno', 32) },
      { setting: 'flat-from-level-1', ...healthFact('bruno', 24) },
      { setting: 'none', ...healthFact('bruno', 20) },
    ],
  },
  reviveShortfall: {
    sheets: { anna: {}, bruno: FALLEN },
    when: { type: 'aid', by: 'anna', on: 'bruno' },
    under: [
      { setting: 'stays-down', world: { creatures: { bruno: { health: -5, status: 'down' } } } },
      { setting: 'dies', world: { creatures: { bruno: { health: -5, status: 'dead' } } } },
      { setting: 'at-least-one', world: { creatures: { bruno: { health: 1, status: 'up' } } } },
    ],
  },
  xpDead: {
    sheets: {
      anna: {},
      bruno: { health: 0, status: 'dead', timesAtZeroToday: 2 },
      lupo: { kind: 'opponent', expValue: 25 },
    },
    fight: {
      order: ['anna', 'lupo', 'bruno'],
      participants: [participantOn('anna', 'a'), participantOn('bruno', 'a'), participantOn('lupo', 'b')],
    },
    when: { type: 'defeat', who: 'lupo' },
    under: [
      { setting: 'counted', world: { creatures: { anna: { exp: 13 }, bruno: { exp: 13 } } } },
      { setting: 'not-counted', world: { creatures: { anna: { exp: 25 }, bruno: { exp: 0 } } } },
    ],
  },
  xpLeft: {
    sheets: { anna: {}, bruno: {}, lupo: { kind: 'opponent', expValue: 25 } },
    fight: {
      order: ['anna', 'lupo'],
      participants: [
        participantOn('anna', 'a'),
        { ...participantOn('bruno', 'a'), left: true },
        participantOn('lupo', 'b'),
      ],
    },
    when: { type: 'defeat', who: 'lupo' },
    under: [
      { setting: 'not-counted', world: { creatures: { anna: { exp: 25 }, bruno: { exp: 0 } } } },
      { setting: 'counted', world: { creatures: { anna: { exp: 13 }, bruno: { exp: 13 } } } },
    ],
  },
  xpSlainPlayer: {
    sheets: {
      anna: {},
      bruno: { health: 3, timesAtZeroToday: 1 },
      lupo: { kind: 'opponent', abilities: [BLOW] },
    },
    fight: {
      order: ['lupo', 'anna', 'bruno'],
      participants: [participantOn('anna', 'a'), participantOn('bruno', 'a'), participantOn('lupo', 'b')],
    },
    when: strikeAction('lupo', 'bruno'),
    under: [
      { setting: 'other-sides', world: { creatures: { anna: { exp: 0 }, lupo: { exp: 200 } } } },
      { setting: 'everyone-else', world: { creatures: { anna: { exp: 100 }, lupo: { exp: 100 } } } },
    ],
  },
  xpRematch: {
    sheets: {
      anna: { abilities: [BLOW] },
      lupo: { kind: 'opponent', health: 3, expValue: 25, hasPaid: true },
    },
    when: strikeAction('anna', 'lupo'),
    under: [
      { setting: 'pays-again', world: { creatures: { anna: { exp: 25 } } } },
      { setting: 'pays-once', world: { creatures: { anna: { exp: 0 } } } },
    ],
  },
  xpRounding: {
    sheets: { anna: { exp: 4 }, bruno: {}, carla: {}, lupo: { kind: 'opponent', expValue: 10 } },
    fight: {
      order: ['anna', 'bruno', 'carla', 'lupo'],
      participants: [
        participantOn('anna', 'a', [{ exp: 10, among: 3 }]),
        participantOn('bruno', 'a'),
        participantOn('carla', 'a'),
        participantOn('lupo', 'b'),
      ],
    },
    when: { type: 'defeat', who: 'lupo' },
    under: [
      { setting: 'per-opponent', world: { creatures: { anna: { exp: 8 }, bruno: { exp: 4 } } } },
      { setting: 'per-battle', world: { creatures: { anna: { exp: 7 }, bruno: { exp: 4 } } } },
    ],
  },
  levelThresholds: {
    sheets: { anna: { exp: 90, abilities: [BLOW] }, lupo: { kind: 'opponent', health: 3, expValue: 20 } },
    when: strikeAction('anna', 'lupo'),
    under: [
      { setting: [], world: { creatures: { anna: { exp: 110, level: 0 } } } },
      { setting: [0, 100], world: { creatures: { anna: { exp: 110, level: 1 } } } },
    ],
  },
  attackExtremes: {
    sheets: { anna: { precision: 1, basicAttack: { damage: 4 } }, lupo: { ...DODGER, resistance: 1 } },
    when: BASIC_ATTACK,
    under: [
      { setting: 'none', answers: [20, 20], ...healthFact('lupo', 30) },
      { setting: 'always', answers: [20], ...healthFact('lupo', 27) },
      { setting: 'double', answers: [20], ...healthFact('lupo', 23) },
      { setting: 'through', answers: [20], ...healthFact('lupo', 26) },
    ],
  },
  attackTies: {
    sheets: { anna: { precision: 9, basicAttack: { damage: 4 } }, lupo: DODGER },
    when: BASIC_ATTACK,
    under: [
      { setting: 'miss', answers: [10, 10], ...healthFact('lupo', 30) },
      { setting: 'hit', answers: [10, 10], ...healthFact('lupo', 26) },
    ],
  },
  dodgeRoll: {
    sheets: { anna: { precision: 9, basicAttack: { damage: 4 } }, lupo: DODGER },
    when: BASIC_ATTACK,
    under: [
      { setting: 'rolled', answers: [11, 12], ...healthFact('lupo', 30) },
      { setting: 'ten', answers: [11], ...healthFact('lupo', 26) },
    ],
  },
  damageDie: {
    sheets: { anna: { precision: 9, basicAttack: { damage: 4 } }, lupo: DODGER },
    when: BASIC_ATTACK,
    under: [
      { setting: 'none', answers: [12, 3], ...healthFact('lupo', 26) },
      { setting: 'd4', answers: [12, 3, 4], ...healthFact('lupo', 22) },
      { setting: 'd6', answers: [12, 3, 6], ...healthFact('lupo', 20) },
    ],
  },
  initiativeBonus: {
    sheets: { anna: { precision: 2, dodge: 1 }, lupo: { kind: 'opponent', health: 9, dodge: 4 } },
    when: { type: 'fight' },
    under: [
      { setting: 'none', answers: [10, 9], ...orderFact('anna', 'lupo') },
      { setting: 'precision', answers: [10, 11], ...orderFact('anna', 'lupo') },
      { setting: 'dodge', answers: [10, 9], ...orderFact('lupo', 'anna') },
    ],
  },
};

const NO_FIGHT: Fight = { round: 1, order: [], turn: 0, participants: [], over: false, winner: null };

function buildTable({ sheets, fight }: OptionExample<unknown>, options: object): World {
  const world = rischio.createWorld({
    options: rischio.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: rischio.schemas.sheet.parse(sheet),
    })),
    scene: null,
  });
  return fight ? { ...world, fight: { ...NO_FIGHT, ...fight } } : world;
}

describe.each(Object.entries(OPTION_EXAMPLES as Readonly<Record<string, OptionExample<Json>>>))(
  '%s',
  (option, example) => {
    for (const { setting, ...outcome } of example.under) {
      const input = buildTable(example, { [option]: setting });
      testExample(JSON.stringify(setting), {
        system: rischio,
        given: input,
        when: example.when,
        ...outcome,
      });
    }
  },
);

test('every setting of every option is shown', () => {
  for (const [name, option] of Object.entries(OPTIONS)) {
    const shown = OPTION_EXAMPLES[name as keyof Options].under.map(({ setting }) => JSON.stringify(setting));
    const all = option.kind === 'switch' ? option.settings.map(({ value }) => value) : [option.default];
    const missing = all.map((value) => JSON.stringify(value)).filter((value) => !shown.includes(value));
    expect(missing, name).toEqual([]);
    expect(new Set(shown).size, name).toBeGreaterThan(1);
  }
});
