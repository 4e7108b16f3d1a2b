import { TEXT } from './text/index.ts';

/** Texts of the grid editor. */
export const GRID_EDITOR = TEXT.gridEditor;
