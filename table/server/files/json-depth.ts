import { LIMITS } from '@arbitro/protocol';

/** Maximum nesting in a JSON text; beyond it a recursive reader would run out of stack. */
const MAX_DEPTH = 100;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const LIST = '['.charCodeAt(0);
const LIST_END = ']'.charCodeAt(0);
const FIELDS = '{'.charCodeAt(0);
const FIELDS_END = '}'.charCodeAt(0);

/** What is wrong with the shape of a JSON text: its depth, or the number of elements of one list or object. */
export type ShapeFault = 'too-deep' | 'too-long';

/** Scans the text once, before anything is built from it. */
export function findShapeFault(text: string, longest: number = LIMITS.list): ShapeFault | undefined {
  const commas: number[] = [0];
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (isQuoted) {
      if (letter === BACKSLASH) index++;
      else if (letter === QUOTE) isQuoted = false;
    } else if (letter === QUOTE) isQuoted = true;
    else if (letter === COMMA) {
      const count = (commas.pop() ?? 0) + 1;
      if (count >= longest) return 'too-long';
      commas.push(count);
    } else if (letter === LIST || letter === FIELDS) {
      if (commas.push(0) > MAX_DEPTH + 1) return 'too-deep';
    } else if (letter === LIST_END || letter === FIELDS_END) commas.pop();
  }
  return undefined;
}

export const isTooDeep = (text: string): boolean =>
  findShapeFault(text, Number.POSITIVE_INFINITY) === 'too-deep';
