import { TEXT } from './text/index.ts';

/** Texts shared by several pages. */
export const COMMON = TEXT.common;
