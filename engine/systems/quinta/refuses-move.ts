import { isInside, isWall, lineBetween, type Square, squaresBetween, squaresOf } from '@arbitro/grid';
import { type CreatureId, creature, fightOn, type Verdict } from '@arbitro/kernel';
import type { Dismount, DropProne, Gait, Jump, Mount, Move, Place, Push, Stand } from './actions.ts';
import { feels } from './derived.ts';
import { onSquare, refuseQuinta } from './refusals.ts';
import { gaitsOf, movementLeft, ridden, speedFor } from './rules/budget.ts';
import { isNear, isThere } from './rules/distance.ts';
import { dreads } from './rules/dread.ts';
import { carrierOf } from './rules/flee.ts';
import { jumpOf } from './rules/jump.ts';
import { landings } from './rules/mounted.ts';
import { isOnMap } from './rules/move.ts';
import { costOfStanding, halfSpeed } from './rules/posture.ts';
import { barrier, costOf, obstacle, priceOf, wayTo, withinReach } from './rules/route.ts';
import { isLarger, keepsOut, occupants, spaceAt } from './rules/space.ts';
import type { Creature, World } from './state.ts';
import { JUMP, SQUARE } from './tables.ts';
import { notOnTurn, notThere } from './verdicts.ts';

/** Not with a Speed of nothing, and not from the saddle. @rule quinta.movement.speed */
function cannotGo(world: World, who: CreatureId, gait: Gait = 'walk'): Verdict {
  const one = creature(world, who);
  const barred = notThere(world, who) ?? notOnTurn(world, who);
  if (barred) return barred;
  if (one.rides !== null) return refuseQuinta('rides-already', { who });
  if (gait === 'fly' && one.fly === null) return refuseQuinta('cannot-fly', { who });
  return speedFor(world, one, gait) > 0 ? undefined : refuseQuinta('speed-zero', { who });
}

/** Nobody flees from a grip, out of the saddle of a mount with a will of its own, or with enemies on all sides. @rule quinta.movement.speed @ruling R128 */
export function cannotFlee(world: World, who: CreatureId): Verdict {
  const mover = carrierOf(world, who);
  const ways = gaitsOf(mover).map((gait) => cannotRun(world, mover, gait));
  return ways.includes(undefined) ? undefined : ways.at(-1);
}

function cannotRun(world: World, mover: Creature, gait: Gait): Verdict {
  const barred = cannotGo(world, mover.id, gait);
  if (barred) return barred;
  if (movementLeft(world, mover, gait) <= 0) return tooFar(world, mover, gait);
  const isShutIn = isOnMap(world, mover) && withinReach(world, mover, gait).length === 0;
  return isShutIn ? refuseQuinta('nowhere-to-go', { who: mover.id }) : undefined;
}

const tooFar = (world: World, one: Creature, gait: Gait = 'walk'): Verdict =>
  refuseQuinta('too-far', { who: one.id, left: movementLeft(world, one, gait) });

export function refusesMove(world: World, action: Move): Verdict {
  const { by: who, to, path, metres, gait = 'walk', difficult = false } = action;
  const one = creature(world, who);
  const barred = cannotGo(world, who, gait);
  if (barred) return barred;
  if (!isOnMap(world, one)) {
    if (metres === undefined) return refuseQuinta('no-map', { who });
    const cost = metres * costOf(world, one, { gait, rough: difficult });
    return cost <= movementLeft(world, one, gait) ? undefined : tooFar(world, one, gait);
  }
  if (metres !== undefined || action.leaves) return refuseQuinta('map-in-use', { who });
  if (path) return noWayAlong(world, one, { path, gait });
  return to ? noWayTo(world, one, { to, gait }) : refuseQuinta('nowhere-to-go', { who });
}

/** Off the map or in a wall. @rule quinta.grid.corners */
export function notOpen(world: World, one: Creature, at: Square): Verdict {
  const { map } = world;
  if (!map) return refuseQuinta('no-map', { who: one.id });
  const under = squaresOf(spaceAt(one, at));
  const outside = under.find((square) => !isInside(map, square));
  if (outside) return refuseQuinta('off-grid', { ...outside });
  const wall = under.find((square) => isWall(map, square));
  return wall && refuseQuinta('wall', onSquare(wall));
}

