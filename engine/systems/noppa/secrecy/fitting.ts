import type { CreatureId } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import type { Readied, ReadiedAct } from '../rules/readied.ts';
import type { Creature } from '../state.ts';

/** The creatures and zones that may be referred to. */
export interface Present {
  readonly ids: ReadonlySet<CreatureId>;
  readonly zones: ReadonlySet<string>;
}

/** Removes references to creatures and zones that are not present; returns the same object if nothing changes. */
export function fitting(one: Creature, present: Present): Creature {
  const riposteAgainst = there(one.riposteAgainst, present);
  const readied = one.readied && readiedFor(one.readied, present);
  const { otherRipostes: others = [] } = one;
  const otherRipostes = others.filter(({ against }) => present.ids.has(against));
  const fits = riposteAgainst === one.riposteAgainst && readied === one.readied;
  if (fits && otherRipostes.length === others.length) return one;
  return copyOf({ ...one, riposteAgainst, otherRipostes, readied });
}

const there = (id: CreatureId | null, { ids }: Present): CreatureId | null =>
  id !== null && ids.has(id) ? id : null;

/** The creature stays ready, although its readied act has lost its target. */
function readiedFor(readied: Readied, present: Present): Readied {
  const act = actFor(readied, present);
  return act === readied.act ? readied : { ...readied, act };
}

function actFor({ act, cost }: Readied, present: Present): ReadiedAct {
  if (act.kind === 'move') return present.zones.has(act.to) ? act : { kind: 'other', what: '', cost };
  if (act.kind === 'other' || act.on === there(act.on, present)) return act;
  return { ...act, on: null };
}
