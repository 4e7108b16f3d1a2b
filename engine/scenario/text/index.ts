import { inEachLanguage } from '@arbitro/kernel';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** What is said of scenario files; by parts, so that a page loads only what it says. */
export const { failures, faults, kinds, didYouMean } = inEachLanguage({ en, it, fi });
