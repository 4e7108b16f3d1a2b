import { fillOffer, type Json, type Offer, valueAt } from '@arbitro/kernel';

/** The action that moves a creature, and the path of the slot for its destination. */
interface Move {
  readonly action: string;
  readonly to: string;
}

interface Mover {
  /** Whether an action moves the creature. */
  moves(action: Offer['action']): boolean;
  /** Returns the key of a place; undefined if the value is no place. */
  read(value: Json): string | undefined;
}

/** Returns where the offers let a creature move, and by which offer. */
export function findMoves(
  offers: readonly Offer[],
  move: Move,
  { moves, read }: Mover,
): ReadonlyMap<string, Offer> {
  const ways = new Map<string, Offer>();
  for (const offer of offers) {
    const { action } = offer;
    if (action.type !== move.action || !moves(action)) continue;
    for (const value of listPlaces(offer, move.to)) {
      const place = read(value);
      if (place !== undefined && !ways.has(place)) ways.set(place, offer);
    }
  }
  return ways;
}

/** Returns the destinations of an offer. */
export function listPlaces({ action, slots }: Offer, to: string): readonly Json[] {
  const slot = slots[to];
  if (slot?.kind === 'one' || slot?.kind === 'some') return slot.options;
  const fixed = valueAt(action, to.split('.'));
  return fixed === undefined ? [] : [fixed];
}

/** Returns the move of an offer with its destination filled in. */
export const buildMove = (offer: Offer, { to }: Move, place: Json): Offer['action'] =>
  fillOffer(offer, { [to]: place }) as Offer['action'];
