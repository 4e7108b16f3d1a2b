import { joinCatalogues } from '@arbitro/kernel';
import { en } from './en.statements.ts';
import { fi } from './fi.statements.ts';
import { it } from './it.statements.ts';

/** The statements of the rules, loaded only where people read them. */
export const STATEMENTS = joinCatalogues({ en, it, fi });
