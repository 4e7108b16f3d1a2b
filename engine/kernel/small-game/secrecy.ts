import { type Audience, type HiddenThings, mayKnow, type Viewer } from '../audience.ts';
import { findCreature } from '../creatures.ts';
import type { Json } from '../json.ts';
import { findHiddenFrom } from '../remove-creatures.ts';
import type { Roll } from '../roll.ts';
import type { SmallSchemas } from './schemas.ts';
import type { SmallCreature, SmallCreatureBase, SmallSheet, SmallWorld } from './types.ts';

/** A foe as players see it. */
export interface Outline extends Pick<SmallCreatureBase, 'id' | 'name' | 'side'> {
  readonly looks: ApparentHealth;
}
export type CreatureView = SmallCreature | Outline;
export interface SmallView extends Omit<SmallWorld, 'creatures'> {
  readonly creatures: readonly CreatureView[];
}
export type ApparentHealth = 'unhurt' | 'hurt' | 'out';

export const isFullCreature = (creature: CreatureView): creature is SmallCreature => 'health' in creature;

/** All seats see the numbers of the party, and of no foe. */
const canSeeSheet = ({ side }: Pick<SmallCreatureBase, 'side'>): boolean => side === 'party';

export function apparentHealthOf({
  health,
  full,
}: Pick<SmallCreatureBase, 'health' | 'full'>): ApparentHealth {
  if (health === 0) return 'out';
  return health < full ? 'hurt' : 'unhurt';
}

/** Returns what a viewer may know: of foes only the name and how hurt they look. */
export function buildView({ options, creatures, fight }: SmallWorld, viewer: Viewer): Json {
  const view: SmallView = {
    options,
    creatures: creatures.map((creature) => viewCreature(creature, viewer)),
    fight,
  };
  return view as unknown as Json;
}

function viewCreature(creature: SmallCreature, viewer: Viewer): CreatureView {
  if (canSeeSheet(creature) || mayKnow(viewer, creature.id)) return creature;
  const { id, name, side } = creature;
  return { id, name, side, looks: apparentHealthOf(creature) };
}

/** Only the game master and its player see the rolls of a foe. */
export function rollAudience(world: SmallWorld, { by }: Roll): Audience {
  const creature = by === 'gm' ? undefined : findCreature(world, by);
  if (!creature) return 'gm';
  return canSeeSheet(creature) ? 'everyone' : { only: [creature.id] };
}

/** Creates the function for the world as a viewer knows it: a foe has the default numbers of the sheet. */
export const createKnownWorld =
  ({ removeCreatures }: SmallSchemas, defaults: SmallSheet) =>
  (world: SmallWorld, viewer: Viewer, hidden: HiddenThings): SmallWorld => {
    if (viewer.role === 'gm') return world;
    const visible = removeCreatures(world, findHiddenFrom(world.creatures, viewer, hidden));
    const creatures = visible.creatures.map((creature) =>
      canSeeSheet(creature) || mayKnow(viewer, creature.id) ? creature : assumeNumbers(creature, defaults),
    );
    return { ...visible, creatures };
  };

function assumeNumbers(creature: SmallCreature, defaults: SmallSheet): SmallCreature {
  const { id, name, side } = creature;
  const assumedHealth = { unhurt: defaults.full, hurt: Math.ceil(defaults.full / 2), out: 0 };
  return { ...defaults, id, name, side, health: assumedHealth[apparentHealthOf(creature)] };
}
