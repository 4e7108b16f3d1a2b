import type { Json } from '@arbitro/kernel';
import type { Key, Shape } from '@arbitro/scenario';
import type { Desk } from './desk.ts';

export type Row = readonly [left: string, right: string];
type Speech = Pick<Desk, 'text'>;

const marked = ({ name, needed }: Key): string => (needed ? name : `${name}?`);

/** Returns the names of the keys in one line. */
export const namesOf = (keys: readonly Key[]): string => keys.map(marked).join(', ');

/** Returns a row for each key with its possible values; nested keys follow, indented. */
export function keyRows(keys: readonly Key[], desk: Speech, indent = ''): readonly Row[] {
  return keys.flatMap((key): readonly Row[] => [
    [`${indent}${marked(key)}`, `${shown(key.shape, desk)}${usually(key.usual)}`],
    ...insideOf(key.shape).flatMap((group) => keyRows(group, desk, `${indent}   `)),
  ]);
}

/** An empty or missing default need not be shown. */
function usually(usual: Json | undefined): string {
  const isPlain = typeof usual !== 'object' && usual !== undefined && usual !== '';
  return isPlain ? ` (= ${usual})` : '';
}

function insideOf(shape: Shape): readonly (readonly Key[])[] {
  switch (shape.is) {
    case 'group':
      return [shape.keys];
    case 'list':
    case 'by-name':
      return insideOf(shape.of);
    case 'either':
      return shape.of.flatMap(insideOf);
    default:
      return [];
  }
}

function shown(shape: Shape, desk: Speech): string {
  switch (shape.is) {
    case 'text':
    case 'anything':
      return desk.text(`keys-${shape.is}`);
    case 'yes-or-no':
      return 'true | false';
    case 'nothing':
      return 'null';
    case 'number':
      return shownNumber(shape, desk);
    case 'one-of':
      return shape.values.join(' | ');
    case 'list':
      return `[${shown(shape.of, desk)}, …]`;
    case 'by-name':
      return `{ ${desk.text('keys-name')}: ${shown(shape.of, desk)} }`;
    case 'group':
      return `{ ${namesOf(shape.keys)} }`;
    case 'either':
      return shape.of.map((one) => shown(one, desk)).join(' | ');
  }
}

function shownNumber({ whole, least, most }: Extract<Shape, { is: 'number' }>, { text }: Speech): string {
  const number = text(whole ? 'keys-whole' : 'keys-number');
  if (least !== undefined && most !== undefined) return text('keys-between', { number, least, most });
  if (least !== undefined) return text('keys-from', { number, least });
  return most === undefined ? number : text('keys-to', { number, most });
}
