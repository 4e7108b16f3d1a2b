import { TEXT } from './text/index.ts';

/** Texts shared by several pages. */
export const COMMON_TEXTS = TEXT.common;
