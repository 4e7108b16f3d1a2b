import {
  allDifferent,
  countingNumber,
  creatureId,
  creatureName,
  type Demand,
  demandsOn,
  endIfEmpty,
  findCreature,
  optionsSchema,
  referencesIn,
  WORLD_FAULTS,
  whenGone,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { effectsOn } from './effects.ts';
import { OPTIONS } from './options.ts';
import { creatureSheet, healthFits } from './sheet.ts';
import type { Fight, World } from './state.ts';
import { SIDES } from './tables.ts';

const fight = z.strictObject({
  round: countingNumber,
  order: whenGone(z.array(creatureId).min(1), endIfEmpty),
  turn: creatureId.nullable(),
  over: z.boolean(),
  winner: z.enum(SIDES).nullable(),
});
const table = z.strictObject({
  options: optionsSchema(OPTIONS),
  creatures: z.array(creatureSheet.extend({ id: creatureId, name: creatureName, health: countingNumber })),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

/** Wherever the schema has a `creatureId`, nobody is named who is not there. */
const references = referencesIn(table);
export const { removeCreatures } = references;

const { ofAll, ofFight } = demandsOn<World>();

function turnFits({ order, turn }: Fight, world: World): boolean {
  if (turn === null) return true;
  const whose = findCreature(world, turn);
  return order.includes(turn) && whose !== undefined && effectsOn(whose).acts;
}

/** Conditions on a whole table: every world that meets them can be played. */
const DEMANDS: readonly Demand<World>[] = [
  [({ creatures }) => allDifferent(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  [ofAll(healthFits), ['creatures'], WORLD_FAULTS.parts],
  [ofFight(({ order }) => allDifferent(order)), ['fight', 'order'], WORLD_FAULTS.twice],
  ...references.demands,
  [ofFight(turnFits), ['fight', 'turn'], WORLD_FAULTS.turn],
];

export const worldSchema: z.ZodType<World> = whole(table, DEMANDS);
