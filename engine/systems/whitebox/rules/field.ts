import { characterFields } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';

/** The parts that a sheet is laid out of. */
export const { field, reckoned } = characterFields<RuleId>();
