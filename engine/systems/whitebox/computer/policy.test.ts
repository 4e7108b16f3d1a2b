import { createSeededDie, seedOf } from '@arbitro/dice';
import { act, type CreatureId, createRandomOracle, type DecisionRequest, oneOf } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { whitebox } from '../index.ts';
import type { World } from '../state.ts';
import { plainPolicy, sensiblePolicy } from './policy.ts';

type Sheets = Readonly<Record<CreatureId, object>>;

const table = (sheets: Sheets, scene: object = {}, options: object = {}): World =>
  whitebox.createWorld({
    options: whitebox.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: whitebox.schemas.sheet.parse(sheet),
    })),
    scene: whitebox.schemas.scene.parse(scene),
  });

const SWORD = { name: 'sword', damage: '1d8' };
const BOW = { name: 'bow', kind: 'missile', damage: '1d6', range: 150 };
const ANNA = { class: 'fighter', hp: 18, weapons: [SWORD] };
const LIA = { class: 'thief', hp: 10, weapons: [BOW, { name: 'knife', damage: '1d4' }] };
const ORC = { kind: 'monster', hp: 6, rate: 9, hitBonus: 1, weapons: [{ name: 'axe', damage: '1d6' }] };
const BOLT = { name: 'bolt', range: 150, effect: { damage: '1d6+1' } };
const MAGE = { class: 'magic-user', hp: 8, weapons: [{ name: 'dagger', damage: '1d4' }], spells: [BOLT] };

const fightAt = (places: object) => ({ fight: { at: places, initiative: { party: 6, foes: 1 } } });
const chooseAction = (policy: typeof plainPolicy, world: World): Action => policy.act(world, 'anna', () => 1);

describe('the sensible', () => {
  test.each<[string, Sheets, object, object]>([
    [
      'strike whoever is at hand',
      { anna: ANNA, orso: ORC },
      { orso: 5 },
      { type: 'attack', on: 'orso', with: 'sword' },
    ],
    [
      'go for whoever is nearly down',
      { anna: ANNA, orso: ORC, urs: { ...ORC, hp: 1 } },
      { orso: 5, urs: 5 },
      { on: 'urs' },
    ],
    [
      'go there where it takes a few steps',
      { anna: ANNA, orso: ORC },
      { orso: 40 },
      { type: 'attack', on: 'orso', first: { feet: 35, toward: 'orso' } },
    ],
    [
      'go as far as they can where it takes more',
      { anna: ANNA, orso: ORC },
      { orso: 80 },
      { type: 'move', feet: 40, toward: 'orso' },
    ],
    ['shoot from afar', { anna: LIA, orso: ORC }, { orso: 100 }, { type: 'attack', on: 'orso', with: 'bow' }],
    [
      'do not shoot at those whom comrades are at',
      { anna: LIA, bruno: ANNA, orso: ORC },
      { bruno: 95, orso: 100 },
      { type: 'move' },
    ],
    [
      'announce a spell that is worth it',
      { anna: MAGE, orso: ORC },
      { orso: 60 },
      { type: 'announce', spell: 'bolt' },
    ],
    [
      'flee when they must',
      { anna: { ...ANNA, morale: 'flee' }, orso: ORC },
      { orso: 5 },
      { type: 'move', from: 'orso' },
    ],
    [
      'and leave when they can',
      { anna: { ...ANNA, morale: 'flee' }, orso: ORC },
      { orso: 50 },
      { type: 'leave' },
    ],
    [
      'leave where nothing they have can hurt anybody',
      { anna: { ...ANNA, weapons: [] }, orso: ORC },
      { orso: 50 },
      { type: 'leave' },
    ],
    [
      'leave whom they could never hit',
      { anna: ANNA, orso: { ...ORC, ac: '-20 [39]' } },
      { orso: 50 },
      { type: 'leave' },
    ],
  ])('%s', (_, sheets, places, wanted) => {
    expect(chooseAction(sensiblePolicy, table(sheets, fightAt(places)))).toMatchObject(wanted);
  });

  test('bind the wounds of a comrade at hand', () => {
    const options = { deathMode: 'below-minus-level' };
    const initialWorld = table(
      { anna: ANNA, bruno: { ...ANNA, level: 3 }, orso: ORC },
      fightAt({ orso: 5 }),
      options,
    );
    const blow: Action = { type: 'harm', who: 'bruno', damage: 19, what: 'a rock' };
    const step = act(
      whitebox,
      initialWorld,
      blow,
      createRandomOracle(() => 1, sensiblePolicy.answer),
    );
    if (step.kind !== 'done') throw new Error(`the harm is ${step.kind}`);
    const { world } = step;
    expect(chooseAction(sensiblePolicy, world)).toEqual({ type: 'bind', by: 'anna', on: 'bruno' });
    expect(chooseAction(plainPolicy, world)).toMatchObject({ type: 'attack' });
  });

  test('prepare a spell, and cast it when it is ready', () => {
    const options = { combatSequence: 'alternative' };
    const world = table({ anna: MAGE, orso: ORC }, fightAt({ orso: 60 }), options);
    expect(chooseAction(sensiblePolicy, world)).toEqual({ type: 'prepare', by: 'anna', spell: 'bolt' });
    const ready = { ...MAGE, casting: { spell: 'bolt', phase: 'ready', since: 0 } };
    expect(
      chooseAction(sensiblePolicy, table({ anna: ready, orso: ORC }, fightAt({ orso: 60 }), options)),
    ).toEqual({
      type: 'cast',
      by: 'anna',
      spell: 'bolt',
      on: ['orso'],
    });
  });
});

