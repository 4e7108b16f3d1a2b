import { TEXT } from './text/index.ts';

/** Texts of the square grid. */
export const GRID_TEXTS = TEXT.grid;
