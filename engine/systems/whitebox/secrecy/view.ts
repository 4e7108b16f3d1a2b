import {
  type Audience,
  createOpenFields,
  findCreature,
  type Json,
  mayKnow,
  memoizeByObject,
  type OpenPart,
  type Roll,
  type Viewer,
} from '@arbitro/kernel';
import { audienceForRoller, canSeeSheet, createSheetTest } from '../declare.ts';
import { FALL_FEET, TRAP_IN_SIX } from '../rules/tables.ts';
import { creatureInPlay } from '../schema/world.ts';
import type { Creature, Door, Fight, Fighter, Room, Trap, World } from '../state.ts';

/** A creature of which only the open fields are known. */
export interface Outline extends OpenPart<Creature, typeof creatureInPlay> {
  readonly looks: ApparentHealth;
  /** True if there is something to bandage. */
  readonly hurtInBattle: boolean;
  readonly employer: string | null;
}
export type CreatureView = Creature | Outline;

/** The result of `buildView`. */
export interface View extends Omit<World, 'creatures' | 'passed'> {
  readonly creatures: readonly CreatureView[];
}

/** What all viewers see of a creature, as the schema marks it. */
const openFields = createOpenFields<Creature, typeof creatureInPlay>(creatureInPlay);
const { pickOpenFields } = openFields;
export const { copyOpenFields } = openFields;

export const isFullCreature = (creature: CreatureView): creature is Creature => 'hp' in creature;

/**
 * Returns what a viewer may know: creatures without a player only by their appearance, and nothing that has not been
 * found.
 */
export function buildView(world: World, viewer: Viewer): Json {
  if (viewer.role === 'gm') return world as unknown as Json;
  const { options, clock, outdoors, asksMorale, march, treasure, fight, joust } = world;
  const shownView: View = {
    options,
    clock,
    outdoors,
    asksMorale,
    ...viewPlaces(world),
    march,
    treasure,
    creatures: world.creatures.map((creature) =>
      canSeeSheet(viewer, creature) ? creature : outlineOf(creature),
    ),
    fight: fight && viewFight(world, fight, viewer),
    joust,
  };
  return shownView as unknown as Json;
}

/** Rooms without their noises, doors and traps as far as they are found. */
export const viewPlaces = ({ rooms, doors, traps }: World): Pick<World, 'rooms' | 'doors' | 'traps'> => ({
  rooms: rooms.map(hideNoise),
  doors: doors.filter(isDoorSeen),
  traps: traps.filter(({ found }) => found).map(hideTrapDetails),
});
const hideNoise = (room: Room): Room => (room.noise === null ? room : { ...room, noise: null });
const isDoorSeen = ({ secret }: Door): boolean => secret === null || secret.found;
/** Its position, but not its effect. */
const hideTrapDetails = ({ id, room, area, stone, armed }: Trap): Trap => ({
  id,
  room,
  area,
  alwaysRoll: false,
  adjustment: 0,
  stone,
  armed,
  found: true,
  inSix: TRAP_IN_SIX,
  fall: FALL_FEET,
  damage: null,
  save: null,
  takes: 'one',
});

/** The same for every viewer, so it is cached. */
const outlineOf = memoizeByObject(
  (creature: Creature): Outline => ({
    ...pickOpenFields(creature),
    looks: apparentHealthOf(creature),
    hurtInBattle: creature.lostThisBattle > 0,
    employer: creature.service?.employer ?? null,
  }),
);

/** A fight without the intents of others, and without what only the Referee knows. */
export function viewFight(world: World, fight: Fight, viewer: Viewer): Fight {
  const isTold = createSheetTest(world, viewer);
  return {
    ...fight,
    fallen: [],
    fighters: fight.fighters.map((fighter) => {
      const isIntentTold = mayKnow(viewer, fighter.who) || isIntentShown(world, fight, fighter);
      return {
        ...fighter,
        intent: isIntentTold ? fighter.intent : null,
        knows: isTold(fighter.who) ? fighter.knows : [],
        senses: isTold(fighter.who) ? fighter.senses : [],
      };
    }),
  };
}

/**
 * Declared intents are visible once all have declared; actions chosen at the same time as others are not visible until
 * they are resolved.
 * @rule whitebox.combat.declared-intent @rule whitebox.combat.initiative-tie-simultaneous
 */
function isIntentShown(world: World, fight: Fight, { who }: Fighter): boolean {
  if (!world.options.combatDeclareIntent || fight.phase === 'declare') return false;
  const side = findCreature(world, who)?.side ?? '';
  const acts = fight.order[fight.turn]?.includes(side) === true;
  return !acts || fight.pending.includes(who);
}

export type ApparentHealth = 'unhurt' | 'hurt' | 'badly-hurt' | 'down';

/** Returns the apparent health of a creature. */
export function apparentHealthOf({ hp, maxHp }: Pick<Creature, 'hp' | 'maxHp'>): ApparentHealth {
  if (hp >= maxHp) return 'unhurt';
  if (hp <= 0) return 'down';
  return 2 * hp >= maxHp ? 'hurt' : 'badly-hurt';
}

/** Rooms can be hidden. */
export const hideablePlaces = ({ rooms }: World): readonly string[] => rooms.map(({ id }) => id);

/** Rolls of characters are public; all others are only for the Referee. */
/** Rolled in secret by the Referee, whichever creature they are about. */
const BEHIND_THE_SCREEN: readonly string[] = ['morale', 'loyalty', 'detect'];

export function rollAudience(world: World, { by, label }: Roll): Audience {
  if (BEHIND_THE_SCREEN.includes(label)) return 'gm';
  return audienceForRoller(world, by);
}
