import { addWords } from '../../app/words.ts';
import { TEXT } from './text/index.ts';

/** Texts of the page that makes a table. */
export const NEW = addWords(TEXT.new);
