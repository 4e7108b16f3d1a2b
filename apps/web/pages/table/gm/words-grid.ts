import { TEXT } from './text/index.ts';

/** Texts of the editor of square maps. */
export const GRID_EDITOR = TEXT.gridEditor;
