import { act, type CreatureId, createRandomOracle } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { brp } from '../index.ts';
import { DEX } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { combatStats } from './combat-stats.ts';
import { tactics } from './tactics.ts';

const ANNA = {
  characteristics: { [DEX]: 18 },
  skills: { Spada: 60, Arco: 50, 'first-aid': 50 },
  arms: ['Spada Corta'],
};
const THIEF = { kind: 'npc', skills: { Pugnale: 40 }, arms: ['Pugnale'] };
type Sheets = Readonly<Record<CreatureId, object>>;

function table(sheets: Sheets, at: Readonly<Record<CreatureId, number>> = {}): World {
  return brp.createWorld({
    options: brp.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: brp.schemas.sheet.parse(sheet),
    })),
    scene: brp.schemas.scene.parse({ fight: { at } }),
  });
}

/** The same, with all creatures still to declare. */
function worldInDeclaration(sheets: Sheets, at: Readonly<Record<CreatureId, number>> = {}): World {
  const participants = Object.keys(sheets).map((who) => ({ who, at: at[who] ?? 0 }));
  const step = act(
    brp,
    { ...table(sheets), fight: null },
    { type: 'fight', participants },
    createRandomOracle(
      () => 1,
      () => null,
    ),
  );
  if (step.kind !== 'done') throw new Error(`the fight is ${step.kind}`);
  return step.world;
}

const listChoices = (world: World) => tactics.choices(world, 'anna');

describe('there is to choose from', () => {
  test('a blow at everybody with everything', () => {
    const found = listChoices(worldInDeclaration({ anna: ANNA, ladro: THIEF, altro: THIEF }));
    const blows = found.flatMap((action) =>
      action.type === 'declare' && action.act === 'attack' ? [`${action.with} ${action.on}`] : [],
    );
    expect(blows).toEqual(expect.arrayContaining(['short-sword ladro', 'short-sword altro', 'brawl ladro']));
  });

  type Body = World['creatures'][number]['state'];
  const lying = (world: World, state: Body): World => ({
    ...world,
    creatures: world.creatures.map((creature) =>
      creature.id === 'bruno' ? { ...creature, state } : creature,
    ),
  });
  const PARTY = { anna: ANNA, bruno: { wounds: [4] }, ladro: THIEF };

  test('a comrade who has fainted, and one who is dying', () => {
    const meant = (state: Body) =>
      listChoices(lying(worldInDeclaration(PARTY), state)).flatMap((action) =>
        action.type === 'declare' && action.on === 'bruno' ? [action.act] : [],
      );
    expect(meant({ is: 'unconscious', until: null, cause: 'wounds' })).toEqual(['wake']);
    expect(meant({ is: 'dying', at: 0 })).toEqual(['first-aid']);
  });

  test('nothing for a creature that must stand up first', () => {
    expect(listChoices(table({ anna: { ...ANNA, conditions: ['fallen'] }, ladro: THIEF }))).toEqual([]);
  });

  test('the rescue of the dying, beside blows', () => {
    const found = listChoices(lying(table(PARTY), { is: 'dying', at: 0 }));
    expect(found).toContainEqual({ type: 'first-aid', by: 'anna', on: 'bruno', wound: 1 });
  });
});

describe('what is declared is foreseen', () => {
  const blow = { type: 'declare', by: 'anna', act: 'attack', with: 'short-sword', on: 'ladro' } as const;

  test('as it will be done', () => {
    const world = worldInDeclaration({ anna: ANNA, ladro: THIEF });
    const later = tactics.delayedAction?.(world, blow);
    expect(later?.action).toMatchObject({ type: 'attack', by: 'anna', on: 'ladro', with: 'short-sword' });
    expect(later?.share).toBe(1);
    expect(later && brp.refuses(later.world, later.action)).toBeUndefined();
  });

  test('and counts for less the further it is', () => {
    const share = (metres: number) => {
      const world = worldInDeclaration({ anna: ANNA, ladro: THIEF }, { ladro: metres });
      const going = { ...blow, move: { metres: Math.min(30, metres - 5), toward: 'ladro' } };
      return tactics.delayedAction?.(world, going)?.share ?? 0;
    };
    expect(share(12)).toBeLessThan(1);
    expect(share(80)).toBeLessThan(share(12));
    expect(share(80)).toBeGreaterThan(0);
  });

  test('what is done at once is not', () => {
    const world = table({ anna: ANNA, ladro: THIEF });
    expect(tactics.delayedAction?.(world, { type: 'attack', by: 'anna', on: 'ladro' })).toBeUndefined();
  });
});

test('a creature that is not engaged may leave', () => {
  expect(tactics.withdraw(table({ anna: ANNA, ladro: THIEF }), 'anna')).toEqual({
    type: 'leave',
    by: 'anna',
  });
  const action = tactics.withdraw(worldInDeclaration({ anna: ANNA, ladro: THIEF }), 'anna');
  expect(action).toEqual({ type: 'declare', by: 'anna', act: 'hold', move: { metres: 15, from: 'ladro' } });
  const world = table({ anna: ANNA, ladro: THIEF });
  const engaged: World = { ...world, fight: world.fight && { ...world.fight, engaged: [['anna', 'ladro']] } };
  expect(tactics.withdraw(engaged, 'anna')).toBeUndefined();
});

test('neither rounds nor the clock nor ticks of experience matter', () => {
  const world = table({ anna: ANNA, ladro: { ...THIEF, wounds: [3] } });
  const later: World = {
    ...world,
    clock: 120,
    fight: world.fight && { ...world.fight, round: 11 },
    creatures: world.creatures.map((creature) => ({
      ...creature,
      skills: Object.fromEntries(
        Object.entries(creature.skills).map(([id, skill]) => [id, { ...skill, ticked: true }]),
      ),
    })),
  };
  expect(combatStats.stateKey(later)).toEqual(combatStats.stateKey(world));
});

test('shots are counted, arrows are not', () => {
  const world = table({ anna: ANNA, ladro: { ...THIEF, arms: ['pistol'] } });
  expect(combatStats.reserves(world, 'anna')).toEqual({});
  expect(combatStats.reserves(world, 'ladro')).toEqual({ shots: expect.any(Number) });
});
