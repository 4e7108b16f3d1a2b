import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import type { AnyAction, AnyPolicy, AnyWorld, CreatureId, System } from '@arbitro/kernel';
import { oddsOf, toNumber } from '@arbitro/odds';
import { type AdvisedAction, adviseActions, policyOf } from '@arbitro/policies';

/** The action that a policy chooses for a creature in the world as its side knows it. */
export interface DecideTask {
  readonly kind: 'decide';
  readonly system: string;
  readonly world: AnyWorld;
  readonly who: CreatureId;
  readonly policy: string;
  readonly seed: string;
}

/** The best actions of a creature in the world as a seat knows it. */
export interface AdviseTask {
  readonly kind: 'advise';
  readonly system: string;
  readonly world: AnyWorld;
  readonly who: CreatureId;
  readonly seed: string;
}

export interface ComputerChoice {
  readonly action: AnyAction;
  /** The chances of what the action may lead to, as the side knows them. */
  readonly chances?: Readonly<Record<string, number>>;
}

export type Advice = ComputerChoice & AdvisedAction;

/** The die with which a policy chooses between equals. */
export const createDecisionDie = (seed: string): Die => createSeededDie(seedOf(seed));

/** The odds are only the reason that is shown: with more paths than this, the action is not explained. */
const MAX_EXPLAINED_PATHS = 2_000;
const MAX_UNRESOLVED = 0.01;
const MAX_CHANCES = 12;

export function chooseByPolicy(system: System, { world, who, policy, seed }: DecideTask): ComputerChoice {
  const player = policyOf(system, policy);
  const action = player.act(world, who, createDecisionDie(seed));
  return { action, ...explainAction(system, player, world, action) };
}

/** Returns the best actions with their chances, the best first. */
export const advise = (system: System, { world, who, seed }: AdviseTask): readonly Advice[] =>
  adviseActions(system, { world, who, die: createDecisionDie(seed) }).map((advised) => ({
    ...advised,
    ...explainAction(system, policyOf(system), world, advised.action),
  }));

function explainAction(
  system: System,
  player: AnyPolicy,
  world: AnyWorld,
  action: AnyAction,
): Pick<ComputerChoice, 'chances'> {
  const odds = oddsOf(system, world, action, {
    decide: (request, now: AnyWorld) => player.answer(request, now),
    maxPaths: MAX_EXPLAINED_PATHS,
  });
  if (odds.kind !== 'odds' || toNumber(odds.unresolved) > MAX_UNRESOLVED) return {};
  const chances = [...odds.chances].slice(0, MAX_CHANCES).map(([fact, chance]) => [fact, toNumber(chance)]);
  return { chances: Object.fromEntries(chances) };
}
