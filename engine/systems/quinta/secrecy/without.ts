import { type CreatureId, creature, turnAmong } from '@arbitro/kernel';
import { fightCopy, worldCopy } from '../copies.ts';
import { isThere } from '../rules/distance.ts';
import type { Fight, World } from '../state.ts';
import { fitting } from './fitting.ts';

/** Removes these creatures and all references to them from the world. */
export function without(world: World, gone: ReadonlySet<CreatureId>): World {
  if (gone.size === 0) return world;
  const left = world.creatures.filter(({ id }) => !gone.has(id));
  const present = new Set(left.map(({ id }) => id));
  const next = worldCopy(world);
  next.creatures = left.map((one) => fitting(one, present));
  next.journey = { ...world.journey, ranks: ranksWithout(world.journey.ranks, gone) };
  next.covers = pairsWithout(world.covers, gone);
  next.fight = world.fight && fightWithout(next, world.fight, gone);
  return next;
}

const ranksWithout = (
  ranks: World['journey']['ranks'],
  gone: ReadonlySet<CreatureId>,
): World['journey']['ranks'] =>
  ranks.map((rank) => rank.filter((id) => !gone.has(id))).filter((rank) => rank.length > 0);

/** Keys are `attacker/target`. */
const pairsWithout = <T>(
  pairs: Readonly<Record<string, T>>,
  gone: ReadonlySet<CreatureId>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(pairs).filter(
      ([pair]) => ![...gone].some((id) => pair.startsWith(`${id}/`) || pair.endsWith(`/${id}`)),
    ),
  );

/** A fight without creatures left is removed. The turn of a removed creature belongs to no creature. */
function fightWithout(world: World, fight: Fight, gone: ReadonlySet<CreatureId>): Fight | null {
  const order = fight.order.filter(({ who }) => !gone.has(who));
  if (order.length === 0) return null;
  const stays = (who: CreatureId): boolean => !gone.has(who);
  const whole = { order: fight.order.map(({ who }) => who), turn: fight.turn };
  const isWinnerThere = order.some(({ who }) => creature(world, who).side === fight.winner);
  const next = fightCopy(fight);
  next.order = order;
  if (fight.apart) next.apart = pairsWithout(fight.apart, gone);
  if (fight.away) next.away = fight.away.filter(stays);
  next.turn = turnAmong(whole, stays, (who) => isThere(creature(world, who)));
  next.winner = isWinnerThere || order.length === fight.order.length ? fight.winner : null;
  return next;
}
