import { brp } from '@arbitro/brp';
import {
  type AnyAction,
  type AnyWorld,
  act,
  type CreatureId,
  createRandomOracle,
  oneOf,
  type System,
} from '@arbitro/kernel';
import { noppa } from '@arbitro/noppa';
import { createOrderPolicy, type OrderLine, parseOrders, policyOf } from '@arbitro/policies';
import { quinta } from '@arbitro/quinta';
import { rischio } from '@arbitro/rischio';
import { whitebox } from '@arbitro/whitebox';
import { describe, expect, test } from 'vitest';

function readOrders(...lines: readonly string[]): readonly OrderLine[] {
  return lines.map((line) => {
    const read = parseOrders(line);
    if (!read.ok) throw new Error(`${read.order} is no order`);
    return read.value;
  });
}

type Sheets = Readonly<Record<CreatureId, object>>;

function beginWorld(system: System, sheets: Sheets, scene: unknown): AnyWorld {
  return system.createWorld({
    options: system.schemas.options.parse({}),
    scene: system.schemas.scene.parse(scene),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: system.schemas.sheet.parse(sheet),
    })),
  });
}

/** Returns the action of the creature with these orders; the rules must allow it. */
function chooseOrderedAction(
  system: unknown,
  world: AnyWorld,
  who: CreatureId,
  ...lines: readonly string[]
): AnyAction {
  const any = system as System;
  const action = createOrderPolicy(any, readOrders(...lines), policyOf(any)).act(world, who, () => 1);
  expect(any.refuses(world, action), JSON.stringify(action)).toBeUndefined();
  return action;
}

describe('in rischio', () => {
  const any = rischio as unknown as System;
  const WOLF = { kind: 'opponent', health: 12, maxHealth: 12 };
  const FIRE = { id: 'fire', damage: 1, cost: { mana: 1 } };
  const ANNA = { maxHealth: 20, basicAttack: { damage: 5 }, abilities: [FIRE], resources: { mana: 3 } };

  /** Anna's turn: she rolls a 20 for initiative, the others a 1. */
  function fight(change: object = {}): AnyWorld {
    const sheets = { anna: { health: 20, ...ANNA, ...change }, lupo: WOLF, 'lupo-2': { ...WOLF, health: 4 } };
    let throws = 0;
    const step = act(
      any,
      beginWorld(any, { ...sheets, orso: { ...WOLF, health: 30, maxHealth: 30 } }, null),
      { type: 'fight' },
      createRandomOracle(
        () => (throws++ === 0 ? 20 : 1 + (throws % 3)),
        () => null,
      ),
    );
    if (step.kind !== 'done') throw new Error('no fight begins');
    expect(any.creaturesToAct(step.world)).toEqual(['anna']);
    return step.world;
  }
  const anna = (...lines: readonly string[]) => chooseOrderedAction(rischio, fight(), 'anna', ...lines);

  test.each([
    ['anna: weakest', 'lupo-2'],
    ['anna: strongest', 'orso'],
    ['anna: on orso', 'orso'],
    ['all: on lupo', 'lupo'],
    ['players: strongest', 'orso'],
    ['anna: on nobody, strongest', 'orso'],
  ])('“%s” is followed', (line, on) => {
    expect(anna(line)).toEqual({ type: 'attack', by: 'anna', on });
  });

  test('orders for others do not apply', () => {
    expect(anna('orso: strongest')).toEqual(policyOf(any).act(fight(), 'anna', () => 1));
  });

  test('the ordered item is used on the ordered target', () => {
    expect(anna('anna: use fire, strongest')).toEqual({
      type: 'use',
      by: 'anna',
      ability: 'fire',
      on: ['orso'],
    });
  });

  test('and where it cannot be, they do as always', () => {
    const action = chooseOrderedAction(rischio, fight({ resources: {} }), 'anna', 'anna: use fire');
    expect(action).toMatchObject({ type: 'attack' });
  });

  test('they withdraw below a part of their health, and not before', () => {
    const line = 'anna: withdraw below 30%';
    expect(chooseOrderedAction(rischio, fight({ health: 5 }), 'anna', line)).toEqual({
      type: 'leave',
      by: 'anna',
    });
    expect(chooseOrderedAction(rischio, fight({ health: 6 }), 'anna', line)).toMatchObject({
      type: 'attack',
    });
  });

  test('they play by the policy that is named', () => {
    const world = fight();
    const best = policyOf(any, 'tactician').act(world, 'anna', () => 1);
    expect(chooseOrderedAction(rischio, world, 'anna', 'anna: play tactician')).toEqual(best);
  });
});

