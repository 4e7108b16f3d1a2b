import { act, type CreatureId, createRandomOracle } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { brp } from '../index.ts';
import { DEX, SIZ, STR } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { sensiblePolicy } from './policy.ts';

const QUICK = { characteristics: { [DEX]: 18 } };
const SWORDSMAN = { ...QUICK, skills: { Spada: 40, Rissa: 60 }, arms: ['Spada Corta'] };
const THIEF = { kind: 'npc', skills: { Pugnale: 40 }, arms: ['Pugnale'] };

function buildTable(sheets: Readonly<Record<CreatureId, object>>, fight: object = {}): World {
  return brp.createWorld({
    options: brp.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: brp.schemas.sheet.parse(sheet),
    })),
    scene: brp.schemas.scene.parse({ fight }),
  });
}

const oracle = createRandomOracle<World>(() => 1, sensiblePolicy.answer);
const choose = (world: World, who: CreatureId): Action => sensiblePolicy.act(world, who, () => 1);

function doAction(world: World, action: Action): World {
  const step = act(brp, world, action, oracle);
  if (step.kind !== 'done') throw new Error(`${JSON.stringify(action)} is ${step.kind}`);
  return step.world;
}

/** The fight in which all creatures have still to declare. */
function beginFight(
  sheets: Readonly<Record<CreatureId, object>>,
  at: Readonly<Record<CreatureId, number>>,
): World {
  const participants = Object.keys(sheets).map((who) => ({ who, at: at[who] ?? 0 }));
  return doAction({ ...buildTable(sheets), fight: null }, { type: 'fight', participants });
}

const engage = (world: World, ...pair: readonly [CreatureId, CreatureId]): World => ({
  ...world,
  fight: world.fight && { ...world.fight, engaged: [pair] },
});

describe('no creature waits', () => {
  test('who is engaged, while a weaker foe is out of reach', () => {
    const sheets = { anna: SWORDSMAN, near: THIEF, far: { ...THIEF, wounds: [8] } };
    const world = engage(beginFight(sheets, { near: 0, far: 12 }), 'anna', 'near');
    expect(choose(world, 'anna')).toMatchObject({ type: 'declare', act: 'attack', on: 'near' });
  });

  test('whose target has fallen, if another foe is in reach', () => {
    const sheets = { anna: SWORDSMAN, one: { ...THIEF, wounds: [8] }, two: THIEF };
    let world = beginFight(sheets, {});
    for (const who of ['anna', 'one', 'two']) world = doAction(world, choose(world, who));
    world = doAction(world, { type: 'harm', who: 'one', damage: 20, kind: 'weapon' });
    expect(choose(world, 'anna')).toMatchObject({ type: 'attack', on: 'two' });
  });

  test('who runs to a foe among others', () => {
    const sheets = { anna: SWORDSMAN, one: { ...THIEF, wounds: [8] }, two: THIEF };
    const begun = beginFight(sheets, { one: 12, two: 13 });
    const run = doAction(begun, choose(begun, 'anna'));
    let world = ['one', 'two'].reduce((now, by) => doAction(now, { type: 'declare', by, act: 'hold' }), run);
    world = doAction(world, { type: 'harm', who: 'one', damage: 20, kind: 'weapon' });
    while (!brp.creaturesToAct(world).includes('anna')) {
      const [by = ''] = brp.creaturesToAct(world);
      world = doAction(world, { type: 'hold', by });
    }
    expect(choose(world, 'anna')).toMatchObject({ type: 'attack', on: 'two' });
  });
});

test('a swordsman does not punch a man in mail, though it punches better', () => {
  const guarded = { ...THIEF, body: 'mail', helmet: 'heavy-helmet' };
  expect(choose(buildTable({ anna: SWORDSMAN, ladro: guarded }), 'anna')).toMatchObject({
    type: 'attack',
    with: 'short-sword',
  });
});

describe('first aid', () => {
  const MEDIC = { ...SWORDSMAN, skills: { Spada: 40, 'first-aid': 60 } };
  const harmed = (damage: number): World =>
    [5, damage].reduce(
      (world, points) => doAction(world, { type: 'harm', who: 'bruno', damage: points, kind: 'weapon' }),
      buildTable({ anna: MEDIC, bruno: QUICK, ladro: THIEF }),
    );

  test('is for those who can be saved', () => {
    expect(choose(harmed(7), 'anna')).toMatchObject({ type: 'first-aid', on: 'bruno' });
  });

  test('and not for the hopeless', () => {
    expect(choose(harmed(20), 'anna')).toMatchObject({ type: 'attack', on: 'ladro' });
  });
});

test('creatures with a drawn sword attack the foe that is most dangerous for its hit points', () => {
  const brute = {
    ...THIEF,
    characteristics: { [STR]: 18, [SIZ]: 16 },
    skills: { Ascia: 80 },
    arms: ['Ascia da Battaglia'],
  };
  const page = { ...THIEF, skills: { Pugnale: 5 } };
  const world = buildTable({ anna: SWORDSMAN, page, brute: { ...brute, wounds: [6] } });
  expect(choose(world, 'anna')).toMatchObject({ type: 'attack', on: 'brute' });
});
