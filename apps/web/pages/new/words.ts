import { TEXT } from './text/index.ts';

/** Texts of the page that makes a table. */
export const NEW = TEXT.new;
