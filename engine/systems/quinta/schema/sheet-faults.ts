import { fill, type Words } from '@arbitro/kernel';
import type { z } from 'zod';
import { TEXT } from '../text/index.ts';

/** What people are told of what they wrote on a sheet or a map. */
export const SHEET_FAULTS = {
  twice: TEXT.faults.twice,
  dice: TEXT.faults.dice,
  damage: TEXT.faults.damage,
  range: TEXT.faults.range,
  farther: TEXT.faults.farther,
  multi: TEXT.faults.multi,
  hp: TEXT.faults.hp,
  life: TEXT.faults.life,
  dying: TEXT.faults.dying,
  rows: TEXT.faults.rowsMapAllEqually,
  size: TEXT.faults.size,
} as const satisfies Readonly<Record<string, Words>>;

/** A letter that no square of this layer goes by. */
export function unknownLetter(letter: string, known: readonly string[]): Words {
  const list = known.join(' ');
  return fill(TEXT.faults.unknownLetter, { letter, list });
}

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/** Says a fault at a place below the thing that is being read. */
export function complain(
  context: Context,
  says: Words,
  { input, path = [] }: { readonly input: unknown; readonly path?: readonly (string | number)[] },
): void {
  context.issues.push({ code: 'custom', input, path: [...path], message: says.en, params: { says } });
}
