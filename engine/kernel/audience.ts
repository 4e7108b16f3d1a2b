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
