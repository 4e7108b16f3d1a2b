import type { z } from 'zod';
import type { Audience } from '../audience.ts';
import type { CreationCtx } from '../creation.ts';
import type { FieldSchemas } from '../declared-fields.ts';
import type { CreatureId } from '../kernel.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Preset } from '../preset.ts';
import type { Score } from '../reasons.ts';
import type { RuleKind } from '../rulebook.ts';
import type { AnyAction, AnyEvent, Policy } from '../system.ts';

/** A text in one language for everyone, or in every language. */
export type GameText = string | LocalizedText;

export const SMALL_SIDES = ['party', 'foes'] as const;
export type SmallSide = (typeof SMALL_SIDES)[number];

/** What every creature of a small game has. */
export interface SmallCreatureBase {
  readonly id: CreatureId;
  readonly name: string;
  readonly side: SmallSide;
  readonly health: number;
  readonly full: number;
}

/** A creature with the fields of the game's own sheet. */
export type SmallCreature<Own = unknown> = SmallCreatureBase & Own;
export type SmallSheet<Own = unknown> = Omit<SmallCreatureBase, 'id' | 'name'> & Own;

export interface SmallFight {
  readonly round: number;
  /** All participants in turn order; creatures that are out keep their position. */
  readonly order: readonly CreatureId[];
  /** The creature whose turn it is; null if the viewer cannot see it. */
  readonly turn: CreatureId | null;
  readonly over: boolean;
  readonly winner: SmallSide | null;
}

export interface SmallWorld<Own = unknown, Options = unknown> {
  readonly options: Options;
  readonly creatures: readonly SmallCreature<Own>[];
  readonly fight: SmallFight | null;
}

interface FightFacts {
  readonly 'fight-began': { readonly order: readonly CreatureId[] };
  readonly 'turn-began': { readonly who: CreatureId; readonly round: number };
  readonly 'turn-passed': { readonly who: CreatureId };
  readonly wounded: HealthFacts;
  readonly healed: HealthFacts;
  readonly fell: { readonly who: CreatureId };
  readonly 'fight-ended': { readonly winner: SmallSide | null };
}
interface HealthFacts {
  readonly who: CreatureId;
  readonly by: CreatureId;
  readonly points: number;
  /** Sent only to the game master. */
  readonly left: number;
}

/** The events that every small game has. */
export type FightEvent<Rule = string> = {
  [T in keyof FightFacts]: { readonly type: T; readonly rule: Rule } & FightFacts[T];
}[keyof FightFacts];

/** The actions that every small game has. */
export type FightAction =
  | { readonly type: 'fight' }
  | { readonly type: 'end-fight' }
  | { readonly type: 'pass'; readonly by: CreatureId };

/** A rule of the book: its title, its statement and, if it is no plain mechanic, its kind. */
export type RuleText = readonly [title: GameText, statement: GameText, kind?: RuleKind];

/** A house rule: its settings with their texts, the default first. */
export interface OptionText {
  readonly rule: string;
  readonly title: GameText;
  readonly settings: Readonly<Record<string, GameText>>;
}

export type OptionsIn<Book extends Readonly<Record<string, OptionText>>> = {
  readonly [K in keyof Book]: keyof Book[K]['settings'] & string;
};

/** The rules that every small game has; a game may write its own statement under the same id. */
export type FightRule<Id extends string> =
  | `${Id}.fight.order`
  | `${Id}.fight.out`
  | `${Id}.creature`
  | `${Id}.creation`;

/** What a game is, before its events and actions. */
export interface GameDeclaration<
  Id extends string,
  Shape extends FieldSchemas,
  Rule extends string,
  Book extends Readonly<Record<string, OptionText>>,
  Refused extends string = string,
> {
  readonly id: Id;
  readonly name: GameText;
  readonly about: GameText;
  readonly sides: Readonly<Record<SmallSide, GameText>>;
  /** The rules in words, by id. */
  readonly rules: Readonly<Record<Rule, RuleText>>;
  /** The fields of a sheet besides side and health. Each needs a default. */
  readonly sheet: Shape;
  readonly options?: Book;
  /** Reasons why an action is not allowed, besides those of every game; `{on}` is replaced by the parameter. */
  readonly refusals?: Readonly<Record<Refused, GameText>>;
  /** Words for the keys of rolls, reasons, fields and facts. Keys without words are shown as they are. */
  readonly terms?: Readonly<Record<string, GameText>>;
}

export type OwnFields<Shape extends FieldSchemas> = { readonly [K in keyof Shape]: z.output<Shape[K]> };

/** What a game declares for an event of its own. */
export interface SmallEventParts<World, Creature, Facts> {
  /** The sentence of the log; `{who}` is replaced by the event's field. */
  says(event: Facts): GameText;
  /** The lines of odds that it counts for, as terms. */
  facts?(event: Facts): readonly string[];
  audience?(event: Facts, world: World): Audience;
  readonly privateFields?: readonly (keyof Facts & string)[];
  writeCreature?(creature: { -readonly [K in keyof Creature]: Creature[K] }, event: Facts): void;
  writeWorld?(world: World, event: Facts): World;
}

export interface SmallContent {
  readonly name: GameText;
  readonly called?: GameText;
  readonly sheet: Readonly<Record<string, string | number | boolean>>;
}

export interface SmallEncounter {
  readonly id: string;
  readonly title: GameText;
  readonly about: GameText;
  /** The opponents, by their names in the content. */
  readonly foes: readonly string[];
}

/** The rest of a game, once its actions are declared. Everything but the content has a default. */
export interface GameParts<World, Creature, Action extends AnyAction, Event extends AnyEvent, Options> {
  readonly content: Readonly<Record<string, SmallContent>>;
  /** The party of every encounter, by name; the first is the default of creation. */
  readonly party: readonly string[];
  /** From the easiest to the deadliest; the second is the demo. */
  readonly encounters: readonly [SmallEncounter, SmallEncounter, SmallEncounter];
  /** Asks for a new character. By default: which of the party's sheets to take. */
  creation?(ctx: CreationCtx, options: Options): Omit<Creature, 'id' | 'name' | 'side' | 'health'>;
  /** Numbers computed from the sheet, with their reasons. They are shown on it. */
  readonly numbers?: Readonly<Record<string, (creature: Creature) => Score>>;
  /** The rule of each field of the sheet; by default `ID.creature`. */
  readonly fieldRules?: Readonly<Record<string, string>>;
  readonly presets?: Readonly<Record<string, Preset<World, Action, Event>>>;
  /** How creatures without a player act. By default: against the foe with the least health. */
  readonly policy?: Policy<World, Action>;
}
