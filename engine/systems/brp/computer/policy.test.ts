import { readFileSync } from 'node:fs';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { act, type CreatureId, createRandomOracle, type DecisionRequest, oneOf } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Action } from '../actions.ts';
import { brp } from '../index.ts';
import { DEX, STR } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { plainPolicy, sensiblePolicy } from './policy.ts';

function table(
  sheets: Readonly<Record<CreatureId, object>>,
  fight: object = {},
  options: object = {},
): World {
  return brp.createWorld({
    options: brp.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: brp.schemas.sheet.parse(sheet),
    })),
    scene: brp.schemas.scene.parse({ fight }),
  });
}

const QUICK = { characteristics: { [DEX]: 18 } };
const ANNA = {
  ...QUICK,
  skills: { Spada: 60, Arco: 50, 'first-aid': 50 },
  arms: ['Spada Corta', { weapon: 'Arco Lungo', held: 'stowed' }],
};
const THIEF = { kind: 'npc', skills: { Pugnale: 40 }, arms: ['Pugnale'] };

/** The same fight, in which all creatures have still to declare. */
function worldAfterDeclarations(
  sheets: Readonly<Record<CreatureId, object>>,
  at: Readonly<Record<CreatureId, number>>,
): World {
  const world = { ...table(sheets), fight: null };
  const participants = Object.keys(sheets).map((who) => ({ who, at: at[who] ?? 0 }));
  const step = act(
    brp,
    world,
    { type: 'fight', participants },
    createRandomOracle(() => 1, sensiblePolicy.answer),
  );
  if (step.kind !== 'done') throw new Error(`the fight is ${step.kind}`);
  return step.world;
}

const chooseAction = (policy: typeof plainPolicy, world: World): Action => policy.act(world, 'anna', () => 1);

test('no plan counts on a skill that the setting has removed', () => {
  const { scene, sheet, options } = brp.schemas;
  const armed = {
    ...QUICK,
    skills: { Spada: 40, 'Pistola a Energia': 90 },
    arms: ['Pistola Laser', 'Spada Corta'],
  };
  const world = brp.createWorld({
    options: options.parse({}),
    creatures: Object.entries({ anna: armed, ladro: THIEF }).map(([id, written]) => ({
      id,
      name: id,
      sheet: sheet.parse(written),
    })),
    scene: scene.parse({ fight: true, setting: { removed: ['Arma a Energia'] } }),
  });
  for (const policy of [plainPolicy, sensiblePolicy])
    expect(chooseAction(policy, world)).toMatchObject({ type: 'attack', with: 'short-sword', on: 'ladro' });
});

describe('the sensible', () => {
  test.each([
    [
      'strike with what is in hand',
      { anna: ANNA, ladro: THIEF },
      { type: 'attack', with: 'short-sword', on: 'ladro' },
    ],
    [
      'go for whoever is nearly down',
      { anna: ANNA, ladro: THIEF, ferito: { ...THIEF, wounds: [7] } },
      { type: 'attack', on: 'ferito' },
    ],
    [
      'get up when they have fallen',
      { anna: { ...ANNA, conditions: ['fallen'] }, ladro: THIEF },
      { type: 'stand' },
    ],
    [
      'struggle by strength where that promises more',
      { anna: { ...ANNA, conditions: ['held'], heldBy: 'ladro' }, ladro: THIEF },
      { type: 'break-free', how: STR },
    ],
    [
      'load what they hold and cannot shoot',
      {
        anna: { ...QUICK, skills: { Balestra: 60 }, arms: [{ weapon: 'Balestra Pesante', loading: 1 }] },
        ladro: THIEF,
      },
      { type: 'reload', with: 'heavy-crossbow' },
    ],
  ])('%s', (_, sheets, wanted) => {
    expect(chooseAction(sensiblePolicy, table(sheets))).toMatchObject(wanted);
  });

  test('declare the way to a foe who is too far to strike', () => {
    const swordsman = { ...ANNA, arms: ['Spada Corta'] };
    expect(
      chooseAction(sensiblePolicy, worldAfterDeclarations({ anna: swordsman, ladro: THIEF }, { ladro: 20 })),
    ).toEqual({
      type: 'declare',
      by: 'anna',
      act: 'attack',
      with: 'short-sword',
      on: 'ladro',
      move: { metres: 15, toward: 'ladro' },
    });
  });

  test('draw a bow on those who are too far to run to', () => {
    expect(
      chooseAction(sensiblePolicy, worldAfterDeclarations({ anna: ANNA, ladro: THIEF }, { ladro: 80 })),
    ).toMatchObject({
      act: 'attack',
      with: 'long-bow',
      draw: ['long-bow'],
      stow: ['short-sword'],
    });
  });

  test('run as far as they can where nothing reaches', () => {
    const swordsman = { ...ANNA, arms: ['Spada Corta'] };
    expect(
      chooseAction(sensiblePolicy, worldAfterDeclarations({ anna: swordsman, ladro: THIEF }, { ladro: 80 })),
    ).toMatchObject({
      move: { metres: 30, toward: 'ladro' },
    });
  });
});

