import {
  type Audience,
  findCreature,
  type Json,
  mayKnow,
  memoizeByObject,
  type Roll,
  turnIndexOf,
  type Viewer,
} from '@arbitro/kernel';
import { audienceFor } from '../declare.ts';
import type { Creature, Fight, Participant, World } from '../state.ts';

/** A creature of which the viewer knows only these fields. */
export interface Outline extends Pick<Creature, 'id' | 'name' | 'kind' | 'status'> {
  readonly level?: number;
  readonly health?: number;
  readonly maxHealth?: number | null;
  readonly shield?: number;
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
  mayKnow(viewer, creature.id) ? (creature as unknown as Json) : outlineOf(creature);

/** Cached, because it is the same for all viewers. */
const outlineOf = memoizeByObject((creature: Creature): Json => {
  const { id, name, kind, status } = creature;
  if (kind === 'opponent') return { id, name, kind, status, looks: apparentHealthOf(creature) };
  const { level, health, maxHealth, shield } = creature;
  return { id, name, kind, status, level, health, maxHealth, shield };
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
  return by !== 'gm' && findCreature(world, by) ? audienceFor(world, by) : 'gm';
}
