import { type MessageNames, namesInMessage } from '@arbitro/kernel';

/** The catalogue of a room in one language: texts by key, in branches. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** Every text of a catalogue with the path to it. */
export function leavesOf(
  catalogue: Catalogue,
  above: readonly string[] = [],
): readonly (readonly [path: readonly string[], text: string])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...above, key], value] as const] : leavesOf(value, [...above, key]),
  );
}

/** A path as code writes it: `events.fight-began`. */
export const pathText = (path: readonly string[]): string => path.join('.');

/** The names in an ICU message, or why it cannot be read. */
export function namesIn(text: string): MessageNames | string {
  try {
    return namesInMessage(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
