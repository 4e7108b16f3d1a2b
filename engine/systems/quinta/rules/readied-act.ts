import { creatureId, isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { name, square } from '../schema/sheet-parts.ts';
import type { Readied } from '../state.ts';
import { place } from './fields.ts';
import { readiableActions } from './readiable.ts';

const openTarget = creatureId.nullable().default(null);
const READIABLE = readiableActions();

/** The same without who does it; on whom may be left open. */
function asReadied({ type, fields: { by: _, ...rest } }: (typeof READIABLE)[number]) {
  return z.strictObject({ kind: z.literal(type), ...rest, ...('on' in rest && { on: openTarget }) });
}

const ACTS = [
  z.strictObject({ kind: z.literal('deed'), deed: name, on: openTarget, at: place }),
  z.strictObject({ kind: z.literal('move'), to: square }),
  ...READIABLE.map(asReadied),
] as const;

/** An attack or the use of a power is a deed, whatever word it is asked with. */
function spelledAct(given: unknown): unknown {
  if (!isFields(given)) return given;
  const { kind, with: arm, ...rest } = given;
  if (kind === 'attack') return { ...rest, kind: 'deed', ...(arm !== undefined && { deed: arm }) };
  return kind === 'use' ? { ...given, kind: 'deed' } : given;
}

export const readiedAct = z.preprocess(
  spelledAct,
  z.discriminatedUnion('kind', ACTS),
) as unknown as z.ZodType<Readied['act']>;

/** What may be asked for, to be told that it cannot be made ready. */
interface NeverReadied {
  readonly kind: string;
}
export type MeantAct = Readied['act'] | NeverReadied;

const KINDS: ReadonlySet<string> = new Set(['deed', 'move', ...READIABLE.map(({ type }) => type)]);

/** Whether it is a deed, a move or one of the actions that can wait. @rule quinta.actions.ready */
export const isReadied = (act: MeantAct): act is Readied['act'] => KINDS.has(act.kind);

/** What may be asked for: also what is then refused, by the types of all other actions. */
export function meantAct(others: readonly string[]) {
  const never = others.filter((type) => !KINDS.has(type) && type !== 'attack' && type !== 'use');
  return z.preprocess(
    spelledAct,
    z.discriminatedUnion('kind', [
      ...ACTS,
      z.object({ kind: z.enum(['ready', ...never]) }).meta({ deprecated: true }),
    ]),
  );
}
