import { inEachLanguage } from '@arbitro/kernel';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** The program's texts, except the help. */
export const TEXT = inEachLanguage({ en, it, fi });
