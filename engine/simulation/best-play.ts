import type { AnyPolicy, AnyWorld, CreatureId, Person } from '@arbitro/kernel';
import type { Encounter } from './encounter.ts';
import { FightGraph, type GraphLimits, type GraphState } from './fight-graph.ts';
import { type Outlook, type ValueBounds, ValueTable, type WeighedAction } from './value-bounds.ts';

/** A position that best play may reach, in which a side without a policy must act. */
export interface Position {
  readonly world: AnyWorld;
  readonly who: CreatureId;
  /** The best action of the creature first; values are those of the solved side. */
  readonly actions: readonly WeighedAction[];
}

/** A fight played as well as possible. */
export interface SolvedFight {
  /** The side whose chance to win is computed. A fight without a winner counts half. */
  readonly side: string;
  readonly value: ValueBounds;
  /** How many positions were explored. */
  readonly states: number;
  /** Nearest to the beginning first. */
  readonly positions: readonly Position[];
}

export interface BestPlayOptions {
  readonly side: string;
  /** The policies of sides that do not play their best. */
  readonly policies?: Readonly<Record<string, AnyPolicy>>;
  /** Ends when the bounds are as close as this. */
  readonly precision?: number;
  readonly limits?: GraphLimits;
  /** Called from time to time with the result so far. */
  readonly onProgress?: (value: ValueBounds, states: number) => void;
}

/** At most about a minute. */
const LIMITS: GraphLimits = { states: 40_000, paths: 600_000 };
/** Closer bounds change no displayed digit. */
const WITHIN = 1e-4;

/**
 * Solves a small fight: every side that has no policy plays as well as possible, with all the actions that its system
 * considers and all answers to its questions. People who are asked at the same time answer one after the other.
 */
export function solveBestPlay(encounter: Encounter, options: BestPlayOptions): SolvedFight {
  const { side, policies = {}, precision = WITHIN, limits = LIMITS, onProgress } = options;
  const graph = new FightGraph(encounter, { policies, limits });
  const { combatStats } = encounter.system;
  const isOurs = ({ world }: { readonly world: AnyWorld }, by: Person): boolean =>
    by !== 'gm' && combatStats.side(world, by) === side;
  for (;;) {
    const table = new ValueTable(graph.states, side, isOurs);
    const value = boundsAtStart(graph, table);
    const states = graph.openedCount;
    onProgress?.(value, states);
    const isDone = value.atMost - value.atLeast < precision || !graph.hasRoom;
    if (isDone || !openLikeliest(graph, table))
      return { side, value, states, positions: listPositions(graph, table) };
  }
}

function boundsAtStart({ starts }: FightGraph, table: ValueTable): ValueBounds {
  let [atLeast, atMost] = [0, 0];
  for (const { stateIndex, chance } of starts) {
    const bounds = table.boundsOf(stateIndex);
    atLeast += chance * bounds.atLeast;
    atMost += chance * bounds.atMost;
  }
  return { atLeast, atMost };
}

/** States opened before values are computed again: a share of those opened so far, so that this happens seldom. */
const MIN_BATCH = 60;
const BATCH_SHARE = 0.5;

/** Hopeful play alone may repeat moves without end because it hopes to win that way. */
const OUTLOOKS = ['hopeful', 'middle', 'doubtful'] as const satisfies readonly Outlook[];

/** Opens the states that are reached most often; returns whether there were any. */
function openLikeliest(graph: FightGraph, table: ValueTable): boolean {
  const before = graph.openedCount;
  const batch = Math.max(MIN_BATCH, BATCH_SHARE * before) / OUTLOOKS.length;
  const reached = OUTLOOKS.map((outlook) => reachUnexplored(graph, table, outlook));
  for (const found of reached) {
    const likeliest = [...found].toSorted(([, a], [, b]) => b - a);
    for (const [stateIndex] of likeliest.slice(0, Math.ceil(batch)))
      if (graph.hasRoom) graph.open(stateIndex);
  }
  return graph.openedCount > before;
}

/** A fight is followed for so many actions, or until less than this chance is left. */
const MAX_ACTIONS = 400;
const MIN_CHANCE = 1e-7;

/** Returns the unexplored states that play may reach, with their chances. */
function reachUnexplored(
  { states, starts }: FightGraph,
  table: ValueTable,
  outlook: Outlook,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let current = new Map(starts.map(({ stateIndex, chance }) => [stateIndex, chance]));
  for (let actions = 0; actions < MAX_ACTIONS && current.size > 0; actions++) {
    const next = new Map<number, number>();
    for (const [stateIndex, chance] of current) {
      const state = states[stateIndex]!;
      if (state.kind === 'unexplored') found.set(stateIndex, (found.get(stateIndex) ?? 0) + chance);
      if (state.kind !== 'open' || chance < MIN_CHANCE) continue;
      const { atLeast, atMost } = table.boundsOf(stateIndex);
      if (atMost - atLeast < MIN_CHANCE) continue;
      table.follow(state, outlook, (nextIndex, share) =>
        next.set(nextIndex, (next.get(nextIndex) ?? 0) + chance * share),
      );
    }
    current = next;
  }
  return found;
}

/** Follows best play from the start. */
function listPositions({ states, starts }: FightGraph, table: ValueTable): readonly Position[] {
  const reached = new Set(starts.map(({ stateIndex }) => stateIndex));
  const positions: Position[] = [];
  // iterating a set includes what is added meanwhile
  for (const stateIndex of reached) {
    const state: GraphState | undefined = states[stateIndex];
    if (state?.kind !== 'open') continue;
    const actions = table.weigh(state);
    if (actions.length > 0) positions.push({ world: state.world, who: state.who, actions });
    table.follow(state, 'middle', (nextIndex) => reached.add(nextIndex));
  }
  return positions;
}
