import {
  countingNumber,
  createInvariants,
  creatureId,
  creatureName,
  endIfEmpty,
  findCreature,
  hasNoDuplicates,
  type Invariant,
  optionsSchema,
  referencesIn,
  strictSchema,
  WORLD_FAULTS,
  whenGone,
} from '@arbitro/kernel';
import { z } from 'zod';
import { effectsOf } from './effects.ts';
import { OPTIONS } from './options.ts';
import { creatureSheet, isHealthValid } from './sheet.ts';
import type { Fight, World } from './state.ts';
import { SIDES } from './tables.ts';

const fight = z.strictObject({
  round: countingNumber,
  order: whenGone(z.array(creatureId).min(1), endIfEmpty),
  turn: creatureId.nullable(),
  over: z.boolean(),
  winner: z.enum(SIDES).nullable(),
});
const tableShape = z.strictObject({
  options: optionsSchema(OPTIONS),
  creatures: z.array(creatureSheet.extend({ id: creatureId, name: creatureName, health: countingNumber })),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

/** Every `creatureId` in the schema must be the id of a creature at the table. */
const references = referencesIn(tableShape);
export const { removeCreatures } = references;

const { ofAll: forEveryCreature, ofFight: forFight } = createInvariants<World>();

function isTurnValid({ order, turn }: Fight, world: World): boolean {
  if (turn === null) return true;
  const creature = findCreature(world, turn);
  return order.includes(turn) && creature !== undefined && effectsOf(creature).canAct;
}

/** Conditions on a whole table: every world that meets them can be played. */
const INVARIANTS: readonly Invariant<World>[] = [
  [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  [forEveryCreature(isHealthValid), ['creatures'], WORLD_FAULTS.parts],
  [forFight(({ order }) => hasNoDuplicates(order)), ['fight', 'order'], WORLD_FAULTS.twice],
  ...references.invariants,
  [forFight(isTurnValid), ['fight', 'turn'], WORLD_FAULTS.turn],
];

export const worldSchema: z.ZodType<World> = strictSchema(tableShape, INVARIANTS);
