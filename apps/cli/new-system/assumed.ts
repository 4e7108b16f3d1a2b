import type { Creature, Sheet } from './state.ts';
import { type Looks, looks } from './view.ts';

/** The default numbers for a creature of the marsh: odds shown to players are computed with them. */
const ASSUMED: Sheet = { side: 'marsh', nerve: 1, hands: 1, weapon: 'claws', health: 8, full: 8 };
const HEALTH: { readonly [L in Looks]: number } = { unhurt: ASSUMED.full, hurt: 4, out: 0 };

/** Returns a creature as a view shows it, with default numbers for the rest. */
export const assumed = (one: Creature): Creature => ({
  id: one.id,
  name: one.name,
  ...ASSUMED,
  side: one.side,
  health: HEALTH[looks(one)],
});
