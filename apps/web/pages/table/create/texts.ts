import { TEXT } from './text/index.ts';

/** Texts of character creation. */
export const CREATE_TEXTS = TEXT.create;
