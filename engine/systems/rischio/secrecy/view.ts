import {
  type Audience,
  findCreature,
  type Json,
  mayKnow,
  memoizeByObject,
  type Roll,
  turnPlace,
  type Viewer,
} from '@arbitro/kernel';
import { openTo } from '../declare.ts';
import type { Creature, Fight, Participant, World } from '../state.ts';

/** Somebody of whom only so much is known. */
export interface Outline extends Pick<Creature, 'id' | 'name' | 'kind' | 'status'> {
  readonly level?: number;
  readonly health?: number;
  readonly maxHealth?: number | null;
  readonly shield?: number;
  readonly looks?: Looks | null;
}
export type Seen = Creature | Outline;

/** What `view` gives to people. */
export interface View extends Pick<World, 'options' | 'day'> {
  readonly creatures: readonly Seen[];
  readonly fight:
    | (Omit<Fight, 'participants'> & {
        readonly participants: readonly Omit<Participant, 'shares'>[];
      })
    | null;
}

export const isWhole = (one: Seen): one is Creature => 'basicAttack' in one;

/** What a viewer may know: own creatures whole and those whose sheet was opened to them, other players' in outline, opponents by how they look. */
export function view(world: World, viewer: Viewer): Json {
  const { options, day, fight } = world;
  const creatures = world.creatures.map((one) => seen(one, viewer));
  return { options, day, creatures, fight: fight && fightSeen(world, viewer) };
}

const seen = (one: Creature, viewer: Viewer): Json =>
  mayKnow(viewer, one.id) ? (one as unknown as Json) : outline(one);

/** The same for everybody who looks, so it is made once. */
const outline = memoizeByObject((one: Creature): Json => {
  const { id, name, kind, status } = one;
  if (kind === 'opponent') return { id, name, kind, status, looks: looks(one) };
  const { level, health, maxHealth, shield } = one;
  return { id, name, kind, status, level, health, maxHealth, shield };
});

export type Looks = 'unhurt' | 'hurt' | 'badly-hurt' | 'fallen';

/** How hurt somebody seems, where a full measure is recorded. */
export function looks({ health, maxHealth }: Creature): Looks | null {
  if (maxHealth === null) return null;
  if (health >= maxHealth) return 'unhurt';
  if (2 * health >= maxHealth) return 'hurt';
  return health > 0 ? 'badly-hurt' : 'fallen';
}

/** What somebody's shares of experience are kept for is their own affair, and the game master's. */
function fightSeen({ fight }: World, viewer: Viewer): Json {
  if (!fight) return null;
  const { round, order, over, winner } = fight;
  const turn = turnPlace(fight.turn);
  const participants = fight.participants.map((one) =>
    mayKnow(viewer, one.who)
      ? (one as unknown as Json)
      : { who: one.who, side: one.side, left: one.left, initiative: one.initiative },
  );
  return { round, order, turn, over, winner, participants };
}

/** What an opponent adds to the dice is the game master's to know. */
export function rollAudience(world: World, { by, label }: Roll): Audience {
  if (label === 'initiative' || label === 'roll-off') return 'everyone';
  return by !== 'gm' && findCreature(world, by) ? openTo(world, by) : 'gm';
}
