import { buildMap } from '@arbitro/grid';
import { expect, test } from 'vitest';
import { lettersPath, linePath, outlinePath, squaresPath } from './grid-shapes.ts';
import { nameSquares } from './squares.ts';

test('neighbours of a row are one shape, others are not', () => {
  const map = buildMap({ ground: ['##.#', '....', '#...'] });
  expect(lettersPath(map, 'ground', '#')).toBe('M0 0h80v40h-80zM120 0h40v40h-40zM0 80h40v40h-40z');
  expect(lettersPath(map, 'ground', '~')).toBe('');
  expect(lettersPath(map, 'light', '.')).toBe('M0 0h160v40h-160zM0 40h160v40h-160zM0 80h160v40h-160z');
});

test('the line around two squares side by side has six sides, not eight', () => {
  const sides = (path: string): number => path.split('M').length - 1;
  expect(sides(outlinePath([{ x: 0, y: 0 }]))).toBe(4);
  const two = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(sides(outlinePath(two))).toBe(6);
  expect(outlinePath(two)).not.toContain('M40 0v40');
  expect(squaresPath(two)).toBe('M0 0h40v40h-40zM40 0h40v40h-40z');
});

test('a way goes from middle to middle, of large ones too', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  expect(linePath(way)).toBe('M20 20L60 60');
  expect(linePath(way, 2)).toBe('M40 40L80 80');
});

test('squares are replaced by their names everywhere in a text', () => {
  expect(
    nameSquares({ type: 'move', to: { x: 2, y: 3 }, path: [{ x: 0, y: 0 }], deep: { at: { x: 1, y: 1 } } }),
  ).toEqual({
    type: 'move',
    to: 'C4',
    path: ['A1'],
    deep: { at: 'B2' },
  });
});
