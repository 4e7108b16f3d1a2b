import type { CreatureId } from '@arbitro/kernel';
import { fightCopy, fighterCopy, worldCopy } from '../copies.ts';
import { namesInIntent } from '../rules/deeds.ts';
import type { Door, Fight, Fighter, World } from '../state.ts';
import { fitting } from './fitting.ts';

/** What is removed. */
export interface Gone {
  readonly ids: ReadonlySet<CreatureId>;
  readonly rooms: ReadonlySet<string>;
}

/** Removes creatures and rooms, and everything that refers to them. */
export function without(world: World, { ids, rooms }: Gone): World {
  if (ids.size === 0 && rooms.size === 0) return world;
  const stays = (id: CreatureId): boolean => !ids.has(id);
  const left = world.creatures.filter(({ id }) => stays(id));
  const present = new Set(left.map(({ id }) => id));
  const next = worldCopy(world);
  next.rooms = world.rooms.filter(({ id }) => !rooms.has(id));
  next.doors = world.doors
    .filter(({ between }) => between.every((id) => !rooms.has(id)))
    .map((door) => (door.heldBy === undefined || stays(door.heldBy) ? door : letGo(door)));
  next.traps = world.traps.filter(({ room }) => !rooms.has(room));
  const things = new Set([...next.doors, ...next.traps].map(({ id }) => id));
  next.passed = world.passed.filter(({ who, by }) => stays(who) && things.has(by));
  next.march = world.march.filter(stays);
  next.creatures = left.map((one) => fitting(one, present));
  next.fight = world.fight && fightWithout(world.fight, stays);
  next.joust = world.joust?.jousters.every(({ who }) => stays(who)) ? world.joust : null;
  return next;
}

/** The door falls shut as time passes. */
const letGo = ({ heldBy: _, ...door }: Door): Door => ({ ...door, held: false });

/** A fight without any creature left is removed; that it had another side is public. */
function fightWithout(fight: Fight, stays: (id: CreatureId) => boolean): Fight | null {
  const left = fight.fighters.filter(({ who }) => stays(who));
  if (left.length === 0) return null;
  return fightCopy({
    ...fight,
    surprised: fight.surprised.filter(stays),
    pending: fight.pending.filter(stays),
    now: fight.now?.filter(stays) ?? null,
    fighters: left.map((one) => forgetful(one, stays)),
    fires: fight.fires
      .filter(({ on }) => stays(on))
      .map((fire) => (stays(fire.by) ? fire : { ...fire, by: fire.on })),
    fallen: fight.fallen.filter(stays),
  });
}

function forgetful(one: Fighter, stays: (id: CreatureId) => boolean): Fighter {
  const next = fighterCopy(one);
  if (one.intent !== null && !namesInIntent(one.intent).every(stays)) next.intent = null;
  next.knows = one.knows.filter(stays);
  next.senses = one.senses.filter(stays);
  return next;
}
