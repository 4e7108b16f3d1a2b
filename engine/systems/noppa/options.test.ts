import type { Json } from '@arbitro/kernel';
import { type Example, testExample } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { noppa } from './index.ts';
import { OPTIONS, type Options } from './options.ts';
import { AGILITY, LEARNING, MIGHT, PERSONALITY, TOUGHNESS } from './rules/tables.ts';
import type { World } from './state.ts';

type Outcome = Pick<Example<World, Action, Event>, 'answers' | 'then' | 'world' | 'refused' | 'asks'>;

/** One situation and one action, with the result under each setting. */
interface OptionExample<Setting> {
  readonly sheets: Readonly<Record<string, object>>;
  readonly scene?: object;
  readonly when: Action;
  readonly under: readonly (Outcome & { readonly setting: Setting })[];
}

const hero = (change: object = {}) => ({ mind: 0, ...change });
const foe = (change: object = {}) => ({ kind: 'foe', body: 9, ...change });
const SPEAR = { id: 'keihas', tn: 2 };
const BREATH = { id: 'henkays', area: true, tn: 2, defence: 'reflex' };
const fight = (tick: number, ...melees: readonly (readonly string[])[]) => ({ fight: { tick, melees } });
const check = (bonus = 0): Action => ({ type: 'check', by: 'aino', attribute: MIGHT, tn: 2, bonus });
const blow = (by: string, on: string): Action => ({ type: 'attack', by, with: 'unarmed', on: [on] });
const spear: Extract<Action, { type: 'attack' }> = {
  type: 'attack',
  by: 'levy',
  with: 'keihas',
  on: ['aino'],
};
const breath: Action = { type: 'attack', by: 'levy', with: 'henkays', on: ['aino', 'veikko'] };
const answerOutcome = (item: 'success' | 'failure') => ({
  then: [{ type: 'checked', outcome: item } as const],
});
const body = (who: string, points: number) => ({ world: { creatures: { [who]: { body: points } } } });

