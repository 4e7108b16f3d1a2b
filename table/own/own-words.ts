import { TEXT } from './text/index.ts';

/** Why a system of one's own cannot be brought along, and what to do about it. */
export const OWN_WORDS = TEXT.refusals;

export type OwnWord = keyof typeof OWN_WORDS;
