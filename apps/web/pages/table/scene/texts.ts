import { TEXT } from './text/index.ts';

/** Texts of the scene. */
export const SCENE_TEXTS = TEXT.scene;
