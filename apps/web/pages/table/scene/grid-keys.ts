import type { Square } from '@arbitro/grid';
import type { CreatureId, GridToken } from '@arbitro/kernel';
import type { Size } from './grid-camera.ts';

/** The map command of a key. */
export type KeyCommand =
  | { readonly is: 'cursor'; readonly to: Square }
  | { readonly is: 'take' | 'leave' | 'closer' | 'further' | 'whole' | 'ruler' | 'point' };

const ARROWS: Readonly<Record<string, Square>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const KEY_COMMANDS: Readonly<Record<string, Exclude<KeyCommand['is'], 'cursor'>>> = {
  Enter: 'take',
  ' ': 'take',
  Escape: 'leave',
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  '0': 'whole',
  m: 'ruler',
  M: 'ruler',
  p: 'point',
  P: 'point',
};

interface KeyContext {
  readonly cursor: Square;
  readonly map: Size;
  readonly tokens: readonly GridToken[];
}

/** Arrow keys move square by square and stop at the edge; T goes from token to token, with Shift backwards. */
export function commandOfKey(key: string, { cursor, map, tokens }: KeyContext): KeyCommand | undefined {
  const arrow = ARROWS[key];
  if (arrow) {
    const within = (n: number, max: number): number => Math.max(0, Math.min(max - 1, n));
    return {
      is: 'cursor',
      to: { x: within(cursor.x + arrow.x, map.width), y: within(cursor.y + arrow.y, map.height) },
    };
  }
  if (key === 't' || key === 'T') {
    const to = findNextToken(tokens, cursor, key === 't' ? 1 : -1);
    return to && { is: 'cursor', to };
  }
  const plain = KEY_COMMANDS[key];
  return plain && { is: plain };
}

function findNextToken(tokens: readonly GridToken[], { x, y }: Square, by: 1 | -1): Square | undefined {
  const here = tokens.findIndex(({ at }) => at.x === x && at.y === y);
  const next = here < 0 ? (by === 1 ? 0 : tokens.length - 1) : (here + by + tokens.length) % tokens.length;
  return tokens[next]?.at;
}

/**
 * Returns the first square of the keyboard cursor: of the picked creature, else the one whose turn it is, else the
 * first.
 */
export function chooseFirstCursor(
  tokens: readonly GridToken[],
  wanted: readonly (CreatureId | undefined)[],
): Square {
  for (const id of wanted) {
    const token = tokens.find(({ who }) => who === id);
    if (token) return token.at;
  }
  return tokens[0]?.at ?? { x: 0, y: 0 };
}
