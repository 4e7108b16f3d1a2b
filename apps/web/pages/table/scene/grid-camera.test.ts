import { describe, expect, test } from 'vitest';
import {
  type Camera,
  chooseFirstCamera,
  fitMap,
  panCamera,
  scrollIntoView,
  squareAt,
  UNIT,
  viewBoxOf,
  zoomCamera,
} from './grid-camera.ts';

const WINDOW = { frame: { width: 600, height: 400 }, map: { width: 50, height: 50 } };
const edges = ({ x, y, zoom }: Camera) => ({
  left: x,
  right: x + WINDOW.frame.width / zoom,
  top: y,
  bottom: y + WINDOW.frame.height / zoom,
});
/** Returns the position of a square's centre in the window. */
const onScreen = ({ x, y, zoom }: Camera, square: { x: number; y: number }) => ({
  x: ((square.x + 0.5) * UNIT - x) * zoom,
  y: ((square.y + 0.5) * UNIT - y) * zoom,
});

describe('what of the map is looked at', () => {
  test('at first all of it, in the middle', () => {
    const camera = fitMap(WINDOW);
    const { left, right, top, bottom } = edges(camera);
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(50 * UNIT);
    expect(top).toBeCloseTo(-UNIT / 2);
    expect(bottom).toBeCloseTo(50 * UNIT + UNIT / 2);
    expect(left + right).toBeCloseTo(50 * UNIT);
  });

  test('of a very large map, at first where the creatures stand', () => {
    const large = { ...WINDOW, map: { width: 200, height: 200 } };
    const party = [
      { x: 190, y: 10 },
      { x: 194, y: 12 },
    ];
    const camera = chooseFirstCamera(large, party);
    for (const place of party) {
      const { x, y } = onScreen(camera, place);
      expect(x > 0 && x < WINDOW.frame.width && y > 0 && y < WINDOW.frame.height).toBe(true);
    }
    expect(camera.zoom * UNIT).toBeGreaterThan(20);
    expect(squareAt(chooseFirstCamera(large, [{ x: 9, y: 9 }, ...party]), { x: 300, y: 200 })).toEqual({
      x: 9,
      y: 9,
    });
    expect(chooseFirstCamera(large, [])).toEqual(fitMap(large));
    expect(chooseFirstCamera(WINDOW, [])).toEqual(fitMap(WINDOW));
  });

  test('a small map is not blown up without measure', () => {
    expect(fitMap({ ...WINDOW, map: { width: 2, height: 2 } }).zoom).toBe(1.6);
  });

  test('the square under the pointer stays there when zooming', () => {
    const at = { x: 450, y: 130 };
    const camera = zoomCamera(fitMap(WINDOW), WINDOW, { at, by: 3 });
    const under = squareAt(camera, at);
    const nearer = zoomCamera(camera, WINDOW, { at, by: 1.4 });
    expect(nearer.zoom).toBeGreaterThan(camera.zoom);
    expect(squareAt(nearer, at)).toEqual(under);
  });

  test('never further away than the whole map, never nearer than can be read', () => {
    const at = { x: 0, y: 0 };
    expect(zoomCamera(fitMap(WINDOW), WINDOW, { at, by: 0.01 })).toEqual(fitMap(WINDOW));
    expect(zoomCamera(fitMap(WINDOW), WINDOW, { at, by: 1000 }).zoom).toBe(2.5);
  });

  test('the map cannot be pushed out of the window', () => {
    const near = zoomCamera(fitMap(WINDOW), WINDOW, { at: { x: 300, y: 200 }, by: 6 });
    const far = edges(panCamera(near, WINDOW, { x: -1e6, y: 1e6 }));
    expect(far.right).toBeCloseTo(50 * UNIT + UNIT / 2);
    expect(far.top).toBeCloseTo(-UNIT / 2);
  });

  test('a square out of sight is brought into it, one in sight moves nothing', () => {
    const near = zoomCamera(fitMap(WINDOW), WINDOW, { at: { x: 300, y: 200 }, by: 8 });
    const shownCamera = scrollIntoView(near, WINDOW, { x: 0, y: 49 });
    const spot = onScreen(shownCamera, { x: 0, y: 49 });
    expect(spot.x).toBeGreaterThan(0);
    expect(spot.y).toBeLessThan(WINDOW.frame.height);
    const middle = squareAt(near, { x: 300, y: 200 });
    expect(scrollIntoView(near, WINDOW, middle)).toEqual(near);
  });

  test('squares and pixels are each other’s inverse', () => {
    const camera = zoomCamera(fitMap(WINDOW), WINDOW, { at: { x: 100, y: 350 }, by: 5 });
    for (const square of [
      { x: 0, y: 0 },
      { x: 17, y: 31 },
      { x: 49, y: 49 },
    ])
      expect(squareAt(camera, onScreen(camera, square))).toEqual(square);
  });

  test('as a view box', () => {
    expect(viewBoxOf({ x: -20, y: 4, zoom: 0.5 }, { width: 300, height: 200 })).toBe(
      '-20.00 4.00 600.00 400.00',
    );
  });
});
