import {
  type Audience,
  createOpenFields,
  type Json,
  memoizeByObject,
  type OpenPart,
  type Roll,
  type Viewer,
} from '@arbitro/kernel';
import { audienceForRoller, canSeeSheet, createSheetTest } from '../declare.ts';
import { hitPoints, maxHitPoints } from '../rules/derived.ts';
import { creatureInPlay } from '../schema/world.ts';
import type { Creature, Fight, Fighter, World, Wound } from '../state.ts';

/** A creature of which only the open fields are known. */
export interface Outline extends OpenPart<Creature, typeof creatureInPlay> {
  readonly looks: ApparentHealth;
  /** Shows that there is a wound, but not its points. */
  readonly wounds: readonly Pick<Wound, 'id' | 'treated' | 'kind'>[];
}
export type CreatureView = Creature | Outline;

/** The result of `buildView`. */
export interface View extends Pick<World, 'options' | 'setting' | 'light' | 'clock'> {
  readonly creatures: readonly CreatureView[];
  readonly fight: Fight | null;
}

/** What all viewers see of a creature, as the schema marks it. */
const openFields = createOpenFields<Creature, typeof creatureInPlay>(creatureInPlay);
const { pickOpenFields } = openFields;
export const { copyOpenFields } = openFields;

export const isFullCreature = (creature: CreatureView): creature is Creature => 'characteristics' in creature;

/** Returns what a viewer may know: non-player creatures by their appearance, and no poison before it takes effect. */
export function buildView(world: World, viewer: Viewer): Json {
  if (viewer.role === 'gm') return world as unknown as Json;
  const { options, setting, light, clock, fight } = world;
  const creatures = world.creatures.map((creature) =>
    canSeeSheet(viewer, creature) ? hideDoses(creature) : outlineOf(creature),
  );
  const shown = {
    options,
    setting,
    light,
    clock,
    creatures,
    fight: fight && viewFight(world, fight, viewer),
  };
  return shown as unknown as Json;
}

/** Removes poisons that have not taken effect; the creature does not notice them. */
export const hideDoses = (creature: Creature): Creature =>
  creature.doses.length === 0 ? creature : { ...creature, doses: [] };

/** Memoized because the result is the same for all viewers. */
const outlineOf = memoizeByObject((creature: Creature): Outline => {
  const wounds = creature.wounds.map(({ id, treated, kind }) => ({ id, treated, kind }));
  return { ...pickOpenFields(creature), looks: apparentHealthOf(creature), wounds };
});

/** Returns the fight without marks that reveal which fighters wait in ambush. */
export function viewFight(world: World, fight: Fight, viewer: Viewer): Fight {
  const isTold = createSheetTest(world, viewer);
  return { ...fight, fighters: fight.fighters.map((fighter) => redactFighter(fighter, isTold)) };
}

function redactFighter(fighter: Fighter, isTold: (id: string) => boolean): Fighter {
  const open = isTold(fighter.who);
  const { ambushOn, ...rest } = fighter;
  return {
    ...rest,
    ...(open && ambushOn && { ambushOn }),
    ambushes: open && fighter.ambushes,
    warned: open ? fighter.warned : [],
    unawareOf: fighter.unawareOf.filter(isTold),
  };
}

export type ApparentHealth = 'unhurt' | 'hurt' | 'badly-hurt' | 'mortally-hurt';

/** Returns how hurt the creature appears. */
export function apparentHealthOf(creature: Creature): ApparentHealth {
  if (creature.wounds.length === 0) return 'unhurt';
  const left = hitPoints(creature).value;
  if (left <= 0) return 'mortally-hurt';
  return 2 * left >= maxHitPoints(creature).value ? 'hurt' : 'badly-hurt';
}

/** Rolls of player characters are public; only the game master sees all others. */
export function rollAudience(world: World, { by }: Roll): Audience {
  return audienceForRoller(world, by);
}
