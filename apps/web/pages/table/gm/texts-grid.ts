import { TEXT } from './text/index.ts';

/** Texts of the grid editor. */
export const GRID_EDITOR_TEXTS = TEXT.gridEditor;
