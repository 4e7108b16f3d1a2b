import { TEXT } from './text/index.ts';

/** Texts of the shelf. */
export const SHELF_TEXTS = TEXT.shelf;
