import { countingNumber, failWith } from '@arbitro/kernel';
import { z } from 'zod';
import type { Sheet } from './state.ts';
import { SIDES, WEAPON_NAMES } from './tables.ts';

/** A creature as written in a file. Fields with a default can be left out. */
export const creatureSheet = z.strictObject({
  side: z.enum(SIDES).default('bearers'),
  nerve: countingNumber.max(6).default(0),
  hands: countingNumber.max(6).default(0),
  weapon: z.enum(WEAPON_NAMES).default('pole'),
  health: countingNumber.optional(),
  full: z.int().positive().default(10),
});

const HEALTH_ABOVE_FULL = {
  en: 'health cannot be above full',
  it: 'la salute non può superare il massimo',
  fi: 'terveys ei voi olla täyttä suurempi',
};
export const isHealthValid = ({ health, full }: Pick<Sheet, 'health' | 'full'>): boolean => health <= full;

/** A creature without a written health is unhurt. */
export const sheetSchema: z.ZodType<Sheet> = creatureSheet
  .transform((sheet) => ({ ...sheet, health: sheet.health ?? sheet.full }))
  .refine(isHealthValid, failWith(HEALTH_ABOVE_FULL, ['health']));
