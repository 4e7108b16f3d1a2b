import { type Fields, isFields, type Json } from '@arbitro/kernel';

/** A scenario file as plain data, before it is parsed. */
export type ScenarioFile = Fields;

/** Returns the file with another setting of an option. */
export function setOption(file: ScenarioFile, key: string, value: Json): ScenarioFile {
  const options = isFields(file.options) ? file.options : {};
  return { ...file, options: { ...options, [key]: value } };
}

/**
 * Returns all creatures of the file with this name: an id, the content they come from, or either with a number behind
 * it.
 */
export function findCreatures(file: ScenarioFile, name: string): readonly Fields[] {
  return creaturesIn(file).filter((item) => goesByName(item, name));
}

function creaturesIn({ creatures }: ScenarioFile): readonly Fields[] {
  return Array.isArray(creatures) ? (creatures as readonly Json[]).filter(isFields) : [];
}

function goesByName({ id, from }: Fields, name: string): boolean {
  if (from === name || id === name) return true;
  return typeof id === 'string' && /^-\d+$/.test(id.slice(name.length)) && id.startsWith(name);
}

/**
 * Returns the file with so many creatures of a kind: the existing ones from the first on, then copies of the first. An
 * unknown name changes nothing.
 */
export function setCount(file: ScenarioFile, name: string, count: number): ScenarioFile {
  const all = creaturesIn(file);
  const matching = findCreatures(file, name);
  const [first] = matching;
  if (!first) return file;
  const index = all.indexOf(first);
  const others = all.filter((item) => !goesByName(item, name));
  const before = all.slice(0, index).filter((item) => !goesByName(item, name)).length;
  const copies = Array.from({ length: count }, (_, n) => matching[n] ?? copyWithNumber(first, name, n));
  const creatures = [...others.slice(0, before), ...copies, ...others.slice(before)];
  const kind = { original: idsIn(all, name), current: idsIn(creatures, name) };
  return { ...file, creatures, ...(file.steps !== undefined && { steps: updateNames(file.steps, kind) }) };
}

interface CreatureKind {
  readonly original: readonly string[];
  readonly current: readonly string[];
}

/** Ids as the parser gives them: a creature without an id has that of the content, numbered after the first. */
function idsIn(creatures: readonly Fields[], name: string): readonly string[] {
  const usedIds = new Set<string>();
  return creatures.flatMap((creature) => {
    const baseId = typeof creature.id === 'string' ? creature.id : String(creature.from);
    let id = baseId;
    for (let n = 2; usedIds.has(id); n++) id = `${baseId}-${n}`;
    usedIds.add(id);
    return goesByName(creature, name) ? [id] : [];
  });
}

/** Lists in the steps that name one of the kind name all of them; new creatures get the entry of the first. */
function updateNames(part: Json, kind: CreatureKind): Json {
  if (Array.isArray(part)) return updateNameList(part as readonly Json[], kind);
  if (!isFields(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, updateNames(value, kind)]));
}

function updateNameList(list: readonly Json[], kind: CreatureKind): Json {
  const first = list.findIndex((item) => kind.original.includes(creatureIdIn(item)));
  const model = list[first];
  if (model === undefined) return list.map((item) => updateNames(item, kind));
  const itemById = new Map(list.map((item) => [creatureIdIn(item), item]));
  const entries = kind.current.map((who) => itemById.get(who) ?? (isFields(model) ? { ...model, who } : who));
  return list.flatMap((item, index): readonly Json[] => {
    if (index === first) return entries;
    return kind.original.includes(creatureIdIn(item)) ? [] : [updateNames(item, kind)];
  });
}

const creatureIdIn = (item: Json): string =>
  typeof item === 'string' ? item : isFields(item) && typeof item.who === 'string' ? item.who : '';

/** Names a copy after its id, which is that of the first with a number. */
function copyWithNumber(first: Fields, name: string, n: number): Fields {
  const { name: _, ...copied } = first;
  return { ...copied, id: `${typeof first.id === 'string' ? first.id : name}-${n + 1}` };
}

/** Returns the file with a number of a creature's sheet set: `health` or `stats.Forza`. */
function setSheetNumber(
  file: ScenarioFile,
  name: string,
  path: readonly string[],
  value: number,
): ScenarioFile {
  const creatures = creaturesIn(file).map((item) =>
    goesByName(item, name) ? { ...item, sheet: setAt(item.sheet ?? {}, path, value) } : item,
  );
  return { ...file, creatures };
}

function setAt(json: Json, [key, ...rest]: readonly string[], value: number): Json {
  if (key === undefined) return value;
  const fields = isFields(json) ? json : {};
  return { ...fields, [key]: setAt(fields[key] ?? {}, rest, value) };
}

/** What is varied, and over which numbers: `foes.orc=1..8`, `orc=1..8`, `orc.health=10..30`. */
export interface Variation {
  readonly name: string;
  readonly path: readonly string[];
  readonly from: number;
  readonly to: number;
}

const VARIATION = /^([^.=]+)(?:\.([^=]+))?=(\d+)\.\.(\d+)$/;

/** Returns undefined for an invalid text. A side before the name is only for the reader. */
export function parseVariation(text: string, file: ScenarioFile): Variation | undefined {
  const match = VARIATION.exec(text.trim());
  if (!match) return undefined;
  const [, head = '', tail, from, to] = match;
  const parts = tail === undefined ? [] : tail.split('.');
  const isKnown = findCreatures(file, head).length > 0;
  const [name = '', ...path] = isKnown ? [head, ...parts] : parts;
  if (findCreatures(file, name).length === 0) return undefined;
  return { name, path, from: Number(from), to: Number(to) };
}

/** Returns the file at one number of the variation. */
export const applyVariation = (file: ScenarioFile, { name, path }: Variation, value: number): ScenarioFile =>
  path.length === 0 ? setCount(file, name, value) : setSheetNumber(file, name, path, value);
