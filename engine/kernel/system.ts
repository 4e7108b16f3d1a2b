import type { Die } from '@arbitro/dice';
import type { z } from 'zod';
import type { Audience, Hidden, Viewer } from './audience.ts';
import type { Creation } from './creation.ts';
import type { Encounters } from './encounter.ts';
import type { Face } from './face.ts';
import type { Faring, Tactics } from './faring.ts';
import type { Json } from './json.ts';
import type { CreatureId, Person, Rules } from './kernel.ts';
import type { Offer } from './offer.ts';
import type { OptionBook } from './options.ts';
import type { Asking, Decide, Roll } from './oracles.ts';
import type { Preset } from './preset.ts';
import type { Race } from './race.ts';
import type { Refusal, RefusalBook } from './refusal.ts';
import type { RuleBook } from './rulebook.ts';
import type { Sentence, Words } from './words.ts';

/** What every world has, whatever the system: creatures with a name, and options. The rest is the system's own. */
export interface AnyWorld {
  readonly options: unknown;
  readonly creatures: readonly { readonly id: CreatureId; readonly name: string }[];
}
/** An action of whatever system. */
export interface AnyAction {
  readonly type: string;
}
/** A fact. It cites the rule that made it. */
export interface AnyEvent {
  readonly type: string;
  readonly rule: string;
}

/** What a table starts from; every part has passed the system's schemas. */
export interface Setup<Options, Sheet, Scene> {
  readonly options: Options;
  readonly creatures: readonly Entering<Sheet>[];
  readonly scene: Scene;
}

/** A creature on its way to the table. */
export interface Entering<Sheet> {
  readonly id: CreatureId;
  readonly name: string;
  readonly sheet: Sheet;
}

/** A part of a creature's sheet that does not go with the rest of the setup, and what would. */
export interface Misfit {
  readonly creature: CreatureId;
  readonly field: string;
  readonly value: string;
  readonly allowed: readonly string[];
}

/** The doors: unknown data becomes typed here and nowhere else. */
export interface Schemas<World, Action, Options, Sheet, Scene> {
  /** A whole world, such that whatever passes can be played on. */
  readonly world: z.ZodType<World>;
  readonly action: z.ZodType<Action>;
  readonly options: z.ZodType<Options>;
  readonly sheet: z.ZodType<Sheet>;
  readonly scene: z.ZodType<Scene>;
}

/** A sheet ready to play, from the book or made by us. */
export interface Content {
  readonly name: Words;
  /** How they are called at the table where nobody named them; without it, by the name. */
  readonly called?: Words;
  readonly sheet: Json;
}

/** What was read from a file of another program. */
export interface Imported {
  readonly creatures: readonly {
    readonly id: CreatureId;
    readonly name: string;
    /** For the schema of sheets. */
    readonly sheet: Json;
    /** What could not be used, what does not agree with itself, and what makes no sense. */
    readonly remarks: readonly Remark[];
  }[];
}

/** Something odd in a file that was read. */
export interface Remark {
  readonly kind: 'left-out' | 'contradiction' | 'fault';
  readonly says: Sentence;
}

/** Chooses actions and answers for those it plays. */
export interface Policy<World, Action> {
  act(world: World, who: CreatureId, die: Die): Action;
  answer(asked: Asking, world: World): Json;
}
export type AnyPolicy = Policy<AnyWorld, AnyAction>;

/** Where a fight stands: over or not, and who is left. `undefined` when there is none. */
export interface Standing {
  readonly over: boolean;
  readonly round: number;
  /** The side that is left, when one is. */
  readonly winner: string | null;
}

