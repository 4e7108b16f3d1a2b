import { mapOf } from '@arbitro/grid';
import type { BoardRow, GridScene } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import {
  begins,
  caughtIn,
  coveredBy,
  landing,
  measured,
  placesFor,
  reachOf,
  routeTo,
  threatenedFor,
  tokenAt,
} from './grid-moves.ts';
import { keyOf } from './squares.ts';

const row = (id: string, side: string, out = false): [string, BoardRow] => [
  id,
  {
    ...{ id, name: id, side, ours: side === 'heroes', fights: true },
    ...{ rank: null, health: null, meters: [], marks: [], out },
  },
];
const ROWS = new Map([row('aino', 'heroes'), row('ogre', 'band'), row('imp', 'band', true)]);
const SCENE: GridScene = {
  kind: 'grid',
  map: mapOf({ ground: ['........', '........', '....#...', '....#...', '........', '........'] }),
  lit: null,
  picture: null,
  square: { long: 1.5, says: { en: '{n} m', it: '{n} m', fi: '{n} m' } },
  alternating: false,
  tokens: [
    { who: 'aino', at: { x: 1, y: 2 }, side: 1, reach: 1 },
    { who: 'ogre', at: { x: 5, y: 2 }, side: 2, reach: 1 },
    { who: 'imp', at: { x: 1, y: 2 }, side: 1, reach: 0 },
  ],
  things: [],
  move: { action: 'move', to: 'to' },
  ways: [
    {
      action: { type: 'move', by: 'aino' },
      steps: [
        { at: { x: 1, y: 2 }, from: -1, cost: 0 },
        { at: { x: 2, y: 2 }, from: 0, cost: 1.5 },
        { at: { x: 3, y: 3 }, from: 1, cost: 4.5 },
      ],
    },
    {
      action: { type: 'move', by: 'aino', gait: 'fly' },
      steps: [
        { at: { x: 1, y: 2 }, from: -1, cost: 0 },
        { at: { x: 3, y: 3 }, from: 0, cost: 3 },
      ],
    },
  ],
  areas: [],
  at: 'at',
};
const keys = (squares: readonly { readonly x: number; readonly y: number }[]) => squares.map(keyOf);

describe('moving', () => {
  test('somebody may go where their own offers say', () => {
    const offers = [
      {
        action: { type: 'move', by: 'aino' },
        slots: { to: { kind: 'one' as const, options: [{ x: 2, y: 2 }] } },
      },
      {
        action: { type: 'move', by: 'aino', gait: 'fly' },
        slots: {
          to: {
            kind: 'one' as const,
            options: [
              { x: 2, y: 2 },
              { x: 3, y: 3 },
            ],
          },
        },
      },
      {
        action: { type: 'move', by: 'ogre' },
        slots: { to: { kind: 'one' as const, options: [{ x: 7, y: 0 }] } },
      },
    ];
    const places = placesFor(offers, SCENE, 'aino');
    expect([...places.keys()]).toEqual(['2,2', '3,3']);
    expect(places.get('2,2')?.action).toEqual({ type: 'move', by: 'aino' });
    expect(places.get('3,3')?.action.gait).toBe('fly');
  });

  test('the way is that of the action, with what it costs', () => {
    const walk = routeTo(SCENE.ways, { type: 'move', by: 'aino' }, { x: 3, y: 3 });
    expect(keys(walk?.squares ?? [])).toEqual(['1,2', '2,2', '3,3']);
    expect(walk?.cost).toBe(4.5);
    expect(routeTo(SCENE.ways, { type: 'move', by: 'aino', gait: 'fly' }, { x: 3, y: 3 })?.cost).toBe(3);
    expect(routeTo(SCENE.ways, { type: 'move', by: 'aino' }, { x: 7, y: 7 })).toBeUndefined();
    expect(routeTo(SCENE.ways, { type: 'move', by: 'ogre' }, { x: 3, y: 3 })).toBeUndefined();
  });

  test('a large one lands with any part of it on the square pointed at', () => {
    const places = new Map([['4,4', true]]);
    expect(landing(places, 2, { x: 5, y: 5 })).toEqual({ x: 4, y: 4 });
    expect(landing(places, 2, { x: 4, y: 4 })).toEqual({ x: 4, y: 4 });
    expect(landing(places, 1, { x: 5, y: 5 })).toBeUndefined();
    expect(landing(places, 2, { x: 6, y: 4 })).toBeUndefined();
  });
});

