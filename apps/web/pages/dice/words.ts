import { TEXT } from './text/index.ts';

/** Texts of the dice page. */
export const DICE = TEXT.dice;
