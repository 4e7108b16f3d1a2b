import type { CreatureId, Person } from './kernel.ts';
import type { Offer } from './offer.ts';

/** A part of the offers, computed on demand. */
export interface OfferPart {
  /** The actor of all its offers; a function where the actor differs between offers. */
  readonly actor: Person | ((offer: Offer) => Person);
  make(): readonly Offer[];
}

/** Joins the parts in order. With `of`, computes only that actor's offers. */
export function joinParts(parts: readonly OfferPart[], of?: Person): readonly Offer[] {
  if (of === undefined) return parts.flatMap((part) => part.make());
  return parts.flatMap(({ actor, make }) => {
    if (typeof actor === 'function') return make().filter((offer) => actor(offer) === of);
    return actor === of ? make() : [];
  });
}

/** The offers of the game master. */
export const buildGmPart = (make: () => readonly Offer[]): OfferPart => ({ actor: 'gm', make });

/** The offers of these creatures, one part each. */
export const buildCreatureParts = <Creature extends { readonly id: CreatureId }>(
  creatures: readonly Creature[],
  make: (creature: Creature) => readonly Offer[],
): readonly OfferPart[] => creatures.map((creature) => ({ actor: creature.id, make: () => make(creature) }));