test('whoever still stands is pointed at rather than who lies there', () => {
  expect(tokenAt(SCENE, ROWS, { x: 1, y: 2 })?.who).toBe('aino');
  expect(tokenAt(SCENE, ROWS, { x: 6, y: 3 })?.who).toBe('ogre');
  expect(tokenAt(SCENE, ROWS, { x: 7, y: 2 })).toBeUndefined();
});

describe('reach and threat', () => {
  test('foes threaten what they reach around all of their space, walls left out', () => {
    const threat = new Set(keys(threatenedFor(SCENE, ROWS, 'aino')));
    for (const key of ['4,1', '7,4', '5,2', '7,1']) expect(threat).toContain(key);
    for (const key of ['4,2', '3,3', '5,0', '1,1']) expect(threat).not.toContain(key);
    expect(keys(threatenedFor(SCENE, ROWS, 'ogre'))).toContain('2,3');
  });

  test('who cannot strike threatens nobody', () => {
    expect(reachOf(SCENE.map, { who: 'imp', at: { x: 1, y: 1 }, side: 1, reach: 0 })).toEqual([]);
  });
});

describe('areas', () => {
  const area = { action: { type: 'use' }, by: 'aino', to: 'at', width: 0 } as const;

  test('a ball lies around the square pointed at, and a wall keeps it off', () => {
    const ball = coveredBy(SCENE, { ...area, shape: 'sphere', size: 2 }, { x: 3, y: 2 });
    expect(keys(ball)).toContain('1,2');
    expect(keys(ball)).not.toContain('4,2');
    expect(keys(ball)).not.toContain('5,2');
    expect(caughtIn(SCENE, ball)).toEqual(['aino', 'imp']);
  });

  test('a cone begins at whoever makes it', () => {
    const cone = keys(coveredBy(SCENE, { ...area, shape: 'cone', size: 2 }, { x: 3, y: 2 }));
    expect(cone.toSorted()).toEqual(['2,2', '3,1', '3,2', '3,3'].toSorted());
  });

  test('around oneself it needs no place; elsewhere it does', () => {
    expect(coveredBy(SCENE, { ...area, to: null, shape: 'sphere', size: 1 }, undefined)).toHaveLength(9);
    expect(coveredBy(SCENE, { ...area, shape: 'cube', size: 2 }, undefined)).toEqual([]);
    expect(coveredBy(SCENE, { ...area, by: 'nobody', shape: 'cube', size: 2 }, { x: 1, y: 1 })).toEqual([]);
  });

  test('an action is known by what it begins with', () => {
    expect(begins({ type: 'use', deed: 'ball' }, { type: 'use', deed: 'ball', at: { x: 1, y: 1 } })).toBe(
      true,
    );
    expect(begins({ type: 'use', deed: 'ball' }, { type: 'use' })).toBe(false);
    expect(begins({ type: 'use', deed: 'ball' }, { type: 'use', deed: 'breath' })).toBe(false);
  });
});

test('measuring counts diagonals as the scene does', () => {
  const one = (x: number, y: number, side = 1) => ({ at: { x, y }, side });
  expect(measured(SCENE, one(0, 0), one(4, 3))).toBe(4);
  expect(measured({ ...SCENE, alternating: true }, one(0, 0), one(4, 3))).toBe(5);
  expect(measured({ ...SCENE, alternating: true }, one(0, 0, 2), one(4, 0))).toBe(3);
});
