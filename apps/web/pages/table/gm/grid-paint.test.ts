import { buildMap, listRows } from '@arbitro/grid';
import { describe, expect, test } from 'vitest';
import { createBlankMap, listRectangle, listStroke, paintSquares, resizeMap } from './grid-paint.ts';

const PLAIN = buildMap({ ground: ['...', '...'] });

describe('painting', () => {
  test('each brush paints its own layer and leaves the others', () => {
    const wall = paintSquares(PLAIN, 'wall', [{ x: 1, y: 0 }]);
    const dark = paintSquares(wall, 'darkness', [
      { x: 1, y: 0 },
      { x: 2, y: 1 },
    ]);
    expect(listRows(dark, 'ground')).toEqual(['.#.', '...']);
    expect(listRows(dark, 'light')).toEqual(['.*.', '..*']);
    expect(listRows(dark, 'veil')).toEqual(['...', '...']);
  });

  test('of the ground a square has one kind', () => {
    const at = [{ x: 0, y: 0 }];
    expect(listRows(paintSquares(paintSquares(PLAIN, 'wall', at), 'water', at), 'ground')).toEqual([
      '~..',
      '...',
    ]);
  });

  test('the eraser clears every layer', () => {
    const at = [{ x: 0, y: 1 }];
    const full = (['wall', 'half', 'dim', 'heavily'] as const).reduce(
      (map, brush) => paintSquares(map, brush, at),
      PLAIN,
    );
    expect(full).not.toEqual(PLAIN);
    expect(paintSquares(full, 'eraser', at)).toEqual(PLAIN);
  });

  test('what lies beside the map is left out', () => {
    expect(
      paintSquares(PLAIN, 'wall', [
        { x: -1, y: 0 },
        { x: 3, y: 0 },
        { x: 0, y: 2 },
      ]),
    ).toBe(PLAIN);
  });

  test('a rectangle from any corner, and a quick stroke without gaps', () => {
    expect(listRectangle({ x: 2, y: 1 }, { x: 1, y: 0 })).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]);
    expect(listStroke({ x: 0, y: 0 }, { x: 3, y: 0 })).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 3, y: 0 },
    ]);
    expect(listStroke(undefined, { x: 3, y: 0 })).toEqual([{ x: 3, y: 0 }]);
  });
});

describe('another size', () => {
  const map = buildMap({ ground: ['#.~', '..,'], veil: ['--.', '...'] });

  test('what there was stays where it was', () => {
    const larger = resizeMap(map, { width: 4, height: 3 });
    expect(listRows(larger, 'ground')).toEqual(['#.~.', '..,.', '....']);
    expect(listRows(larger, 'veil')).toEqual(['--..', '....', '....']);
    expect(listRows(resizeMap(map, { width: 2, height: 1 }), 'ground')).toEqual(['#.']);
  });

  test('never nothing, never beyond the largest', () => {
    expect(resizeMap(map, { width: 0, height: Number.NaN })).toMatchObject({ width: 1, height: 1 });
    expect(resizeMap(map, { width: 9999, height: 2 }).width).toBe(200);
    expect(createBlankMap(3, 2)).toEqual(PLAIN);
  });
});
