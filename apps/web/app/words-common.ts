import { TEXT } from './text/index.ts';

/** Texts that several pages use. */
export const COMMON = TEXT.common;
