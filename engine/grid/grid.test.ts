import { describe, expect, it } from 'vitest';
import {
  buildMap,
  canSee,
  canStep,
  DistanceField,
  findReachable,
  formatSquare,
  gridCoverBetween,
  listPath,
  listRows,
  listSquaresAround,
  listSquaresIn,
  listSquaresOnLine,
  paintSquare,
  placeTemplate,
  type Square,
  squareAt,
  squareDistance,
  squareName,
  toSquare,
  type Walker,
} from './index.ts';

const spaceAt = (x: number, y: number, side = 1) => ({ at: { x, y }, side });
const openMap = buildMap({ ground: Array.from({ length: 9 }, () => '.........') });
const buildWalker = (from: Square, more: Partial<Walker> = {}): Walker => ({
  space: { at: from, side: 1 },
  enter: () => 1,
  alternating: false,
  diagonals: 0,
  ...more,
});

describe('distance', () => {
  it.each([
    ['neighbours, diagonally too, are one apart', spaceAt(0, 0), spaceAt(1, 1), 1],
    ['a knight’s move is two', spaceAt(0, 0), spaceAt(1, 2), 2],
    ['a large one is counted from its nearest square', spaceAt(0, 0, 2), spaceAt(3, 0), 2],
    ['in the same space there is none', spaceAt(2, 2, 3), spaceAt(3, 3), 0],
  ])('%s', (_, a, b, squares) => {
    expect(squareDistance(a, b)).toBe(squares);
    expect(squareDistance(b, a)).toBe(squares);
  });
});

describe('steps', () => {
  const corner = buildMap({ ground: ['..#', '...', '...'] });
  it('cut no corner of a wall', () => {
    expect(canStep(corner, spaceAt(1, 0), { x: 2, y: 1 })).toBe(false);
    expect(canStep(corner, spaceAt(1, 1), { x: 2, y: 2 })).toBe(true);
  });
  it('go neither into walls nor off the map', () => {
    expect(canStep(corner, spaceAt(1, 0), { x: 2, y: 0 })).toBe(false);
    expect(canStep(corner, spaceAt(0, 0), { x: -1, y: 0 })).toBe(false);
  });
  it('of a large one need room for all of it', () => {
    expect(canStep(corner, spaceAt(0, 1, 2), { x: 1, y: 1 })).toBe(true);
    expect(canStep(corner, spaceAt(0, 0, 2), { x: 1, y: 0 })).toBe(false);
  });
});

describe('ways', () => {
  it('in the open: all within so many squares', () => {
    expect(findReachable(openMap, buildWalker({ x: 4, y: 4 }), 2)).toHaveLength(25);
  });
  it('every second diagonal may cost one more', () => {
    const cost = (to: Square, alternating: boolean) =>
      findReachable(openMap, buildWalker({ x: 0, y: 0 }, { alternating }), 20).find(
        ({ at }) => at.x === to.x && at.y === to.y,
      )?.cost;
    expect(cost({ x: 4, y: 4 }, false)).toBe(4);
    expect(cost({ x: 4, y: 4 }, true)).toBe(6);
    expect(cost({ x: 3, y: 3 }, true)).toBe(4);
  });
  it('go around walls and avoid costly ground', () => {
    const map = buildMap({ ground: ['...', '.#.', '...'] });
    const reached = findReachable(map, buildWalker({ x: 0, y: 1 }), 9).find(
      ({ at }) => at.x === 2 && at.y === 1,
    );
    expect(reached?.cost).toBe(4);
    expect(reached && listPath(reached)).toHaveLength(4);
    const mud = findReachable(
      openMap,
      buildWalker({ x: 0, y: 0 }, { enter: (to) => (squareAt(openMap, to).y === 0 ? 2 : 1) }),
      9,
    );
    expect(mud.find(({ at }) => at.x === 3 && at.y === 0)?.cost).toBe(4);
  });
});

