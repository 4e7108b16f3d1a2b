import type { Json } from '@arbitro/kernel';
import { type Fields, isFields } from '@arbitro/scenario';

/** A scenario file as plain data, before it is parsed. */
export type File = Fields;

/** The same file with another setting of an option. */
export function withOption(file: File, key: string, value: Json): File {
  const options = isFields(file.options) ? file.options : {};
  return { ...file, options: { ...options, [key]: value } };
}

/** Everybody of the file that goes by this name: an id, the content they come from, or either with a number behind it. */
export function called(file: File, name: string): readonly Fields[] {
  return creaturesIn(file).filter((one) => isCalled(one, name));
}

function creaturesIn({ creatures }: File): readonly Fields[] {
  return Array.isArray(creatures) ? (creatures as readonly Json[]).filter(isFields) : [];
}

function isCalled({ id, from }: Fields, name: string): boolean {
  if (from === name || id === name) return true;
  return typeof id === 'string' && /^-\d+$/.test(id.slice(name.length)) && id.startsWith(name);
}

/** The same file with so many of a kind, all like the first of them. @throws never: a name nobody has changes nothing */
export function withCount(file: File, name: string, count: number): File {
  const all = creaturesIn(file);
  const [first] = called(file, name);
  if (!first) return file;
  const at = all.indexOf(first);
  const others = all.filter((one) => !isCalled(one, name));
  const before = all.slice(0, at).filter((one) => !isCalled(one, name)).length;
  const copies = Array.from({ length: count }, (_, n) => numbered(first, name, n));
  return { ...file, creatures: [...others.slice(0, before), ...copies, ...others.slice(before)] };
}

/** The first keeps its id; those after it are numbered, and named after their ids. */
function numbered(first: Fields, name: string, n: number): Fields {
  if (n === 0) return first;
  const { name: _, ...like } = first;
  return { ...like, id: `${typeof first.id === 'string' ? first.id : name}-${n + 1}` };
}

/** The same file with a number on somebody's sheet set: `health` or `stats.Forza`. */
export function withNumber(file: File, name: string, path: readonly string[], value: number): File {
  const creatures = creaturesIn(file).map((one) =>
    isCalled(one, name) ? { ...one, sheet: setAt(one.sheet ?? {}, path, value) } : one,
  );
  return { ...file, creatures };
}

function setAt(whole: Json, [key, ...rest]: readonly string[], value: number): Json {
  if (key === undefined) return value;
  const fields = isFields(whole) ? whole : {};
  return { ...fields, [key]: setAt(fields[key] ?? {}, rest, value) };
}

/** What is varied and over which numbers: `foes.orc=1..8`, `orc=1..8`, `orc.health=10..30`. */
export interface Variation {
  readonly name: string;
  readonly path: readonly string[];
  readonly from: number;
  readonly to: number;
}

const VARIATION = /^([^.=]+)(?:\.([^=]+))?=(\d+)\.\.(\d+)$/;

/** Nothing where it means nothing. A side before the name is for the reader. */
export function parseVariation(text: string, file: File): Variation | undefined {
  const match = VARIATION.exec(text.trim());
  if (!match) return undefined;
  const [, head = '', tail, from, to] = match;
  const parts = tail === undefined ? [] : tail.split('.');
  const known = called(file, head).length > 0;
  const [name = '', ...path] = known ? [head, ...parts] : parts;
  if (called(file, name).length === 0) return undefined;
  return { name, path, from: Number(from), to: Number(to) };
}

/** The file at one number of the variation. */
export const varied = (file: File, { name, path }: Variation, value: number): File =>
  path.length === 0 ? withCount(file, name, value) : withNumber(file, name, path, value);
