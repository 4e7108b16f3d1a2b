import type { AppendResult, Entry, Store, TableId } from './store.ts';

/** One append of a group. */
export interface AppendRequest {
  readonly table: TableId;
  readonly entry: Entry;
}

/** The result of an append; an error concerns only this append. */
export type AppendOutcome = AppendResult | Error;

interface GroupCommitter {
  /** Stores a group at once, and returns the outcome of each append in the same order. */
  commit(group: readonly AppendRequest[]): Promise<readonly AppendOutcome[]>;
  /** Whether a group may contain two appends to one table; otherwise the second waits for the next group. */
  readonly tables: 'once' | 'often';
}

interface WaitingAppend extends AppendRequest {
  readonly weight: number;
  tell(appendResult: AppendResult): void;
  fail(error: unknown): void;
}

/** A group is closed when its bodies have this total length, so that messages to a database stay bounded. */
const MAX_GROUP_TEXT = 4_000_000;

/** Group commit: appends requested while a group is being stored form the next group. */
export function groupAppends(by: GroupCommitter): Store['append'] {
  let waiting: WaitingAppend[] = [];
  let busy = false;

  async function commitAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // callers just answered append again within this turn: with them the next group is complete
      await new Promise(setImmediate);
      const { group, rest } = takeNextGroup(by, waiting);
      waiting = rest;
      await commitGroup(by, group);
    }
    busy = false;
  }

  return (table, entry) =>
    new Promise((resolve, fail) => {
      waiting.push({ table, entry, weight: entry.body.length, tell: resolve, fail });
      if (!busy) void commitAll();
    });
}

function takeNextGroup({ tables }: GroupCommitter, waiting: readonly WaitingAppend[]) {
  const group: WaitingAppend[] = [];
  const rest: WaitingAppend[] = [];
  const seenTables = new Set<TableId>();
  let weight = 0;
  for (const waitingAppend of waiting) {
    const fits = weight < MAX_GROUP_TEXT && (tables === 'often' || !seenTables.has(waitingAppend.table));
    if (fits) weight += waitingAppend.weight;
    seenTables.add(waitingAppend.table);
    (fits ? group : rest).push(waitingAppend);
  }
  return { group, rest };
}

async function commitGroup({ commit }: GroupCommitter, group: readonly WaitingAppend[]): Promise<void> {
  try {
    const outcomes = await commit(group.map(({ table, entry }) => ({ table, entry })));
    for (const [index, { tell, fail }] of group.entries()) {
      const outcome = outcomes[index] ?? new Error('an append was told no outcome');
      if (outcome instanceof Error) fail(outcome);
      else tell(outcome);
    }
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}
