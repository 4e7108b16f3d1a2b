import { findCreature, getCreature, type WithCreatures } from './creatures.ts';
import type { Ask, CreatureId, Person, RollTarget } from './kernel.ts';

/** The role of a viewer, and whose sheets are open to them besides their own. */
export type Viewer =
  | { readonly role: 'gm' }
  | {
      readonly role: 'player';
      readonly owns: readonly CreatureId[];
      readonly knows?: readonly CreatureId[];
    }
  | { readonly role: 'spectator'; readonly knows?: readonly CreatureId[] };

/** The viewer who sees everything. */
export const GM: Viewer = { role: 'gm' };

/** Who may hear of a fact. The game master hears of every fact. */
export type Audience = 'everyone' | 'gm' | { readonly only: readonly CreatureId[] };

/** Returns true if this viewer may hear of it. */
export function mayHear(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone' || viewer.role === 'gm') return true;
  return audience !== 'gm' && audience.only.some((id) => mayKnow(viewer, id));
}

/** Returns true if this viewer may act for the creature. */
export function mayActFor(viewer: Viewer, id: CreatureId): boolean {
  return viewer.role === 'gm' || (viewer.role === 'player' && viewer.owns.includes(id));
}

/**
 * Returns true if this viewer may see the creature's numbers: its owner, the game master, and every viewer to whom its
 * sheet is open.
 */
export function mayKnow(viewer: Viewer, id: CreatureId): boolean {
  return mayActFor(viewer, id) || (viewer.role !== 'gm' && viewer.knows?.includes(id) === true);
}

/** Builds the usual audiences of a game in which the numbers of some creatures are open to all, those of others to their players. */
export function createAudiences<World extends WithCreatures<KindedCreature>>(
  isPublic: (creature: Pick<World['creatures'][number], 'kind'>) => boolean,
) {
  type Creature = Pick<World['creatures'][number], 'id' | 'kind'>;
  /** The audience of a creature's numbers. */
  const audienceFor = (world: World, id: CreatureId): Audience =>
    isPublic(getCreature(world, id)) ? 'everyone' : { only: [id] };
  const canSeeSheet = (viewer: Viewer, creature: Creature): boolean =>
    viewer.role === 'gm' || isPublic(creature) || mayKnow(viewer, creature.id);
  return {
    audienceFor,
    /** The audience of an event about the numbers of the creature `who`. */
    audienceForWho: ({ who }: { readonly who: CreatureId }, world: World): Audience =>
      audienceFor(world, who),
    /** The audience of an event that only the game master sees. */
    audienceForGm: (): Audience => 'gm',
    /** The audience of a roll: that of the creature's numbers. */
    audienceForRoller: (world: World, by: Person, otherwise: Audience = 'gm'): Audience =>
      by !== 'gm' && findCreature(world, by) ? audienceFor(world, by) : otherwise,
    /** Returns true if the viewer may see the whole sheet. */
    canSeeSheet,
    /** Returns a function that tells of an id whether the viewer may see the creature and its sheet. */
    createSheetTest:
      (world: World, viewer: Viewer) =>
      (id: CreatureId): boolean => {
        const creature = findCreature(world, id);
        return creature !== undefined && canSeeSheet(viewer, creature);
      },
  };
}
interface KindedCreature {
  readonly id: CreatureId;
  readonly kind: string;
}

/** Fog on a map of squares: players see what their side has explored, or of that what it sees now. */
export interface Fog {
  readonly mode: 'explored' | 'sight';
  /** By side: a letter for each square as it was last seen, a blank where it was never seen. */
  readonly explored: Readonly<Record<string, string>>;
}

/** What the game master hides: creatures, parts of the scene by name, and the map under fog. */
export interface HiddenThings {
  readonly creatures: readonly CreatureId[];
  readonly places: readonly string[];
  readonly fog?: Fog | undefined;
}

/** Nothing is hidden. */
export const NOTHING_HIDDEN: HiddenThings = { creatures: [], places: [] };

/** Returns true if this creature is hidden from the viewer. A creature is never hidden from its own player. */
export function isHidden({ creatures }: HiddenThings, viewer: Viewer, id: CreatureId): boolean {
  return creatures.includes(id) && !mayActFor(viewer, id);
}

/** Returns a roll or its label without a target that this viewer may not know. */
export function hideTarget<T extends { readonly target?: RollTarget }>(roll: T, viewer: Viewer): T {
  if (!roll.target || mayKnowTarget(roll.target, viewer)) return roll;
  const { target: _, ...rest } = roll;
  return rest as T;
}

const mayKnowTarget = ({ of = [] }: RollTarget, viewer: Viewer): boolean =>
  of.every((person) => mayKnow(viewer, person));

const hideAskTarget = (ask: Extract<Ask, { kind: 'roll' }>, viewer: Viewer): Ask => {
  const label = hideTarget(ask.label, viewer);
  return label === ask.label ? ask : { ...ask, label };
};

/** Returns the part of a pending ask that is put to this viewer: no viewer sees another's question. */
export function filterAskForViewer(ask: Ask, viewer: Viewer): Ask | undefined {
  const isAsked = (who: Person): boolean => mayActFor(viewer, who);
  if (ask.kind === 'roll') return isAsked(ask.by) ? hideAskTarget(ask, viewer) : undefined;
  const to = ask.to.filter(({ who }) => isAsked(who));
  return to.length > 0 ? { ...ask, to } : undefined;
}
