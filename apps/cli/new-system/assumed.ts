import type { Creature, Sheet } from './state.ts';
import { type Looks, looks } from './view.ts';

/** What players take a creature of the marsh to be: odds shown to them are reckoned with these numbers. */
const ASSUMED: Sheet = { side: 'marsh', nerve: 1, hands: 1, weapon: 'claws', health: 8, full: 8 };
const HEALTH: { readonly [L in Looks]: number } = { unhurt: ASSUMED.full, hurt: 4, out: 0 };

/** Somebody as far as a view shows them, the rest assumed. */
export const assumed = (one: Creature): Creature => ({
  id: one.id,
  name: one.name,
  ...ASSUMED,
  side: one.side,
  health: HEALTH[looks(one)],
});
