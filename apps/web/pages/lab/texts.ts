import { addTexts } from '../../app/app-texts.ts';
import { TEXT } from './text/index.ts';

/** Texts of the encounter lab. */
export const LAB_TEXTS = addTexts(TEXT.lab);
