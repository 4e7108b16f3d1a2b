import {
  type Audience,
  createOpenFields,
  type Fields,
  type Json,
  mayKnow,
  memoizeByObject,
  type OpenPart,
  type Roll,
  type Viewer,
} from '@arbitro/kernel';
import { audienceForRoller } from '../declare.ts';
import { creatureInPlay } from '../schema/world.ts';
import { type Creature, type Fight, type Melee, meleeId, type World } from '../state.ts';

/** A creature that is only partly known: more of friends than of foes. */
export interface Outline extends OpenPart<Creature, typeof creatureInPlay> {
  readonly held: readonly string[];
  readonly looks?: ApparentHealth | null;
  readonly ready?: boolean;
}
export type CreatureView = Creature | Outline;

/** The result of `buildView`. */
export interface View extends Pick<World, 'options' | 'zones' | 'borders'> {
  readonly creatures: readonly CreatureView[];
  readonly fight: Omit<Fight, 'formed'> | null;
}

/** What all viewers know of a creature, as the schema marks it. */
const openFields = createOpenFields<Creature, typeof creatureInPlay>(creatureInPlay);
const { pickOpenFields } = openFields;
export const { copyOpenFields } = openFields;

export const isFullCreature = (creature: CreatureView): creature is Creature => 'items' in creature;

/**
 * Returns what a viewer may know: its own creatures and opened sheets in full, other players' creatures in outline,
 * foes by their appearance.
 */
export function buildView(world: World, viewer: Viewer): Json {
  const { options, zones, borders, rereads, fight } = world;
  const creatures = world.creatures.map((creature) => viewCreature(creature, viewer));
  const open = { options, zones, borders, creatures } as unknown as Fields;
  return viewer.role === 'gm'
    ? { ...open, fight: fight as unknown as Json, rereads }
    : { ...open, fight: fight && viewFight(fight, world) };
}

/** Removes how many melees there have been and when each last grew, which no viewer may know. */
function viewFight(fight: Fight, world: World): Json {
  const { formed: _, ...open } = fight;
  return { ...open, melees: renumberMelees(fight.melees, world) } as unknown as Json;
}

/** Numbers melees by place instead of age: melees and their members are sorted in roster order. */
export function renumberMelees(melees: readonly Melee[], { creatures }: World): readonly Melee[] {
  const ids = creatures.map(({ id }) => id);
  return melees
    .map(({ zone, members }) => ({ zone, members: ids.filter((id) => members.includes(id)) }))
    .toSorted((a, b) => ids.indexOf(a.members[0] ?? '') - ids.indexOf(b.members[0] ?? ''))
    .map(({ zone, members }, index) => ({ id: meleeId(index + 1), zone, members }));
}

const viewCreature = (creature: Creature, viewer: Viewer): Json =>
  (mayKnow(viewer, creature.id) ? creature : outlineOf(creature)) as unknown as Json;

/** Memoized because the result is the same for all viewers. */
const outlineOf = memoizeByObject((creature: Creature): Outline => {
  const open = { ...pickOpenFields(creature), held: listHeldNames(creature) };
  return creature.kind === 'foe'
    ? { ...open, looks: apparentHealthOf(creature) }
    : { ...open, ready: creature.readied !== null };
});

export const listHeldNames = ({ items }: Creature): readonly string[] =>
  items.filter(({ inUse }) => inUse).map((item) => item.name);

export type ApparentHealth = 'unhurt' | 'hurt' | 'badly-hurt' | 'down';

/** Returns how hurt the creature appears; null without body points, because its damage shows nothing. */
export function apparentHealthOf({ body, fullBody }: Creature): ApparentHealth | null {
  if (body === null || fullBody === null) return null;
  if (body >= fullBody) return 'unhurt';
  if (2 * body >= fullBody) return 'hurt';
  return body > 0 ? 'badly-hurt' : 'down';
}

/** Rolls of players are public; the game master does not roll. */
export function rollAudience(world: World, { by }: Roll): Audience {
  return audienceForRoller(world, by, 'everyone');
}
