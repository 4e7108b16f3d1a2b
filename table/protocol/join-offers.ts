import type { Offer } from '@arbitro/kernel';
import type { OfferPart } from './messages.ts';

/** Returns the offers that consist of these parts of the offers before. */
export const joinOffers = (before: readonly Offer[], parts: readonly OfferPart[]): readonly Offer[] =>
  parts.flatMap((part) => (isRange(part) ? before.slice(...part) : [part]));

const isRange = (part: OfferPart): part is Exclude<OfferPart, Offer> => Array.isArray(part);
