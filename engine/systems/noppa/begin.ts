import { type CreatureId, interned, type Misfit, type Setup } from '@arbitro/kernel';
import { copyOf } from './copies.ts';
import { inOrder } from './derived.ts';
import { STATUSES } from './effects.ts';
import type { Options } from './options.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** The zone of a table that has named none. */
const ONE_ZONE = 'zone';

/** Where the scene names its zones, nobody stands elsewhere. @rule noppa.zone.zones */
export function misfits({ creatures, scene: { zones } }: Setup<Options, Sheet, Scene>): readonly Misfit[] {
  return creatures
    .filter(({ sheet: { zone } }) => zones.length > 0 && zone !== '' && !zones.includes(zone))
    .map(({ id, sheet: { zone } }) => ({ creature: id, field: 'zone', value: zone, allowed: zones }));
}

/** A table from its sheets and its scene; a fight may be on already. @rule noppa.zone.zones */
export function begin({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const named = [...new Set([...scene.zones, ...setup.map(({ sheet }) => sheet.zone)])].filter(
    (zone) => zone !== '',
  );
  const zones = (named.length > 0 ? named : [ONE_ZONE]).map(interned);
  const creatures = setup.map(({ id, name, sheet }) => placed({ id: interned(id), name, ...sheet }, zones));
  const borders = scene.borders.map(({ between: [a, b], difficult }) => ({
    between: [interned(a), interned(b)] as const,
    difficult,
  }));
  return {
    options,
    zones,
    borders,
    rereads: scene.rereads,
    creatures,
    fight: scene.fight && fightOf(scene.fight, creatures),
  };
}

function placed(one: Creature, zones: readonly string[]): Creature {
  const zone = zones.find((name) => name === one.zone) ?? zones[0] ?? ONE_ZONE;
  return copyOf({ ...one, zone });
}

/** Everybody on their feet takes part. */
function fightOf(given: NonNullable<Scene['fight']>, creatures: readonly Creature[]): Fight {
  const able = creatures.filter(({ status }) => STATUSES[status].acts);
  const melees = given.melees.map((members, at) => meleeOf(members, at, creatures));
  return {
    round: given.round,
    tick: given.tick,
    phase: 'acting',
    order: inOrder(able).map(({ id }) => id),
    pending: [],
    passed: [],
    melees,
    formed: melees.length,
    over: false,
    winner: null,
  };
}

function meleeOf(members: readonly CreatureId[], at: number, creatures: readonly Creature[]) {
  const zone = creatures.find(({ id }) => id === members[0])?.zone ?? ONE_ZONE;
  return { id: `melee-${at + 1}`, zone, members: members.map(interned) };
}
