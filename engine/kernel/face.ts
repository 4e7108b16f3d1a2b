import type { AnyEvent } from './system.ts';
import type { Sentence, Words } from './words.ts';

/** A field of a sheet: the path of its value in the creature, and its label. */
export interface SheetField {
  readonly path: string;
  readonly label: Words;
  /** The rule that says what the number means. */
  readonly rule: string;
}

export interface SheetSection {
  readonly title: Words;
  readonly fields: readonly SheetField[];
}

/** How an action is called, and what its parts are called where people fill them in. */
export interface ActionWords {
  readonly title: Words;
  readonly slots: Readonly<Record<string, Words>>;
}

/** How a system is shown: words and layout as data. No rule is in it. */
export interface Face<Event extends AnyEvent = AnyEvent> {
  readonly name: Words;
  readonly about: Words;
  /** Words for every term that appears in labels, reasons, options and outcomes. */
  readonly terms: Readonly<Record<string, Words>>;
  readonly actions: Readonly<Record<string, ActionWords>>;
  readonly sheet: readonly SheetSection[];
  readonly tracker: readonly SheetField[];
  tells(event: Event): Sentence;
}
