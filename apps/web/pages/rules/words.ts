import { TEXT } from './text/index.ts';

/** Texts of the rules reference. */
export const RULES = TEXT.rules;
