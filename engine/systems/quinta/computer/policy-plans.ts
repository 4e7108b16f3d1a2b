import { canSee, listPath, type ReachedSquare, type Space, type Square, isSameSquare } from '@arbitro/grid';
import { type CreatureId, getCreature } from '@arbitro/kernel';
import { type Action, type ActionOf, validateAction } from '../actions.ts';
import { listCaught } from '../rules/area.ts';
import { isControlled } from '../rules/budget.ts';
import { isBloodied } from '../rules/damage.ts';
import { listFeatures } from '../rules/features.ts';
import { areEnemies, isWithinMetres, metresApart, spaceOf } from '../rules/distance.ts';
import { cannotPayAttack } from '../rules/may-attack.ts';
import { listReachable, listStops } from '../rules/route.ts';
import { findBlocker, spaceAt } from '../rules/space.ts';
import { SQUARE } from '../rules/tables.ts';
import { isDefeated } from '../rules/turn.ts';
import type { Creature, Feature, World } from '../state.ts';
import { averageDamage } from './average-damage.ts';

export const ifAllowed = <A extends Action>(world: World, action: A): A | undefined =>
  validateAction(world, action) ? undefined : action;

/** Returns all creatures on other sides that can still fight. */
export const listFoes = (world: World, one: Creature): readonly Creature[] =>
  world.creatures.filter(
    (other) => areEnemies(one, other) && !isDefeated(world, other.id) && other.fullHp > 0,
  );

/**
 * Returns the creature that moves when this one wants to change position: its mount if it controls one, otherwise
 * itself.
 */
export const moverOf = (world: World, one: Creature): Creature =>
  one.rides !== null && isControlled(world, one.rides) ? getCreature(world, one.rides) : one;

const listStrikeFeatures = (one: Creature): readonly Feature[] => listFeatures(one).filter(({ attack }) => attack);

/** Returns the features the creature can still attack with, regardless of the target. */
export const listUsableStrikes = (world: World, one: Creature): readonly Feature[] =>
  listStrikeFeatures(one).filter((deed) => !cannotPayAttack(world, one, deed));

/** A ranged attack beside an enemy is assumed to fail half of the time. */
function estimateDamage(world: World, one: Creature, deed: Feature): number {
  const pressed =
    deed.attack?.kind === 'ranged' && listFoes(world, one).some((foe) => isWithinMetres(world, [one, foe], SQUARE));
  return averageDamage(one, deed) * (pressed ? 0.5 : 1);
}

/** Returns every attack on this foe that the rules allow now. */
export function listAttacks(
  world: World,
  one: Creature,
  { foe, deeds }: { readonly foe: Creature; readonly deeds: readonly Feature[] },
): readonly (readonly [Feature, Action])[] {
  return deeds.flatMap((deed) => {
    const done = ifAllowed(world, { type: 'attack', by: one.id, with: deed.id, on: foe.id });
    return done ? [[deed, done] as const] : [];
  });
}

/** Returns an attack on the weakest foe in reach, with the feature that deals most damage. */
export function chooseBestAttack(world: World, one: Creature): Action | undefined {
  const deeds = listUsableStrikes(world, one);
  if (deeds.length === 0) return undefined;
  const foes = listFoes(world, one).toSorted((a, b) => a.hp + a.temporary - (b.hp + b.temporary));
  for (const foe of foes) {
    const open = listAttacks(world, one, { foe, deeds });
    const [first, ...rest] = open;
    if (!first) continue;
    const worth = (deed: Feature): number => estimateDamage(world, one, deed);
    return rest.reduce((a, b) => (worth(b[0]) > worth(a[0]) ? b : a), first)[1];
  }
  return undefined;
}

/** Returns an attack on the first foe in reach, with the first usable feature. */
export function chooseFirstAttack(world: World, one: Creature): Action | undefined {
  const deeds = listUsableStrikes(world, one);
  if (deeds.length === 0) return undefined;
  for (const foe of listFoes(world, one))
    for (const { id } of deeds) {
      const found = ifAllowed(world, { type: 'attack', by: one.id, with: id, on: foe.id });
      if (found) return found;
    }
  return undefined;
}

