import type { Fields, Json } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import type { AnyQuestion } from './question.ts';
import { TEXT } from './text/index.ts';

/** The stand-in for a creature the viewer does not know of. */
export const SOMEONE = 'someone';
/** The text that replaces a name the viewer has never heard. */
export const SOMEONE_TEXT: LocalizedText = TEXT.someone;

/**
 * Redacts plain data for a viewer who does not know these names: removes them from lists (a string that is the name, or
 * a record whose `id`, `who` or `creature` is it) and from keys, and replaces a single value with SOMEONE.
 */
export function redact<T extends Json>(json: T, unknown: ReadonlySet<string>): T {
  if (unknown.size === 0) return json;
  return redactValue(json, unknown) as T;
}

function redactValue(json: Json, unknown: ReadonlySet<string>): Json {
  if (typeof json === 'string') return unknown.has(json) ? SOMEONE : json;
  if (typeof json !== 'object' || json === null) return json;
  if (isList(json))
    return mapListOrSame(json, (item) => (isUnknown(item, unknown) ? undefined : redactValue(item, unknown)));
  return mapFieldsOrSame(json, {
    key: (name) => (unknown.has(name) ? undefined : name),
    value: (item) => redactValue(item, unknown),
  });
}

/** A record in a list is about the creature that it names in one of these fields. */
const SUBJECT_KEYS = ['id', 'who', 'creature'] as const;

function isUnknown(item: Json, unknown: ReadonlySet<string>): boolean {
  if (typeof item === 'string') return unknown.has(item);
  if (typeof item !== 'object' || item === null || isList(item)) return false;
  return SUBJECT_KEYS.some((key) => {
    const name = item[key];
    return typeof name === 'string' && unknown.has(name);
  });
}

/**
 * Redacts a question for a viewer who does not know these names: they are removed from its choices, and from its
 * counts.
 */
export function redactQuestion(question: AnyQuestion, unknown: ReadonlySet<string>): AnyQuestion {
  if (!mentions(question as unknown as Json, unknown)) return question;
  if (question.kind === 'points')
    return { ...question, slots: question.slots.filter(({ name }) => !unknown.has(name)) };
  if (question.kind !== 'one' && question.kind !== 'some') return question;
  const options = redact(question.options, unknown);
  const disabledOptions =
    question.barred?.filter((disabledOption) => !mentions(disabledOption as unknown as Json, unknown)) ?? [];
  const open = { options, ...(disabledOptions.length > 0 && { barred: disabledOptions }) };
  if (question.kind === 'one') return { kind: 'one', ...open };
  const { least, most } = question;
  return {
    kind: 'some',
    ...open,
    least: Math.min(least, options.length),
    most: Math.min(most, options.length),
  };
}

/** Returns true if the data names one of these anywhere. */
export function mentions(json: Json, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  if (typeof json === 'string') return names.has(json);
  if (typeof json !== 'object' || json === null) return false;
  if (isList(json)) return json.some((item) => mentions(item, names));
  for (const key in json) {
    if (names.has(key) || mentions(json[key] as Json, names)) return true;
  }
  return false;
}

/** Replaces names with others everywhere, as values and as keys. */
export function replaceNames<T extends Json>(json: T, names: ReadonlyMap<string, string>): T {
  if (names.size === 0) return json;
  return replaceNamesIn(json, (name) => names.get(name) ?? name) as T;
}

function replaceNamesIn(json: Json, to: (name: string) => string): Json {
  if (typeof json === 'string') return to(json);
  if (typeof json !== 'object' || json === null) return json;
  if (isList(json)) return mapListOrSame(json, (item) => replaceNamesIn(item, to));
  return mapFieldsOrSame(json, { key: to, value: (item) => replaceNamesIn(item, to) });
}

const isList = (json: object): json is readonly Json[] => Array.isArray(json);

/** Maps a list; returns the same list when nothing changed. */
function mapListOrSame(list: readonly Json[], change: (item: Json) => Json | undefined): readonly Json[] {
  let changed: Json[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const item = list[index] as Json;
    const result = change(item);
    if (result !== item) changed ??= list.slice(0, index);
    if (result !== undefined) changed?.push(result);
  }
  return changed ?? list;
}

/** The changes to a record's keys and values; a key changed to undefined is removed with its value. */
interface FieldMapper {
  key(name: string): string | undefined;
  value(item: Json): Json;
}

/** Maps the keys and values of a record; returns the same record when nothing changed. */
function mapFieldsOrSame(fields: Fields, { key, value }: FieldMapper): Fields {
  let changed: [string, Json][] | undefined;
  let index = 0;
  for (const name in fields) {
    const fieldValue = fields[name] as Json;
    const newKey = key(name);
    const redacted = newKey === undefined ? fieldValue : value(fieldValue);
    if (newKey !== name || redacted !== fieldValue) changed ??= Object.entries(fields).slice(0, index);
    if (newKey !== undefined) changed?.push([newKey, redacted]);
    index++;
  }
  return changed ? Object.fromEntries(changed) : fields;
}
