import { joinCatalogues } from '@arbitro/kernel';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** All texts of this system except the statements of its rules. */
export const TEXT = joinCatalogues({ en, it, fi });
