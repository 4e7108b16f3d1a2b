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
  readonly stateIndex: number;
  readonly chance: number;
}

/** Rarer paths of one action are cut: the bounds of the value move by less. */
const RARE = 1e-9;
const MAX_BEGINNINGS = 20_000;
/** Questions with more answers than this are answered by the system's policy. */
const MAX_ANSWERS = 12;

/** The states that a fight may reach by any decision of the sides without a policy; opened one by one. */
export class FightGraph {
  readonly states: GraphState[] = [];
  readonly starts: readonly Start[];
  readonly #encounter: Encounter;
  readonly #options: GraphOptions;
  readonly #defaultPolicy: AnyPolicy;
  readonly #indexByKey = new Map<string, number>();
  readonly #canonicalCache: CanonicalCache = new WeakMap();
  #paths = 0;
  openedCount = 0;

  constructor(encounter: Encounter, options: GraphOptions) {
    this.#encounter = encounter;
    this.#options = options;
    this.#defaultPolicy = policyOf(encounter.system);
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

  /** Beginnings that are not followed, such as repeated ties, count like the others. */
  #begin(): readonly Start[] {
    const decide = this.#defaultPolicy.answer.bind(this.#defaultPolicy);
    const key = (world: AnyWorld): string => this.#keyOf(world);
    const beginnings = listBeginnings(this.#encounter.beginWith, { decide, key }, MAX_BEGINNINGS);
    const followedWays = Number(beginnings.total - beginnings.unresolved);
    return beginnings.outcomes.map(({ value, ways }) => ({
      stateIndex: this.#indexOf(value),
      chance: Number(ways) / followedWays,
    }));
  }

  #keyOf(world: AnyWorld): string {
    const { system } = this.#encounter;
    return (
      endOf(this.#encounter, world) ?? canonicalJson(system.combatStats.stateKey(world), this.#canonicalCache)
    );
  }

  #indexOf(world: AnyWorld): number {
    const key = this.#keyOf(world);
    const knownIndex = this.#indexByKey.get(key);
    if (knownIndex !== undefined) return knownIndex;
    this.#indexByKey.set(key, this.states.length);
    const { system } = this.#encounter;
    const isOver = endOf(this.#encounter, world) !== undefined;
    const winner = system.fightState(world)?.winner ?? '';
    return this.states.push(isOver ? { kind: 'end', winner } : { kind: 'unexplored', world }) - 1;
  }

  #open(world: AnyWorld): OpenState {
    const who = this.#encounter.system.creaturesToAct(world)[0]!;
    const next = new Set<number>();
    const moves = this.#listMoves(world, who, (reached) => {
      const stateIndex = this.#indexOf(reached);
      next.add(stateIndex);
      return stateIndex;
    });
    return { kind: 'open', world, who, moves, next: [...next] };
  }

  #listMoves(world: AnyWorld, who: CreatureId, indexOf: (world: AnyWorld) => number): readonly Move[] {
    const { system } = this.#encounter;
    const policy = this.#policyOf(world, who);
    if (policy) {
      const rememberedPolicy = rememberAction(policy);
      return [
        {
          action: undefined,
          tree: this.#grow((oracle) =>
            indexOf(playTurn(system, world, { policy: rememberedPolicy, oracle })),
          ),
        },
      ];
    }
    return this.#listActions(world, who).map((action) => ({
      action,
      tree: this.#grow((oracle) => {
        const step = act(system, world, action, oracle);
        if (step.kind !== 'done') throw new Error(`${who} cannot do ${JSON.stringify(action)}: ${step.kind}`);
        return indexOf(step.world);
      }),
    }));
  }

  /** Everything that the system considers in this position, and what its policy would do. */
  #listActions(world: AnyWorld, who: CreatureId): readonly AnyAction[] {
    const standardAction = this.#defaultPolicy.act(world, who, () => 1);
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
    const policy = isReferee ? this.#defaultPolicy : this.#policyOf(world, who);
    const isOpen = !policy && question.kind === 'one' && question.options.length <= MAX_ANSWERS;
    return isOpen ? question.options : [(policy ?? this.#defaultPolicy).answer(request, world)];
  }

  #policyOf(world: AnyWorld, who: Person): AnyPolicy | undefined {
    const { policies } = this.#options;
    const side = this.#encounter.system.combatStats.side(world, who);
    return Object.hasOwn(policies, side) ? policies[side] : undefined;
  }
}

/** Asks a policy once for its action in a position, unless it threw dice to decide. */
function rememberAction(policy: AnyPolicy): AnyPolicy {
  let remembered: AnyAction | undefined;
  return {
    act: (world, who, die) => {
      if (remembered) return remembered;
      let isSure = true;
      const action = policy.act(world, who, (sides) => {
        isSure = false;
        return die(sides);
      });
      if (isSure) remembered = action;
      return action;
    },
    answer: policy.answer.bind(policy),
  };
}
