import { mapOf, rowsOf } from '@arbitro/grid';
import { describe, expect, test } from 'vitest';
import { blank, paint, rectangle, resized, stroke } from './grid-paint.ts';

const PLAIN = mapOf({ ground: ['...', '...'] });

describe('painting', () => {
  test('each brush paints its own layer and leaves the others', () => {
    const wall = paint(PLAIN, 'wall', [{ x: 1, y: 0 }]);
    const dark = paint(wall, 'darkness', [
      { x: 1, y: 0 },
      { x: 2, y: 1 },
    ]);
    expect(rowsOf(dark, 'ground')).toEqual(['.#.', '...']);
    expect(rowsOf(dark, 'light')).toEqual(['.*.', '..*']);
    expect(rowsOf(dark, 'veil')).toEqual(['...', '...']);
  });

  test('of the ground a square has one kind', () => {
    const at = [{ x: 0, y: 0 }];
    expect(rowsOf(paint(paint(PLAIN, 'wall', at), 'water', at), 'ground')).toEqual(['~..', '...']);
  });

  test('the eraser clears every layer', () => {
    const at = [{ x: 0, y: 1 }];
    const full = (['wall', 'half', 'dim', 'heavily'] as const).reduce(
      (map, brush) => paint(map, brush, at),
      PLAIN,
    );
    expect(full).not.toEqual(PLAIN);
    expect(paint(full, 'eraser', at)).toEqual(PLAIN);
  });

  test('what lies beside the map is left out', () => {
    expect(
      paint(PLAIN, 'wall', [
        { x: -1, y: 0 },
        { x: 3, y: 0 },
        { x: 0, y: 2 },
      ]),
    ).toBe(PLAIN);
  });

  test('a rectangle from any corner, and a quick stroke without gaps', () => {
    expect(rectangle({ x: 2, y: 1 }, { x: 1, y: 0 })).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]);
    expect(stroke({ x: 0, y: 0 }, { x: 3, y: 0 })).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 3, y: 0 },
    ]);
    expect(stroke(undefined, { x: 3, y: 0 })).toEqual([{ x: 3, y: 0 }]);
  });
});

describe('another size', () => {
  const map = mapOf({ ground: ['#.~', '..,'], veil: ['--.', '...'] });

  test('what there was stays where it was', () => {
    const larger = resized(map, { width: 4, height: 3 });
    expect(rowsOf(larger, 'ground')).toEqual(['#.~.', '..,.', '....']);
    expect(rowsOf(larger, 'veil')).toEqual(['--..', '....', '....']);
    expect(rowsOf(resized(map, { width: 2, height: 1 }), 'ground')).toEqual(['#.']);
  });

  test('never nothing, never beyond the largest', () => {
    expect(resized(map, { width: 0, height: Number.NaN })).toMatchObject({ width: 1, height: 1 });
    expect(resized(map, { width: 9999, height: 2 }).width).toBe(200);
    expect(blank(3, 2)).toEqual(PLAIN);
  });
});
