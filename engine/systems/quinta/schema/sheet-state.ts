import { countingNumber, creatureId, isFields, reference, whenGone } from '@arbitro/kernel';
import { z } from 'zod';
import { readiedAct } from '../rules/readied-act.ts';
import { EVERYBODY, LIGHT_SOURCES } from '../rules/tables.ts';
import {
  type Affliction,
  type Budget,
  FULL_BUDGET,
  type OngoingHelp,
  type PreparedAction,
} from '../state.ts';
import {
  behaviour,
  condition,
  difficulty,
  endingSave,
  idFrom,
  metres,
  nameText,
  skill,
} from './sheet-parts.ts';

/** A creature's state in play, as saved. */

/** By its name, or in the fields of the action that inflicts it. */
function normalizeAffliction(input: unknown): unknown {
  if (typeof input === 'string') return { condition: input };
  if (!isFields(input)) return input;
  const { by, levels, ...rest } = input;
  return {
    ...(by === undefined ? {} : { source: by }),
    ...(levels === undefined ? {} : { level: levels }),
    ...rest,
  };
}

/** The cause of a condition of which none is said. */
export const UNSAID_CAUSE = 'before';

/** By its name, or with what is known of how it came. */
const affliction: z.ZodType<Affliction> = z.preprocess(
  normalizeAffliction,
  z.strictObject({
    condition,
    source: creatureId.nullable().default(null),
    cause: nameText.default(UNSAID_CAUSE),
    rounds: countingNumber.max(10_000).nullable().default(null),
    level: z.int().min(1).max(10).default(1),
    escapeDc: difficulty.nullable().default(null),
    behaviour: behaviour.nullable().default(null),
    endsOnSave: endingSave.optional(),
  }),
);

/** A creature is not held by one that is gone; what else that one caused goes on without it. */
export const afflictions = whenGone(
  z.array(whenGone(affliction, (left) => (left?.escapeDc === null ? left : undefined))).max(60),
  (left = []) =>
    left.filter((affliction, index) => left.findIndex((other) => isSame(affliction, other)) === index),
);
const isSame = (affliction: Affliction, { condition: which, cause, source }: Affliction): boolean =>
  affliction.condition === which && affliction.cause === cause && affliction.source === source;

/** Viewers do not see how long a condition lasts. */
export const hideDurations = (all: readonly Affliction[]): Affliction[] =>
  all.map((affliction) => (affliction.rounds === null ? affliction : { ...affliction, rounds: null }));

/** The subject of an attitude: one creature, or all. */
export const toward = reference(creatureId, (id, isGone) => id !== EVERYBODY && isGone(id, 'creature'));
/** `target/approach`; an id may have a slash in it, an approach has none. */
export const barredApproach = reference(z.string().max(120), (text, isGone) =>
  isGone(text.slice(0, text.lastIndexOf('/')), 'creature'),
);

/** What is left out of it has not been used. */
export const budget: z.ZodType<Budget> = z
  .strictObject({
    action: z.boolean().default(FULL_BUDGET.action),
    bonus: z.boolean().default(FULL_BUDGET.bonus),
    reaction: z.boolean().default(FULL_BUDGET.reaction),
    interaction: z.boolean().default(FULL_BUDGET.interaction),
    moved: metres.default(FULL_BUDGET.moved),
    dashes: countingNumber.default(FULL_BUDGET.dashes),
    disengaged: z.boolean().default(FULL_BUDGET.disengaged),
    attacks: z.array(z.strictObject({ deed: nameText, left: countingNumber })).default([]),
    diagonals: countingNumber.default(FULL_BUDGET.diagonals),
  })
  .prefault({});

/** Viewers do not see which attacks are left. */
export const hideAttacks = (used: Budget): Budget => ({ ...used, attacks: [] });

/** The trigger may still say on whom; a search for a creature that is gone ends. */
export const readiedSchema: z.ZodType<PreparedAction> = whenGone(
  z.strictObject({ trigger: z.string().max(200), act: readiedAct }),
  (left, { act }) => (left && 'for' in act && !('for' in left.act) ? undefined : left),
);

export const helping: z.ZodType<OngoingHelp> = z.strictObject({
  kind: z.enum(['check', 'attack']),
  on: creatureId,
  skill: skill.nullable().default(null),
  tool: nameText.optional(),
});

/** Carried items by name, or with their weight. A torch has its light by default. @rule quinta.exploration.equipment */
const normalizeItem = (input: unknown): unknown => {
  const fields = typeof input === 'string' ? { name: input } : input;
  if (!isFields(fields) || typeof fields.name !== 'string') return fields;
  const id = idFrom(fields.name);
  return {
    light: Object.hasOwn(LIGHT_SOURCES, id) ? LIGHT_SOURCES[id as keyof typeof LIGHT_SOURCES] : null,
    id,
    ...fields,
  };
};
const glow = z.strictObject({ bright: metres, dim: metres });
export const items = z
  .array(
    z.preprocess(
      normalizeItem,
      z.strictObject({
        id: nameText,
        name: nameText,
        kg: z.number().nonnegative().max(100_000).default(0),
        held: z.boolean().default(false),
        light: glow.nullable(),
      }),
    ),
  )
  .max(200);
