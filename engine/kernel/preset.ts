import type { Fields } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import type { AnyAction, AnyEvent, AnyWorld } from './system.ts';

/** A parameter of a preset. */
export interface PresetParam {
  readonly title: LocalizedText;
  readonly takes:
    | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
    /** One of these words or, where `numbers` says so, any whole number from 0. */
    | { readonly kind: 'one'; readonly options: readonly string[]; readonly numbers?: boolean }
    | { readonly kind: 'flag' };
  /** Its position among the words after the preset's name; otherwise it is given by name. */
  readonly position?: number;
  readonly default?: string | number | boolean;
  /** A value other than the default has an effect only with these options of the rules. */
  readonly needs?: Fields;
}

/** A value for each parameter of a preset. */
export type PresetValues = Readonly<Record<string, string | number | boolean>>;

/** The state of a preset: the world, and how many actions are finished. */
export interface PresetState<World> {
  readonly world: World;
  readonly done: number;
}

/** Odds that can be asked for in a word or two: a small table, the actions on it, and the names of its outcomes. */
export interface Preset<World = AnyWorld, Action = AnyAction, Event = AnyEvent> {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly params: Readonly<Record<string, PresetParam>>;
  /** The table: a scenario file without `system` and `steps`. */
  setup(values: PresetValues): Fields;
  /** Returns the next action. */
  action(values: PresetValues, state: PresetState<World>): Action;
  /** What people answer, by the name of the question, as in a scenario; any other question is a bug in the preset. */
  answers?(values: PresetValues): Fields;
  /** Returns the parameters that have no effect beside the others. */
  unused?(values: PresetValues): readonly string[];
  /** Returns the outcome, checked after each fact and after each action; undefined while it goes on. */
  outcome(
    events: readonly Event[],
    state: PresetState<World>,
    values: PresetValues,
  ): string | number | undefined;
  /** Rolls that do not affect the outcome: one face stands for all. */
  readonly ignoredRolls?: readonly string[];
  /** Removes from the world what does not affect the outcome: worlds that are then equal are merged. */
  normalizeWorld?(world: World): World;
}
