import { type CreatureId, getCreature, internString, type Setup, type SetupConflict } from '@arbitro/kernel';
import { copyCreature } from './copy-state.ts';
import type { Options } from './options.ts';
import { resumeFight } from './resume.ts';
import { STATUSES } from './rules/effects.ts';
import { creaturesToAct } from './rules/turn.ts';
import { sortByInitiative } from './rules/turn-order.ts';
import { findLimitConflicts } from './schema/limits.ts';
import { clearAbsent } from './schema/world.ts';
import {
  type Border,
  type Creature,
  type Fight,
  type Melee,
  meleeId,
  type Scene,
  type Sheet,
  type World,
} from './state.ts';

/** The zone of a table that names none. */
const ONE_ZONE = 'zone';

/**
 * Finds creatures outside the scene's named zones or the zone of their melee, and sheets beyond the limits of play.
 * @rule noppa.zone.zones
 */
export function findSetupConflicts(setup: Setup<Options, Sheet, Scene>): readonly SetupConflict[] {
  const { creatures, scene } = setup;
  const { zones } = scene;
  const lost = creatures
    .filter(({ sheet: { zone } }) => zones.length > 0 && zone !== '' && !zones.includes(zone))
    .map(({ id, sheet: { zone } }) => ({ creature: id, field: 'zone', value: zone, allowed: zones }));
  return [...lost, ...findSplitMelees(setup), ...findLimitConflicts(setup)];
}

/** Members of a melee in another zone than its first member: a melee lies in one zone. @rule noppa.zone.zones */
function findSplitMelees({ creatures, scene }: Setup<Options, Sheet, Scene>): readonly SetupConflict[] {
  const [firstZone = ''] = zonesOf([...scene.zones, ...creatures.map(({ sheet }) => sheet.zone)]);
  const zones = new Map(creatures.map(({ id, sheet }) => [id, sheet.zone || firstZone]));
  return (scene.fight?.melees ?? []).flatMap((named) => {
    const members = named.flatMap((creature) => {
      const value = zones.get(creature);
      return value === undefined ? [] : [{ creature, value }];
    });
    const allowed = members.slice(0, 1).map(({ value }) => value);
    return members
      .filter(({ value }) => !allowed.includes(value))
      .map((member) => ({ ...member, field: 'zone', allowed }));
  });
}

/** Builds the world from sheets and a scene. A fight may already be in progress. @rule noppa.zone.zones */
export function createWorld({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const zones = zonesOf([...scene.zones, ...setup.map(({ sheet }) => sheet.zone)]);
  const newcomers = setup.map(({ id, name, sheet }) =>
    clearFaintedTurn(placeInZone({ id: internString(id), name, ...sheet }, zones)),
  );
  const creatures = clearAbsent(newcomers, zones);
  const world: World = {
    options,
    zones,
    borders: bordersOf(scene, zones),
    rereads: scene.rereads,
    creatures,
    fight: scene.fight && buildFight(scene.fight, creatures),
  };
  return hasNobodyToAct(world) ? resumeFight(world) : world;
}

/**
 * Whether the countdown is above every creature's number; it then goes down to the first creature that can act.
 * @rule noppa.init.countdown
 */
const hasNobodyToAct = (world: World): boolean =>
  world.fight?.order.some((id) => getCreature(world, id).actions > 0) === true &&
  creaturesToAct(world).length === 0;

/** Returns each zone once; if none is named, a default zone. */
export function zonesOf(names: readonly string[]): readonly string[] {
  const named = [...new Set(names)].filter((zone) => zone !== '');
  return (named.length > 0 ? named : [ONE_ZONE]).map(internString);
}

/** Returns the borders between existing zones. */
export const bordersOf = ({ borders }: Scene, zones: readonly string[]): readonly Border[] =>
  borders
    .filter(({ between }) => between.every((zone) => zones.includes(zone)))
    .map(({ between: [a, b], difficult }) => ({ between: [internString(a), internString(b)], difficult }));

export function placeInZone(creature: Creature, zones: readonly string[]): Creature {
  const zone = zones.find((name) => name === creature.zone) ?? zones[0] ?? '';
  return copyCreature({ ...creature, zone });
}

/** A fainted creature has no actions left in the round. @rule noppa.body.faint */
const clearFaintedTurn = (creature: Creature): Creature =>
  STATUSES[creature.status].acts ? creature : copyCreature({ ...creature, actions: 0, readied: null });

/**
 * Builds the fight in progress. All creatures take part; a fainted one takes part again when it wakes.
 * @rule noppa.body.faint
 */
export function buildFight(input: NonNullable<Scene['fight']>, creatures: readonly Creature[]): Fight {
  const melees = input.melees.map((members, index) => buildMelee(members, index, creatures));
  return {
    round: input.round,
    tick: input.tick,
    phase: 'acting',
    order: sortByInitiative(creatures).map(({ id }) => id),
    pending: [],
    passed: [],
    melees,
    formed: melees.length,
    over: false,
    winner: null,
  };
}

/** Removes members that are not at the table. */
function buildMelee(named: readonly CreatureId[], at: number, creatures: readonly Creature[]): Melee {
  const members = named.filter((name) => creatures.some(({ id }) => id === name)).map(internString);
  const zone = creatures.find(({ id }) => id === members[0])?.zone ?? ONE_ZONE;
  return { id: meleeId(at + 1), zone, members };
}
