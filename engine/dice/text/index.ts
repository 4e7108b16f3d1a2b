import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** The texts of this room by language: it knows no other room, so it joins them itself. */
export const TEXT = { en, it, fi };
