import type { CreatureId, Verdict } from '@arbitro/kernel';
import type { Feature, World } from '../state.ts';
import { cannotPay } from './may-attack.ts';

/** Something to drink: used up, not magic of one's own, only for the good of one creature. */
const isPotion = ({ magic, attack, save, area, heals, temporary, uses, cost }: Feature): boolean =>
  !magic &&
  !attack &&
  !save &&
  !area &&
  (heals !== null || temporary !== null) &&
  uses !== null &&
  cost === 'action';

const isQuick = ({ options }: World, feature: Feature): boolean =>
  options.potions === 'bonus' && isPotion(feature);

interface FeatureUser {
  readonly by: CreatureId;
  readonly on?: readonly CreatureId[] | undefined;
}

/**
 * Returns what the use costs. By a house rule a creature drinks its own potion with a bonus action.
 * @rule quinta.actions.utilize @ruling R131
 */
export const costOfUse = (world: World, feature: Feature, { by, on = [] }: FeatureUser): Feature['cost'] =>
  isQuick(world, feature) && on.every((id) => id === by) ? 'bonus' : feature.cost;

/** Returns why the creature cannot pay for any use of the feature. @ruling R131 */
export const cannotPayAnyUse = (world: World, by: CreatureId, feature: Feature): Verdict =>
  cannotPay(world, by, feature) &&
  (isQuick(world, feature) ? cannotPay(world, by, { cost: 'bonus' }) : cannotPay(world, by, feature));
