import type { Creature, Training } from '../state.ts';
import { PROFICIENCY_BONUSES, type Skill } from './tables.ts';

/** @rule quinta.proficiency.bonus @ruling R13 */
export function proficiencyBonus({ level }: Pick<Creature, 'level'>): number {
  const row = PROFICIENCY_BONUSES.find(([upTo]) => level <= upTo);
  if (!row) throw new Error(`no proficiency bonus for ${level}: the sheet was let through unchecked`);
  return row[1];
}

const TRAINING_PARTS = {
  half: { times: 0.5, what: 'half-proficiency' },
  proficient: { times: 1, what: 'proficiency' },
  expert: { times: 2, what: 'expertise' },
  'expert-half': { times: 1, what: 'halved-expertise' },
} as const satisfies { readonly [T in Training]: { readonly times: number; readonly what: string } };

/**
 * Returns the part of the bonus that the training gives, rounded down.
 * @rule quinta.proficiency.multiply-divide-once @ruling R14
 */
export function partOfBonus(
  creature: Pick<Creature, 'level'>,
  training: Training,
): { readonly what: string; readonly value: number } {
  const { times, what } = TRAINING_PARTS[training];
  return { what, value: Math.floor(times * proficiencyBonus(creature)) };
}

/** @rule quinta.proficiency.tools @rule quinta.exploration.equipment */
export const isTrainedInTool = ({ tools }: Pick<Creature, 'tools'>, tool: string | null): boolean =>
  tool !== null && tools.includes(tool);

export const trainingIn = ({ skills }: Pick<Creature, 'skills'>, skill: Skill | null): Training | null =>
  skill === null ? null : (skills[skill] ?? null);

/**
 * Returns whether the creature is proficient; half of the bonus is no proficiency.
 * @rule quinta.proficiency.skill-check
 */
export const isTrainedIn = (creature: Pick<Creature, 'skills'>, skill: Skill | null): boolean =>
  (trainingIn(creature, skill) ?? 'half') !== 'half';