test('the dying are saved by the nearest creature', () => {
  const world = table({ anna: ANNA, bruno: QUICK, ladro: THIEF });
  const oracle = createRandomOracle<World>(() => 1, sensiblePolicy.answer);
  const wounds = [5, 9].reduce((now, damage) => {
    const step = act(brp, now, { type: 'harm', who: 'bruno', damage, kind: 'weapon' }, oracle);
    if (step.kind !== 'done') throw new Error(`the harm is ${step.kind}`);
    return step.world;
  }, world);
  expect(chooseAction(sensiblePolicy, wounds)).toEqual({
    type: 'first-aid',
    by: 'anna',
    on: 'bruno',
    wound: 2,
  });
  expect(chooseAction(plainPolicy, wounds)).toMatchObject({ type: 'attack' });
});

describe('what they answer', () => {
  const world = table({ anna: { ...ANNA, skills: { Spada: 60, Schivare: 70 } }, ladro: THIEF });
  const asked = (...options: readonly string[]): DecisionRequest => ({
    label: { name: 'defence', rule: 'brp.combat.defence-timing' },
    who: 'anna',
    question: oneOf(options),
  });

  test('the sensible choose the better defence', () => {
    expect(sensiblePolicy.answer(asked('parry:short-sword', 'dodge', 'none'), world)).toBe('dodge');
    expect(sensiblePolicy.answer(asked('parry:short-sword', 'none'), world)).toBe('parry:short-sword');
  });

  test('the plain do not defend', () => {
    expect(plainPolicy.answer(asked('parry:short-sword', 'none'), world)).toBe('none');
  });
});

const SEEDS = 200;

describe('four against four to the end', () => {
  const text = readFileSync(new URL('../scenarios/skirmish.yaml', import.meta.url), 'utf8');
  const initialWorld = startEncounter(parse(text));

  test.each([
    ['sensible', sensiblePolicy],
    ['plain', plainPolicy],
  ] as const)('%s, over many seeds, never stuck and never in a world that could not be', (_, policy) => {
    const winners = new Set<string | null>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const world = playFight(initialWorld, policy, `skirmish ${seed}`);
      expect(brp.schemas.world.safeParse(world).success).toBe(true);
      winners.add(world.fight?.winner ?? null);
    }
    expect([...winners]).toEqual(expect.arrayContaining(['heroes', 'foes']));
  });
});

interface Told {
  readonly options: object;
  readonly creatures: readonly { readonly id: CreatureId; readonly sheet: object }[];
  readonly steps: readonly { readonly do?: object }[];
}

/** The scenario up to the start of the fight. */
function startEncounter({ options, creatures, steps }: Told): World {
  const sheets = Object.fromEntries(creatures.map(({ id, sheet }) => [id, sheet]));
  const oracle = createRandomOracle<World>(() => 1, sensiblePolicy.answer);
  const action = brp.schemas.action.parse(steps[0]?.do);
  const step = act(brp, { ...table(sheets, {}, options), fight: null }, action, oracle);
  if (step.kind !== 'done') throw new Error(`the fight is ${step.kind}`);
  return step.world;
}

const LONG = 2_000;

function playFight(initialWorld: World, policy: typeof plainPolicy, seed: string): World {
  const die = createSeededDie(seedOf(seed));
  const oracle = createRandomOracle<World>(die, policy.answer);
  let world = initialWorld;
  for (let turn = 0; turn < LONG; turn++) {
    if (world.fight?.over) return world;
    const [who] = brp.creaturesToAct(world);
    if (who === undefined) throw new Error(`${seed}: nobody is waited for on turn ${turn}`);
    const step = act(brp, world, policy.act(world, who, die), oracle);
    if (step.kind !== 'done') throw new Error(`${seed}: turn ${turn} is ${JSON.stringify(step)}`);
    world = step.world;
  }
  throw new Error(`${seed}: no end`);
}
