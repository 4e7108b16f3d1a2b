import type { Creature, Sheet } from './state.ts';
import { type ApparentHealth, apparentHealthOf } from './view.ts';

/** Default numbers for a creature of the marsh. Odds for players are computed with them. */
const UNKNOWN_CREATURE: Sheet = { side: 'marsh', nerve: 1, hands: 1, weapon: 'claws', health: 8, full: 8 };
const ASSUMED_HEALTH: { readonly [L in ApparentHealth]: number } = {
  unhurt: UNKNOWN_CREATURE.full,
  hurt: 4,
  out: 0,
};

/** Returns a creature with default numbers in place of those that a view hides. */
export const assumeUnknowns = (creature: Creature): Creature => ({
  id: creature.id,
  name: creature.name,
  ...UNKNOWN_CREATURE,
  side: creature.side,
  health: ASSUMED_HEALTH[apparentHealthOf(creature)],
});
