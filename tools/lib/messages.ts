import { listMessageNames, type MessageNames } from '@arbitro/kernel';

/** The catalogue of a room in one language: texts by key, in branches. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** Returns every text of a catalogue with its path. */
export function listTexts(
  catalogue: Catalogue,
  above: readonly string[] = [],
): readonly (readonly [path: readonly string[], text: string])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...above, key], value] as const] : listTexts(value, [...above, key]),
  );
}

/** Formats a path as code writes it: `events.fight-began`. */
export const formatPath = (path: readonly string[]): string => path.join('.');

/** Returns the names in an ICU message, or why it is invalid. */
export function parseMessageNames(text: string): MessageNames | string {
  try {
    return listMessageNames(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
