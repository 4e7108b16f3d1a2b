import { type CanonicalCache, canonicalJson } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  act,
  type CreatureId,
  type DecisionRequest,
  type Json,
  type Oracle,
  type Person,
} from '@arbitro/kernel';
import { type DecisionTree, growDecisionTree, playTurn } from '@arbitro/odds';
import { policyOf } from '@arbitro/policies';
import type { Encounter } from './encounter.ts';
import { endOf, listBeginnings } from './exact.ts';

/** One thing that can be done in a state; the ends of its tree are the numbers of states. */
export interface Move {
  /** Undefined where a policy acts. */
  readonly action: AnyAction | undefined;
  readonly tree: DecisionTree<number>;
}

/** A state in which a creature must act. */
export interface OpenState {
  readonly kind: 'open';
  readonly world: AnyWorld;
  readonly who: CreatureId;
  readonly moves: readonly Move[];
  /** All states that one action may lead to. */
  readonly next: readonly number[];
}

export type GraphState =
  | OpenState
  /** `winner` is empty if no side has won. */
  | { readonly kind: 'end'; readonly winner: string }
  | { readonly kind: 'unexplored'; readonly world: AnyWorld };

export interface GraphLimits {
  readonly states: number;
  /** Paths of all actions together. */
  readonly paths: number;
}

export interface GraphOptions {
  /** The policies of sides whose decisions are not tried out. */
  readonly policies: Readonly<Record<string, AnyPolicy>>;
  readonly limits: GraphLimits;
}

/** A state in which a fight may begin. */
interface Start {
  readonly at: number;
  readonly chance: number;
}

/** Rarer paths of one action are cut: the bounds of the value move by less. */
const RARE = 1e-9;
const MAX_BEGINNINGS = 20_000;
/** Questions with more answers than this are answered by the system's policy. */
const MAX_ANSWERS = 12;

/** States that a fight may come to, by anything that the sides without a policy may decide; opened one by one. */
export class FightGraph {
  readonly states: GraphState[] = [];
  readonly starts: readonly Start[];
  readonly #encounter: Encounter;
  readonly #options: GraphOptions;
  readonly #standard: AnyPolicy;
  readonly #places = new Map<string, number>();
  readonly #known: CanonicalCache = new WeakMap();
  #paths = 0;
  openedCount = 0;

  constructor(encounter: Encounter, options: GraphOptions) {
    this.#encounter = encounter;
    this.#options = options;
    this.#standard = policyOf(encounter.system);
    this.starts = this.#begin();
  }

  /** Whether more states may be opened. */
  get hasRoom(): boolean {
    const { limits } = this.#options;
    return this.openedCount < limits.states && this.#paths < limits.paths;
  }

  /** Finds what may follow a state. */
  open(stateIndex: number): void {
    const state = this.states[stateIndex];
    if (state?.kind !== 'unexplored') return;
    this.states[stateIndex] = this.#open(state.world);
    this.openedCount++;
  }

  /** Beginnings that are not followed, such as ties of ties that are rolled again, count like the others. */
  #begin(): readonly Start[] {
    const decide = this.#standard.answer.bind(this.#standard);
    const key = (world: AnyWorld): string => this.#keyOf(world);
    const beginnings = listBeginnings(this.#encounter.beginWith, { decide, key }, MAX_BEGINNINGS);
    const followed = Number(beginnings.total - beginnings.unresolved);
    return beginnings.outcomes.map(({ value, ways }) => ({
      at: this.#placeOf(value),
      chance: Number(ways) / followed,
    }));
  }

  #keyOf(world: AnyWorld): string {
    const { system } = this.#encounter;
    return endOf(this.#encounter, world) ?? canonicalJson(system.combatStats.stateKey(world), this.#known);
  }

  #placeOf(world: AnyWorld): number {
    const key = this.#keyOf(world);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.states.length);
    const { system } = this.#encounter;
    const isOver = endOf(this.#encounter, world) !== undefined;
    const winner = system.fightState(world)?.winner ?? '';
    return this.states.push(isOver ? { kind: 'end', winner } : { kind: 'unexplored', world }) - 1;
  }

  #open(world: AnyWorld): OpenState {
    const who = this.#encounter.system.creaturesToAct(world)[0]!;
    const next = new Set<number>();
    const moves = this.#listMoves(world, who, (reached) => {
      const at = this.#placeOf(reached);
      next.add(at);
      return at;
    });
    return { kind: 'open', world, who, moves, next: [...next] };
  }

  #listMoves(world: AnyWorld, who: CreatureId, placeOf: (world: AnyWorld) => number): readonly Move[] {
    const { system } = this.#encounter;
    const policy = this.#policyOf(world, who);
    if (policy) {
      const acting = rememberAction(policy);
      return [
        {
          action: undefined,
          tree: this.#grow((oracle) => placeOf(playTurn(system, world, { policy: acting, oracle }))),
        },
      ];
    }
    return this.#listActions(world, who).map((action) => ({
      action,
      tree: this.#grow((oracle) => {
        const step = act(system, world, action, oracle);
        if (step.kind !== 'done') throw new Error(`${who} cannot do ${JSON.stringify(action)}: ${step.kind}`);
        return placeOf(step.world);
      }),
    }));
  }

  /** Everything that the system considers in this position, and what its policy would do. */
  #listActions(world: AnyWorld, who: CreatureId): readonly AnyAction[] {
    const standardAction = this.#standard.act(world, who, () => 1);
    const all = [standardAction, ...this.#encounter.system.tactics.choices(world, who)];
    return [...new Map(all.map((action) => [canonicalJson(action), action])).values()];
  }

  #grow(play: (oracle: Oracle) => number): DecisionTree<number> {
    const maxPaths = Math.max(1, this.#options.limits.paths - this.#paths);
    const answersTo = (request: DecisionRequest, world: AnyWorld): readonly Json[] =>
      this.#listAnswers(request, world);
    const { tree, paths } = growDecisionTree(play, { answersTo, rare: RARE, maxPaths });
    this.#paths += paths;
    return tree;
  }

  #listAnswers(request: DecisionRequest, world: AnyWorld): readonly Json[] {
    const { who, question } = request;
    const isReferee = !world.creatures.some(({ id }) => id === who);
    const policy = isReferee ? this.#standard : this.#policyOf(world, who);
    const isOpen = !policy && question.kind === 'one' && question.options.length <= MAX_ANSWERS;
    return isOpen ? question.options : [(policy ?? this.#standard).answer(request, world)];
  }

  #policyOf(world: AnyWorld, who: Person): AnyPolicy | undefined {
    const { policies } = this.#options;
    const side = this.#encounter.system.combatStats.side(world, who);
    return Object.hasOwn(policies, side) ? policies[side] : undefined;
  }
}

/** Asks a policy once for its action in a position, unless it threw dice to decide. */
function rememberAction(policy: AnyPolicy): AnyPolicy {
  let known: AnyAction | undefined;
  return {
    act: (world, who, die) => {
      if (known) return known;
      let isSure = true;
      const action = policy.act(world, who, (sides) => {
        isSure = false;
        return die(sides);
      });
      if (isSure) known = action;
      return action;
    },
    answer: policy.answer.bind(policy),
  };
}
