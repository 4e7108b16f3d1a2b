import { creatureId, isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { name, square } from '../schema/sheet-parts.ts';
import type { Readied } from '../state.ts';
import { place } from './fields.ts';
import { readiableActions } from './readiable.ts';

const openTarget = creatureId.nullable().default(null);
const READIABLE = readiableActions();

/** The action's fields without its actor; the target may be left open. */
function asReadied({ type, fields: { by: _, ...rest } }: (typeof READIABLE)[number]) {
  return z.strictObject({ kind: z.literal(type), ...rest, ...('on' in rest && { on: openTarget }) });
}

const ACTS = [
  z.strictObject({ kind: z.literal('deed'), deed: name, on: openTarget, at: place }),
  z.strictObject({ kind: z.literal('move'), to: square }),
  ...READIABLE.map(asReadied),
] as const;

/** An attack or the use of a power becomes a feature, whichever action it was written as. */
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

/** An action that can be requested but is refused because it cannot be readied. */
interface NeverReadied {
  readonly kind: string;
}
export type MeantAct = Readied['act'] | NeverReadied;

const KINDS: ReadonlySet<string> = new Set(['deed', 'move', ...READIABLE.map(({ type }) => type)]);

/** Returns whether it is a feature, a move or another action that can be readied. @rule quinta.actions.ready */
export const isReadied = (act: MeantAct): act is Readied['act'] => KINDS.has(act.kind);

/** Builds the schema of requested actions, including the other action types, which are then refused. */
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
