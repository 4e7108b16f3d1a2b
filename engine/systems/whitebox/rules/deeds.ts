import { type ActionWith, type CreatureId, creatureId, listOrOne } from '@arbitro/kernel';
import { z } from 'zod';
import { feet, modifier, name, words } from './fields.ts';

/** How many feet, and towards or away from what. A move towards a creature stops next to it. */
const stepFields = { feet, toward: creatureId.optional(), from: creatureId.optional() };
export type Step = z.output<z.ZodReadonly<z.ZodObject<typeof stepFields>>>;

/** A move before or after the action: one move per round. */
const step = z.strictObject(stepFields).optional();
const steps = { first: step, after: step };

/** The fields of every turn action, without `by`: an intent is one of these. */
export const DEEDS = {
  /** With a weapon by its id; by default the first in hand that reaches. */
  attack: { on: creatureId, with: name.optional(), modifier, ...steps },
  cast: { spell: name, on: listOrOne(z.array(creatureId).max(60).default([])), ...steps },
  prepare: { spell: name },
  move: stepFields,
  ready: { weapon: name, ...steps },
  'throw-oil': { on: creatureId, modifier, ...steps },
  'light-oil': { on: creatureId, ...steps },
  bind: { on: creatureId, ...steps },
  'open-door': { door: name, modifier, ...steps },
  other: { what: words, ...steps },
  pass: {},
} as const;

type Deeds = typeof DEEDS;
export type DeedType = keyof Deeds;

/** What a creature intends to do, or does at the same time as others. */
export type Intent = { [T in DeedType]: ActionWith<T, Deeds[T]> }[DeedType];
/** What a creature does in its turn, including the actor. */
export type Deed = WithBy<Intent>;
type WithBy<One> = One extends Intent ? One & { readonly by: CreatureId } : never;
export type DeedOf<T extends DeedType> = Extract<Deed, { readonly type: T }>;

const intents = Object.entries(DEEDS).map(([type, fields]) =>
  z.strictObject({ type: z.literal(type), ...fields }),
);
export const intentSchema = z.discriminatedUnion(
  'type',
  intents as unknown as readonly [z.core.$ZodTypeDiscriminable],
) as unknown as z.ZodType<Intent>;

export const doneBy = (intent: Intent, by: CreatureId): Deed => ({ ...intent, by }) as Deed;

export function intentOf(deed: Deed): Intent {
  const { by: _, ...intent } = deed;
  return intent as Intent;
}

export function stepsOf(deed: Deed): readonly Step[] {
  const first = 'first' in deed ? deed.first : undefined;
  const last = 'after' in deed ? deed.after : undefined;
  return first || last ? [first, last].filter((one) => one !== undefined) : NO_STEPS;
}
const NO_STEPS: readonly Step[] = [];
