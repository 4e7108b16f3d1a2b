import { type Audience, findCreature, type Json, mayKnow, type Roll, type Viewer } from '@arbitro/kernel';
import type { Creature, World } from './state.ts';

/** A creature of the marsh as players see it. */
export interface Outline extends Pick<Creature, 'id' | 'name' | 'side'> {
  readonly looks: ApparentHealth;
}
export type CreatureView = Creature | Outline;

/** What `view` returns to a viewer. */
export interface View extends Omit<World, 'creatures'> {
  readonly creatures: readonly CreatureView[];
}

export const isFullCreature = (one: CreatureView): one is Creature => 'health' in one;

/** Whether all seats see this creature's numbers, as for lantern-bearers. */
export const canSeeSheet = ({ side }: Pick<Creature, 'side'>): boolean => side === 'bearers';

/** Returns what a viewer may know: open sheets and the viewer's own in full, of other creatures only how hurt they look. */
export function buildView({ options, creatures, fight }: World, viewer: Viewer): Json {
  const seen: View = { options, creatures: creatures.map((one) => viewCreature(one, viewer)), fight };
  return seen as unknown as Json;
}

function viewCreature(one: Creature, viewer: Viewer): CreatureView {
  if (canSeeSheet(one) || mayKnow(viewer, one.id)) return one;
  const { id, name, side } = one;
  return { id, name, side, looks: apparentHealthOf(one) };
}

export type ApparentHealth = 'unhurt' | 'hurt' | 'out';

export function apparentHealthOf({ health, full }: Pick<Creature, 'health' | 'full'>): ApparentHealth {
  if (health === 0) return 'out';
  return health < full ? 'hurt' : 'unhurt';
}

/** Only the game master sees the modifiers of a creature of the marsh. */
export function rollAudience(world: World, { by }: Roll): Audience {
  const one = by === 'gm' ? undefined : findCreature(world, by);
  if (!one) return 'gm';
  return canSeeSheet(one) ? 'everyone' : { only: [one.id] };
}
