import { inEachLanguage } from '../words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** Every text of this room. */
export const TEXT = inEachLanguage({ en, it, fi });
