import type { LocalizedText, SheetLayout, System } from '@arbitro/kernel';
import { capitalize } from '../../../app/capitalize.ts';
import { FIELD_TEXTS } from './texts.ts';

/** A system without a layout of its own shows all fields in one group. */
export const EMPTY_LAYOUT: SheetLayout = {
  groups: [],
  kept: [],
  labels: {},
  values: {},
  seldom: [],
  ready: {},
  refersTo: {},
  starts: [],
};

/** Names of fields and values in the reader's language. */
export interface FormNames {
  /** The name of a field by the names on its path. */
  label(names: readonly string[]): string;
  value(value: string | number | boolean): string;
}

const COMMON: Readonly<Record<string, LocalizedText>> = FIELD_TEXTS;

export function createFormNames(
  { presentation, content }: Pick<System, 'presentation' | 'content'>,
  layout: SheetLayout,
  { words }: { readonly words: (words: LocalizedText) => string },
): FormNames {
  const term = (key: string): LocalizedText | undefined =>
    Object.hasOwn(presentation.terms, key) ? presentation.terms[key] : undefined;
  const value = (given: string | number | boolean): string => {
    const key = String(given);
    const known = layout.values[key] ?? term(key) ?? content[key]?.name;
    if (known) return words(known);
    return key.includes(':') ? key.split(':').map(value).join(': ') : spell(key);
  };
  const label = (names: readonly string[]): string => {
    const last = names.at(-1) ?? '';
    const known = findBySuffix(layout.labels, names) ?? COMMON[last] ?? term(last);
    return known ? capitalize(words(known)) : spell(last);
  };
  return { label, value };
}

/** Returns the entry for the longest end of a path: `attack.range` before `range`. */
export function findBySuffix<T>(
  entries: Readonly<Record<string, T>>,
  names: readonly string[],
): T | undefined {
  const ends = names.map((_, index) => names.slice(index).join('.'));
  const end = ends.find((name) => Object.hasOwn(entries, name));
  return end === undefined ? undefined : entries[end];
}

/** Whether a field is one of those behind “more”. */
export const isSeldom = ({ seldom }: SheetLayout, names: readonly string[]): boolean =>
  names.some((_, index) => seldom.includes(names.slice(index).join('.')));

/** `hitPoints` becomes “Hit points”. */
const spell = (key: string): string =>
  capitalize(
    key
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_]/g, ' ')
      .toLowerCase(),
  );
