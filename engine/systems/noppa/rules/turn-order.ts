import type { Creature } from '../state.ts';
import { ATTRIBUTES } from './tables.ts';

/** Attributes in ascending order; a foe may state its own. @rule noppa.init.lowest-stat */
const sortedAttributes = ({ kind, stats, attributes }: Creature): readonly number[] | null => {
  const list = kind === 'foe' ? stats : ATTRIBUTES.map((name) => attributes[name]);
  return list ? list.toSorted((a, b) => a - b) : null;
};

/**
 * Sorts creatures within a tick: player characters first, then by the higher lowest attribute, position by position.
 * @rule noppa.init.pc-before-npc @rule noppa.init.lowest-stat
 */
export function sortByInitiative(creatures: readonly Creature[]): readonly Creature[] {
  const placed: Creature[] = [];
  // inserted singly in order of joining: no other rule orders foes without attributes
  for (const creature of creatures) {
    const index = placed.findIndex((other) => goesBefore(creature, other));
    placed.splice(index < 0 ? placed.length : index, 0, creature);
  }
  return placed;
}

const initiativeGroup = ({ kind }: Creature): number => (kind === 'player' ? 0 : 1);

const goesBefore = (creature: Creature, other: Creature): boolean =>
  initiativeGroup(creature) === initiativeGroup(other)
    ? hasHigher(sortedAttributes(creature), sortedAttributes(other))
    : initiativeGroup(creature) < initiativeGroup(other);

function hasHigher(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (!a || !b) return false;
  const index = a.findIndex((value, place) => value !== b[place]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}
