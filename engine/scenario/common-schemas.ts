import { creatureName, type DataPath, type Fault, failWith, kindOf } from '@arbitro/kernel';
import { z } from 'zod';
import { TEXT } from './text/index.ts';

/** A parsed value, or all faults of the input. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Seeds are names; a number is converted as written. */
export const SEED = z.union([z.string().min(1), z.number()]).transform(String);

/** A name fits on one line. */
export const NAME = creatureName.refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), failWith(TEXT.name));

const MAX_DEPTH = 64;

/** Returns a fault for everything that is not plain data. */
export function findNonPlainData(raw: unknown, dataPath: DataPath): readonly Fault[] {
  if (dataPath.length > MAX_DEPTH) return [{ at: dataPath, code: 'too-deep', params: {} }];
  if (raw === null || typeof raw === 'string' || typeof raw === 'boolean') return [];
  if (typeof raw === 'number' && Number.isFinite(raw)) return [];
  if (Array.isArray(raw)) return raw.flatMap((item, i) => findNonPlainData(item, [...dataPath, i]));
  if (typeof raw === 'object' && Object.getPrototypeOf(raw) === Object.prototype)
    return Object.entries(raw).flatMap(([key, item]) => findNonPlainData(item, [...dataPath, key]));
  return [
    typeof raw === 'number'
      ? { at: dataPath, code: 'not-finite', params: { received: String(raw) } }
      : { at: dataPath, code: 'not-plain', params: { received: kindOf(raw) } },
  ];
}
