import { TEXT } from './text/index.ts';

/** Texts of joining a table. */
export const JOIN_TEXTS = TEXT.join;
