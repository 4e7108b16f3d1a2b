import { countingNumber, creatureId, listOrSingle, numberBetween, oneOrMore } from '@arbitro/kernel';
import { z } from 'zod';
import { difficulty, nameText, square } from '../schema/sheet-parts.ts';
import { COVER_NAMES } from './tables.ts';

/** Fields shared by several actions. */
export const hitPoints = countingNumber.max(9999);
/** Slot for a number of points. */
export const POINTS = { points: numberBetween(1, 999) };
export const amount = z.int().min(1).max(10_000);
export const AMOUNT = numberBetween(1, 24);
export const optionalFlag = z.boolean().optional();
export const words = z.string().max(500).default('');
/** If it is missing, the game master is asked. */
export const dc = difficulty.optional();
export const sense = z.enum(['sight', 'hearing']).optional();
export const optionalSquare = square.optional();
export const coverLevel = z.enum(COVER_NAMES);
export const atLeastOne = oneOrMore(creatureId).optional();
export const anyNumber = listOrSingle(z.array(creatureId).max(60)).optional();
export const circumstance = {
  mode: z.enum(['advantage', 'disadvantage']).optional(),
  bonus: z.int().min(-99).max(99).optional(),
};
/** How a creature joins a fight. */
export const joinFields = { who: creatureId, side: nameText.optional(), at: optionalSquare };
