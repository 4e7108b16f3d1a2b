import { type CreatureId, fighter, fightOn } from '@arbitro/kernel';
import type { Readying, Step } from '../actions.ts';
import type { World } from '../state.ts';

/** How far somebody goes, and where that brings them. */
interface Way {
  readonly moved: number;
  readonly at: number;
}

/** Where one goes, and on to what one picks up from the ground. @rule brp.combat.movement @ruling R120 */
export function wayOf(world: World, who: CreatureId, { move, draw = [] }: Readying): Way {
  return draw.reduce(
    (way, arm) => {
      const at = findLyingPlace(world, who, arm) ?? way.at;
      return { moved: way.moved + Math.abs(at - way.at), at };
    },
    walk(world, who, move),
  );
}

/** Where a thing of somebody's lies since it was dropped or thrown in this fight. @ruling R120 */
const findLyingPlace = (world: World, who: CreatureId, arm: string): number | undefined =>
  fightOn(world)?.ground?.find((thing) => thing.who === who && thing.arm === arm)?.at;

/** Metres from where one has gone to what lies on the ground. */
export function measureGap(world: World, who: CreatureId, { move }: Readying, arm: string): number {
  const { at } = walk(world, who, move);
  return Math.abs((findLyingPlace(world, who, arm) ?? at) - at);
}

/** Towards somebody one goes no further than to them. @ruling R118 */
function walk(world: World, who: CreatureId, step: Step | undefined): Way {
  const { at } = fighter(world, who);
  if (step === undefined) return { moved: 0, at };
  const { metres, toward, from } = step;
  if (toward !== undefined) {
    const there = fighter(world, toward).at;
    const moved = Math.min(metres, Math.abs(there - at));
    return { moved, at: at + Math.sign(there - at) * moved };
  }
  if (from === undefined) return { moved: metres, at };
  return { moved: metres, at: at + (at < fighter(world, from).at ? -metres : metres) };
}
