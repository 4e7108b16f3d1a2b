import { buildMap } from '@arbitro/grid';
import type { BoardRow, GridScene } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import {
  beginsLike,
  findCaught,
  findLanding,
  findMoveTargets,
  findRoute,
  findTokenAt,
  listCovered,
  listReach,
  listThreatened,
  measureDistance,
} from './grid-moves.ts';
import { keyOf } from './squares.ts';

const buildRow = (id: string, side: string, out = false): [string, BoardRow] => [
  id,
  {
    ...{ id, name: id, side, ours: side === 'heroes', fights: true },
    ...{ rank: null, health: null, meters: [], marks: [], out },
  },
];
const ROWS = new Map([buildRow('aino', 'heroes'), buildRow('ogre', 'band'), buildRow('imp', 'band', true)]);
const SCENE: GridScene = {
  kind: 'grid',
  map: buildMap({ ground: ['........', '........', '....#...', '....#...', '........', '........'] }),
  lit: null,
  inSight: null,
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
  door: null,
};
const listKeys = (squares: readonly { readonly x: number; readonly y: number }[]) => squares.map(keyOf);

describe('moving', () => {
  test('a creature may go where its own offers say', () => {
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
    const places = findMoveTargets(offers, SCENE, 'aino');
    expect([...places.keys()]).toEqual(['2,2', '3,3']);
    expect(places.get('2,2')?.action).toEqual({ type: 'move', by: 'aino' });
    expect(places.get('3,3')?.action.gait).toBe('fly');
  });

  test('the way is that of the action, with what it costs', () => {
    const walk = findRoute(SCENE.ways, { type: 'move', by: 'aino' }, { x: 3, y: 3 });
    expect(listKeys(walk?.squares ?? [])).toEqual(['1,2', '2,2', '3,3']);
    expect(walk?.cost).toBe(4.5);
    expect(findRoute(SCENE.ways, { type: 'move', by: 'aino', gait: 'fly' }, { x: 3, y: 3 })?.cost).toBe(3);
    expect(findRoute(SCENE.ways, { type: 'move', by: 'aino' }, { x: 7, y: 7 })).toBeUndefined();
    expect(findRoute(SCENE.ways, { type: 'move', by: 'ogre' }, { x: 3, y: 3 })).toBeUndefined();
  });

  test('a large one lands with any part of it on the square pointed at', () => {
    const places = new Map([['4,4', true]]);
    expect(findLanding(places, 2, { x: 5, y: 5 })).toEqual({ x: 4, y: 4 });
    expect(findLanding(places, 2, { x: 4, y: 4 })).toEqual({ x: 4, y: 4 });
    expect(findLanding(places, 1, { x: 5, y: 5 })).toBeUndefined();
    expect(findLanding(places, 2, { x: 6, y: 4 })).toBeUndefined();
  });
});

test('a click on a square with several creatures selects the standing one', () => {
  expect(findTokenAt(SCENE, ROWS, { x: 1, y: 2 })?.who).toBe('aino');
  expect(findTokenAt(SCENE, ROWS, { x: 6, y: 3 })?.who).toBe('ogre');
  expect(findTokenAt(SCENE, ROWS, { x: 7, y: 2 })).toBeUndefined();
});

describe('reach and threat', () => {
  test('foes threaten what they reach around all of their space, walls left out', () => {
    const threat = new Set(listKeys(listThreatened(SCENE, ROWS, 'aino')));
    for (const key of ['4,1', '7,4', '5,2', '7,1']) expect(threat).toContain(key);
    for (const key of ['4,2', '3,3', '5,0', '1,1']) expect(threat).not.toContain(key);
    expect(listKeys(listThreatened(SCENE, ROWS, 'ogre'))).toContain('2,3');
  });

  test('a creature that cannot attack threatens no square', () => {
    expect(listReach(SCENE.map, { who: 'imp', at: { x: 1, y: 1 }, side: 1, reach: 0 })).toEqual([]);
  });
});

describe('areas', () => {
  const area = { action: { type: 'use' }, by: 'aino', to: 'at', width: 0 } as const;

  test('a ball lies around the square pointed at, and a wall keeps it off', () => {
    const ball = listCovered(SCENE, { ...area, shape: 'sphere', size: 2 }, { x: 3, y: 2 });
    expect(listKeys(ball)).toContain('1,2');
    expect(listKeys(ball)).not.toContain('4,2');
    expect(listKeys(ball)).not.toContain('5,2');
    expect(findCaught(SCENE, ball)).toEqual(['aino', 'imp']);
  });

  test('a cone begins at the creature that creates it', () => {
    const cone = listKeys(listCovered(SCENE, { ...area, shape: 'cone', size: 2 }, { x: 3, y: 2 }));
    expect(cone.toSorted()).toEqual(['2,2', '3,1', '3,2', '3,3'].toSorted());
  });

  test('around oneself it needs no place; elsewhere it does', () => {
    expect(listCovered(SCENE, { ...area, to: null, shape: 'sphere', size: 1 }, undefined)).toHaveLength(9);
    expect(listCovered(SCENE, { ...area, shape: 'cube', size: 2 }, undefined)).toEqual([]);
    expect(listCovered(SCENE, { ...area, by: 'nobody', shape: 'cube', size: 2 }, { x: 1, y: 1 })).toEqual([]);
  });

  test('an action is known by what it begins with', () => {
    expect(beginsLike({ type: 'use', deed: 'ball' }, { type: 'use', deed: 'ball', at: { x: 1, y: 1 } })).toBe(
      true,
    );
    expect(beginsLike({ type: 'use', deed: 'ball' }, { type: 'use' })).toBe(false);
    expect(beginsLike({ type: 'use', deed: 'ball' }, { type: 'use', deed: 'breath' })).toBe(false);
  });
});

test('measuring counts diagonals as the scene does', () => {
  const item = (x: number, y: number, side = 1) => ({ at: { x, y }, side });
  expect(measureDistance(SCENE, item(0, 0), item(4, 3))).toBe(4);
  expect(measureDistance({ ...SCENE, alternating: true }, item(0, 0), item(4, 3))).toBe(5);
  expect(measureDistance({ ...SCENE, alternating: true }, item(0, 0, 2), item(4, 0))).toBe(3);
});
