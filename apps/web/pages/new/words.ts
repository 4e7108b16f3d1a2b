import { addWords } from '../../app/words.ts';
import { TEXT } from './text/index.ts';

/** Texts of the new-table page. */
export const NEW = addWords(TEXT.new);
