import type { Fields, Json } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import type { AnyQuestion } from './question.ts';
import { TEXT } from './text/index.ts';

/** The stand-in for a creature the viewer does not know of. */
export const SOMEONE = 'someone';
/** What stands for a name that was never heard. */
export const SOMEONE_TEXT: LocalizedText = TEXT.someone;

/**
 * Redacts plain data for a viewer who does not know these names: removes them from lists (a string that is the name, or
 * a record whose `id`, `who` or `creature` is it) and from keys, and replaces a single value with SOMEONE.
 */
export function redact<T extends Json>(told: T, unknown: ReadonlySet<string>): T {
  if (unknown.size === 0) return told;
  return redactValue(told, unknown) as T;
}

function redactValue(told: Json, unknown: ReadonlySet<string>): Json {
  if (typeof told === 'string') return unknown.has(told) ? SOMEONE : told;
  if (typeof told !== 'object' || told === null) return told;
  if (isList(told))
    return mapListOrSame(told, (item) => (isUnknown(item, unknown) ? undefined : redactValue(item, unknown)));
  return mapFieldsOrSame(told, {
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
export function mentions(told: Json, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  if (typeof told === 'string') return names.has(told);
  if (typeof told !== 'object' || told === null) return false;
  if (isList(told)) return told.some((item) => mentions(item, names));
  for (const key in told) {
    if (names.has(key) || mentions(told[key] as Json, names)) return true;
  }
  return false;
}

/** Replaces names with others everywhere, as values and as keys. */
export function replaceNames<T extends Json>(told: T, names: ReadonlyMap<string, string>): T {
  if (names.size === 0) return told;
  return replaceNamesIn(told, (name) => names.get(name) ?? name) as T;
}

function replaceNamesIn(told: Json, to: (name: string) => string): Json {
  if (typeof told === 'string') return to(told);
  if (typeof told !== 'object' || told === null) return told;
  if (isList(told)) return mapListOrSame(told, (item) => replaceNamesIn(item, to));
  return mapFieldsOrSame(told, { key: to, value: (item) => replaceNamesIn(item, to) });
}

const isList = (told: object): told is readonly Json[] => Array.isArray(told);

/** Maps a list; returns the same list when nothing changed. */
function mapListOrSame(list: readonly Json[], change: (item: Json) => Json | undefined): readonly Json[] {
  let changed: Json[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const item = list[index] as Json;
    const now = change(item);
    if (now !== item) changed ??= list.slice(0, index);
    if (now !== undefined) changed?.push(now);
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
  let done = 0;
  for (const name in fields) {
    const was = fields[name] as Json;
    const now = key(name);
    const redacted = now === undefined ? was : value(was);
    if (now !== name || redacted !== was) changed ??= Object.entries(fields).slice(0, done);
    if (now !== undefined) changed?.push([now, redacted]);
    done++;
  }
  return changed ? Object.fromEntries(changed) : fields;
}
