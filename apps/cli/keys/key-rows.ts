import type { Json } from '@arbitro/kernel';
import type { Shape, ShapeKey } from '@arbitro/scenario';
import type { CliContext } from '../command-line/context.ts';

export type KeyRow = readonly [left: string, right: string];
type TextContext = Pick<CliContext, 'text'>;

const markRequired = ({ name, needed }: ShapeKey): string => (needed ? name : `${name}?`);

/** Returns the names of the keys in one line. */
export const joinNames = (keys: readonly ShapeKey[]): string => keys.map(markRequired).join(', ');

/** Returns a row for each key with its possible values; nested keys follow, indented. */
export function listKeyRows(keys: readonly ShapeKey[], context: TextContext, indent = ''): readonly KeyRow[] {
  return keys.flatMap((key): readonly KeyRow[] => [
    [`${indent}${markRequired(key)}`, `${formatShape(key.shape, context)}${formatDefault(key.usual)}`],
    ...listInnerKeys(key.shape).flatMap((group) => listKeyRows(group, context, `${indent}   `)),
  ]);
}

/** An empty or missing default need not be shown. */
function formatDefault(fallback: Json | undefined): string {
  const isPlain = typeof fallback !== 'object' && fallback !== undefined && fallback !== '';
  return isPlain ? ` (= ${fallback})` : '';
}

function listInnerKeys(shape: Shape): readonly (readonly ShapeKey[])[] {
  switch (shape.kind) {
    case 'group':
      return [shape.keys];
    case 'list':
    case 'by-name':
      return listInnerKeys(shape.of);
    case 'either':
      return shape.of.flatMap(listInnerKeys);
    default:
      return [];
  }
}

function formatShape(shape: Shape, context: TextContext): string {
  switch (shape.kind) {
    case 'text':
    case 'anything':
      return context.text(`keys-${shape.kind}`);
    case 'yes-or-no':
      return 'true | false';
    case 'nothing':
      return 'null';
    case 'number':
      return formatNumberShape(shape, context);
    case 'one-of':
      return shape.values.join(' | ');
    case 'list':
      return `[${formatShape(shape.of, context)}, …]`;
    case 'by-name':
      return `{ ${context.text('keys-name')}: ${formatShape(shape.of, context)} }`;
    case 'group':
      return `{ ${joinNames(shape.keys)} }`;
    case 'either':
      return shape.of.map((shape) => formatShape(shape, context)).join(' | ');
  }
}

function formatNumberShape(
  { whole, least, most }: Extract<Shape, { kind: 'number' }>,
  { text }: TextContext,
): string {
  const number = text(whole ? 'keys-whole' : 'keys-number');
  if (least !== undefined && most !== undefined) return text('keys-between', { number, least, most });
  if (least !== undefined) return text('keys-from', { number, least });
  return most === undefined ? number : text('keys-to', { number, most });
}