test('only the sensible put courage to the test', () => {
  const decisionRequest: DecisionRequest = {
    label: { name: 'morale-call', rule: 'whitebox.morale.referee-decides' },
    who: 'gm',
    question: oneOf(['no-check', 'roll-table', 'flee']),
  };
  const world = table({ anna: ANNA, orso: ORC });
  expect(sensiblePolicy.answer(decisionRequest, world)).toBe('roll-table');
  expect(plainPolicy.answer(decisionRequest, world)).toBe('no-check');
});

const CASTER = {
  ...MAGE,
  spells: [
    { ...BOLT, memorised: 2 },
    {
      name: 'sleep',
      range: 240,
      targets: 4,
      effect: { condition: 'asleep', minutes: 5 },
      save: { category: 'spells-staves', onSave: 'none' },
    },
  ],
};
const HEALER = {
  class: 'cleric',
  hp: 14,
  ac: '4 [15]',
  weapons: [{ name: 'mace', damage: '1d6' }],
  spells: [{ name: 'cure', memorised: 2, range: 10, effect: { heals: '1d6+1' } }],
};
const SHAMAN = {
  ...ORC,
  spells: [
    {
      name: 'fire',
      range: 60,
      targets: 2,
      effect: { damage: '2d6' },
      timing: 'round-end',
      save: { category: null, onSave: 'half' },
    },
  ],
};
const BEAST = {
  ...ORC,
  hp: 18,
  weapons: [
    { name: 'claw', damage: '1d3', attacks: 2 },
    { name: 'bite', damage: '1d6' },
  ],
  routine: ['claw', 'bite'],
};
const DOZEN: Sheets = Object.fromEntries(
  Array.from({ length: 12 }, (_, n) => {
    const special: Readonly<Record<number, object>> = { 0: SHAMAN, 1: BEAST, 2: { ...ORC, weapons: [BOW] } };
    return [`orso-${n + 1}`, special[n] ?? ORC];
  }),
);
const SIX: Sheets = {
  anna: { ...ANNA, level: 3, ac: '3 [16]', weapons: [SWORD, { ...BOW, inHand: false }] },
  bruno: { ...ANNA, level: 3, ac: '3 [16]', scores: { dexterity: 13 } },
  clara: HEALER,
  dora: CASTER,
  elio: CASTER,
  lia: { ...LIA, level: 3 },
};

const SEEDS = 25;

describe('six against a dozen to the end', () => {
  test.each([
    ['the standard sequence', {}],
    ['the alternative one', { combatSequence: 'alternative' }],
    ['with intents', { combatDeclareIntent: true }],
    ['the alternative one with intents', { combatSequence: 'alternative', combatDeclareIntent: true }],
    [
      'the less harsh method, and everybody for themselves',
      { deathMode: 'below-minus-level', deathNegativeFor: 'everyone', combatSurpriseRoll: 'individual' },
    ],
    [
      'every round anew, and spells that break',
      { initiativeFrequency: 'every-round', spellsTieInterrupts: true, missileIntoMelee: 'referee' },
    ],
  ])('%s, over many seeds, never stuck and never in a world that could not be', (name, options) => {
    const initialWorld = table({ ...SIX, ...DOZEN }, { asksMorale: true }, options);
    for (const [policy, mind] of Object.entries({ sensible: sensiblePolicy, plain: plainPolicy }))
      for (let seed = 0; seed < SEEDS; seed++) {
        const world = playFight(initialWorld, mind, `${name} ${policy} ${seed}`);
        expect(whitebox.schemas.world.safeParse(world).success).toBe(true);
        expect(listLeftovers(world)).toEqual([]);
      }
  });
});

/** The state of a finished fight that must not remain. */
function listLeftovers({ fight, creatures }: World): readonly unknown[] {
  const { pending = [], fires = [], fallen = [], fighters = [] } = fight ?? {};
  const bodies = creatures.flatMap(({ id, casting, droppedIn, morale }) =>
    casting || droppedIn !== null || (morale && !['flee', 'surrender'].includes(morale)) ? [id] : [],
  );
  return [...pending, ...fires, ...fallen, ...fighters.filter(({ intent }) => intent !== null), ...bodies];
}

const LONG = 5_000;

function playFight(initialWorld: World, policy: typeof plainPolicy, seed: string): World {
  const die = createSeededDie(seedOf(seed));
  const oracle = createRandomOracle<World>(die, policy.answer);
  let world = initialWorld;
  for (let turn = 0; turn < LONG; turn++) {
    if (world.fight?.over) return world;
    const [who] = whitebox.creaturesToAct(world);
    if (world.fight && who === undefined) throw new Error(`${seed}: nobody is waited for on turn ${turn}`);
    const action: Action = who === undefined ? { type: 'fight', distance: 60 } : policy.act(world, who, die);
    const step = act(whitebox, world, action, oracle);
    if (step.kind !== 'done')
      throw new Error(`${seed}: ${JSON.stringify(action)} is ${JSON.stringify(step)}`);
    world = step.world;
  }
  throw new Error(`${seed}: no end`);
}