describe('in noppa', () => {
  const any = noppa as unknown as System;
  const LEVY = { kind: 'foe', body: 2, attacks: [{ id: 'keihas', tn: 2 }] };
  const bow = { id: 'jousi', hands: 2, weapon: { mode: 'ranged' } };
  const zones = ['piha', 'lato'];
  const scene = { zones, borders: [{ between: zones }], fight: { tick: 3 } };
  const world = beginWorld(
    any,
    {
      aino: { actions: 3, items: [bow], zone: 'lato' },
      'levy-1': { ...LEVY, zone: 'piha' },
      'levy-2': { ...LEVY, body: 5, zone: 'lato' },
    },
    scene,
  );

  test.each([
    ['aino: nearest', 'levy-2'],
    ['aino: weakest', 'levy-1'],
    ['aino: on levy-2', 'levy-2'],
  ])('“%s” is followed', (line, on) => {
    expect(chooseOrderedAction(noppa, world, 'aino', line)).toMatchObject({ on: [on] });
  });

  test.each([
    ['aino: parry always', 'parry'],
    ['aino: parry never', 'let-pass'],
    ['all: let-pass always', 'let-pass'],
  ])('“%s” is answered', (line, answer) => {
    const policy = createOrderPolicy(any, readOrders(line), policyOf(any));
    const label = { name: 'parry', rule: 'noppa.parry.reaction' };
    expect(policy.answer({ who: 'aino', label, question: oneOf(['parry', 'let-pass']) }, world)).toBe(answer);
  });

  test('no orders apply to the game master', () => {
    const policy = createOrderPolicy(any, readOrders('all: falls always'), policyOf(any));
    const label = { name: 'foe-falls:levy-1', rule: 'noppa.attack.roll' };
    const question = { who: 'gm', label, question: oneOf(['stands', 'falls']) };
    expect(policy.answer(question, world)).toBe('stands');
  });
});

describe('in brp', () => {
  const any = brp as unknown as System;
  const THIEF = { kind: 'npc', skills: { Pugnale: 40 }, arms: ['Pugnale'] };
  const ANNA = { characteristics: { DES: 18 }, skills: { Spada: 60 }, arms: ['Spada Corta', 'Pugnale'] };
  const positions = { anna: 0, ladro: 4, 'ladro-2': 2 };
  const fight = (change: object = {}) =>
    beginWorld(
      any,
      { anna: { ...ANNA, ...change }, ladro: THIEF, 'ladro-2': { ...THIEF, wounds: [2] } },
      { fight: { at: positions } },
    );

  test.each([
    ['anna: nearest', { on: 'ladro-2' }],
    ['anna: strongest', { on: 'ladro' }],
    ['anna: use dagger, strongest', { on: 'ladro', with: 'dagger' }],
    ['anna: withdraw below 30%', { type: 'attack' }],
  ])('“%s” is followed', (line, expected) => {
    expect(chooseOrderedAction(brp, fight(), 'anna', line)).toMatchObject(expected);
  });

  test('they leave when there is little left of them', () => {
    const away = chooseOrderedAction(brp, fight({ wounds: [7] }), 'anna', 'anna: withdraw below 50%');
    expect(away).toEqual({ type: 'leave', by: 'anna' });
  });

  test.each([
    ['anna: parry always', 'parry:short-sword'],
    ['anna: parry never', 'dodge'],
    ['anna: none always', 'none'],
  ])('“%s” is answered', (line, answer) => {
    const policy = createOrderPolicy(any, readOrders(line), policyOf(any));
    const question = oneOf(['parry:short-sword', 'dodge', 'none']);
    const label = { name: 'defence', rule: 'brp.combat.defence-timing' };
    expect(policy.answer({ who: 'anna', label, question }, fight())).toBe(answer);
  });
});

