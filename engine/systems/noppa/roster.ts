import {
  type CreatureId,
  findCreature,
  findFight,
  goneCreature,
  internString,
  type NewCreature,
  upsertCreature,
} from '@arbitro/kernel';
import { copyCreature, copyFight } from './copy-state.ts';
import { bordersOf, buildFight, placeInZone, zonesOf } from './create-world.ts';
import { resumeFight } from './resume.ts';
import { hasTwoSides } from './rules/melee.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. If the sheet names no zone of this scene, the creature keeps its zone. */
export function addCreature(world: World, { id, name, sheet }: NewCreature<Sheet>): World {
  const before = findCreature(world, id);
  const zone = world.zones.includes(sheet.zone) ? sheet.zone : (before?.zone ?? '');
  const creature = placeInZone(copyCreature({ ...sheet, id: internString(id), name, zone }), world.zones);
  const creatures = upsertCreature(world.creatures, creature);
  return resumeFightIf(
    before !== undefined && isFighting(world, id),
    removeStaleReferences({ ...world, creatures }, world),
  );
}

const resumeFightIf = (wasIn: boolean, world: World): World => (wasIn ? resumeFight(world) : world);

const isFighting = (world: World, id: CreatureId): boolean => findFight(world)?.order.includes(id) === true;

/** Removes a creature. If it was that creature's turn, the countdown advances. */
export function removeCreature(world: World, id: CreatureId): World {
  return resumeFightIf(isFighting(world, id), removeCreatures(world, goneCreature(id)));
}

/**
 * Applies a new scene. Creatures whose zone still exists, even under another name, stay there; the others move to the
 * first zone. A fight continues.
 */
export function setScene(world: World, scene: Scene): World {
  const zones = zonesOf(scene.zones.length > 0 ? scene.zones : world.creatures.map(({ zone }) => zone));
  const renameZone = matchRenamedZones(world.zones, zones);
  const creatures = world.creatures.map((creature) =>
    placeInZone(clearInvalidPosition(creature, renameZone), zones),
  );
  const melees = world.fight?.melees.map((melee) => ({ ...melee, zone: renameZone(melee.zone) })) ?? [];
  const ongoing = world.fight && copyFight({ ...world.fight, melees });
  const fight = scene.fight ? buildFight(scene.fight, creatures) : ongoing;
  const next = { options: world.options, zones, borders: bordersOf(scene, zones), rereads: scene.rereads };
  return resumeFight(removeStaleReferences({ ...next, creatures, fight }, world));
}

type RenameZone = (zone: string) => string;

/** Maps old zone names to new ones: if all other zones keep their index, a different name at an index is a rename. */
function matchRenamedZones(before: readonly string[], after: readonly string[]): RenameZone {
  const inPlace = before.every((zone, index) => after[index] === zone || !after.includes(zone));
  if (before.length !== after.length || !inPlace) return (zone) => zone;
  return (zone) => after[before.indexOf(zone)] ?? zone;
}

function clearInvalidPosition(creature: Creature, renameZone: RenameZone): Creature {
  const { readied, zone } = creature;
  const goes =
    readied?.act.kind === 'move'
      ? { ...readied, act: { ...readied.act, to: renameZone(readied.act.to) } }
      : readied;
  return copyCreature({ ...creature, zone: renameZone(zone), readied: goes });
}

/** Removes references to missing creatures and zones, and members of melees in other zones. */
function removeStaleReferences(world: World, before: World): World {
  const creatures = clearAbsent(world.creatures, world.zones);
  const { fight } = world;
  const next = { ...world, creatures };
  return { ...next, fight: fight && copyFight({ ...fight, melees: updateMelees(next, fight, before) }) };
}

/**
 * Updates the zone and the members of each melee. A melee among comrades, which the game master may allow, continues.
 * @rule noppa.melee.joining
 */
function updateMelees(world: World, { melees }: Fight, before: World): Fight['melees'] {
  const ongoing = before.fight?.melees.filter((melee) => !hasTwoSides(before, melee)).map(({ id }) => id);
  const zoneOf = (id: CreatureId | undefined) => world.creatures.find((creature) => creature.id === id)?.zone;
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
