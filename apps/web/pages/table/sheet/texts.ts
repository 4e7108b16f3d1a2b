import { TEXT } from './text/index.ts';

/** Texts of the sheets. */
export const SHEET_TEXTS = TEXT.sheet;
