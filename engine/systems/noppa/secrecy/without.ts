import { type CreatureId, creature } from '@arbitro/kernel';
import { fightCopy } from '../copies.ts';
import { hasTwoSides } from '../rules/melee.ts';
import type { Fight, Melee, World } from '../state.ts';
import { fitting } from './fitting.ts';

/** Creatures and zones to remove. */
export interface Gone {
  readonly ids: ReadonlySet<CreatureId>;
  readonly zones: ReadonlySet<string>;
}

/** Removes these creatures and zones and all references to them. */
export function without(world: World, gone: Gone): World {
  if (gone.ids.size === 0 && gone.zones.size === 0) return world;
  const { options, rereads, fight } = world;
  const zones = world.zones.filter((zone) => !gone.zones.has(zone));
  const borders = world.borders.filter(({ between }) => between.every((zone) => !gone.zones.has(zone)));
  const left = world.creatures.filter(({ id }) => !gone.ids.has(id));
  const present = { ids: new Set(left.map(({ id }) => id)), zones: new Set(zones) };
  const creatures = left.map((one) => fitting(one, present));
  const rest = { options, zones, borders, rereads, creatures, fight };
  return { ...rest, fight: fight && fightWithout(rest, fight, gone) };
}

/** A fight without fighters is removed. */
function fightWithout(world: World, fight: Fight, { ids, zones }: Gone): Fight | null {
  const stays = (id: CreatureId): boolean => !ids.has(id);
  const order = fight.order.filter(stays);
  if (order.length === 0) return null;
  const isThere = order.some((id) => creature(world, id).side === fight.winner);
  return fightCopy({
    ...fight,
    order,
    pending: fight.pending.filter(stays),
    passed: fight.passed.filter(stays),
    melees: fight.melees.filter(({ zone }) => !zones.has(zone)).flatMap((one) => thinned(world, one, stays)),
    winner: isThere || order.length === fight.order.length ? fight.winner : null,
  });
}

/** Returns a melee after it has lost members, if it still has two sides. @rule noppa.melee.joining */
export function thinned(world: World, melee: Melee, stays: (id: CreatureId) => boolean): readonly Melee[] {
  const members = melee.members.filter(stays);
  if (members.length === melee.members.length) return [melee];
  const rest = { ...melee, members };
  return hasTwoSides(world, rest) ? [rest] : [];
}
