import { TEXT } from './text/index.ts';

/** Texts of the game master's tools. */
export const GM_TEXTS = TEXT.gm;
