import type { Board } from './board.ts';
import type { CharacterSection } from './character.ts';
import type { Json } from './json.ts';
import type { AnyEvent } from './system.ts';
import type { Sentence, Words } from './words.ts';

/** The name and subject of a system: all that is known of it before its rules are loaded. */
export interface SystemName {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
  /** Notices that the licence of its book requires wherever it is played, verbatim. */
  readonly notices?: readonly string[];
}

/** The names of an action and of its fields. */
export interface ActionWords {
  readonly title: Words;
  readonly slots: Readonly<Record<string, Words>>;
}

/** How a system is displayed: texts and layout as data. It contains no rules. */
export interface Face<Event extends AnyEvent = AnyEvent> {
  readonly name: Words;
  readonly about: Words;
  /** Texts for every term in labels, reasons, options and outcomes. */
  readonly terms: Readonly<Record<string, Words>>;
  readonly actions: Readonly<Record<string, ActionWords>>;
  /** Lays out a view from `System.view`: numbers that the viewer may not know are missing. */
  board(view: Json): Board;
  /** Lays out the sheet of a creature in that view: complete for viewers who may know it, otherwise an outline. */
  character(creature: Json, view: Json): readonly CharacterSection[];
  tells(event: Event): Sentence;
}
