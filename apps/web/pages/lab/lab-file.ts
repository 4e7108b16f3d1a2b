import { type AnyWorld, type Fields, isFields, type Json, type System } from '@arbitro/kernel';
import { findCreatures, prepareJob, type ScenarioFile, setCount } from '@arbitro/simulation';

const FIGHT_STEPS: readonly Json[] = [{ do: { type: 'fight' } }, { fight: true }];

/** Returns all creatures at a table in their current state, before a fight. */
export function fileOf({ id: system }: System, world: AnyWorld): ScenarioFile {
  const { options, creatures } = world as unknown as { options: Json; creatures: readonly Fields[] };
  return {
    system,
    options,
    creatures: creatures.map(({ id, name, ...sheet }) => ({ id: id ?? '', name: name ?? '', sheet })),
    steps: FIGHT_STEPS,
  };
}

/** Returns the sides of the encounter; none while it cannot be parsed. */
export function sidesIn(system: System, file: ScenarioFile): readonly string[] {
  const ready = prepareJob({ files: [file], options: { seed: 'lab' } }, [system]);
  return ready.kind === 'ready' ? [...new Set(Object.values(ready.encounters[0]?.roster ?? {}))] : [];
}

/** Creatures of a kind, as listed in an encounter. */
export interface CreatureGroup {
  /** Their name in the file: the content they come from, or an id. */
  readonly name: string;
  readonly first: Fields;
  readonly count: number;
}

/** Groups all creatures of the file by kind, in the order of the first of each. */
export function groupsIn(file: ScenarioFile): readonly CreatureGroup[] {
  const groups = new Map<string, CreatureGroup>();
  for (const item of creaturesIn(file)) {
    const name = kindOf(item);
    const known = groups.get(name);
    groups.set(name, known ? { ...known, count: known.count + 1 } : { name, first: item, count: 1 });
  }
  return [...groups.values()];
}

const creaturesIn = ({ creatures }: ScenarioFile): readonly Fields[] =>
  Array.isArray(creatures) ? (creatures as readonly Json[]).filter(isFields) : [];

/** A creature with its own name or sheet is its own kind; copies of it are numbered. */
function kindOf({ from, id, name, sheet }: Fields): string {
  if (typeof from === 'string' && name === undefined && sheet === undefined) return from;
  const own = typeof id === 'string' ? id : String(from ?? name ?? '');
  return own.replace(/-\d+$/, '');
}

/** Returns the file with so many creatures of this kind; new ones come from the content. */
export function setGroupCount(file: ScenarioFile, name: string, count: number): ScenarioFile {
  if (findCreatures(file, name).length > 0) return setCount(file, name, count);
  const added = Array.from({ length: count }, () => ({ from: name }));
  return { ...file, creatures: [...creaturesIn(file), ...added] };
}