/** Returns a search for a hidden creature. */
export function chooseSearch(world: World, one: Creature): Action | undefined {
  const lost = listFoes(world, one).find(({ hidden }) => hidden !== null);
  return lost && ifAllowed(world, { type: 'search', by: one.id, skill: 'perception', for: lost.id });
}

/** Returns an area effect that catches at least two foes and no friend. */
export function chooseAreaAttack(world: World, one: Creature): Action | undefined {
  const foes = listFoes(world, one);
  for (const { id: deed, area, save } of one.deeds) {
    if (!area || !save) continue;
    for (const { at } of foes) {
      if (!at) continue;
      const caught = listCaught(world, { by: one, area, at }).map((id) => getCreature(world, id));
      const worthIt = caught.length > 1 && caught.every((other) => areEnemies(one, other));
      const use: ActionOf<'use'> = { type: 'use', by: one.id, deed, at };
      const done = worthIt ? ifAllowed(world, use) : undefined;
      if (done) return done;
    }
  }
  return undefined;
}

const isDying = ({ hp, life }: Creature): boolean => hp === 0 && life === 'alive';

/** Returns an action that heals a dying friend or gives it first aid. */
export function chooseRescue(world: World, one: Creature): Action | undefined {
  const dying = world.creatures.filter((other) => !areEnemies(one, other) && isDying(other));
  for (const { id: on } of dying) {
    const healing = one.deeds
      .filter(({ heals }) => heals !== null)
      .map(({ id }) => ifAllowed(world, { type: 'use', by: one.id, deed: id, on: [on] }))
      .find((action) => action);
    const found = healing ?? ifAllowed(world, { type: 'help', by: one.id, how: 'first-aid', on });
    if (found) return found;
  }
  return undefined;
}

/** Returns self-healing that takes no action, if the creature is badly hurt. */
export function chooseSelfHealing(world: World, one: Creature): Action | undefined {
  if (!isBloodied(one.hp, one.fullHp)) return undefined;
  return one.deeds
    .filter(({ heals, cost }) => heals !== null && cost === 'bonus')
    .map(({ id }) => ifAllowed(world, { type: 'use', by: one.id, deed: id, on: [one.id] }))
    .find((action) => action);
}

/** The maximum length of a path to search for, in metres. */
const SEARCH_METRES = 120;

const reachOf = (one: Creature): number =>
  Math.max(
    ...listStrikeFeatures(one).map(({ attack }) =>
      attack?.kind === 'melee' ? attack.reach : (attack?.range?.[0] ?? 0),
    ),
  );

/** Returns the nearest position from which a foe can be attacked, by the cheapest path, or undefined. */
export function findAttackPosition(world: World, who: CreatureId): ReachedSquare | undefined {
  const one = getCreature(world, who);
  const mover = moverOf(world, one);
  const reach = reachOf(one);
  const spaces = listFoes(world, one).flatMap((foe) => (foe.hidden === null ? (spaceOf(foe) ?? []) : []));
  const strikes = (at: Square): boolean =>
    spaces.some(
      (space) => metresApart(world, spaceAt(mover, at), space) <= reach && isFreeSpace(world, mover, [at, space]),
    );
  let best: ReachedSquare | undefined;
  for (const here of listReachable(world, mover, { gait: 'walk', metres: SEARCH_METRES }))
    if ((!best || here.cost < best.cost) && strikes(here.at) && !findBlocker(world, mover, here.at)) best = here;
  return best;
}

export const isFreeSpace = ({ map }: World, mover: Creature, [at, space]: readonly [Square, Space]): boolean =>
  map === null || canSee(map, spaceAt(mover, at), space);

/** Returns a move to that position, or as far along its path as the creature may stop. */
export function chooseApproach(world: World, who: CreatureId): Action | undefined {
  const mover = moverOf(world, getCreature(world, who));
  const goal = findAttackPosition(world, who);
  if (!goal?.from) return undefined;
  const stops = listStops(world, mover, 'walk');
  const to = listPath(goal).findLast((at) => stops.some((stop) => isSameSquare(stop.at, at)));
  return to && ifAllowed(world, { type: 'move', by: mover.id, to });
}
