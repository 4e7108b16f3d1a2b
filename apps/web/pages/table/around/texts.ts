import { TEXT } from './text/index.ts';

/** Texts of the people around the table. */
export const AROUND_TEXTS = TEXT.around;
/** Texts of what people point at on a map. */
export const SIGN_TEXTS = TEXT.signs;
