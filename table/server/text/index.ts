import { joinCatalogues } from '@arbitro/kernel';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** The server's texts in all languages. */
export const TEXT = joinCatalogues({ en, it, fi });
