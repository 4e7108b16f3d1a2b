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
import { budgetCopy } from '../copies.ts';
import { openTo } from '../declare.ts';
import { lurks, tracks } from '../rules/lost.ts';
import { glowOf } from '../rules/shining.ts';
import { OBJECT_HIT_POINTS } from '../rules/tables.ts';
import type { Afflicted, Creature, Glow, Thing, World } from '../state.ts';

/** A creature of which the viewer knows only what every viewer sees. */
export interface Outline
  extends Pick<
    Creature,
    | 'id'
    | 'name'
    | 'kind'
    | 'side'
    | 'size'
    | 'life'
    | 'successes'
    | 'failures'
    | 'afflictions'
    | 'at'
    | 'burning'
    | 'rides'
    | 'riding'
    | 'mount'
    | 'dodging'
    | 'helping'
    | 'budget'
    | 'attitudes'
    | 'barred'
    | 'gone'
  > {
  readonly looks: Looks;
  /** Is hidden; the total is not shown. */
  readonly hides: boolean;
  /** Held items, by name. */
  readonly holds: readonly string[];
  /** The light that it carries. */
  readonly sheds: Glow | null;
}
export type Seen = Creature | Outline;

/** The result of `buildView`. */
export interface View extends Omit<World, 'creatures'> {
  readonly creatures: readonly Seen[];
}

export const isWhole = (one: Seen): one is Creature => 'scores' in one;

/** Returns whether the viewer sees the whole sheet: of all characters, and of monsters that the viewer plays. */
export const isOpen = (viewer: Viewer, { id, kind }: Pick<Creature, 'id' | 'kind'>): boolean =>
  viewer.role === 'gm' || kind === 'character' || mayKnow(viewer, id);

/** Returns what the viewer may know: monsters by their appearance, and objects without their exact hit points. */
export function view(world: World, viewer: Viewer): Json {
  if (viewer.role === 'gm') return world as unknown as Json;
  const creatures = world.creatures.map((one) =>
    isOpen(viewer, one) ? unsuspecting(one) : outline(one, isLostTo(world, viewer, one)),
  );
  const fight = world.fight && { ...world.fight, turn: turnPlace(world.fight.turn) };
  return { ...world, things: world.things.map(thingSeen), creatures, fight } as unknown as Json;
}

/** Hides when the creature will wake. @rule quinta.death.stable */
export const unsuspecting = (one: Creature): Creature =>
  one.wakesAt === null ? one : { ...one, wakesAt: null };

/**
 * Returns the object as all viewers see it: with the hit points typical of its kind and size.
 *
 * @rule quinta.objects.breaking-resilient
 */
export function thingSeen(thing: Thing): Thing {
  const typical = OBJECT_HIT_POINTS[thing.size][thing.fragile ? 'fragile' : 'resilient'];
  return { ...thing, magical: false, hp: thing.hp === 0 ? 0 : typical, threshold: 0 };
}

/**
 * Returns what all viewers see of a creature. Its position and movement are left out if the viewer has lost track of
 * it.
 */
export function nearWhen(isLost: boolean, one: Creature) {
  const { id, name, kind, side, size, life, successes, failures, burning } = one;
  const { rides, riding, mount, dodging, helping, attitudes, barred, gone } = one;
  const budget = budgetCopy(one.budget);
  budget.attacks = [];
  if (isLost) [budget.moved, budget.diagonals] = [0, 0];
  return {
    ...{ id, name, kind, side, size, life, successes, failures, at: isLost ? null : one.at, burning },
    ...{ rides, riding, mount, dodging, helping, attitudes, barred, gone },
    afflictions: one.afflictions.map(endless),
    budget,
  };
}

export const isLostTo = (world: World, viewer: Viewer, one: Creature): boolean =>
  lurks(world, one) &&
  !world.creatures.some((other) => mayKnow(viewer, other.id) && tracks(world, other, one));

/** Hides how long the condition lasts. */
const endless = (one: Afflicted): Afflicted => (one.rounds === null ? one : { ...one, rounds: null });

/** Cached, because it is the same for most viewers. */
const outline = memoizeByObject(
  (one: Creature, isLost: boolean): Outline => ({
    ...nearWhen(isLost, one),
    looks: looks(one),
    hides: one.hidden !== null,
    holds: holds(one),
    sheds: glowOf(one),
  }),
);

/** Returns the names of held weapons and items. */
export const holds = ({ deeds, items }: Pick<Creature, 'deeds' | 'items'>): readonly string[] => [
  ...new Set(
    [
      ...deeds.filter(({ held, attack }) => held && attack !== null && attack.hands > 0),
      ...items.filter(({ held }) => held),
    ].map(({ name }) => name),
  ),
];

export type Looks = 'unhurt' | 'hurt' | 'bloodied' | 'down';

/** Returns how hurt the creature seems. @rule quinta.hp.bloodied */
export function looks({ hp, fullHp }: Pick<Creature, 'hp' | 'fullHp'>): Looks {
  if (hp === 0) return 'down';
  if (2 * hp <= fullHp) return 'bloodied';
  return hp < fullHp ? 'hurt' : 'unhurt';
}

/** Returns the audience of a roll: everyone for characters, only the game master for all others. */
export function rollAudience(world: World, { by }: Roll): Audience {
  return by !== 'gm' && findCreature(world, by) ? openTo(world, by) : 'gm';
}
