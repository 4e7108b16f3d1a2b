import { createFieldBuilders } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';

/** Builders for the fields of a character sheet. */
export const { field, reckoned: computedField } = createFieldBuilders<RuleId>();
