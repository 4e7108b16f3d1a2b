import { joinCatalogues } from '@arbitro/kernel';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { it } from './it.ts';

/** Texts about scenario files; split, so that a page loads only what it uses. */
const TEXT = joinCatalogues({ en, it, fi });
export const failures = TEXT.failures;
export const faults = TEXT.faults;
export const kinds = TEXT.kinds;
export const didYouMean = TEXT.didYouMean;
