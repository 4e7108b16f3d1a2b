import type { CreatureId } from './kernel.ts';
import type { Offer } from './offer.ts';

/** Returns the creature that the offer is on if the first target is chosen, or undefined if it has no target. */
export function findFirstTarget({ action, slots }: Offer): CreatureId | undefined {
  const question = slots.on;
  const [first] = question && 'options' in question ? question.options : [action.on];
  const target = Array.isArray(first) ? first[0] : first;
  return typeof target === 'string' ? target : undefined;
}

/** Moves the offers that do no good to the end; otherwise the order stays. */
export function putUnlikelyLast(
  offers: readonly Offer[],
  isUnlikely: (offer: Offer) => boolean,
): readonly Offer[] {
  if (!offers.some(isUnlikely)) return offers;
  const unlikely = offers.filter(isUnlikely);
  return [...offers.filter((offer) => !unlikely.includes(offer)), ...unlikely];
}
