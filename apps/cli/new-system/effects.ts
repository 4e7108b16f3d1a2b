/** What a creature can do in each state of its body. A new state is a new row, never an `if` in a rule. */
export interface Effects {
  /** The creature takes turns and makes checks. */
  readonly canAct: boolean;
  readonly canBeAttacked: boolean;
}

/** @rule my-game.fight.out */
const STATES = {
  up: { canAct: true, canBeAttacked: true },
  out: { canAct: false, canBeAttacked: false },
} as const satisfies Record<string, Effects>;
export type State = keyof typeof STATES;

/** Health alone decides the state. @rule my-game.fight.out */
export const stateOf = ({ health }: { readonly health: number }): State => (health > 0 ? 'up' : 'out');

export const effectsOf = (creature: { readonly health: number }): Effects => STATES[stateOf(creature)];
