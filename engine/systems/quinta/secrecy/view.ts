import {
  type Audience,
  createOpenFields,
  type Draft,
  type Json,
  mayKnow,
  memoizeByObject,
  type OpenPart,
  type Roll,
  turnIndexOf,
  type Viewer,
} from '@arbitro/kernel';
import { audienceForRoller, canSeeSheet } from '../declare.ts';
import { glowOf } from '../rules/carried-light.ts';
import { canTrack, isLurking } from '../rules/lurking.ts';
import { OBJECT_HIT_POINTS } from '../rules/tables.ts';
import { creatureInPlay } from '../schema/world.ts';
import type { Creature, Glow, Thing, World } from '../state.ts';

/** A creature of which the viewer knows only what every viewer sees. */
export interface Outline extends OpenPart<Creature, typeof creatureInPlay> {
  readonly looks: ApparentHealth;
  /** Is hidden; the total is not shown. */
  readonly hides: boolean;
  /** Held items, by name. */
  readonly holds: readonly string[];
  /** The light that it carries. */
  readonly sheds: Glow | null;
}
export type CreatureView = Creature | Outline;

/** The result of `buildView`. */
export interface View extends Omit<World, 'creatures'> {
  readonly creatures: readonly CreatureView[];
}

const openFields = createOpenFields<Creature, typeof creatureInPlay>(creatureInPlay);
const { pickOpenFields } = openFields;
export const { copyOpenFields } = openFields;

export const isFullCreature = (creature: CreatureView): creature is Creature => 'scores' in creature;

/** Returns what the viewer may know: monsters by their appearance, and objects without their exact hit points. */
export function buildView(world: World, viewer: Viewer): Json {
  if (viewer.role === 'gm') return world as unknown as Json;
  const creatures = world.creatures.map((creature) =>
    canSeeSheet(viewer, creature)
      ? hideWakeTime(creature)
      : outlineOf(creature, isLostTo(world, viewer, creature)),
  );
  const { options, clock, light, map, picture, pictureFrame, journey, covers, inSight } = world;
  const shown: View = {
    ...{
      options,
      clock,
      light,
      map,
      picture,
      things: world.things.map(viewThing),
      journey,
      covers,
      creatures,
    },
    fight: world.fight && { ...world.fight, turn: turnIndexOf(world.fight.turn) },
    ...(pictureFrame && { pictureFrame }),
    ...(inSight !== undefined && { inSight }),
  };
  return shown as unknown as Json;
}

/** Hides when the creature will wake. @rule quinta.death.stable */
export const hideWakeTime = (creature: Creature): Creature =>
  creature.wakesAt === null ? creature : { ...creature, wakesAt: null };

/**
 * Returns the object as all viewers see it: with the hit points typical of its kind and size.
 * @rule quinta.objects.breaking-resilient
 */
export function viewThing(thing: Thing): Thing {
  const typical = OBJECT_HIT_POINTS[thing.size][thing.fragile ? 'fragile' : 'resilient'];
  return { ...thing, magical: false, hp: thing.hp === 0 ? 0 : typical, threshold: 0 };
}

/** Removes position and movement of a creature that the viewer has lost track of. */
export function hidePlace(seen: Draft<Pick<Creature, 'at' | 'budget'>>): void {
  seen.at = null;
  seen.budget = { ...seen.budget, moved: 0, diagonals: 0 };
}

export const isLostTo = (world: World, viewer: Viewer, creature: Creature): boolean =>
  isLurking(world, creature) &&
  !world.creatures.some((other) => mayKnow(viewer, other.id) && canTrack(world, other, creature));

/** Cached, because it is the same for most viewers. */
const outlineOf = memoizeByObject((creature: Creature, isLost: boolean): Outline => {
  const outline = {
    ...pickOpenFields(creature),
    looks: apparentHealthOf(creature),
    hides: creature.hidden !== null,
    holds: listHeldNames(creature),
    sheds: glowOf(creature),
  };
  if (isLost) hidePlace(outline);
  return outline;
});

/** Returns the names of held weapons and items. */
export const listHeldNames = ({ deeds, items }: Pick<Creature, 'deeds' | 'items'>): readonly string[] => [
  ...new Set(
    [
      ...deeds.filter(({ held, attack }) => held && attack !== null && attack.hands > 0),
      ...items.filter(({ held }) => held),
    ].map(({ name }) => name),
  ),
];

export type ApparentHealth = 'unhurt' | 'hurt' | 'bloodied' | 'down';

/** Returns how hurt the creature seems. @rule quinta.hp.bloodied */
export function apparentHealthOf({ hp, fullHp }: Pick<Creature, 'hp' | 'fullHp'>): ApparentHealth {
  if (hp === 0) return 'down';
  if (2 * hp <= fullHp) return 'bloodied';
  return hp < fullHp ? 'hurt' : 'unhurt';
}

/** Returns the audience of a roll: everyone for characters, only the game master for all others. */
export function rollAudience(world: World, { by }: Roll): Audience {
  return audienceForRoller(world, by);
}