/** What a run came to: what the odds of an action are about. */
export interface Result {
  /** What holds of it, in terms of the face, with whom it is about behind a colon: `hit`, `hit:orso`, `down:anna`. */
  readonly facts: readonly string[];
  /** What can be counted: `damage`, `damage:orso`. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** The beginning of an action, as far as somebody was told of it. */
export interface SoFar<World, Action, Event> {
  /** The world in which it began, as it is. */
  readonly world: World;
  readonly action: Action;
  readonly viewer: Viewer;
  /** The facts so far that the viewer may hear of. */
  readonly events: readonly Event[];
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
  readonly content: Readonly<Record<string, Content>>;
  /** Numbers of a sheet that wounds take from, each with the one that says how much it is when whole: `hp: 'fullHp'`. */
  readonly wholes?: Readonly<Record<string, string>>;
  /** Three fights ready to play, each with the same party, from the easiest to the deadliest. */
  readonly encounters: Encounters;
  /** Makes a character by asking; any answers end in a sheet that can enter a world. */
  readonly creation: Creation<Options, Sheet>;
  /** Shapes of creatures written for other programs that can be read, by the name people give the shape: `5e`. */
  readonly imports?: Readonly<Record<string, (file: unknown) => Imported>>;
  readonly presets: Readonly<Record<string, Preset<World, Action, Event>>>;
  readonly policies: Readonly<Record<string, Policy<World, Action>>>;
  readonly faring: Faring<World, Event>;
  readonly tactics: Tactics<World, Action>;
  readonly face: Face<Event>;
  /** Fields of events that only `apply` needs (places in a list, running numbers), by event type: told to nobody but the game master. */
  readonly inner: Readonly<Record<string, readonly string[]>>;

  /** What differs from content, its keys in the spelling of the content, where people may spell them otherwise. */
  spelled?(sheet: Json): Json;
  /** What does not go together in a setup of which each part fits by itself. */
  misfits?(setup: Setup<Options, Sheet, Scene>): readonly Misfit[];
  begin(setup: Setup<Options, Sheet, Scene>): World;
  /** A creature comes to the table, or is given another sheet. It takes no part in a fight it was not in. */
  enter(world: World, creature: Entering<Sheet>): World;
  /** A creature is taken from the table: out of every list that names it. */
  leave(world: World, id: CreatureId): World;
  /** The scene set anew; everybody stays who has a place in it. */
  staged(world: World, scene: Scene): World;
  /** Why this action may not be done now, if it may not. What passes is resolved without further asking. */
  refuses(world: World, action: Action): Refusal | undefined;
  /**
   * What the viewer may do now. Every offer, filled with any of what its slots allow, is accepted.
   *
   * With `of` only the offers whose `actor` is this creature or the game master, in the same order; the others are
   * not worked out.
   */
  offers(world: World, viewer: Viewer, of?: Person): readonly Offer[];
  /** Whose turn it is; empty when nobody is waited for. */
  due(world: World): readonly CreatureId[];
  standing(world: World): Standing | undefined;
  /**
   * The world in which the odds of an action are played, where that is another: one in which it is done at once though it
   * waits for what others say, or one without dice that decide nothing of it, such as the next round's order.
   */
  oddsIn?(world: World, action: Action): World;
  result(events: readonly Event[]): Result;
  /** Who throws highest, where an action comes to nothing else: odds reckon it, since each more who throws makes twenty times the paths. */
  race?(world: World, action: Action, decide: Decide<World>): Race | undefined;
  /** What a viewer may know of the world, and nothing more. */
  view(world: World, viewer: Viewer): Json;
  /**
   * The world as the viewer may take it to be: what is hidden is not in it, and numbers they may not know are assumed.
   * The game master's is the world itself.
   */
  known(world: World, viewer: Viewer, hidden: Hidden): World;
  /**
   * The world as known, with what the beginning of an action has shown in the open besides, such as what somebody
   * strikes with: whoever is asked something on the way comes to the same question there. Where the world as known is
   * enough for that, there is none.
   */
  shown?(known: World, soFar: SoFar<World, Action, Event>): World;
  /** The parts of the scene that can be hidden, by name; empty in systems without a map. */
  places(world: World): readonly string[];
  /** Whose doing an action is: the creature that acts, or the game master. Also of an offer with slots left to fill. */
  actor(action: Action): Person;
  audience(world: World, event: Event): Audience;
  rollAudience(world: World, roll: Roll): Audience;
}