/** @rule quinta.movement.end-in-occupied */
function cannotStop(world: World, one: Creature, at: Square): Verdict {
  const on = keepsOut(world, one, at);
  return on === undefined ? undefined : refuseQuinta('space-taken', { who: one.id, on });
}

interface Heading {
  readonly to: Square;
  readonly gait: Gait;
}

function noWayTo(world: World, one: Creature, { to, gait }: Heading): Verdict {
  const shut = notOpen(world, one, to) ?? cannotStop(world, one, to);
  if (shut) return shut;
  const way = wayTo(world, one, { to, gait });
  if (!way) return noWay(world, one, { to, gait });
  return way.length > 0 ? undefined : refuseQuinta('nowhere-to-go', { who: one.id });
}

/** Somebody, something dreaded or a wall is in the way; otherwise it is too far. @rule quinta.conditions.frightened */
function noWay(world: World, one: Creature, heading: Heading): Verdict {
  const barred = barrier(world, one, heading);
  return barred
    ? refuseQuinta(barred.code, { who: one.id, ...onSquare(barred.at) })
    : tooFar(world, one, heading.gait);
}

interface Along {
  readonly path: readonly Square[];
  readonly gait: Gait;
}

/** Every step, and the sum of them. @rule quinta.grid.enter-square */
function noWayAlong(world: World, one: Creature, { path, gait }: Along): Verdict {
  let [from, paid, diagonals] = [one.at, 0, one.budget.diagonals];
  for (const to of path) {
    if (!from) break;
    const code = obstacle(world, one, { from, to, gait });
    if (code) return refuseQuinta(code, { who: one.id, ...onSquare(to) });
    const price = priceOf(world, one, { from, to, gait, diagonals });
    [from, paid, diagonals] = [to, paid + price.metres, price.diagonals];
  }
  const last = path.at(-1);
  if (!last) return refuseQuinta('nowhere-to-go', { who: one.id });
  return paid <= movementLeft(world, one, gait) ? cannotStop(world, one, last) : tooFar(world, one, gait);
}

/** @rule quinta.movement.modes */
export function refusesJump(world: World, action: Jump): Verdict {
  const { by: who, to, metres, high = false, runUp = false } = action;
  const one = creature(world, who);
  const barred = cannotGo(world, who);
  if (barred) return barred;
  if (feels(world, one, 'crawls')) return refuseQuinta('must-stand', { who });
  if (runUp && fightOn(world) && one.budget.moved < JUMP.runUp) return refuseQuinta('no-run-up', { who });
  const shut = to && one.at && !high ? cannotLand(world, one, to) : needsPlace(world, one, action);
  if (shut) return shut;
  const far = to && one.at && !high ? squaresBetween(at(one.at), at(to)) * SQUARE : (metres ?? 0);
  // tenths of metres do not add up to the last digit
  const most = Math.round(jumpOf(world, one, { high, runUp }).value * 1000) / 1000;
  if (far > most) return refuseQuinta('jump-too-far', { who, most });
  return far <= movementLeft(world, one) ? undefined : tooFar(world, one);
}

const at = (square: Square) => ({ at: square, side: 1 });

/** On a map a long jump goes to a square; a high one, or one without a map, is so many metres. */
function needsPlace(world: World, one: Creature, { to, metres, high }: Jump): Verdict {
  if (isOnMap(world, one) && !high)
    return refuseQuinta(metres === undefined ? 'nowhere-to-go' : 'map-in-use', { who: one.id });
  return to || metres === undefined ? refuseQuinta('no-map', { who: one.id }) : undefined;
}

