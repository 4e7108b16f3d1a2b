import { type CreatureId, findFight, getFighter } from '@arbitro/kernel';
import type { World } from '../state.ts';

/** A move: its length and what it goes towards or away from. Without either it changes no distance. */
export interface Step {
  readonly metres: number;
  readonly toward?: CreatureId | undefined;
  readonly from?: CreatureId | undefined;
}
/** Preparations before the act: moving, drawing, stowing, dropping, kneeling behind a shield. */
export interface ReadyingTerms {
  readonly move?: Step | undefined;
  readonly draw?: readonly string[] | undefined;
  readonly stow?: readonly string[] | undefined;
  readonly drop?: readonly string[] | undefined;
  readonly kneel?: boolean | undefined;
  /** The game master lets an engaged creature move further, or a creature change its intent. */
  readonly leave?: boolean | undefined;
}

/** Whether there is anything to prepare. */
export const isReadying = ({ move: step, draw = [], stow = [], drop = [], kneel }: ReadyingTerms): boolean =>
  step !== undefined || kneel !== undefined || draw.length + stow.length + drop.length > 0;

/** The length of the movement and its destination. */
interface PlannedWalk {
  readonly moved: number;
  readonly at: number;
}

/**
 * Returns the way of the move, including the way to things picked up from the ground.
 * @rule brp.combat.movement @ruling R120
 */
export function planWay(world: World, who: CreatureId, { move, draw = [] }: ReadyingTerms): PlannedWalk {
  return draw.reduce(
    (way, arm) => {
      const at = findLyingPlace(world, who, arm) ?? way.at;
      return { moved: way.moved + Math.abs(at - way.at), at };
    },
    planWalk(world, who, move),
  );
}

/** Where a creature's arm lies after being dropped or thrown in this fight. @ruling R120 */
const findLyingPlace = (world: World, who: CreatureId, arm: string): number | undefined =>
  findFight(world)?.ground?.find((thing) => thing.who === who && thing.arm === arm)?.at;

/** Returns the metres from the creature's destination to an arm on the ground. */
export function measureGap(world: World, who: CreatureId, { move }: ReadyingTerms, arm: string): number {
  const { at } = planWalk(world, who, move);
  return Math.abs((findLyingPlace(world, who, arm) ?? at) - at);
}

/** A move towards a creature ends at that creature. @ruling R118 */
function planWalk(world: World, who: CreatureId, step: Step | undefined): PlannedWalk {
  const { at } = getFighter(world, who);
  if (step === undefined) return { moved: 0, at };
  const { metres, toward, from } = step;
  if (toward !== undefined) {
    const there = getFighter(world, toward).at;
    const moved = Math.min(metres, Math.abs(there - at));
    return { moved, at: at + Math.sign(there - at) * moved };
  }
  if (from === undefined) return { moved: metres, at };
  return { moved: metres, at: at + (at < getFighter(world, from).at ? -metres : metres) };
}
