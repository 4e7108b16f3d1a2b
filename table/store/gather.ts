import type { Appended, Entry, Store, TableId } from './store.ts';

/** One append of a group. */
export interface Asked {
  readonly table: TableId;
  readonly entry: Entry;
}

/** The result of an append; an error concerns only this append. */
export type Outcome = Appended | Error;

interface Gathering {
  /** Stores a group at once, and returns the outcome of each append in the same order. */
  commit(group: readonly Asked[]): Promise<readonly Outcome[]>;
  /** Whether a group may contain two appends to one table; otherwise the second waits for the next group. */
  readonly tables: 'once' | 'often';
}

interface Waiting extends Asked {
  readonly weight: number;
  tell(told: Appended): void;
  fail(error: unknown): void;
}

/** A group is closed when its bodies have this total length, so that messages to a database stay bounded. */
const HEAVY = 4_000_000;

/** Group commit: appends requested while a group is being stored form the next group. */
export function gather(by: Gathering): Store['append'] {
  let waiting: Waiting[] = [];
  let busy = false;

  async function commitAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // callers just answered append again within this turn: with them the next group is complete
      await new Promise(setImmediate);
      const { group, rest } = nextGroup(by, waiting);
      waiting = rest;
      await commitGroup(by, group);
    }
    busy = false;
  }

  return (table, entry) =>
    new Promise((tell, fail) => {
      waiting.push({ table, entry, weight: entry.body.length, tell, fail });
      if (!busy) void commitAll();
    });
}

function nextGroup({ tables }: Gathering, waiting: readonly Waiting[]) {
  const group: Waiting[] = [];
  const rest: Waiting[] = [];
  const seen = new Set<TableId>();
  let weight = 0;
  for (const one of waiting) {
    const fits = weight < HEAVY && (tables === 'often' || !seen.has(one.table));
    if (fits) weight += one.weight;
    seen.add(one.table);
    (fits ? group : rest).push(one);
  }
  return { group, rest };
}

async function commitGroup({ commit }: Gathering, group: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await commit(group.map(({ table, entry }) => ({ table, entry })));
    for (const [at, { tell, fail }] of group.entries()) {
      const outcome = outcomes[at] ?? new Error('an append was told no outcome');
      if (outcome instanceof Error) fail(outcome);
      else tell(outcome);
    }
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}
