import { addWords } from '../../app/words.ts';
import { TEXT } from './text/index.ts';

/** Texts of the rules reference. */
export const RULES = addWords(TEXT.rules);
