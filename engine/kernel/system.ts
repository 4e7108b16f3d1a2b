import type { Die } from '@arbitro/dice';
import type { z } from 'zod';
import type { Audience, Fog, HiddenThings, Viewer } from './audience.ts';
import type { CombatStats, Tactics } from './combat-stats.ts';
import type { Creation } from './creation.ts';
import type { Encounters } from './encounter.ts';
import type { Importer } from './imports.ts';
import type { Json } from './json.ts';
import type { CreatureId, Person, Rules } from './kernel.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Offer } from './offer.ts';
import type { OptionBook } from './options.ts';
import type { Decider, DecisionRequest } from './oracles.ts';
import type { Presentation } from './presentation.ts';
import type { Preset } from './preset.ts';
import type { Refusal, RefusalBook } from './refusal.ts';
import type { Roll } from './roll.ts';
import type { RollOff } from './roll-off.ts';
import type { RuleBook } from './rulebook.ts';
import type { SheetLayout } from './sheet-form.ts';

/** The parts every world has: creatures with a name, and options. The rest depends on the system. */
export interface AnyWorld {
  readonly options: unknown;
  readonly creatures: readonly { readonly id: CreatureId; readonly name: string }[];
}
/** An action of any system. */
export interface AnyAction {
  readonly type: string;
}
/** A fact. It cites the rule that caused it. */
export interface AnyEvent {
  readonly type: string;
  readonly rule: string;
}

/** The initial state of a table; every part has passed the system's schemas. */
export interface Setup<Options, Sheet, Scene> {
  readonly options: Options;
  readonly creatures: readonly NewCreature<Sheet>[];
  readonly scene: Scene;
}

/** A creature to be added to the table. */
export interface NewCreature<Sheet> {
  readonly id: CreatureId;
  readonly name: string;
  readonly sheet: Sheet;
}

/** A part of a creature's sheet that conflicts with the rest of the setup, and what would be valid. */
export interface SetupConflict {
  readonly creature: CreatureId;
  readonly field: string;
  readonly value: string;
  readonly allowed: readonly string[];
}

/** The schemas at the system's boundary: unknown data becomes typed here and nowhere else. */
export interface Schemas<World, Action, Options, Sheet, Scene> {
  /** A complete world; any world that passes can be played on. */
  readonly world: z.ZodType<World>;
  readonly action: z.ZodType<Action>;
  readonly options: z.ZodType<Options>;
  readonly sheet: z.ZodType<Sheet>;
  readonly scene: z.ZodType<Scene>;
}

/** A sheet ready to play, from the book or written by us. */
export interface ContentSheet {
  readonly name: LocalizedText;
  /** The display name at the table where none was given; by default the name. */
  readonly called?: LocalizedText;
  readonly sheet: Json;
  /**
   * How many of them the party of the encounters beats in at least half of the fights, as the simulator measured it. A
   * fraction such as 1/3 says that one of them takes three such parties.
   */
  readonly partyBeats?: number;
}

/** Chooses actions and answers for the creatures it plays. */
export interface Policy<World, Action> {
  act(world: World, who: CreatureId, die: Die): Action;
  answer(decisionRequest: DecisionRequest, world: World): Json;
}
export type AnyPolicy = Policy<AnyWorld, AnyAction>;

/** The state of a fight: over or not, and which creatures are left. `undefined` without a fight. */
export interface FightState {
  readonly over: boolean;
  readonly round: number;
  /** The remaining side, if there is only one. */
  readonly winner: string | null;
}