describe('a distance field', () => {
  const map = buildMap({ ground: ['......', '.##.#.', '.,,...', '.#.##.', '......'] });
  const difficult = (index: number): number => (map.ground[index] === ',' ? 2 : 1);
  const walker = buildWalker({ x: 0, y: 0 }, { enter: difficult });

  it.each([false, true])('finds each square as the whole list does (alternating: %s)', (alternating) => {
    const all = findReachable(map, { ...walker, alternating }, 40);
    expect(all).toHaveLength(24);
    for (const reached of all) {
      const field = new DistanceField(map, { ...walker, alternating });
      expect(field.find(reached.at, 40)).toEqual(reached);
      expect(field.canReach(reached.at, reached.cost)).toBe(true);
      expect(field.canReach(reached.at, reached.cost - 1)).toBe(false);
    }
  });

  it.each([false, true])('is the same after it has grown further (alternating: %s)', (alternating) => {
    const grown = new DistanceField(map, { ...walker, alternating });
    grown.list(40);
    for (const budget of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(grown.list(budget)).toEqual(findReachable(map, { ...walker, alternating }, budget));
  });

  it('stops at the nearest goal and grows no further', () => {
    const entered: number[] = [];
    const enter = (to: number): number => {
      entered.push(to);
      return 1;
    };
    const field = new DistanceField(openMap, buildWalker({ x: 4, y: 4 }, { enter }));
    expect(field.findNearest(({ x, y }) => x + y === 9, 40)).toMatchObject({ at: { x: 5, y: 4 }, cost: 1 });
    expect(entered).toHaveLength(8);
    expect(field.findNearest(() => false, 40)).toBeUndefined();
  });

  it('reaches nothing outside the map', () => {
    expect(new DistanceField(map, walker).find({ x: -1, y: 1 }, 40)).toBeUndefined();
  });
});

describe('sight and shelter', () => {
  const isEmpty = (): boolean => false;
  const isAt =
    (x: number, y: number) =>
    (square: Square): boolean =>
      square.x === x && square.y === y;
  const map = buildMap({ ground: ['.....', '..#..', '.....'], shelter: ['...h.', '.....', '.q...'] });
  it('stops at walls', () => {
    expect(canSee(map, spaceAt(0, 1), spaceAt(4, 1))).toBe(false);
    expect(canSee(map, spaceAt(0, 0), spaceAt(4, 0))).toBe(true);
  });
  it('follows from the line from centre to centre', () => {
    expect(listSquaresOnLine({ x: 0, y: 0 }, { x: 4, y: 0 })).toHaveLength(3);
    expect(gridCoverBetween(map, [spaceAt(0, 0), spaceAt(4, 0)], isEmpty)).toBe('half');
    expect(gridCoverBetween(map, [spaceAt(0, 2), spaceAt(4, 2)], isEmpty)).toBe('three-quarters');
    expect(gridCoverBetween(map, [spaceAt(0, 1), spaceAt(4, 1)], isEmpty)).toBe('total');
    expect(gridCoverBetween(openMap, [spaceAt(0, 0), spaceAt(4, 0)], isAt(2, 0))).toBe('half');
    expect(gridCoverBetween(openMap, [spaceAt(0, 0), spaceAt(4, 0)], isAt(2, 1))).toBe('none');
  });
});

describe('areas', () => {
  it.each([
    ['a sphere', { kind: 'sphere', at: { x: 4, y: 4 }, radius: 2 }, 13],
    ['a cube', { kind: 'cube', at: { x: 4, y: 4 }, side: 3 }, 9],
    ['a line', { kind: 'line', at: { x: 0, y: 4 }, toward: { x: 8, y: 4 }, length: 4, width: 1 }, 4],
    ['a cone', { kind: 'cone', at: { x: 0, y: 4 }, toward: { x: 8, y: 4 }, length: 3 }, 7],
  ] as const)('%s', (_, shape, squares) => {
    expect(listSquaresIn(openMap, shape)).toHaveLength(squares);
  });
  it('do not go through walls', () => {
    const map = buildMap({ ground: ['.#.'] });
    expect(
      listSquaresIn(map, { kind: 'line', at: { x: 0, y: 0 }, toward: { x: 2, y: 0 }, length: 2, width: 1 }),
    ).toEqual([{ x: 1, y: 0 }]);
  });
});

it('a painted map keeps all else', () => {
  const wall = paintSquare(openMap, 'ground', { at: { x: 1, y: 2 }, letter: '#' });
  expect(listRows(wall, 'ground')[2]).toBe('.#.......');
  expect(listRows(wall, 'ground')[1]).toBe('.........');
});

describe('what people call and lay on the grid', () => {
  it.each([
    [{ x: 0, y: 0 }, 'A1'],
    [{ x: 25, y: 9 }, 'Z10'],
    [{ x: 26, y: 0 }, 'AA1'],
    [{ x: 199, y: 199 }, 'GR200'],
  ])('%o is %s', (square, name) => {
    expect(squareName(square)).toBe(name);
    expect(formatSquare(square)).toBe(name);
  });

  it.each([
    [{ x: 1 }],
    [{ x: 1, y: 2, z: 3 }],
    [{ x: 'a', y: 2 }],
    [{ x: 0.5, y: 2 }],
    [[1, 2]],
    ['A1'],
    [null],
  ])('%o is no square', (other) => {
    expect(toSquare(other)).toBeUndefined();
    expect(formatSquare(other)).toBeUndefined();
  });

  it('places cones and lines at the nearest square of their maker, other shapes where stated', () => {
    const maker = spaceAt(2, 2, 2);
    const at = { x: 7, y: 3 };
    expect(placeTemplate({ shape: 'cone', size: 3, width: 0 }, maker, at)).toEqual({
      kind: 'cone',
      at: { x: 3, y: 3 },
      toward: at,
      length: 3,
    });
    expect(placeTemplate({ shape: 'line', size: 4, width: 1 }, maker, at)).toMatchObject({
      length: 4,
      width: 1,
    });
    expect(placeTemplate({ shape: 'sphere', size: 2, width: 0 }, maker, at)).toEqual({
      kind: 'sphere',
      at,
      radius: 2,
    });
    expect(placeTemplate({ shape: 'cube', size: 2, width: 0 }, maker, at)).toEqual({
      kind: 'cube',
      at,
      side: 2,
    });
  });

  it('an area around a large creature surrounds all of it, except behind walls', () => {
    expect(listSquaresAround(openMap, spaceAt(3, 3, 2), 1)).toHaveLength(16);
    expect(listSquaresAround(openMap, spaceAt(0, 0), 1)).toHaveLength(4);
    const wallMap = buildMap({ ground: ['...', '###', '...'] });
    expect(listSquaresAround(wallMap, spaceAt(1, 0), 2).some(({ y }) => y === 2)).toBe(false);
  });
});
