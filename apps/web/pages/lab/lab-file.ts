import { type AnyWorld, type Fields, isFields, type Json, type System } from '@arbitro/kernel';
import { called, type File, readied, withCount } from '@arbitro/simulation';

const FIGHT: readonly Json[] = [{ do: { type: 'fight' } }, { fight: true }];

/** Everybody at a table as they are now, before a fight. */
export function fileOf({ id: system }: System, world: AnyWorld): File {
  const { options, creatures } = world as unknown as { options: Json; creatures: readonly Fields[] };
  return {
    system,
    options,
    creatures: creatures.map(({ id, name, ...sheet }) => ({ id: id ?? '', name: name ?? '', sheet })),
    steps: FIGHT,
  };
}

/** The sides of the encounter as it is set up; none while it cannot be read. */
export function sidesIn(system: System, file: File): readonly string[] {
  const ready = readied({ files: [file], how: { seed: 'lab' } }, [system]);
  return ready.is === 'ready' ? [...new Set(Object.values(ready.encounters[0]?.roster ?? {}))] : [];
}

/** Creatures of a kind, as the list of an encounter shows them. */
export interface Group {
  /** What they are called in the file: the content they come from, or an id. */
  readonly name: string;
  readonly first: Fields;
  readonly count: number;
}

/** Everybody in the file, those of a kind together, in the order of the first of each. */
export function groupsIn(file: File): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const one of creaturesIn(file)) {
    const name = kindOf(one);
    const known = groups.get(name);
    groups.set(name, known ? { ...known, count: known.count + 1 } : { name, first: one, count: 1 });
  }
  return [...groups.values()];
}

const creaturesIn = ({ creatures }: File): readonly Fields[] =>
  Array.isArray(creatures) ? (creatures as readonly Json[]).filter(isFields) : [];

/** Whoever has a name or a sheet of their own is a kind of their own; copies of them are numbered. */
function kindOf({ from, id, name, sheet }: Fields): string {
  if (typeof from === 'string' && name === undefined && sheet === undefined) return from;
  const own = typeof id === 'string' ? id : String(from ?? name ?? '');
  return own.replace(/-\d+$/, '');
}

/** So many of this kind; of those who were not there before, from the content. */
export function withGroup(file: File, name: string, count: number): File {
  if (called(file, name).length > 0) return withCount(file, name, count);
  const added = Array.from({ length: count }, () => ({ from: name }));
  return { ...file, creatures: [...creaturesIn(file), ...added] };
}
