import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The catalogue of a room in one language: texts by key, in branches. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** What a message names: values that are shown, and values that choose a form. */
export interface MessageParts {
  readonly shown: ReadonlySet<string>;
  readonly chosenBy: ReadonlySet<string>;
}

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

/** The parts of an ICU message, or why it cannot be read. */
export function partsOf(text: string): MessageParts | string {
  try {
    const shown = new Set<string>();
    const chosenBy = new Set<string>();
    gather(parse(text, { ignoreTag: true }), shown, chosenBy);
    return { shown, chosenBy };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function gather(elements: readonly MessageFormatElement[], shown: Set<string>, chosenBy: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) shown.add(element.value);
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      chosenBy.add(element.value);
      for (const { value } of Object.values(element.options)) gather(value, shown, chosenBy);
    } else if (element.type !== TYPE.literal) throw new Error('has a part that is no name, plural or select');
  }
}
