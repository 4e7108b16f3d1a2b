import { creatureId, oneOrMore, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { nameText } from '../schema/sheet-parts.ts';
import { CONDITION_NAMES } from './effects.ts';
import { CATEGORIES } from './tables.ts';

/** Fields that several actions share. */
export { nameText };
export const side = nameText;
export const words = z.string().max(200).default('');
export const feet = z.number().nonnegative().max(10_000);
/** A position on the line of the fight, in feet. */
export const at = z.number().min(-10_000).max(10_000);
export const optionalFlag = z.boolean().optional();
export const adjustment = wholeNumber.min(-99).max(99);
/** The Referee's one-time modifier. */
export const modifier = adjustment.optional();
export const creatureIds = oneOrMore(creatureId);
export const category = z.enum([...CATEGORIES, 'single']).optional();
export const condition = z.enum(CONDITION_NAMES);
export const minutes = z.int().min(1).max(1_000_000).optional();
