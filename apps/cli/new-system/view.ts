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

export const isFullCreature = (creature: CreatureView): creature is Creature => 'health' in creature;

/** Whether all seats see the numbers of this creature. */
export const canSeeSheet = ({ side }: Pick<Creature, 'side'>): boolean => side === 'bearers';

/** Returns what a viewer may know. Of hidden sheets that is only the name, the side and how hurt the creature looks. */
export function buildView({ options, creatures, fight }: World, viewer: Viewer): Json {
  const view: View = {
    options,
    creatures: creatures.map((creature) => viewCreature(creature, viewer)),
    fight,
  };
  return view as unknown as Json;
}

function viewCreature(creature: Creature, viewer: Viewer): CreatureView {
  if (canSeeSheet(creature) || mayKnow(viewer, creature.id)) return creature;
  const { id, name, side } = creature;
  return { id, name, side, looks: apparentHealthOf(creature) };
}

export type ApparentHealth = 'unhurt' | 'hurt' | 'out';

export function apparentHealthOf({ health, full }: Pick<Creature, 'health' | 'full'>): ApparentHealth {
  if (health === 0) return 'out';
  return health < full ? 'hurt' : 'unhurt';
}

/** Only the game master sees the modifiers of a creature of the marsh. */
export function rollAudience(world: World, { by }: Roll): Audience {
  const creature = by === 'gm' ? undefined : findCreature(world, by);
  if (!creature) return 'gm';
  return canSeeSheet(creature) ? 'everyone' : { only: [creature.id] };
}
