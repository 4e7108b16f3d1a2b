import { type CreatureId, creature } from '@arbitro/kernel';
import { fightCopy, fighterCopy, worldCopy } from '../copies.ts';
import type { Fight, Fighter, World } from '../state.ts';
import { fitting } from './fitting.ts';

/** Removes these creatures and all references to them. */
export function without(world: World, gone: ReadonlySet<CreatureId>): World {
  if (gone.size === 0) return world;
  const left = world.creatures.filter(({ id }) => !gone.has(id));
  const present = new Set(left.map(({ id }) => id));
  const next = worldCopy(world);
  next.creatures = left.map((one) => fitting(one, present));
  next.fight = world.fight && fightWithout(next, world.fight, gone);
  return next;
}

/** A fight without fighters is removed. */
function fightWithout(world: World, fight: Fight, gone: ReadonlySet<CreatureId>): Fight | null {
  const stays = (id: CreatureId): boolean => !gone.has(id);
  const left = fight.fighters.filter(({ who }) => stays(who));
  if (left.length === 0) return null;
  const isThere = left.some(({ who }) => creature(world, who).side === fight.winner);
  return fightCopy({
    ...fight,
    fighters: left.map((one) => forgetful(one, stays)),
    pending: fight.pending.filter(stays),
    turns: fight.turns.map((group) => group.filter(stays)).filter((group) => group.length > 0),
    together: fight.together.filter(stays),
    engaged: fight.engaged.filter((pair) => pair.every(stays)),
    aids: fight.aids.filter(({ by, on }) => stays(by) && stays(on)),
    ...(fight.ground && { ground: fight.ground.filter(({ who }) => stays(who)) }),
    winner: isThere || left.length === fight.fighters.length ? fight.winner : null,
  });
}

function forgetful(one: Fighter, stays: (id: CreatureId) => boolean): Fighter {
  const { intent, warned, unawareOf } = one;
  const next = fighterCopy(one);
  if (intent !== null && intent.on !== null && !stays(intent.on)) next.intent = null;
  if (one.ambushOn) next.ambushOn = one.ambushOn.filter(stays);
  next.warned = warned.filter(stays);
  next.unawareOf = unawareOf.filter(stays);
  return next;
}
