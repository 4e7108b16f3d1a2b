import type { Fields } from './json.ts';
import type { AnyAction, AnyEvent, AnyWorld } from './system.ts';
import type { Words } from './words.ts';

/** A value that a preset takes. */
export interface PresetParam {
  readonly title: Words;
  readonly takes:
    | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
    /** One of these words or, where `numbers` says so, any whole number from 0. */
    | { readonly kind: 'one'; readonly options: readonly string[]; readonly numbers?: boolean }
    | { readonly kind: 'flag' };
  /** Its place among the words after the preset's name; otherwise it is given by name. */
  readonly position?: number;
  readonly default?: string | number | boolean;
  /** Another value than the default counts only with these options of the rules. */
  readonly needs?: Fields;
}

/** A value for each parameter of a preset. */
export type PresetValues = Readonly<Record<string, string | number | boolean>>;

/** Where a preset stands: the world, and how many actions are over. */
export interface PresetState<World> {
  readonly world: World;
  readonly done: number;
}

/** Odds that anybody may ask in a word or two: a small table, what is done at it, and the name of what comes of it. */
export interface Preset<World = AnyWorld, Action = AnyAction, Event = AnyEvent> {
  readonly title: Words;
  readonly rule: string;
  readonly params: Readonly<Record<string, PresetParam>>;
  /** The table: a scenario file without `system` and `steps`. */
  setup(values: PresetValues): Fields;
  /** What is done next. */
  action(values: PresetValues, state: PresetState<World>): Action;
  /** What people answer, by the name of the question, as in a scenario; another question is a fault of the preset. */
  answers?(values: PresetValues): Fields;
  /** What it has come to, asked after each fact and when an action is over; nothing as long as it goes on. */
  outcome(
    events: readonly Event[],
    state: PresetState<World>,
    values: PresetValues,
  ): string | number | undefined;
  /** Rolls that change nothing of what it comes to: one face stands for all. */
  readonly ignores?: readonly string[];
  /** The same world without what changes nothing of what follows: worlds that are then equal are one. */
  alike?(world: World): World;
}
