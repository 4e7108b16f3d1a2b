import type { CreatureId } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import { namedIn } from '../rules/ready.ts';
import { EVERYBODY } from '../rules/tables.ts';
import type { Afflicted, Creature, Readied } from '../state.ts';

/** Removes references to absent creatures from a creature; returns the same object if there are none. */
export function fitting(one: Creature, present: ReadonlySet<CreatureId>): Creature {
  if (namesOf(one).every((id) => present.has(id))) return one;
  const isThere = (id: CreatureId | null): id is CreatureId => id !== null && present.has(id);
  const next = copyOf(one);
  next.afflictions = afflictionsOf(one, isThere);
  next.rides = isThere(one.rides) ? one.rides : null;
  next.helping = one.helping !== null && isThere(one.helping.on) ? one.helping : null;
  next.readied = one.readied && readiedFor(one.readied, isThere);
  next.attitudes = keyed(one.attitudes, (id) => id === EVERYBODY || isThere(id));
  next.barred = keyed(one.barred, (pair) => isThere(barredFrom(pair)));
  return next;
}

/** Removes holds by absent creatures; their other effects continue without a source. */
function afflictionsOf(
  { afflictions }: Creature,
  isThere: (id: CreatureId | null) => boolean,
): readonly Afflicted[] {
  const left: Afflicted[] = [];
  for (const one of afflictions) {
    const isCausedBy = one.source === null || isThere(one.source);
    const next = isCausedBy ? one : { ...one, source: null };
    const isDouble = left.some((other) => isSameAs(other, next));
    if (!isDouble && (isCausedBy || one.escapeDc === null)) left.push(next);
  }
  return left;
}

const isSameAs = (one: Afflicted, { condition, cause, source }: Afflicted): boolean =>
  one.condition === condition && one.cause === cause && one.source === source;

/** `target/approach`; an id may contain a slash, an approach does not. */
const barredFrom = (pair: string): CreatureId => pair.slice(0, pair.lastIndexOf('/'));

/** An open target may still be named at the trigger; a readied action that needs the absent creature is dropped. */
function readiedFor(readied: Readied, isThere: (id: CreatureId) => boolean): Readied | null {
  const { act } = readied;
  if (namedIn(act).every(isThere)) return readied;
  return 'on' in act ? { ...readied, act: { ...act, on: null } } : null;
}

const keyed = <T>(
  all: Readonly<Record<string, T>>,
  stays: (key: string) => boolean,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(all).filter(([key]) => stays(key)));

/** Returns the ids of all creatures that the creature's state refers to. */
export function namesOf(one: Creature): readonly CreatureId[] {
  const { afflictions, rides, helping, readied, attitudes, barred } = one;
  return [
    ...afflictions.flatMap(({ source }) => (source === null ? [] : [source])),
    ...(rides === null ? [] : [rides]),
    ...(helping === null ? [] : [helping.on]),
    ...(readied ? namedIn(readied.act) : []),
    ...Object.keys(attitudes).filter((id) => id !== EVERYBODY),
    ...Object.keys(barred).map(barredFrom),
  ];
}
