import {
  countingNumber,
  createInvariants,
  creatureId,
  creatureName,
  endAll,
  endIfEmpty,
  findFighter,
  getCreature,
  hasNoDuplicates,
  type Invariant,
  type LocalizedText,
  optionsSchema,
  referencesIn,
  strictSchema,
  validateOnce,
  WORLD_FAULTS,
  whenGone,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyCreature } from '../copy-state.ts';
import { OPTIONS } from '../options.ts';
import { CONDITION_NAMES, LIGHT_NAMES } from '../rules/effects.ts';
import { PHASES } from '../rules/tables.ts';
import { ACTS, type Creature, type World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { setting } from './scene.ts';
import { armsFit, creatureSheet } from './sheet.ts';
import { cover, nameText } from './sheet-parts.ts';

const FAULTS = {
  routines: TEXT.faults.routines,
  held: TEXT.faults.held,
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** In play nothing is left to follow from the rest. */
export const creatureInPlay = whenGone(
  creatureSheet
    .required({ side: true, power: true, state: true })
    .extend({ id: creatureId, name: creatureName, lacksPowerSince: z.number().nonnegative().optional() }),
  releaseHold,
);

/** A creature whose holder is gone is not held. */
function releaseHold(left: Creature | undefined): Creature | undefined {
  if (!left) return undefined;
  const next = copyCreature(left);
  next.conditions = left.conditions.filter((condition) => condition !== 'held');
  return next;
}

const creatureIds = z.array(creatureId);
const intent = z.strictObject({
  act: z.enum(ACTS),
  with: nameText.nullable(),
  thrown: z.boolean(),
  on: creatureId.nullable(),
  knockout: z.boolean(),
  words: z.string().max(200),
});
const fighter = z.strictObject({
  who: creatureId,
  at: z.number(),
  intent: whenGone(intent, endAll).nullable(),
  moved: z.number().nonnegative(),
  handled: countingNumber,
  rank: z.number().nullable(),
  shared: z.number().optional(),
  used: z.array(nameText),
  acted: z.boolean(),
  defences: countingNumber,
  ambushes: z.boolean(),
  ambushOn: creatureIds.optional(),
  isLate: z.literal(true).optional(),
  gainedAtOnce: z.array(z.enum(CONDITION_NAMES)).optional(),
  warned: creatureIds,
  unawareOf: creatureIds,
  cover,
});
const aid = z.strictObject({
  by: creatureId,
  on: creatureId,
  wound: z.int().min(1),
  points: countingNumber,
  round: countingNumber,
});
const fight = z.strictObject({
  round: countingNumber,
  phase: z.enum(PHASES),
  fighters: whenGone(z.array(fighter), endIfEmpty),
  pending: creatureIds,
  turns: z.array(whenGone(creatureIds.min(1), endIfEmpty)),
  together: creatureIds,
  engaged: z.array(z.tuple([creatureId, creatureId])),
  aids: z.array(aid),
  ground: z.array(z.strictObject({ who: creatureId, arm: nameText, at: z.number() })).optional(),
  over: z.boolean(),
  winner: nameText.nullable(),
  unseen: z.boolean(),
});
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  setting,
  light: z.enum(LIGHT_NAMES),
  clock: z.number().nonnegative(),
  creatures: z.array(validateOnce(creatureInPlay)),
  fight: fight.nullable(),
  rests: z.array(z.strictObject({ from: z.number(), to: z.number() })).optional(),
}) as unknown as z.ZodType<World>;

const tableShape = whenGone(state, withoutLostWinner);
const references = referencesIn(tableShape);
export const { removeCreatures, clearAbsent } = references;

/** A winner is cleared when its side has no creature left in the fight. */
function withoutLostWinner(left: World | undefined, before: World): World | undefined {
  const fight = left?.fight;
  if (!fight || fight.fighters.length === before.fight?.fighters.length) return left;
  const isThere = fight.fighters.some(({ who }) => getCreature(left, who).side === fight.winner);
  return isThere ? left : { ...left, fight: { ...fight, winner: null } };
}

const { ofAll: forEveryCreature, ofFight: forFight } = createInvariants<World>();

const INVARIANTS: readonly Invariant<World>[] = [
  [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  [forEveryCreature(armsFit), ['creatures'], FAULTS.routines],
  ...references.invariants,
  [
    forEveryCreature(({ heldBy, conditions }) => heldBy === null || conditions.includes('held')),
    ['creatures'],
    FAULTS.held,
  ],
  [
    forFight(({ fighters }) => hasNoDuplicates(fighters.map(({ who }) => who))),
    ['fight', 'fighters'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight(({ pending, turns }) => hasNoDuplicates(pending) && hasNoDuplicates(turns.flat())),
    ['fight', 'turns'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight((on) =>
      [...on.pending, ...on.turns.flat(), ...on.together, ...on.engaged.flat()].every(
        (id) => findFighter(on, id) !== undefined,
      ),
    ),
    ['fight', 'turns'],
    WORLD_FAULTS.absent,
  ],
];

/** A complete world; every world that passes can be played. */
export const worldSchema: z.ZodType<World> = strictSchema(tableShape, INVARIANTS);
