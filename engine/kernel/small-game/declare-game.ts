import type { DeclaredFields, EventIn } from '../declare-event.ts';
import type { FieldSchemas } from '../declared-fields.ts';
import { createRuleKit, type RuleKit } from './rule-kit.ts';
import type {
  FightEvent,
  FightRule,
  GameDeclaration,
  OptionsIn,
  OptionText,
  OwnFields,
  SmallCreature,
  SmallEventParts,
  SmallWorld,
} from './types.ts';

/** An event of a small game with its texts. */
export interface SmallEvent<World, Creature, Type extends string, Facts>
  extends SmallEventParts<World, Creature, Facts> {
  readonly type: Type;
  readonly fields: DeclaredFields<Facts>;
}
// biome-ignore lint/suspicious/noExplicitAny: of whatever world, creature and facts
export type AnySmallEvent = SmallEvent<any, any, string, any>;

type OptionTexts = Readonly<Record<string, OptionText>>;

/** Declares the events of a game, then its actions. */
export interface GameKit<World, Creature, Own, Options, RuleId extends string, Refused extends string> {
  /** Declares an event: what it states, its sentence, and what it changes. */
  event<const Type extends string, Facts>(
    type: Type,
    facts: DeclaredFields<Facts>,
    parts: SmallEventParts<World, Creature, NoInfer<Facts>>,
  ): SmallEvent<World, Creature, Type, Facts>;
  /** Returns what actions are declared with, once all events are known. */
  withEvents<const List extends readonly AnySmallEvent[]>(
    events: List,
  ): RuleKit<Own, Options, FightEvent<RuleId> | EventIn<List, RuleId>, RuleId, Refused>;
}

/**
 * Declares a small game in one file: fights in turns between a party and its foes, creatures with health and a sheet.
 * Views, secrets, the tracker, the sheet, simulations and policies have defaults. A game that outgrows them becomes a
 * `System` of its own.
 */
export function declareGame<
  const Id extends string,
  Shape extends FieldSchemas,
  const Rule extends string,
  const Book extends OptionTexts = Readonly<Record<never, OptionText>>,
  const Refused extends string = never,
>(
  declaration: GameDeclaration<Id, Shape, Rule, Book, Refused>,
): GameKit<
  SmallWorld<OwnFields<Shape>, OptionsIn<Book>>,
  SmallCreature<OwnFields<Shape>>,
  OwnFields<Shape>,
  OptionsIn<Book>,
  Rule | FightRule<Id>,
  Refused
> {
  return {
    event: (type, fields, parts) => ({ type, fields, ...parts }),
    withEvents: (events) => createRuleKit(declaration, events),
  };
}
