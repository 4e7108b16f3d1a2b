import type { Board } from './board.ts';
import type { CharacterSection } from './character.ts';
import type { Json } from './json.ts';
import type { AnyEvent } from './system.ts';
import type { Sentence, Words } from './words.ts';

/** What a system is called and about: all that is known of it before its rules are loaded. */
export interface SystemName {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
  /** What the licence of its book wants to be shown wherever it is played, word for word. */
  readonly notices?: readonly string[];
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
  /** How a view that `System.view` gave to anybody is laid out for people: numbers they may not know are missing. */
  board(view: Json): Board;
  /** A creature of that view as people read its sheet: whole for those who may know it, an outline for others. */
  character(creature: Json, view: Json): readonly CharacterSection[];
  tells(event: Event): Sentence;
}
