import { addTexts } from '../../app/app-texts.ts';
import { TEXT } from './text/index.ts';

/** Texts of the new-table page. */
export const NEW_TEXTS = addTexts(TEXT.new);
