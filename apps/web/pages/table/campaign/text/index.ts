import { joinCatalogues } from '@arbitro/kernel';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** Texts of the evenings of a campaign and of its journal. */
export const TEXT = joinCatalogues({ en, it, fi });
