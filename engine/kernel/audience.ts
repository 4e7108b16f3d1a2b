import type { Ask, CreatureId, Person } from './kernel.ts';

/** Whose eyes look at the table, and whose sheets were opened to them besides their own. */
export type Viewer =
  | { readonly role: 'gm' }
  | {
      readonly role: 'player';
      readonly owns: readonly CreatureId[];
      readonly knows?: readonly CreatureId[];
    }
  | { readonly role: 'spectator'; readonly knows?: readonly CreatureId[] };

/** The viewer who may know everything. */
export const GM: Viewer = { role: 'gm' };

/** Who may hear of a fact. The game master always may. */
export type Audience = 'everyone' | 'gm' | { readonly only: readonly CreatureId[] };

/** May this viewer hear of it? */
export function mayHear(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone' || viewer.role === 'gm') return true;
  return audience !== 'gm' && audience.only.some((id) => mayKnow(viewer, id));
}

/** May this viewer act for that creature? */
export function mayActFor(viewer: Viewer, id: CreatureId): boolean {
  return viewer.role === 'gm' || (viewer.role === 'player' && viewer.owns.includes(id));
}

/** May this viewer see that creature's numbers? Owners, the game master, and everybody to whom its sheet was opened. */
export function mayKnow(viewer: Viewer, id: CreatureId): boolean {
  return mayActFor(viewer, id) || (viewer.role !== 'gm' && viewer.knows?.includes(id) === true);
}

/** What a game master keeps out of sight: creatures, and parts of the scene by name. */
export interface Hidden {
  readonly creatures: readonly CreatureId[];
  readonly places: readonly string[];
}

/** A table at which everything is in sight. */
export const NOTHING_HIDDEN: Hidden = { creatures: [], places: [] };

/** Is this creature kept out of the viewer's sight? Nobody is to its own player. */
export function isHidden({ creatures }: Hidden, viewer: Viewer, id: CreatureId): boolean {
  return creatures.includes(id) && !mayActFor(viewer, id);
}

/** The part of what a paused run waits for that is put to this viewer: nobody sees another's question. */
export function askFor(ask: Ask, viewer: Viewer): Ask | undefined {
  const isAsked = (who: Person): boolean => mayActFor(viewer, who);
  if (ask.kind === 'roll') return isAsked(ask.by) ? ask : undefined;
  const to = ask.to.filter(({ who }) => isAsked(who));
  return to.length > 0 ? { ...ask, to } : undefined;
}
