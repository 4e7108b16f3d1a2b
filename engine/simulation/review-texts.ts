import { TEXT } from './text/index.ts';

/** Texts of a review: the command line, the web app and saved pages say the same. */
export const REVIEW_TEXTS = TEXT.review;
