import type { Creature, Sheet } from './state.ts';
import { type ApparentHealth, apparentHealthOf } from './view.ts';

/** The default numbers for a creature of the marsh: odds shown to players are computed with them. */
const UNKNOWN_CREATURE: Sheet = { side: 'marsh', nerve: 1, hands: 1, weapon: 'claws', health: 8, full: 8 };
const ASSUMED_HEALTH: { readonly [L in ApparentHealth]: number } = {
  unhurt: UNKNOWN_CREATURE.full,
  hurt: 4,
  out: 0,
};

/** Returns a creature as a view shows it, with default numbers for the rest. */
export const assumeUnknowns = (one: Creature): Creature => ({
  id: one.id,
  name: one.name,
  ...UNKNOWN_CREATURE,
  side: one.side,
  health: ASSUMED_HEALTH[apparentHealthOf(one)],
});
