import { inEachLanguage } from '@arbitro/kernel';
import { en } from './en.statements.ts';
import { fi } from './fi.statements.ts';
import { it } from './it.statements.ts';

/** What the rules say: loaded only where people read them. */
export const STATEMENTS = inEachLanguage({ en, it, fi });
