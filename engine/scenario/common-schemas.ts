import { creatureName, type DataPath, type Fault, failWith, kindOf, limitFaults } from '@arbitro/kernel';
import { z } from 'zod';
import { TEXT } from './text/index.ts';

/** A parsed value, or all faults of the input. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Seeds are names; a number is converted as written. */
export const SEED = z.union([z.string().min(1), z.number()]).transform(String);

/** Line breaks, control characters, and marks that change the direction of the text around them. */
const FORBIDDEN_IN_NAME = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Without fillers and the Braille blank: letters and symbols that show nothing. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;
const isVisibleLine = (text: string): boolean => !FORBIDDEN_IN_NAME.test(text) && VISIBLE.test(text);

/** A name fits on one line, and can be seen. */
export const NAME = creatureName.refine(isVisibleLine, failWith(TEXT.name));

const MAX_DEPTH = 64;

/** Returns a fault for everything that is not plain data. */
export function findNonPlainData(raw: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  collectNonPlainData(raw, [], faults);
  return limitFaults(faults);
}

/** The path is one list for all places: a list for each would cost more than the search. */
function collectNonPlainData(raw: unknown, path: (string | number)[], faults: Fault[]): void {
  if (path.length > MAX_DEPTH) faults.push({ at: [...path], code: 'too-deep', params: {} });
  else if (Array.isArray(raw)) collectFromEntries(raw.entries(), path, faults);
  else if (isPlainObject(raw)) collectFromEntries(Object.entries(raw), path, faults);
  else if (!isPlainValue(raw)) faults.push(faultOfNonPlainData(raw, [...path]));
}

function collectFromEntries(
  entries: Iterable<readonly [string | number, unknown]>,
  path: (string | number)[],
  faults: Fault[],
): void {
  for (const [key, item] of entries) {
    path.push(key);
    collectNonPlainData(item, path, faults);
    path.pop();
  }
}

const isPlainObject = (raw: unknown): raw is object =>
  typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype;

const isPlainValue = (raw: unknown): boolean =>
  raw === null ||
  typeof raw === 'string' ||
  typeof raw === 'boolean' ||
  (typeof raw === 'number' && Number.isFinite(raw));

const faultOfNonPlainData = (raw: unknown, dataPath: DataPath): Fault =>
  typeof raw === 'number'
    ? { at: dataPath, code: 'not-finite', params: { received: String(raw) } }
    : { at: dataPath, code: 'not-plain', params: { received: kindOf(raw) } };
