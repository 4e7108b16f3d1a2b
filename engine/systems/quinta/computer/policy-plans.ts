import { canSee, pathOf, type Reached, type Space, type Square, sameSquare } from '@arbitro/grid';
import { type CreatureId, creature } from '@arbitro/kernel';
import { type Action, type ActionOf, refuses } from '../actions.ts';
import { caughtIn } from '../rules/area.ts';
import { isLed } from '../rules/budget.ts';
import { isBloodied } from '../rules/damage.ts';
import { deedsOf } from '../rules/deeds.ts';
import { areEnemies, isNear, metresApart, spaceOf } from '../rules/distance.ts';
import { cannotPayAttack } from '../rules/may-attack.ts';
import { reachedFrom, withinReach } from '../rules/route.ts';
import { keepsOut, spaceAt } from '../rules/space.ts';
import { SQUARE } from '../rules/tables.ts';
import { isDefeated } from '../rules/turn.ts';
import type { Creature, Deed, World } from '../state.ts';
import { meanDamage } from './worth.ts';

export const allowed = <A extends Action>(world: World, action: A): A | undefined =>
  refuses(world, action) ? undefined : action;

/** Returns all creatures on other sides that can still fight. */
export const foesOf = (world: World, one: Creature): readonly Creature[] =>
  world.creatures.filter(
    (other) => areEnemies(one, other) && !isDefeated(world, other.id) && other.fullHp > 0,
  );

/**
 * Returns the creature that moves when this one wants to change position: its mount if it controls one, otherwise
 * itself.
 */
export const moverOf = (world: World, one: Creature): Creature =>
  one.rides !== null && isLed(world, one.rides) ? creature(world, one.rides) : one;

const strikesWith = (one: Creature): readonly Deed[] => deedsOf(one).filter(({ attack }) => attack);

/** Returns the features the creature can still attack with, regardless of the target. */
export const strikesNow = (world: World, one: Creature): readonly Deed[] =>
  strikesWith(one).filter((deed) => !cannotPayAttack(world, one, deed));

/** A ranged attack beside an enemy is assumed to fail half of the time. */
function promise(world: World, one: Creature, deed: Deed): number {
  const pressed =
    deed.attack?.kind === 'ranged' && foesOf(world, one).some((foe) => isNear(world, [one, foe], SQUARE));
  return meanDamage(one, deed) * (pressed ? 0.5 : 1);
}

/** Returns every attack on this foe that the rules allow now. */
export function attacks(
  world: World,
  one: Creature,
  { foe, deeds }: { readonly foe: Creature; readonly deeds: readonly Deed[] },
): readonly (readonly [Deed, Action])[] {
  return deeds.flatMap((deed) => {
    const done = allowed(world, { type: 'attack', by: one.id, with: deed.id, on: foe.id });
    return done ? [[deed, done] as const] : [];
  });
}

/** Returns an attack on the weakest foe in reach, with the feature that deals most damage. */
export function bestAttack(world: World, one: Creature): Action | undefined {
  const deeds = strikesNow(world, one);
  if (deeds.length === 0) return undefined;
  const foes = foesOf(world, one).toSorted((a, b) => a.hp + a.temporary - (b.hp + b.temporary));
  for (const foe of foes) {
    const open = attacks(world, one, { foe, deeds });
    const [first, ...rest] = open;
    if (!first) continue;
    const worth = (deed: Deed): number => promise(world, one, deed);
    return rest.reduce((a, b) => (worth(b[0]) > worth(a[0]) ? b : a), first)[1];
  }
  return undefined;
}

/** Returns an attack on the first foe in reach, with the first usable feature. */
export function firstAttack(world: World, one: Creature): Action | undefined {
  const deeds = strikesNow(world, one);
  if (deeds.length === 0) return undefined;
  for (const foe of foesOf(world, one))
    for (const { id } of deeds) {
      const found = allowed(world, { type: 'attack', by: one.id, with: id, on: foe.id });
      if (found) return found;
    }
  return undefined;
}

