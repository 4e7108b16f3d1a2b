import {
  type AnyQuestion,
  creatureId,
  numberBetween,
  participantsSchema,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { DURATION_IDS } from '../content/duration-table.ts';
import { findSkillId } from '../content/naming.ts';
import { nameText } from '../schema/sheet-parts.ts';
import { enumByLabel, enumByName } from '../schema/spelling.ts';
import { DIFFICULTY_NAMES, type Difficulty, SENSES } from './tables.ts';

// Fields shared by several actions.

/** Maximum length of a remark. */
export const MAX_WORDS = 200;
export const optionalFlag = z.boolean().optional();
export const metresField = z.number().nonnegative().max(10_000);
/** A position on the line of a fight, in metres. */
export const placeField = z.number().min(-10_000).max(10_000);
/** The positions offered in questions. */
export const PLACE_QUESTION: AnyQuestion = numberBetween(-500, 500);
export const difficultyField = enumByLabel(DIFFICULTY_NAMES).optional();
/** By default each observer uses its best sense. */
export const senseField = enumByName(SENSES, findSkillId).optional();
/** The duration class; the clock advances by it. */
export const takesField = z.enum(DURATION_IDS).optional();
export const woundField = z.int().min(1);

export const joiningFields = { who: creatureId, side: nameText.optional(), at: placeField.optional() };
export const participantsField = participantsSchema(z.strictObject(joiningFields));

export const useFields = {
  difficulty: difficultyField,
  bonus: wholeNumber.min(-999).max(999).optional(),
  stakes: optionalFlag,
};

/** The conditions of a skill use, set by the game master. */
export interface UseTerms {
  readonly difficulty?: Difficulty | undefined;
  /** Percentage points. */
  readonly bonus?: number | undefined;
  /** Without stakes the skill gets no tick. */
  readonly stakes?: boolean | undefined;
}
