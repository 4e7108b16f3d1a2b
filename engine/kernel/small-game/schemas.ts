import { z } from 'zod';
import { findCreature } from '../creatures.ts';
import type { FieldSchemas } from '../declared-fields.ts';
import type { OptionBook } from '../options.ts';
import { endIfEmpty, whenGone } from '../references.ts';
import { type References, referencesIn } from '../remove-creatures.ts';
import { countingNumber, creatureId, creatureName, failWith, optionsSchema } from '../schema.ts';
import {
  createInvariants,
  hasNoDuplicates,
  type Invariant,
  strictSchema,
  WORLD_FAULTS,
} from '../strict-schema.ts';
import { TEXT } from '../text/index.ts';
import { isUp } from './turns.ts';
import { SMALL_SIDES, type SmallFight, type SmallSheet, type SmallWorld } from './types.ts';

const DEFAULT_HEALTH = 10;

const fight = z.strictObject({
  round: countingNumber,
  order: whenGone(z.array(creatureId).min(1), endIfEmpty),
  turn: creatureId.nullable(),
  over: z.boolean(),
  winner: z.enum(SMALL_SIDES).nullable(),
});

const isHealthValid = ({ health, full }: { readonly health: number; readonly full: number }): boolean =>
  health <= full;

function isTurnValid({ order, turn }: SmallFight, world: SmallWorld): boolean {
  if (turn === null) return true;
  const creature = findCreature(world, turn);
  return order.includes(turn) && creature !== undefined && isUp(creature);
}

/** The schemas of a small game, from the fields of its sheet. */
export interface SmallSchemas extends Pick<References<SmallWorld>, 'removeCreatures'> {
  readonly sheet: z.ZodType<SmallSheet>;
  readonly world: z.ZodType<SmallWorld>;
}

export function buildSchemas(shape: FieldSchemas, options: OptionBook): SmallSchemas {
  const sheetShape = z.strictObject({
    side: z.enum(SMALL_SIDES).default('party'),
    ...shape,
    health: countingNumber.optional(),
    full: z.int().positive().default(DEFAULT_HEALTH),
  });
  const tableShape = z.strictObject({
    options: optionsSchema(options),
    creatures: z.array(sheetShape.extend({ id: creatureId, name: creatureName, health: countingNumber })),
    fight: fight.nullable(),
  }) as unknown as z.ZodType<SmallWorld>;
  const references = referencesIn(tableShape);
  const sheet = sheetShape
    .transform((parsed) => ({ ...parsed, health: parsed.health ?? parsed.full }))
    .refine(isHealthValid, failWith(TEXT.smallGame.healthAboveFull, ['health']));
  return {
    sheet: sheet as unknown as z.ZodType<SmallSheet>,
    world: strictSchema(tableShape, listInvariants(references)),
    removeCreatures: references.removeCreatures,
  };
}

function listInvariants(references: References<SmallWorld>): readonly Invariant<SmallWorld>[] {
  const { ofAll, ofFight } = createInvariants<SmallWorld>();
  return [
    [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
    [ofAll(isHealthValid), ['creatures'], WORLD_FAULTS.parts],
    [ofFight(({ order }) => hasNoDuplicates(order)), ['fight', 'order'], WORLD_FAULTS.twice],
    ...references.invariants,
    [ofFight(isTurnValid), ['fight', 'turn'], WORLD_FAULTS.turn],
  ];
}
