/** What a creature can do in each state of its body. A new state is a new row, never an `if` in a rule. */
export interface Effects {
  /** Takes turns and makes checks. */
  readonly acts: boolean;
  /** Can be attacked. */
  readonly struck: boolean;
}

/** @rule my-game.fight.out */
const STATES = {
  up: { acts: true, struck: true },
  out: { acts: false, struck: false },
} as const satisfies Record<string, Effects>;
export type State = keyof typeof STATES;

/** Health alone decides the state. @rule my-game.fight.out */
export const stateOf = ({ health }: { readonly health: number }): State => (health > 0 ? 'up' : 'out');

export const effectsOf = (one: { readonly health: number }): Effects => STATES[stateOf(one)];