describe('in quinta', () => {
  const any = quinta as unknown as System;
  const AXE = { name: 'axe', attack: 'melee', damage: '1d6', type: 'slashing' };
  const BOW = { name: 'bow', attack: 'ranged', range: [24, 96], damage: '1d8', type: 'piercing' };
  const CURE = { name: 'cure', heals: '1d8', uses: 1, range: 9 };
  const RAIDER = { kind: 'monster', hp: 13, deeds: [AXE] };
  const map = { ground: Array.from({ length: 4 }, () => '........') };
  const fight = (change: object = {}) =>
    beginWorld(
      any,
      {
        anna: { hp: 20, fullHp: 20, deeds: [AXE, BOW, CURE], at: [0, 0], ...change },
        predone: { ...RAIDER, hp: 4, fullHp: 13, at: [5, 0] },
        'predone-2': { ...RAIDER, at: [2, 0] },
        bruto: { ...RAIDER, hp: 50, at: [7, 3] },
      },
      { map, fight: { order: ['anna', 'predone', 'predone-2', 'bruto'] } },
    );

  test.each([
    ['anna: nearest', { type: 'attack', on: 'predone-2' }],
    ['anna: strongest', { type: 'attack', on: 'bruto' }],
    ['anna: on predone', { type: 'attack', on: 'predone' }],
    ['anna: use bow, strongest', { with: 'bow', on: 'bruto' }],
    ['anna: use dodge', { type: 'dodge' }],
    ['anna: withdraw below 30%', { type: 'attack' }],
  ])('“%s” is followed', (line, expected) => {
    expect(chooseOrderedAction(quinta, fight(), 'anna', line)).toMatchObject(expected);
  });

  test('they leave when there is little left of them', () => {
    const away = chooseOrderedAction(quinta, fight({ hp: 5 }), 'anna', 'anna: withdraw below 30%');
    expect(away).toEqual({ type: 'leave', by: 'anna', how: 'fled' });
  });

  test.each([
    ['anna: attack never', 'decline'],
    ['anna: attack always', 'attack'],
  ])('“%s” is answered', (line, answer) => {
    const policy = createOrderPolicy(any, readOrders(line), policyOf(any));
    const label = { name: 'opportunity', rule: 'quinta.attack.opportunity' };
    const question = oneOf(['attack', 'decline']);
    expect(policy.answer({ who: 'anna', label, question }, fight())).toBe(answer);
  });
});

describe('in whitebox', () => {
  const any = whitebox as unknown as System;
  const ORC = { kind: 'monster', hp: 6, weapons: [{ name: 'axe', damage: '1d6' }] };
  const SWORD = { name: 'sword', damage: '1d8' };
  const BOW = { name: 'bow', kind: 'missile', damage: '1d6' };
  const BOLT = { name: 'bolt', range: 150, effect: { damage: '1d4' } };
  const NAP = { name: 'nap', range: 150, effect: { condition: 'asleep', minutes: 10 } };
  const positions = { orso: 5, 'orso-2': 30 };
  const fight = (change: object = {}) =>
    beginWorld(
      any,
      {
        anna: { class: 'fighter', hp: 18, maxHp: 18, weapons: [SWORD, BOW], ...change },
        orso: ORC,
        'orso-2': { ...ORC, hp: 9 },
      },
      { fight: { at: positions, initiative: { party: 6, foes: 1 } } },
    );

  test.each([
    ['anna: nearest', { type: 'attack', on: 'orso' }],
    ['anna: strongest', { type: 'attack', on: 'orso-2' }],
    ['anna: use bow, strongest', { on: 'orso-2', with: 'bow' }],
    ['anna: on orso-2', { on: 'orso-2', with: 'sword', first: { feet: 25, toward: 'orso-2' } }],
    ['anna: withdraw below 30%', { type: 'attack' }],
  ])('“%s” is followed', (line, expected) => {
    expect(chooseOrderedAction(whitebox, fight(), 'anna', line)).toMatchObject(expected);
  });

  test('an ordered spell is announced, and cast on the ordered target', () => {
    const mage = fight({ class: 'magic-user', spells: [NAP, BOLT] });
    const line = 'anna: use bolt, strongest';
    const announced = chooseOrderedAction(whitebox, mage, 'anna', line);
    expect(announced).toEqual({ type: 'announce', by: 'anna', spell: 'bolt' });
    const step = act(
      any,
      mage,
      announced,
      createRandomOracle(
        () => 1,
        () => null,
      ),
    );
    if (step.kind !== 'done') throw new Error(`the announcement is ${step.kind}`);
    expect(chooseOrderedAction(whitebox, step.world, 'anna', line)).toMatchObject({
      type: 'cast',
      on: ['orso-2'],
    });
  });

  test('they step back and leave when there is little left of them', () => {
    const line = 'anna: withdraw below 50%';
    expect(chooseOrderedAction(whitebox, fight({ hp: 7 }), 'anna', line)).toMatchObject({
      type: 'move',
      from: 'orso',
    });
  });
});

test.each(['anna', 'anna: dance', ': weakest', 'anna: withdraw below a third', 'anna: weakest,'])(
  '“%s” is no line of orders',
  (line) => {
    expect(parseOrders(line).ok).toBe(false);
  },
);
