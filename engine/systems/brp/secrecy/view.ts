import {
  type Audience,
  findCreature,
  type Json,
  mayKnow,
  memoizeByObject,
  type Roll,
  type Viewer,
} from '@arbitro/kernel';
import { openTo } from '../declare.ts';
import { hitPoints, maxHitPoints } from '../rules/derived.ts';
import type { Creature, Fight, Fighter, World, Wound } from '../state.ts';
import { seenArms } from './seen-arms.ts';

/** Somebody of whom only so much is known as everybody sees. */
export interface Outline
  extends Pick<
    Creature,
    | 'id'
    | 'name'
    | 'kind'
    | 'side'
    | 'state'
    | 'conditions'
    | 'heldBy'
    | 'arms'
    | 'body'
    | 'helmet'
    | 'diseases'
  > {
  readonly looks: Looks;
  /** That there is one, not how deep it goes. */
  readonly wounds: readonly Pick<Wound, 'id' | 'treated' | 'kind'>[];
}
export type Seen = Creature | Outline;

/** What `view` gives to people. */
export interface View extends Pick<World, 'options' | 'setting' | 'light' | 'clock'> {
  readonly creatures: readonly Seen[];
  readonly fight: Fight | null;
}

export const isWhole = (one: Seen): one is Creature => 'characteristics' in one;

/** Player characters lie open on the table; of the others only their own players know more than what is seen. */
export const isOpen = (viewer: Viewer, { id, kind }: Pick<Creature, 'id' | 'kind'>): boolean =>
  viewer.role === 'gm' || kind === 'pc' || mayKnow(viewer, id);

/** What a viewer may know: whom nobody plays by how they look, and no poison before it works. */
export function view(world: World, viewer: Viewer): Json {
  if (viewer.role === 'gm') return world as unknown as Json;
  const { options, setting, light, clock, fight } = world;
  const creatures = world.creatures.map((one) => (isOpen(viewer, one) ? unsuspecting(one) : outline(one)));
  const shown = {
    options,
    setting,
    light,
    clock,
    creatures,
    fight: fight && fightSeen(world, fight, viewer),
  };
  return shown as unknown as Json;
}

/** Nobody feels a poison before it works. */
export const unsuspecting = (one: Creature): Creature =>
  one.doses.length === 0 ? one : { ...one, doses: [] };

/** The same for everybody who looks, so it is made once. */
const outline = memoizeByObject((one: Creature): Outline => {
  const { id, name, kind, side, state, conditions, heldBy, body, helmet, diseases } = one;
  const wounds = one.wounds.map((wound) => ({ id: wound.id, treated: wound.treated, kind: wound.kind }));
  const near = { id, name, kind, side, state, conditions, heldBy, body, helmet, diseases };
  return { ...near, arms: seenArms(one), looks: looks(one), wounds };
});

/** Who lies in wait is not told by the list of those who fight. */
export function fightSeen(world: World, fight: Fight, viewer: Viewer): Fight {
  const isTold = (id: string): boolean => {
    const one = findCreature(world, id);
    return one !== undefined && isOpen(viewer, one);
  };
  return { ...fight, fighters: fight.fighters.map((one) => fighterSeen(one, isTold)) };
}

function fighterSeen(one: Fighter, isTold: (id: string) => boolean): Fighter {
  const open = isTold(one.who);
  const { ambushOn, ...rest } = one;
  return {
    ...rest,
    ...(open && ambushOn && { ambushOn }),
    ambushes: open && one.ambushes,
    warned: open ? one.warned : [],
    unawareOf: one.unawareOf.filter(isTold),
  };
}

export type Looks = 'unhurt' | 'hurt' | 'badly-hurt' | 'mortally-hurt';

/** How hurt somebody seems. */
export function looks(one: Creature): Looks {
  if (one.wounds.length === 0) return 'unhurt';
  const left = hitPoints(one).value;
  if (left <= 0) return 'mortally-hurt';
  return 2 * left >= maxHitPoints(one).value ? 'hurt' : 'badly-hurt';
}

/** Rolls of player characters lie on the table; all others are the game master’s. */
export function rollAudience(world: World, { by }: Roll): Audience {
  return by !== 'gm' && findCreature(world, by) ? openTo(world, by) : 'gm';
}
