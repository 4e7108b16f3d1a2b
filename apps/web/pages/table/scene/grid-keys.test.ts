import type { GridToken } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { chooseFirstCursor, commandOfKey } from './grid-keys.ts';

const buildToken = (who: string, x: number, y: number): GridToken => ({
  who,
  at: { x, y },
  side: 1,
  reach: 1,
});
const TOKENS = [buildToken('aino', 2, 1), buildToken('ogre', 0, 0)];
const whereAt = (x: number, y: number) => ({
  cursor: { x, y },
  map: { width: 3, height: 2 },
  tokens: TOKENS,
});

describe('keys on the map', () => {
  test('arrows go square by square and stop at the edge', () => {
    expect(commandOfKey('ArrowRight', whereAt(0, 0))).toEqual({ is: 'cursor', to: { x: 1, y: 0 } });
    expect(commandOfKey('ArrowDown', whereAt(0, 0))).toEqual({ is: 'cursor', to: { x: 0, y: 1 } });
    expect(commandOfKey('ArrowLeft', whereAt(0, 0))).toEqual({ is: 'cursor', to: { x: 0, y: 0 } });
    expect(commandOfKey('ArrowRight', whereAt(2, 1))).toEqual({ is: 'cursor', to: { x: 2, y: 1 } });
  });

  test('T goes round the tokens, with Shift the other way', () => {
    expect(commandOfKey('t', whereAt(1, 1))).toEqual({ is: 'cursor', to: { x: 2, y: 1 } });
    expect(commandOfKey('t', whereAt(2, 1))).toEqual({ is: 'cursor', to: { x: 0, y: 0 } });
    expect(commandOfKey('t', whereAt(0, 0))).toEqual({ is: 'cursor', to: { x: 2, y: 1 } });
    expect(commandOfKey('T', whereAt(1, 1))).toEqual({ is: 'cursor', to: { x: 0, y: 0 } });
    expect(commandOfKey('t', { ...whereAt(0, 0), tokens: [] })).toBeUndefined();
  });

  test('Enter takes, Escape lets go, other keys are left alone', () => {
    expect(commandOfKey('Enter', whereAt(0, 0))).toEqual({ is: 'take' });
    expect(commandOfKey('Escape', whereAt(0, 0))).toEqual({ is: 'leave' });
    expect(commandOfKey('Tab', whereAt(0, 0))).toBeUndefined();
    expect(commandOfKey('a', whereAt(0, 0))).toBeUndefined();
  });

  test('the keyboard begins with the first of those wanted who is there', () => {
    expect(chooseFirstCursor(TOKENS, [undefined, 'nobody', 'ogre'])).toEqual({ x: 0, y: 0 });
    expect(chooseFirstCursor(TOKENS, [])).toEqual({ x: 2, y: 1 });
    expect(chooseFirstCursor([], ['aino'])).toEqual({ x: 0, y: 0 });
  });
});
