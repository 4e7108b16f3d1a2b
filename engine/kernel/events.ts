import type { Audience } from './audience.ts';

/** The event of one type: its facts, and the rule it cites. */
type EventIn<Facts, T extends keyof Facts, Rule> = { readonly type: T; readonly rule: Rule } & {
  readonly [K in keyof Facts[T]]: Facts[T][K];
};

/** Every event that a table of facts can make. */
export type AnyEventIn<Facts, Rule> = { [T in keyof Facts]: EventIn<Facts, T, Rule> }[keyof Facts];

/** Who may hear of each type of event: an event without a row does not compile. */
export type Audiences<Facts, Rule, World> = {
  readonly [T in keyof Facts]: (event: EventIn<Facts, T, Rule>, world: World) => Audience;
};