/** The outcome of a run: what the odds of an action are about. */
export interface ActionSummary {
  /** Facts that hold, as terms of the presentation, with the creature after a colon: `hit`, `hit:orso`, `down:anna`. */
  readonly facts: readonly string[];
  /** Amounts: `damage`, `damage:orso`. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** The start of an action, as far as a viewer has seen it. */
export interface ActionInProgress<World, Action, Event> {
  /** The actual world in which it began. */
  readonly world: World;
  readonly action: Action;
  readonly viewer: Viewer;
  /** The facts so far that the viewer may hear of. */
  readonly events: readonly Event[];
}

/** What fog needs to know of a map of squares. */
export interface FogRules<World> {
  /** Returns false if another map was set: what was explored belongs to the old one. Doors may differ. */
  isSameMap(world: World, other: World): boolean;
  /**
   * Returns what each side of characters sees now, as letters like `Fog.explored`. The creatures of players see for
   * their side, whatever their kind.
   */
  look(world: World, played: readonly CreatureId[]): Readonly<Record<string, string>>;
  /** Whether the viewer ever saw the square. */
  isKnown(
    world: World,
    square: { readonly x: number; readonly y: number },
    by: { readonly viewer: Viewer; readonly fog: Fog },
  ): boolean;
  /** Narrows the audience of a fact to the sides that see its squares and one of its creatures. */
  narrow(to: Audience, fact: Json, seenBy: FogObserver<World>): Audience;
}

/** A world under fog, and the creatures that players play. */
export interface FogObserver<World> {
  readonly world: World;
  readonly fog: Fog;
  readonly played: readonly CreatureId[];
}

/** A game system: its rules and all that a table, a simulator and an app need to play them. */
export interface System<
  World extends AnyWorld = AnyWorld,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
  Options = unknown,
  Sheet = unknown,
  Scene = unknown,
> extends Rules<World, Action, Event> {
  readonly id: string;
  readonly rules: RuleBook;
  readonly options: OptionBook;
  readonly refusals: RefusalBook;
  readonly schemas: Schemas<World, Action, Options, Sheet, Scene>;
  readonly content: Readonly<Record<string, ContentSheet>>;
  /** Sheet numbers that wounds reduce, each with the field of its maximum: `hp: 'fullHp'`. */
  readonly maximumFields?: Readonly<Record<string, string>>;
  /** Three fights ready to play, each with the same party, from the easiest to the deadliest. */
  readonly encounters: Encounters;
  /** Creates a character by asking; any valid answers lead to a sheet that can be added to a world. */
  readonly creation: Creation<Options, Sheet>;
  /** How a form groups and names the fields of a sheet. The systems of the catalogue load theirs apart. */
  readonly sheetLayout?: SheetLayout;
  /** Readers of creatures that were written for other programs or printed in books. */
  readonly importers?: readonly Importer[];
  readonly presets: Readonly<Record<string, Preset<World, Action, Event>>>;
  readonly policies: Readonly<Record<string, Policy<World, Action>>>;
  readonly combatStats: CombatStats<World, Event>;
  readonly tactics: Tactics<World, Action>;
  readonly presentation: Presentation<Event>;
  /** Event fields that only `apply` needs (list indices, running numbers), by event type: sent only to the game master. */
  readonly privateFields: Readonly<Record<string, readonly string[]>>;

  /**
   * Normalizes the keys of overrides of content to the spelling of the content, where people may spell them
   * differently.
   */
  normalizeSheet?(sheet: Json): Json;
  /** Finds conflicts between parts of a setup that are each valid. */
  findSetupConflicts?(setup: Setup<Options, Sheet, Scene>): readonly SetupConflict[];
  createWorld(setup: Setup<Options, Sheet, Scene>): World;
  /** Adds a creature, or replaces its sheet. It does not join a fight it was not in. */
  addCreature(world: World, creature: NewCreature<Sheet>): World;
  /** Removes a creature from the table and from every list that names it. */
  removeCreature(world: World, id: CreatureId): World;
  /** Replaces the scene; creatures whose position is still valid stay there. */
  setScene(world: World, scene: Scene): World;
  /** Returns why this action is not allowed now, or undefined. An accepted action is resolved without further checks. */
  refuses(world: World, action: Action): Refusal | undefined;
  /**
   * Offers what the viewer may do now. Every offer, filled with any values its slots allow, is accepted.
   *
   * With `of`, returns only the offers whose `actor` is this creature or the game master, in the same order; the others
   * are not computed.
   */
  offers(world: World, viewer: Viewer, of?: Person): readonly Offer[];
  /** The creatures whose turn it is; empty when the fight waits for no creature. */
  creaturesToAct(world: World): readonly CreatureId[];
  fightState(world: World): FightState | undefined;
  /**
   * The world in which the odds of an action are computed, if it is another: for example with the action resolved at
   * once although it waits for others' declarations, or without dice that do not affect it, such as the next round's
   * order.
   */
  worldForOdds?(world: World, action: Action): World;
  /**
   * Types of actions that only announce another, such as declared intents: the odds that people see of them are those
   * of what is announced, as `tactics.delayedAction` resolves it.
   */
  readonly announcements?: readonly string[];
  summarize(events: readonly Event[]): ActionSummary;
  /**
   * A roll-off that is the action's only outcome: odds compute it directly, since each further participant multiplies
   * the paths by twenty.
   */
  rollOff?(world: World, action: Action, decide: Decider<World>): RollOff | undefined;
  /** Returns what a viewer may know of the world, and nothing more. */
  view(world: World, viewer: Viewer): Json;
  /**
   * Returns the world as the viewer knows it: hidden things are missing, and numbers they may not know are assumed. For
   * the game master it is the world itself.
   */
  knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World;
  /**
   * Returns the known world plus what the start of an action has shown to all, such as the weapon used, so that a
   * person asked during the action gets the same question in it. Systems where the known world is enough do not have
   * this function.
   */
  knownMidAction?(known: World, soFar: ActionInProgress<World, Action, Event>): World;
  /** The rules of fog on the map; systems without a map of squares have none. */
  readonly fog?: FogRules<World>;
  /** The parts of the scene that can be hidden, by name; empty in systems without a map. */
  hideablePlaces(world: World): readonly string[];
  /** Returns the actor of an action: a creature, or the game master. Also accepts an offer with unfilled slots. */
  actor(action: Action): Person;
  audience(world: World, event: Event): Audience;
  rollAudience(world: World, roll: Roll): Audience;
}
