import {
  type CreatureId,
  type Entering,
  fightOn,
  findCreature,
  goneCreature,
  interned,
  joinedBy,
} from '@arbitro/kernel';
import { bordersOf, fightOf, placed, zonesOf } from './begin.ts';
import { copyOf, fightCopy } from './copies.ts';
import { resumeFight } from './resume.ts';
import { hasTwoSides } from './rules/melee.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. If the sheet names no zone of this scene, the creature keeps its zone. */
export function enter(world: World, { id, name, sheet }: Entering<Sheet>): World {
  const before = findCreature(world, id);
  const zone = world.zones.includes(sheet.zone) ? sheet.zone : (before?.zone ?? '');
  const one = placed(copyOf({ ...sheet, id: interned(id), name, zone }), world.zones);
  const creatures = joinedBy(world.creatures, one);
  return resumedIf(before !== undefined && isFighting(world, id), settled({ ...world, creatures }, world));
}

const resumedIf = (wasIn: boolean, world: World): World => (wasIn ? resumeFight(world) : world);

const isFighting = (world: World, id: CreatureId): boolean => fightOn(world)?.order.includes(id) === true;

/** Removes a creature. If it was that creature's turn, the countdown advances. */
export function leave(world: World, id: CreatureId): World {
  return resumedIf(isFighting(world, id), removeCreatures(world, goneCreature(id)));
}

/**
 * Applies a new scene. Creatures whose zone still exists, even under another name, stay there; the others move to the
 * first zone. A fight continues.
 */
export function staged(world: World, scene: Scene): World {
  const zones = zonesOf(scene.zones.length > 0 ? scene.zones : world.creatures.map(({ zone }) => zone));
  const called = renamedZones(world.zones, zones);
  const creatures = world.creatures.map((one) => placed(standing(one, called), zones));
  const melees = world.fight?.melees.map((one) => ({ ...one, zone: called(one.zone) })) ?? [];
  const ongoing = world.fight && fightCopy({ ...world.fight, melees });
  const fight = scene.fight ? fightOf(scene.fight, creatures) : ongoing;
  const next = { options: world.options, zones, borders: bordersOf(scene, zones), rereads: scene.rereads };
  return resumeFight(settled({ ...next, creatures, fight }, world));
}

type Called = (zone: string) => string;

/** Maps old zone names to new ones: if all other zones keep their index, a different name at an index is a rename. */
function renamedZones(before: readonly string[], after: readonly string[]): Called {
  const inPlace = before.every((zone, at) => after[at] === zone || !after.includes(zone));
  if (before.length !== after.length || !inPlace) return (zone) => zone;
  return (zone) => after[before.indexOf(zone)] ?? zone;
}

function standing(one: Creature, called: Called): Creature {
  const { readied, zone } = one;
  const goes =
    readied?.act.kind === 'move'
      ? { ...readied, act: { ...readied.act, to: called(readied.act.to) } }
      : readied;
  return copyOf({ ...one, zone: called(zone), readied: goes });
}

/** Removes references to missing creatures and zones, and members of melees in other zones. */
function settled(world: World, before: World): World {
  const creatures = clearAbsent(world.creatures, world.zones);
  const { fight } = world;
  const next = { ...world, creatures };
  return { ...next, fight: fight && fightCopy({ ...fight, melees: meleesIn(next, fight, before) }) };
}

/**
 * Updates the zone and the members of each melee. A melee among comrades, which the game master may allow, continues.
 *
 * @rule noppa.melee.joining
 */
function meleesIn(world: World, { melees }: Fight, before: World): Fight['melees'] {
  const ongoing = before.fight?.melees.filter((melee) => !hasTwoSides(before, melee)).map(({ id }) => id);
  const zoneOf = (id: CreatureId | undefined) => world.creatures.find((one) => one.id === id)?.zone;
  return melees
    .map((melee) => ({
      ...melee,
      zone: world.zones.includes(melee.zone) ? melee.zone : (zoneOf(melee.members[0]) ?? melee.zone),
    }))
    .flatMap((melee) => {
      const members = melee.members.filter((id) => zoneOf(id) === melee.zone);
      const goesOn = members.length === melee.members.length && ongoing?.includes(melee.id);
      return goesOn || hasTwoSides(world, { ...melee, members }) ? [{ ...melee, members }] : [];
    });
}
