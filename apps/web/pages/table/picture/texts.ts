import { TEXT } from './text/index.ts';

/** Texts of pictures. */
export const PICTURE_TEXTS = TEXT.picture;
