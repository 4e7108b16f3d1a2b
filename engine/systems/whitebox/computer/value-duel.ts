import { type CreatureId, type CreatureValues, getCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { combatStats } from './combat-stats.ts';
import { menaceOf } from './menace.ts';
import { positionValue } from './position-value.ts';

/** What is left of a creature's place in the fight: being in it counts as much as its hit points do now. */
const PLACE_WORTH = { up: 1, down: 0.3, dead: 0, away: 0.3 } as const;
/** What position values are relative to: a creature's place and its hit points. */
const POSITION_SHARE = 0.5;

/**
 * Values the two creatures of a duel by the blows that their hit points let them deal: healing counts for more the more
 * dangerous the foe is. Undefined where others fight too.
 */
export function valueDuel(world: World, who: CreatureId): CreatureValues<World> | undefined {
  const { side } = getCreature(world, who);
  const fighting = world.creatures.filter(({ id }) => combatStats.status(world, id) === 'up');
  const [ours, ...friends] = fighting.filter((creature) => creature.side === side);
  const [theirs, ...others] = fighting.filter((creature) => creature.side !== side);
  if (!ours || !theirs || friends.length > 0 || others.length > 0) return undefined;
  return {
    of: (later, id) => {
      const then = [ours, theirs].find((creature) => creature.id === id);
      if (!then) return 0;
      const now = getCreature(later, id);
      const each = worthOfPoint(then, then === ours ? theirs : ours);
      const status = combatStats.status(later, id);
      const place = PLACE_WORTH[status] + POSITION_SHARE * positionValue(later, id);
      return each * (place * then.hp + (status === 'up' ? now.hp : 0));
    },
  };
}

/** How much of the other's hit points the creature takes while the other takes one of its own. */
const worthOfPoint = (creature: Creature, other: Creature): number =>
  menaceOf(creature) / menaceOf(other) / Math.max(1, other.hp);