const SHOWN: { readonly [K in keyof Options]: OptionExample<Options[K]> } = {
  explodingSixes: {
    sheets: { aino: hero({ attributes: { [MIGHT]: 1 } }) },
    when: check(),
    under: [
      { setting: 'recursive', answers: [[6, 6, 2]], ...answerOutcome('success') },
      { setting: 'once', answers: [[6, 6]], ...answerOutcome('success') },
    ],
  },
  zeroPool: {
    sheets: { aino: hero({ attributes: { [MIGHT]: 0 }, racial: { [MIGHT]: -1 } }) },
    when: check(2),
    under: [
      { setting: 'pool', answers: [[4, 4]], ...answerOutcome('success') },
      { setting: 'attribute', answers: [[6, 4, 4, 2]], ...answerOutcome('success') },
    ],
  },
  partialSuccess: {
    sheets: { aino: hero() },
    when: check(),
    under: [
      {
        setting: 'gm',
        answers: [[4, 2], 'partial'],
        then: [{ type: 'checked', outcome: 'failure' }, { type: 'partial-granted' }],
      },
      { setting: 'off', answers: [[4, 2]], ...answerOutcome('failure') },
    ],
  },
  advantageStacking: {
    sheets: {
      aino: hero({
        said: [
          { kind: 'advantage', what: 'tools', until: 'scene' },
          { kind: 'advantage', what: 'crowd', until: 'scene' },
          { kind: 'disadvantage', what: 'rain', until: 'scene' },
        ],
      }),
    },
    when: check(),
    under: [
      {
        setting: 'cancel',
        answers: [[3, 4], 'failure'],
        then: [{ type: 'checked', threshold: 4, outcome: 'failure' }],
      },
      {
        setting: 'majority',
        answers: [[3, 4]],
        then: [{ type: 'checked', threshold: 3, outcome: 'success' }],
      },
    ],
  },
  oddsAdvantage: {
    sheets: { aino: hero({ actions: 2 }), veikko: hero(), levy: foe() },
    scene: fight(2, ['aino', 'veikko', 'levy']),
    when: blow('aino', 'levy'),
    under: [
      { setting: 'auto', answers: [[3, 3]], ...body('levy', 8) },
      { setting: 'gm', answers: [[3, 3]], ...body('levy', 9) },
    ],
  },
  racialAttributes: {
    sheets: { aino: hero({ attributes: { [MIGHT]: 6 }, racial: { [MIGHT]: 1 } }) },
    when: { type: 'set-attribute', who: 'aino', attribute: TOUGHNESS, value: 6, racial: 1 },
    under: [
      { setting: 'any', world: { creatures: { aino: { attributes: { [TOUGHNESS]: 6 } } } } },
      { setting: 'at-most-one-each-way', refused: 'too-many-racial' },
    ],
  },
  baseSkills: {
    sheets: { aino: hero({ attributes: { [LEARNING]: 1 }, skills: [{ id: 'nopea' }] }) },
    when: { type: 'learn', who: 'aino', what: 'lento' },
    under: [
      { setting: 0, refused: 'too-many-skills' },
      ...([1, 2, 3, 4, 7] as const).map((setting) => ({
        setting,
        world: { creatures: { aino: { spells: [{ id: 'lento' }] } } },
      })),
    ],
  },
  mindByParrier: {
    sheets: {
      aino: hero(),
      veikko: hero({ mind: 1, actions: 1 }),
      levy: foe({ actions: 2, attacks: [SPEAR] }),
    },
    scene: fight(2),
    when: spear,
    under: [
      { setting: false, answers: [[2], 'parry', [2]], ...body('aino', 5) },
      { setting: true, answers: [[2], 'parry', [2], 'spend'], ...body('aino', 6) },
    ],
  },
  slotConversion: {
    sheets: {
      aino: hero({ attributes: { [PERSONALITY]: 1 }, items: [{ id: 'arkku', weight: 'heavy', hands: 0 }] }),
    },
    when: { type: 'take', by: 'aino', item: 'sotanuija' },
    under: [
      { setting: 'all', world: { creatures: { aino: { items: [{ id: 'arkku' }, { id: 'sotanuija' }] } } } },
      { setting: 'bonus-only', refused: 'too-heavy' },
    ],
  },
  passing: {
    sheets: { aino: hero({ actions: 3 }), levy: foe({ actions: 1 }) },
    scene: fight(3),
    when: { type: 'pass', by: 'aino' },
    under: [
      { setting: 'hold', world: { creatures: { aino: { actions: 3 } }, fight: { tick: 2 } } },
      { setting: 'burn', world: { creatures: { aino: { actions: 2 } }, fight: { tick: 2 } } },
    ],
  },
  overdraw: {
    sheets: { aino: hero({ actions: 1 }), levy: foe({ actions: 1 }) },
    scene: fight(1),
    when: blow('aino', 'levy'),
    under: [
      { setting: 'forbidden', refused: 'too-few-actions' },
      { setting: 'allowed', answers: [[2, 2]], world: { creatures: { aino: { actions: 0, carried: -1 } } } },
    ],
  },
  parryReach: {
    sheets: { aino: hero(), veikko: hero({ actions: 1 }), levy: foe({ actions: 2, attacks: [SPEAR] }) },
    scene: fight(2),
    when: spear,
    under: [
      { setting: 'zone', answers: [[2]], asks: { label: 'parry', who: 'veikko' } },
      { setting: 'melee-only', answers: [[2]], ...body('aino', 5) },
    ],
  },
  delay: {
    sheets: { aino: hero({ actions: 3 }), levy: foe({ actions: 0 }) },
    scene: fight(1),
    when: { type: 'pass', by: 'aino' },
    under: [
      { setting: 'carry', world: { fight: { phase: 'round-end', pending: ['aino'] } } },
      { setting: 'pay-one', world: { fight: { phase: 'round-end', pending: ['aino'] } } },
      { setting: 'off', world: { fight: { round: 2, phase: 'initiative' } } },
    ],
  },
  meleeJoin: {
    sheets: { aino: hero({ actions: 2 }), veikko: hero(), levy: foe() },
    scene: fight(2, ['veikko', 'levy']),
    when: blow('aino', 'levy'),
    under: [
      { setting: 'before-roll', answers: [[3, 3]], ...body('levy', 8) },
      { setting: 'after-roll', answers: [[3, 3]], ...body('levy', 9) },
    ],
  },
  rangedJoinsMelee: {
    sheets: {
      aino: hero({ actions: 3, items: [{ id: 'jousi', weapon: { mode: 'ranged' } }] }),
      veikko: hero(),
      levy: foe(),
    },
    scene: fight(3, ['veikko', 'levy']),
    when: { type: 'attack', by: 'aino', with: 'jousi', on: ['levy'] },
    under: [
      { setting: false, answers: [[2, 2]], world: { fight: { melees: [{ members: ['veikko', 'levy'] }] } } },
      {
        setting: true,
        answers: [[2, 2]],
        world: { fight: { melees: [{ members: ['veikko', 'levy', 'aino'] }] } },
      },
    ],
  },
  freeStrikes: {
    sheets: {
      aino: hero({ actions: 1 }),
      levy: foe({ actions: 1, attacks: [SPEAR] }),
      matti: foe({ actions: 1, attacks: [SPEAR] }),
    },
    scene: fight(1, ['aino', 'levy', 'matti']),
    when: { type: 'move', by: 'aino', to: 'zone' },
    under: [
      { setting: 'each-enemy', answers: ['strike', [2], 'strike', [2]], ...body('aino', 4) },
      { setting: 'one', answers: ['strike', [2]], ...body('aino', 5) },
    ],
  },
  splitExtraDefence: {
    sheets: {
      aino: hero({ attributes: { [AGILITY]: 4 } }),
      veikko: hero(),
      levy: foe({ actions: 2, weight: 2, attacks: [BREATH] }),
    },
    scene: fight(2),
    when: breath,
    under: [
      {
        setting: false,
        answers: [[5, 5, 5, 5], [5, 2], 'cover', { veikko: 1, nobody: 1 }],
        world: { creatures: { aino: { riposte: 0 }, veikko: { body: 6 } } },
      },
      {
        setting: true,
        answers: [[5, 5, 5, 5], [5, 2], 'cover', { veikko: 1, nobody: 1 }, 'riposte'],
        world: { creatures: { aino: { riposte: 1 }, veikko: { body: 6 } } },
      },
    ],
  },
  riposteTarget: {
    sheets: { aino: hero({ actions: 2, riposte: 2, riposteAgainst: 'matti' }), levy: foe(), matti: foe() },
    scene: fight(2),
    when: blow('aino', 'levy'),
    under: [
      { setting: 'any', answers: [[4, 4, 2, 2]], world: { creatures: { aino: { riposte: 0 } } } },
      { setting: 'same-attacker', answers: [[4, 4]], world: { creatures: { aino: { riposte: 2 } } } },
    ],
  },
  complications: {
    sheets: { aino: hero({ actions: 2, attributes: { [MIGHT]: 2 } }), levy: foe() },
    scene: fight(2),
    when: blow('aino', 'levy'),
    under: [
      {
        setting: 'gm',
        answers: [[1, 4], 'off-balance', 'story'],
        world: { creatures: { aino: { conditions: [] } } },
      },
      {
        setting: 'as-named',
        answers: [[1, 4], 'off-balance'],
        world: { creatures: { aino: { conditions: ['off-balance'] } } },
      },
    ],
  },
  surprise: {
    sheets: {
      aino: hero({ attributes: { [AGILITY]: 4 } }),
      levy: foe({ actions: 2, attacks: [{ ...SPEAR, tn: 1 }] }),
    },
    scene: fight(2),
    when: { ...spear, surprise: true },
    under: [
      { setting: 'no-parry', answers: [[4, 2]], ...body('aino', 6) },
      { setting: 'disadvantage', answers: [[4, 2]], ...body('aino', 5) },
    ],
  },
  sheetLimits: {
    sheets: {
      aino: hero({ attributes: { [LEARNING]: 3 }, skills: [{ id: 'nopea' }, { id: 'karaistunut' }] }),
    },
    when: { type: 'set-attribute', who: 'aino', attribute: LEARNING, value: 2 },
    under: [
      { setting: 'free', world: { creatures: { aino: { attributes: { [LEARNING]: 2 } } } } },
      { setting: 'checked', refused: 'over-limits' },
    ],
  },
  oddSplit: {
    sheets: {
      aino: hero({ actions: 2, items: [{ id: 'nuoli', weapon: { mode: 'ranged', key: 'homing' } }] }),
      levy: foe({ tns: { mundane: 3 } }),
    },
    scene: fight(2),
    when: { type: 'attack', by: 'aino', with: 'nuoli', on: ['levy'] },
    under: [
      { setting: 'sum', answers: [[4, 2]], ...body('levy', 8) },
      { setting: 'fraction', answers: [[4, 2]], ...body('levy', 9) },
    ],
  },
  extraDamage: {
    sheets: {
      aino: hero({ actions: 2, items: [{ id: 'miekka', weapon: { damage: 1 } }] }),
      levy: foe({ tns: { mundane: 1 } }),
    },
    scene: fight(2),
    when: { type: 'attack', by: 'aino', with: 'miekka', on: ['levy'] },
    under: [
      { setting: 'one', answers: [[4, 4]], ...body('levy', 7) },
      { setting: 'two', answers: [[4, 4]], ...body('levy', 6) },
      { setting: 'none', answers: [[4, 4]], ...body('levy', 8) },
    ],
  },
  mindRescue: {
    sheets: { aino: hero({ mind: 1 }) },
    when: check(),
    under: [
      { setting: 'success', answers: [[4, 2], 'spend'], world: { creatures: { aino: { mind: 0 } } } },
      { setting: 'none', answers: [[4, 2], 'failure'], world: { creatures: { aino: { mind: 1 } } } },
    ],
  },
  woundedRolls: {
    sheets: { aino: hero({ body: 2 }) },
    when: check(),
    under: [
      { setting: 'none', answers: [[4, 4]], ...answerOutcome('success') },
      { setting: 'half', answers: [[4, 4], 'failure'], ...answerOutcome('failure') },
    ],
  },
  lastStand: {
    sheets: { aino: hero({ mind: 1, body: 1 }), levy: foe({ actions: 2, attacks: [SPEAR] }) },
    scene: fight(2),
    when: spear,
    under: [
      { setting: false, answers: [[2], 'accept'], ...body('aino', 0) },
      { setting: true, answers: [[2], 'accept', 'spend'], ...body('aino', 1) },
    ],
  },
  complicationDamage: {
    sheets: { aino: hero({ mind: 0, body: 5 }), levy: foe({ actions: 2, attacks: [SPEAR] }) },
    scene: fight(2),
    when: spear,
    under: [
      { setting: 'none', answers: [[1], 'none'], ...body('aino', 4) },
      { setting: 'one', answers: [[1], 'none'], ...body('aino', 3) },
    ],
  },
};

const table = ({ sheets, scene = {} }: OptionExample<unknown>, options: object): World =>
  noppa.createWorld({
    options: noppa.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: noppa.schemas.sheet.parse(sheet),
    })),
    scene: noppa.schemas.scene.parse(scene),
  });

describe.each(Object.entries(SHOWN as Readonly<Record<string, OptionExample<Json>>>))(
  '%s',
  (option, example) => {
    for (const { setting, ...told } of example.under) {
      const input = table(example, { [option]: setting });
      testExample(JSON.stringify(setting), {
        system: noppa,
        given: input,
        when: example.when,
        ...told,
      });
    }
  },
);

test('every setting of every option is shown', () => {
  for (const [name, option] of Object.entries(OPTIONS)) {
    const shown = SHOWN[name as keyof Options].under.map(({ setting }) => JSON.stringify(setting));
    const missing = option.settings
      .map(({ value }) => JSON.stringify(value))
      .filter((value) => !shown.includes(value));
    expect(missing, name).toEqual([]);
    expect(new Set(shown).size, name).toBeGreaterThan(1);
  }
});
