import { createRandomOracle, type DecisionRequest, optionsSchema, run } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, resolveAction, validateAction } from '../actions.ts';
import { createWorld } from '../create-world.ts';
import { apply } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';
import { move } from './move.ts';

const GROUND = ['.........', '..#..,,..', '..#..,,..', '..##.....', '.....~~..', '.........'];

function buildTable(sheets: Readonly<Record<string, object>>, options: object = {}): World {
  return createWorld({
    options: optionsSchema(OPTIONS).parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(sheet),
    })),
    scene: sceneSchema.parse({ map: { ground: GROUND }, fight: { order: Object.keys(sheets) } }),
  });
}

const declineQuestion = ({ question }: DecisionRequest) =>
  question.kind === 'one' ? (question.options.at(-1) ?? null) : null;

/** Resolves without validation, as for an actor that does not know of an obstacle. */
function playAction(world: World, action: Action) {
  const step = run(
    { resolve: resolveAction, apply },
    world,
    action,
    createRandomOracle(() => 1, declineQuestion),
  );
  if (step.kind !== 'done') throw new Error(`the move is ${step.kind}`);
  return step;
}

const ANNA = { hp: 20, at: [3, 1] };
const BAND = {
  anna: ANNA,
  bo: { hp: 20, at: [4, 1] },
  orc: { kind: 'monster', hp: 15, at: [4, 2] },
  ogre: { kind: 'monster', size: 'large', hp: 40, at: [6, 4] },
  rat: { kind: 'monster', size: 'tiny', hp: 1, at: [3, 0] },
};

describe('what could not be known', () => {
  test('stops a move before an occupied square', () => {
    const path = [
      { x: 4, y: 1 },
      { x: 4, y: 2 },
    ];
    const { events, world } = playAction(buildTable(BAND), { type: 'move', by: 'anna', path });
    expect(events.map(({ type }) => type)).toEqual(['moved', 'movement-stopped']);
    expect(world.creatures[0]?.at).toEqual({ x: 4, y: 1 });
  });

  test('leaves no way at all', () => {
    const { events } = playAction(buildTable(BAND), { type: 'move', by: 'anna', to: { x: 2, y: 2 } });
    expect(events.map(({ type }) => type)).toEqual(['movement-stopped']);
  });
});

describe('the squares offered are those that are allowed', () => {
  test.each([
    ['on foot', {}, {}],
    ['over alternating diagonals', {}, { gridDiagonals: 'alternating' }],
    ['lying down', { conditions: ['prone'] }, {}],
    ['slowed', { conditions: ['slowed'] }, {}],
    ['afraid', { conditions: [{ condition: 'frightened', source: 'ogre' }] }, {}],
    ['two squares wide', { size: 'large', at: [0, 4] }, {}],
    ['tiny', { size: 'tiny' }, {}],
    ['where nobody shares a space', { size: 'large', at: [0, 4] }, { endInOccupied: 'srd' }],
  ])('%s', (_, sheet, options) => {
    const world = buildTable({ ...BAND, anna: { ...ANNA, ...sheet } }, options);
    const [anna] = world.creatures;
    if (!anna) throw new Error('nobody is there');
    const slot = move.offers(world, anna)[0]?.slots.to;
    const offered = slot?.kind === 'one' ? slot.options.map((square) => JSON.stringify(square)) : [];
    const allowed = GROUND.flatMap((row, y) => [...row].map((_letter, x) => ({ x, y })))
      .filter((to) => !validateAction(world, { type: 'move', by: 'anna', to }))
      .map((square) => JSON.stringify(square));
    expect(offered.toSorted()).toEqual(allowed.toSorted());
    expect(offered.length).toBeGreaterThan(3);
  });

  test.each(['uniform', 'alternating'])(
    'and each is reached for what the way costs, diagonals %s',
    (gridDiagonals) => {
      const world = buildTable(BAND, { gridDiagonals });
      for (let y = 0; y < GROUND.length; y++)
        for (let x = 0; x < 9; x++) {
          const action: Action = { type: 'move', by: 'anna', to: { x, y } };
          if (validateAction(world, action)) continue;
          const [anna] = playAction(world, action).world.creatures;
          expect(anna?.at).toEqual({ x, y });
          expect(anna?.budget.moved).toBeLessThanOrEqual(9);
        }
    },
  );
});
