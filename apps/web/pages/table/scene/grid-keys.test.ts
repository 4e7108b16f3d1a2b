import type { GridToken } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { firstCursor, keyed } from './grid-keys.ts';

const token = (who: string, x: number, y: number): GridToken => ({ who, at: { x, y }, side: 1, reach: 1 });
const TOKENS = [token('aino', 2, 1), token('ogre', 0, 0)];
const at = (x: number, y: number) => ({ cursor: { x, y }, map: { width: 3, height: 2 }, tokens: TOKENS });

describe('keys on the map', () => {
  test('arrows go square by square and stop at the edge', () => {
    expect(keyed('ArrowRight', at(0, 0))).toEqual({ is: 'cursor', to: { x: 1, y: 0 } });
    expect(keyed('ArrowDown', at(0, 0))).toEqual({ is: 'cursor', to: { x: 0, y: 1 } });
    expect(keyed('ArrowLeft', at(0, 0))).toEqual({ is: 'cursor', to: { x: 0, y: 0 } });
    expect(keyed('ArrowRight', at(2, 1))).toEqual({ is: 'cursor', to: { x: 2, y: 1 } });
  });

  test('T goes round the tokens, with Shift the other way', () => {
    expect(keyed('t', at(1, 1))).toEqual({ is: 'cursor', to: { x: 2, y: 1 } });
    expect(keyed('t', at(2, 1))).toEqual({ is: 'cursor', to: { x: 0, y: 0 } });
    expect(keyed('t', at(0, 0))).toEqual({ is: 'cursor', to: { x: 2, y: 1 } });
    expect(keyed('T', at(1, 1))).toEqual({ is: 'cursor', to: { x: 0, y: 0 } });
    expect(keyed('t', { ...at(0, 0), tokens: [] })).toBeUndefined();
  });

  test('Enter takes, Escape lets go, other keys are left alone', () => {
    expect(keyed('Enter', at(0, 0))).toEqual({ is: 'take' });
    expect(keyed('Escape', at(0, 0))).toEqual({ is: 'leave' });
    expect(keyed('Tab', at(0, 0))).toBeUndefined();
    expect(keyed('a', at(0, 0))).toBeUndefined();
  });

  test('the keyboard begins with the first of those wanted who is there', () => {
    expect(firstCursor(TOKENS, [undefined, 'nobody', 'ogre'])).toEqual({ x: 0, y: 0 });
    expect(firstCursor(TOKENS, [])).toEqual({ x: 2, y: 1 });
    expect(firstCursor([], ['aino'])).toEqual({ x: 0, y: 0 });
  });
});
