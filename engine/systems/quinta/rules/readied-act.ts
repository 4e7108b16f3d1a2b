import { creatureId, isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { nameText, square } from '../schema/sheet-parts.ts';
import type { PreparedAction } from '../state.ts';
import { optionalSquare } from './fields.ts';
import { readiableActions } from './readiable.ts';

const openTarget = creatureId.nullable().default(null);
const READIABLE = readiableActions();

/** The action's fields without its actor; the target may be left open. */
function readiedSchemaOf({ type, fields: { by: _, ...rest } }: (typeof READIABLE)[number]) {
  return z.strictObject({ kind: z.literal(type), ...rest, ...('on' in rest && { on: openTarget }) });
}

const ACT_SCHEMAS = [
  z.strictObject({ kind: z.literal('deed'), deed: nameText, on: openTarget, at: optionalSquare }),
  z.strictObject({ kind: z.literal('move'), to: square }),
  ...READIABLE.map(readiedSchemaOf),
] as const;

/** An attack or the use of a power becomes a feature, whichever action it was written as. */
function normalizeAct(input: unknown): unknown {
  if (!isFields(input)) return input;
  const { kind, with: arm, ...rest } = input;
  if (kind === 'attack') return { ...rest, kind: 'deed', ...(arm !== undefined && { deed: arm }) };
  return kind === 'use' ? { ...input, kind: 'deed' } : input;
}

export const readiedAct = z.preprocess(
  normalizeAct,
  z.discriminatedUnion('kind', ACT_SCHEMAS),
) as unknown as z.ZodType<PreparedAction['act']>;

/** An action that can be requested but is refused because it cannot be readied. */
interface UnreadiableAct {
  readonly kind: string;
}
export type RequestedAct = PreparedAction['act'] | UnreadiableAct;

const READIABLE_KINDS: ReadonlySet<string> = new Set(['deed', 'move', ...READIABLE.map(({ type }) => type)]);

/** Returns whether it is a feature, a move or another action that can be readied. @rule quinta.actions.ready */
export const isReadied = (act: RequestedAct): act is PreparedAction['act'] => READIABLE_KINDS.has(act.kind);

/** Builds the schema of requested actions, including the other action types, which are then refused. */
export function requestedActSchema(others: readonly string[]) {
  const never = others.filter((type) => !READIABLE_KINDS.has(type) && type !== 'attack' && type !== 'use');
  return z.preprocess(
    normalizeAct,
    z.discriminatedUnion('kind', [
      ...ACT_SCHEMAS,
      z.object({ kind: z.enum(['ready', ...never]) }).meta({ deprecated: true }),
    ]),
  );
}
