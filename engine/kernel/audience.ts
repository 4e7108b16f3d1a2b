import type { CreatureId } from './kernel.ts';

/** Whose eyes look at the table. */
export type Viewer =
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly owns: readonly CreatureId[] }
  | { readonly role: 'spectator' };

export const GM: Viewer = { role: 'gm' };

/** Who may hear of a fact. The game master always may. */
export type Audience = 'everyone' | 'gm' | { readonly only: readonly CreatureId[] };

export function mayHear(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone' || viewer.role === 'gm') return true;
  if (audience === 'gm' || viewer.role === 'spectator') return false;
  return audience.only.some((id) => viewer.owns.includes(id));
}

/** May this viewer act for that creature? */
export function mayActFor(viewer: Viewer, id: CreatureId): boolean {
  return viewer.role === 'gm' || (viewer.role === 'player' && viewer.owns.includes(id));
}
