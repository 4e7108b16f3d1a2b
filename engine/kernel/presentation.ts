import type { Board } from './board.ts';
import type { CharacterSection } from './character.ts';
import type { LocalizedText, Sentence } from './localized-text.ts';
import type { AnyAction, AnyEvent } from './system.ts';

/** The name and description of a system: all that is known of it before its rules are loaded. */
export interface SystemName {
  readonly id: string;
  readonly name: LocalizedText;
  readonly about: LocalizedText;
  /** Notices that the licence of its book requires wherever it is played, verbatim. */
  readonly notices?: readonly string[];
}

/** The names of an action and of its fields. */
export interface ActionTexts {
  readonly title: LocalizedText;
  readonly slots: Readonly<Record<string, LocalizedText>>;
}

/** Types of events that the usual view of a log leaves out. The unfolded view has all of them. */
export interface LogFolding {
  /** Events that say nothing which the others of the same action or the order of turns do not say. */
  readonly routine: readonly string[];
  /** Events that follow one another, such as a move from square to square: of each row only the last is shown. */
  readonly steps: readonly string[];
  /** Events of which only the last is shown where nothing is told between them, such as turns that pass without an action. */
  readonly replaced?: readonly string[];
}

/** The actions of a usual turn, the most used first. Apps show these first and fold the others away. */
export interface UsualActions {
  readonly creature: readonly string[];
  readonly gm: readonly string[];
  /** Actions without a choice or a roll that end a turn: done at the first press. */
  readonly immediate?: readonly string[];
}

/** What is won in an evening. */
export type Winning = 'experience' | 'treasure';

/** What a campaign shows of a system. */
export interface CampaignLayout {
  /** Types of events that the journal tells, besides who was met and who fell. */
  readonly events: readonly string[];
  /** Numbers in events that the journal adds up, for each creature or for the party. */
  readonly totals: readonly { readonly event: string; readonly field: string; readonly what: Winning }[];
  /** Types of actions for the time between evenings, in the order of use. */
  readonly between: Readonly<Record<'rest' | Winning, readonly string[]>>;
}

/**
 * How a system is displayed: texts and layout as data. It contains no rules. Views and their creatures are those of the
 * system itself: its functions name their types.
 */
export interface Presentation<Event extends AnyEvent = AnyEvent> {
  readonly name: LocalizedText;
  readonly about: LocalizedText;
  /** Texts for every term in labels, reasons, options and outcomes. */
  readonly terms: Readonly<Record<string, LocalizedText>>;
  /** Terms that are counted, as messages with a plural of `n`: “success” and “successes”. */
  readonly counted?: Readonly<Record<string, LocalizedText>>;
  readonly actions: Readonly<Record<string, ActionTexts>>;
  /** Lays out a view from `System.view`: numbers that the viewer may not know are missing. */
  board(view: unknown): Board;
  /** Lays out the sheet of a creature in that view: complete for viewers who may know it, otherwise an outline. */
  character(creature: unknown, view: unknown): readonly CharacterSection[];
  describeEvent(event: Event): Sentence;
  /** Which events the usual view of a log leaves out; by default none. */
  readonly logFolding?: LogFolding;
  /**
   * The game master's action that takes health from a creature of a view (a negative change) or gives it back; undefined
   * if the game has none.
   */
  changeHealth?(creature: unknown, change: number): AnyAction | undefined;
  /** By default a journal tells who was met and who fell, and nothing is between evenings. */
  readonly campaign?: CampaignLayout;
  /** By default the order in which actions are offered. */
  readonly usualActions?: UsualActions;
}
