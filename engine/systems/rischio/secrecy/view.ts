import {
  type Audience,
  createOpenFields,
  type Json,
  mayKnow,
  memoizeByObject,
  type OpenPart,
  type Roll,
  turnIndexOf,
  type Viewer,
} from '@arbitro/kernel';
import { audienceForRoller } from '../declare.ts';
import { creatureInPlay } from '../schema/world.ts';
import type { Creature, Fight, Participant, World } from '../state.ts';

/** A creature of which the viewer knows only the open fields. */
export interface Outline extends OpenPart<Creature, typeof creatureInPlay> {
  readonly looks?: ApparentHealth | null;
}
export type CreatureView = Creature | Outline;

/** The result of `buildView`. */
export interface View extends Pick<World, 'options' | 'day'> {
  readonly creatures: readonly CreatureView[];
  readonly fight:
    | (Omit<Fight, 'participants'> & {
        readonly participants: readonly Omit<Participant, 'shares'>[];
      })
    | null;
}

/** What all viewers know of a creature, as the schema marks it. */
const openFields = createOpenFields<Creature, typeof creatureInPlay>(creatureInPlay);
const { pickOpenFields } = openFields;
export const { copyOpenFields } = openFields;

export const isFullCreature = (creature: CreatureView): creature is Creature => 'basicAttack' in creature;

/**
 * Returns what the viewer may know: own creatures and opened sheets whole, other players' creatures in outline,
 * opponents by their appearance.
 */
export function buildView(world: World, viewer: Viewer): Json {
  const { options, day, fight } = world;
  const creatures = world.creatures.map((creature) => viewCreature(creature, viewer));
  return { options, day, creatures, fight: fight && viewFight(world, viewer) };
}

const viewCreature = (creature: Creature, viewer: Viewer): Json =>
  (mayKnow(viewer, creature.id) ? creature : outlineOf(creature)) as unknown as Json;

/** Cached, because it is the same for all viewers. */
const outlineOf = memoizeByObject((creature: Creature): Outline => {
  const open = pickOpenFields(creature);
  return creature.kind === 'opponent' ? { ...open, looks: apparentHealthOf(creature) } : open;
});

export type ApparentHealth = 'unhurt' | 'hurt' | 'badly-hurt' | 'fallen';

/** Returns how hurt the creature seems, or null if its sheet has no maximum health. */
export function apparentHealthOf({ health, maxHealth }: Creature): ApparentHealth | null {
  if (maxHealth === null) return null;
  if (health >= maxHealth) return 'unhurt';
  if (2 * health >= maxHealth) return 'hurt';
  return health > 0 ? 'badly-hurt' : 'fallen';
}

/** Only a creature's player and the game master see its experience shares. */
function viewFight({ fight }: World, viewer: Viewer): Json {
  if (!fight) return null;
  const { round, order, over, winner } = fight;
  const turn = turnIndexOf(fight.turn);
  const participants = fight.participants.map((participant) =>
    mayKnow(viewer, participant.who) ? (participant as unknown as Json) : outlineOfParticipant(participant),
  );
  return { round, order, turn, over, winner, participants };
}

const outlineOfParticipant = memoizeByObject(
  ({ who, side, left, initiative }: Participant): Json => ({ who, side, left, initiative }),
);

/** Returns the audience of a roll; only the game master sees what an opponent adds to the dice. */
export function rollAudience(world: World, { by, label }: Roll): Audience {
  if (label === 'initiative' || label === 'roll-off') return 'everyone';
  return audienceForRoller(world, by);
}
