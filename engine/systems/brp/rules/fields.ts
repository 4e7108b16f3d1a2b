import { type AnyQuestion, creatureId, numberFrom, participantsBy, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { DURATION_IDS } from '../content/duration-table.ts';
import { skillNamed } from '../content/naming.ts';
import { name } from '../schema/sheet-parts.ts';
import { oneCalled, oneNamed } from '../schema/spelling.ts';
import { DIFFICULTY_NAMES, type Difficulty, SENSES } from './tables.ts';

// Fields that several actions have.

/** How long a remark may be. */
export const MAX_WORDS = 200;
export const flag = z.boolean().optional();
export const metresField = z.number().nonnegative().max(10_000);
/** A place on the line of a fight. */
export const placeField = z.number().min(-10_000).max(10_000);
/** As far as anybody would look. */
export const PLACES: AnyQuestion = numberFrom(-500, 500);
export const difficultyField = oneCalled(DIFFICULTY_NAMES).optional();
/** Without one each observer uses their best. */
export const senseField = oneNamed(SENSES, skillNamed).optional();
/** How long it takes, by the table of durations; the clock goes on by it. */
export const takesField = z.enum(DURATION_IDS).optional();
export const woundField = z.int().min(1);

export const joiningFields = { who: creatureId, side: name.optional(), at: placeField.optional() };
export const participantsField = participantsBy(z.strictObject(joiningFields));

export const useFields = {
  difficulty: difficultyField,
  bonus: wholeNumber.min(-999).max(999).optional(),
  stakes: flag,
};

/** What a use of a skill is like, as the game master says. */
export interface Use {
  readonly difficulty?: Difficulty | undefined;
  /** Percentage points. */
  readonly bonus?: number | undefined;
  /** Without any there is no tick. */
  readonly stakes?: boolean | undefined;
}
