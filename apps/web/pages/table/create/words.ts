import { TEXT } from './text/index.ts';

/** Texts of making a character. */
export const CREATE = TEXT.create;
