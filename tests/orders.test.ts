import { brp } from '@arbitro/brp';
import {
  type AnyAction,
  type AnyWorld,
  act,
  type CreatureId,
  oneOf,
  random,
  type System,
} from '@arbitro/kernel';
import { noppa } from '@arbitro/noppa';
import { following, type Ordered, parseOrders, policyOf } from '@arbitro/policies';
import { rischio } from '@arbitro/rischio';
import { describe, expect, test } from 'vitest';

function ordered(...lines: readonly string[]): readonly Ordered[] {
  return lines.map((line) => {
    const read = parseOrders(line);
    if (!read.ok) throw new Error(`${read.order} is no order`);
    return read.value;
  });
}

type Sheets = Readonly<Record<CreatureId, object>>;

function table(system: System, sheets: Sheets, scene: unknown): AnyWorld {
  return system.begin({
    options: system.schemas.options.parse({}),
    scene: system.schemas.scene.parse(scene),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: system.schemas.sheet.parse(sheet),
    })),
  });
}

/** What whoever is ordered does; the rules let it through. */
function does(system: unknown, world: AnyWorld, who: CreatureId, ...lines: readonly string[]): AnyAction {
  const any = system as System;
  const action = following(any, ordered(...lines), policyOf(any)).act(world, who, () => 1);
  expect(any.refuses(world, action), JSON.stringify(action)).toBeUndefined();
  return action;
}

describe('in rischio', () => {
  const any = rischio as unknown as System;
  const WOLF = { kind: 'opponent', health: 12, maxHealth: 12 };
  const FIRE = { id: 'fire', damage: 1, cost: { mana: 1 } };
  const ANNA = { maxHealth: 20, basicAttack: { damage: 5 }, abilities: [FIRE], resources: { mana: 3 } };

  /** Anna's turn: she throws a 20 for the order, the others a 1. */
  function fight(change: object = {}): AnyWorld {
    const sheets = { anna: { health: 20, ...ANNA, ...change }, lupo: WOLF, 'lupo-2': { ...WOLF, health: 4 } };
    let throws = 0;
    const step = act(
      any,
      table(any, { ...sheets, orso: { ...WOLF, health: 30, maxHealth: 30 } }, null),
      { type: 'fight' },
      random(
        () => (throws++ === 0 ? 20 : 1 + (throws % 3)),
        () => null,
      ),
    );
    if (step.is !== 'done') throw new Error('no fight begins');
    expect(any.due(step.world)).toEqual(['anna']);
    return step.world;
  }
  const anna = (...lines: readonly string[]) => does(rischio, fight(), 'anna', ...lines);

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

  test('orders of others are none of theirs', () => {
    expect(anna('orso: strongest')).toEqual(policyOf(any).act(fight(), 'anna', () => 1));
  });

  test('what is to be used is used, on whom it is said', () => {
    expect(anna('anna: use fire, strongest')).toEqual({
      type: 'use',
      by: 'anna',
      ability: 'fire',
      on: ['orso'],
    });
  });

  test('and where it cannot be, they do as always', () => {
    const action = does(rischio, fight({ resources: {} }), 'anna', 'anna: use fire');
    expect(action).toMatchObject({ type: 'attack' });
  });

  test('they withdraw below a part of their health, and not before', () => {
    const line = 'anna: withdraw below 30%';
    expect(does(rischio, fight({ health: 5 }), 'anna', line)).toEqual({ type: 'leave', by: 'anna' });
    expect(does(rischio, fight({ health: 6 }), 'anna', line)).toMatchObject({ type: 'attack' });
  });

  test('they play by the policy that is named', () => {
    const world = fight();
    const best = policyOf(any, 'tactician').act(world, 'anna', () => 1);
    expect(does(rischio, world, 'anna', 'anna: play tactician')).toEqual(best);
  });
});

describe('in noppa', () => {
  const any = noppa as unknown as System;
  const LEVY = { kind: 'foe', body: 2, attacks: [{ id: 'keihas', tn: 2 }] };
  const bow = { id: 'jousi', hands: 2, weapon: { mode: 'ranged' } };
  const zones = ['piha', 'lato'];
  const scene = { zones, borders: [{ between: zones }], fight: { tick: 3 } };
  const world = table(
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
    expect(does(noppa, world, 'aino', line)).toMatchObject({ on: [on] });
  });

  test.each([
    ['aino: parry always', 'parry'],
    ['aino: parry never', 'let-pass'],
    ['all: let-pass always', 'let-pass'],
  ])('“%s” is answered', (line, answer) => {
    const policy = following(any, ordered(line), policyOf(any));
    const label = { name: 'parry', rule: 'noppa.parry.reaction' };
    expect(policy.answer({ who: 'aino', label, question: oneOf(['parry', 'let-pass']) }, world)).toBe(answer);
  });

  test('the game master is under nobody’s orders', () => {
    const policy = following(any, ordered('all: falls always'), policyOf(any));
    const label = { name: 'foe-falls:levy-1', rule: 'noppa.attack.roll' };
    const asked = { who: 'gm', label, question: oneOf(['stands', 'falls']) };
    expect(policy.answer(asked, world)).toBe('stands');
  });
});

describe('in brp', () => {
  const any = brp as unknown as System;
  const THIEF = { kind: 'npc', skills: { Pugnale: 40 }, arms: ['Pugnale'] };
  const ANNA = { characteristics: { DES: 18 }, skills: { Spada: 60 }, arms: ['Spada Corta', 'Pugnale'] };
  const at = { anna: 0, ladro: 4, 'ladro-2': 2 };
  const fight = (change: object = {}) =>
    table(
      any,
      { anna: { ...ANNA, ...change }, ladro: THIEF, 'ladro-2': { ...THIEF, wounds: [2] } },
      { fight: { at } },
    );

  test.each([
    ['anna: nearest', { on: 'ladro-2' }],
    ['anna: strongest', { on: 'ladro' }],
    ['anna: use dagger, strongest', { on: 'ladro', with: 'dagger' }],
    ['anna: withdraw below 30%', { type: 'attack' }],
  ])('“%s” is followed', (line, wanted) => {
    expect(does(brp, fight(), 'anna', line)).toMatchObject(wanted);
  });

  test('they leave when there is little left of them', () => {
    const away = does(brp, fight({ wounds: [7] }), 'anna', 'anna: withdraw below 50%');
    expect(away).toEqual({ type: 'leave', by: 'anna' });
  });

  test.each([
    ['anna: parry always', 'parry:short-sword'],
    ['anna: parry never', 'dodge'],
    ['anna: none always', 'none'],
  ])('“%s” is answered', (line, answer) => {
    const policy = following(any, ordered(line), policyOf(any));
    const question = oneOf(['parry:short-sword', 'dodge', 'none']);
    const label = { name: 'defence', rule: 'brp.combat.defence-timing' };
    expect(policy.answer({ who: 'anna', label, question }, fight())).toBe(answer);
  });
});

test.each(['anna', 'anna: dance', ': weakest', 'anna: withdraw below a third', 'anna: weakest,'])(
  '“%s” is no line of orders',
  (line) => {
    expect(parseOrders(line).ok).toBe(false);
  },
);
