import { type CreatureId, firstRefusal, getCreature, type Verdict } from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { forbids } from './effects.ts';
import { notUp } from './may-act.ts';
import { rateOf } from './move-rate.ts';

/** Returns true if the creature is down or cannot act: it must be carried. @ruling R93 */
export const isHelpless = (creature: Creature): boolean => !isUp(creature) || forbids(creature, 'act');

export interface Company {
  readonly walkers: readonly Creature[];
  readonly carried: readonly Creature[];
}

export function splitCompany(world: World, who: readonly CreatureId[]): Company {
  const all = who.map((id) => getCreature(world, id));
  return { walkers: all.filter((creature) => !isHelpless(creature)), carried: all.filter(isHelpless) };
}

/** Only the load of players' characters is public. */
const ownLoad = ({ kind, load }: Creature): number => (kind === 'character' ? load : 0);

/**
 * Returns the walkers, each with a share of the carried creatures: a weight per body, and its load.
 * @rule whitebox.movement.base-rate @ruling R93
 */
export function shareCarriedLoad(
  { options }: Pick<World, 'options'>,
  { walkers, carried }: Company,
): readonly Creature[] {
  if (carried.length === 0 || options.carriedPounds === 0) return walkers;
  const pounds = carried.reduce((sum, creature) => sum + ownLoad(creature) + options.carriedPounds, 0);
  return walkers.map((creature) => ({ ...creature, load: creature.load + pounds / walkers.length }));
}

/**
 * At least one creature must walk, and be able to with what is carried.
 * @rule whitebox.movement.base-rate @ruling R93
 */
export function cannotSetOut(world: World, who: readonly CreatureId[]): Verdict {
  const company = splitCompany(world, who);
  if (company.walkers.length === 0) return firstRefusal(who, (text) => notUp(world, text));
  return firstRefusal(shareCarriedLoad(world, company), (creature) => cannotMove(world, creature));
}

/** Only the load of players' characters is public. @rule whitebox.movement.base-rate */
function cannotMove(world: World, creature: Creature): Verdict {
  const { id: who } = creature;
  if (forbids(creature, 'move')) return refuseWhitebox('cannot-move', { who });
  if (creature.kind !== 'character' || rateOf(world, creature).value > 0) return undefined;
  return refuseWhitebox('overloaded', { who, load: creature.load });
}
