import { addTexts } from '../../app/app-texts.ts';
import { TEXT } from './text/index.ts';

/** Texts of the dice page. */
export const DICE_TEXTS = addTexts(TEXT.dice);
