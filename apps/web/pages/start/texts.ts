import { TEXT } from './text/index.ts';

/** Texts of the start page. */
export const START_TEXTS = TEXT.start;
