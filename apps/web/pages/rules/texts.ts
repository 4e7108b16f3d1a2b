import { addTexts } from '../../app/app-texts.ts';
import { TEXT } from './text/index.ts';

/** Texts of the rules reference. */
export const RULES_TEXTS = addTexts(TEXT.rules);