/** Nothing stops a leap but walls, and fear. */
function cannotLand(world: World, one: Creature, to: Square): Verdict {
  const { map } = world;
  if (!map || !one.at || !isOnMap(world, one)) return refuseQuinta('no-map', { who: one.id });
  const shut = notOpen(world, one, to) ?? cannotStop(world, one, to);
  if (shut) return shut;
  if (to.x === one.at.x && to.y === one.at.y) return refuseQuinta('nowhere-to-go', { who: one.id });
  const wall = lineBetween(one.at, to).find((square) => notOpen(world, one, square));
  if (wall) return refuseQuinta('wall', onSquare(wall));
  return dreads(world, one, [one.at, to])
    ? refuseQuinta('would-approach', { who: one.id, ...onSquare(to) })
    : undefined;
}

/** @rule quinta.movement.drop-prone */
export function refusesDropProne(world: World, { by }: DropProne): Verdict {
  const lies = feels(world, creature(world, by), 'crawls');
  return cannotGo(world, by) ?? (lies ? refuseQuinta('lies-already', { who: by }) : undefined);
}

/** @rule quinta.movement.stand-up */
export function refusesStand(world: World, { by }: Stand): Verdict {
  const one = creature(world, by);
  const barred = cannotGo(world, by);
  if (barred) return barred;
  if (!feels(world, one, 'crawls')) return refuseQuinta('stands-already', { who: by });
  return costOfStanding(world, one) <= movementLeft(world, one) ? undefined : tooFar(world, one);
}

/** Willing, fit for it, larger, unridden and at hand. @rule quinta.mounted.eligible-mount @rule quinta.mounted.mounting @ruling R59 */
export function refusesMount(world: World, { by, on, control }: Mount): Verdict {
  const [one, other] = [creature(world, by), creature(world, on)];
  const barred = cannotGo(world, by);
  if (barred) return barred;
  const { fit, willing, trained } = other.mount;
  if (by === on || !fit || !willing || !isLarger(other, one) || !isThere(other) || other.rides !== null)
    return refuseQuinta('no-mount', { who: by, on });
  if (ridden(world, on) || ridden(world, by)) return refuseQuinta('ridden-already', { on });
  if (control === 'controlled' && !trained) return refuseQuinta('untrained-mount', { on });
  if (feels(world, one, 'crawls')) return refuseQuinta('must-stand', { who: by });
  if (!isNear(world, [one, other], SQUARE)) return refuseQuinta('not-near', { who: by, on, metres: SQUARE });
  return halfSpeed(world, one) <= movementLeft(world, one) ? undefined : tooFar(world, one);
}

/** @rule quinta.mounted.mounting */
export function refusesDismount(world: World, { by, to }: Dismount): Verdict {
  const one = creature(world, by);
  const barred = notThere(world, by) ?? notOnTurn(world, by);
  if (barred) return barred;
  if (one.rides === null) return refuseQuinta('rides-not', { who: by });
  if (speedFor(world, one) === 0) return refuseQuinta('speed-zero', { who: by });
  if (halfSpeed(world, one) > movementLeft(world, one)) return tooFar(world, one);
  if (!isOnMap(world, one)) return to ? refuseQuinta('no-map', { who: by }) : undefined;
  const free = landings(world, one);
  const lands = to ? free.some(({ x, y }) => x === to.x && y === to.y) : free.length > 0;
  return lands ? undefined : refuseQuinta('nowhere-to-go', { who: by });
}

export function refusesPlace(world: World, { who, at: to }: Place): Verdict {
  const onFoot = { ...creature(world, who), rides: null };
  return notOpen(world, onFoot, to) ?? cannotStop(world, onFoot, to);
}

/** Nobody is pushed into somebody else; a rider falls beside the mount or not at all. @rule quinta.mounted.falling-off */
export function refusesPush(world: World, { who, to }: Push): Verdict {
  const one = creature(world, who);
  if (!isOnMap(world, one)) return refuseQuinta('no-map', { who });
  if (one.rides !== null && !landings(world, one).some(({ x, y }) => x === to.x && y === to.y))
    return refuseQuinta('nowhere-to-go', { who });
  const [other] = occupants(world, one, to);
  const taken = other && refuseQuinta('space-taken', { who, on: other.id });
  return notThere(world, who) ?? notOpen(world, one, to) ?? taken;
}