/** Returns a search for a hidden creature. */
export function seek(world: World, one: Creature): Action | undefined {
  const lost = foesOf(world, one).find(({ hidden }) => hidden !== null);
  return lost && allowed(world, { type: 'search', by: one.id, skill: 'perception', for: lost.id });
}

/** Returns an area effect that catches at least two foes and no friend. */
export function blast(world: World, one: Creature): Action | undefined {
  const foes = foesOf(world, one);
  for (const { id: deed, area, save } of one.deeds) {
    if (!area || !save) continue;
    for (const { at } of foes) {
      if (!at) continue;
      const caught = caughtIn(world, { by: one, area, at }).map((id) => creature(world, id));
      const worthIt = caught.length > 1 && caught.every((other) => areEnemies(one, other));
      const use: ActionOf<'use'> = { type: 'use', by: one.id, deed, at };
      const done = worthIt ? allowed(world, use) : undefined;
      if (done) return done;
    }
  }
  return undefined;
}

const isDying = ({ hp, life }: Creature): boolean => hp === 0 && life === 'alive';

/** Returns an action that heals a dying friend or gives it first aid. */
export function rescue(world: World, one: Creature): Action | undefined {
  const dying = world.creatures.filter((other) => !areEnemies(one, other) && isDying(other));
  for (const { id: on } of dying) {
    const healing = one.deeds
      .filter(({ heals }) => heals !== null)
      .map(({ id }) => allowed(world, { type: 'use', by: one.id, deed: id, on: [on] }))
      .find((action) => action);
    const found = healing ?? allowed(world, { type: 'help', by: one.id, how: 'first-aid', on });
    if (found) return found;
  }
  return undefined;
}

/** Returns self-healing that takes no action, if the creature is badly hurt. */
export function mend(world: World, one: Creature): Action | undefined {
  if (!isBloodied(one.hp, one.fullHp)) return undefined;
  return one.deeds
    .filter(({ heals, cost }) => heals !== null && cost === 'bonus')
    .map(({ id }) => allowed(world, { type: 'use', by: one.id, deed: id, on: [one.id] }))
    .find((action) => action);
}

/** The maximum length of a path to search for, in metres. */
const FAR = 120;

const reachOf = (one: Creature): number =>
  Math.max(
    ...strikesWith(one).map(({ attack }) =>
      attack?.kind === 'melee' ? attack.reach : (attack?.range?.[0] ?? 0),
    ),
  );

/** Returns the nearest position from which a foe can be attacked, by the cheapest path, or undefined. */
export function goalOf(world: World, who: CreatureId): Reached | undefined {
  const one = creature(world, who);
  const mover = moverOf(world, one);
  const reach = reachOf(one);
  const spaces = foesOf(world, one).flatMap((foe) => (foe.hidden === null ? (spaceOf(foe) ?? []) : []));
  const strikes = (at: Square): boolean =>
    spaces.some(
      (space) => metresApart(world, spaceAt(mover, at), space) <= reach && isOpen(world, mover, [at, space]),
    );
  let best: Reached | undefined;
  for (const here of reachedFrom(world, mover, { gait: 'walk', metres: FAR }))
    if ((!best || here.cost < best.cost) && strikes(here.at) && !keepsOut(world, mover, here.at)) best = here;
  return best;
}

export const isOpen = ({ map }: World, mover: Creature, [at, space]: readonly [Square, Space]): boolean =>
  map === null || canSee(map, spaceAt(mover, at), space);

/** Returns a move to that position, or as far along its path as the creature may stop. */
export function approach(world: World, who: CreatureId): Action | undefined {
  const mover = moverOf(world, creature(world, who));
  const goal = goalOf(world, who);
  if (!goal?.from) return undefined;
  const stops = withinReach(world, mover, 'walk');
  const to = pathOf(goal).findLast((at) => stops.some((stop) => sameSquare(stop.at, at)));
  return to && allowed(world, { type: 'move', by: mover.id, to });
}
