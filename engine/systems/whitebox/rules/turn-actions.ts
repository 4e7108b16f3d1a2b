import { type ActionWith, type CreatureId, creatureId, listOrSingle } from '@arbitro/kernel';
import { z } from 'zod';
import { feet, modifier, nameText, words } from './fields.ts';

/** How many feet, and towards or away from what. A move towards a creature stops next to it. */
const stepFields = { feet, toward: creatureId.optional(), from: creatureId.optional() };
export type Step = z.output<z.ZodReadonly<z.ZodObject<typeof stepFields>>>;

/** A move before or after the action: one move per round. */
const step = z.strictObject(stepFields).optional();
const steps = { first: step, after: step };

/** The fields of every turn action, without `by`: an intent is one of these. */
export const TURN_ACTION_FIELDS = {
  /** With a weapon by its id; by default the first in hand that reaches. */
  attack: { on: creatureId, with: nameText.optional(), modifier, ...steps },
  cast: { spell: nameText, on: listOrSingle(z.array(creatureId).max(60).default([])), ...steps },
  prepare: { spell: nameText },
  move: stepFields,
  ready: { weapon: nameText, ...steps },
  'throw-oil': { on: creatureId, modifier, ...steps },
  'light-oil': { on: creatureId, ...steps },
  bind: { on: creatureId, ...steps },
  'open-door': { door: nameText, modifier, ...steps },
  other: { what: words, ...steps },
  pass: {},
} as const;

type TurnActionFields = typeof TURN_ACTION_FIELDS;
export type TurnActionType = keyof TurnActionFields;

/** What a creature intends to do, or does at the same time as others. */
export type Intent = { [T in TurnActionType]: ActionWith<T, TurnActionFields[T]> }[TurnActionType];
/** What a creature does in its turn, including the actor. */
export type TurnAction = WithBy<Intent>;
type WithBy<One> = One extends Intent ? One & { readonly by: CreatureId } : never;
export type TurnActionOf<T extends TurnActionType> = Extract<TurnAction, { readonly type: T }>;

const intentSchemas = Object.entries(TURN_ACTION_FIELDS).map(([type, fields]) =>
  z.strictObject({ type: z.literal(type), ...fields }),
);
export const intentSchema = z.discriminatedUnion(
  'type',
  intentSchemas as unknown as readonly [z.core.$ZodTypeDiscriminable],
) as unknown as z.ZodType<Intent>;

export const toTurnAction = (intent: Intent, by: CreatureId): TurnAction => ({ ...intent, by }) as TurnAction;

export function intentOf(turnAction: TurnAction): Intent {
  const { by: _, ...intent } = turnAction;
  return intent as Intent;
}

export function stepsOf(turnAction: TurnAction): readonly Step[] {
  const first = 'first' in turnAction ? turnAction.first : undefined;
  const last = 'after' in turnAction ? turnAction.after : undefined;
  return first || last ? [first, last].filter((item) => item !== undefined) : NO_STEPS;
}
const NO_STEPS: readonly Step[] = [];
