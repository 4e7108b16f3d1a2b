import type { CreatureId, Person } from './kernel.ts';
import type { Offer } from './offer.ts';

/** A part of the offers, not made until it is wanted. */
export interface OfferPart {
  /** Whose doing all of it is; a function where that differs from offer to offer. */
  readonly actor: Person | ((offer: Offer) => Person);
  make(): readonly Offer[];
}

/** Joins the parts in their order. With `of` only that actor's offers are made. */
export function joinParts(parts: readonly OfferPart[], of?: Person): readonly Offer[] {
  if (of === undefined) return parts.flatMap((part) => part.make());
  return parts.flatMap(({ actor, make }) => {
    if (typeof actor === 'function') return make().filter((offer) => actor(offer) === of);
    return actor === of ? make() : [];
  });
}

/** What the game master does. */
export const gmPart = (make: () => readonly Offer[]): OfferPart => ({ actor: 'gm', make });

/** What each of these creatures does, a part for each. */
export const partsByCreature = <Creature extends { readonly id: CreatureId }>(
  creatures: readonly Creature[],
  make: (creature: Creature) => readonly Offer[],
): readonly OfferPart[] => creatures.map((creature) => ({ actor: creature.id, make: () => make(creature) }));
