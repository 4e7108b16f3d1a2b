import { GM, type GridScene, type Json, NOTHING_HIDDEN, type Viewer } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { quinta } from '../index.ts';
import type { World } from '../state.ts';
import { buildScene } from './board-scene.ts';

const GROUND = ['..........', '..........', '....#.....', '....#,....', '..........', '..........'];
const { schemas } = quinta;

const WORLD: World = quinta.createWorld({
  options: schemas.options.parse({}),
  scene: schemas.scene.parse({
    map: { ground: GROUND },
    fight: { order: ['anna', 'ogre'], turn: 'anna' },
  }),
  creatures: [
    { id: 'anna', name: 'Anna', sheet: schemas.sheet.parse({ kind: 'character', at: [1, 2], speed: 9 }) },
    { id: 'ogre', name: 'Ogre', sheet: schemas.sheet.parse({ kind: 'monster', at: [6, 2], size: 'large' }) },
  ],
});
const PLAYER: Viewer = { role: 'player', owns: ['anna'] };

function viewSceneAs(viewer: Viewer): GridScene {
  const world = quinta.knownWorld(WORLD, viewer, NOTHING_HIDDEN);
  const scene = quinta.presentation.board(quinta.view(world, viewer)).scene;
  if (scene?.kind !== 'grid') throw new Error('there is no map');
  return scene;
}

/** Returns the squares to which Anna is offered a move. */
function listOfferedSquares(viewer: Viewer): readonly Json[] {
  const offers = quinta.offers(quinta.knownWorld(WORLD, viewer, NOTHING_HIDDEN), viewer);
  const to = offers.find(({ action }) => action.type === 'move' && action.by === 'anna')?.slots.to;
  return to?.kind === 'one' ? to.options : [];
}

test.each([
  ['the game master', GM],
  ['a player', PLAYER],
])('%s sees a way to every square that is offered, at what it costs', (_, viewer) => {
  const { ways } = viewSceneAs(viewer);
  const options = listOfferedSquares(viewer).map((square) => JSON.stringify(square));
  const way = ways.find(({ action }) => action.by === 'anna');
  const reached = new Map(way?.steps.map((step) => [JSON.stringify(step.at), step]));
  expect(options.length).toBeGreaterThan(20);
  for (const square of options) expect(reached.get(square)?.cost).toBeLessThanOrEqual(9);
  expect(reached.get('{"x":3,"y":2}')).toMatchObject({ cost: 3 });
  expect(way?.steps[0]).toEqual({ at: { x: 1, y: 2 }, from: -1, cost: 0 });
});

test('every creature takes as many squares as its size needs', () => {
  expect(viewSceneAs(PLAYER).tokens).toEqual([
    { who: 'anna', at: { x: 1, y: 2 }, side: 1, reach: 1 },
    { who: 'ogre', at: { x: 6, y: 2 }, side: 2, reach: 1 },
  ]);
});

test('without squares there is no map; without a map there is one to draw', () => {
  const world = { ...WORLD, options: { ...WORLD.options, gridUse: false } };
  expect(buildScene(world)).toBeNull();
  expect(buildScene({ ...WORLD, map: null })).toMatchObject({
    map: null,
    tokens: [],
    ways: [],
  });
});

test('a picture is a small one that brings its own data, and goes along untouched', () => {
  const picture = 'data:image/webp;base64,UklGRg==';
  expect(buildScene({ ...WORLD, picture })?.picture).toBe(picture);
  const fits = (input: string): boolean => schemas.scene.safeParse({ picture: input }).success;
  expect(fits(picture)).toBe(true);
  for (const bad of [
    'https://example.org/map.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    `data:image/png;base64,${'A'.repeat(150_000)}`,
  ])
    expect(fits(bad)).toBe(false);
});
