import type { LogEntry, LogLine, Seat } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { buildLogLine } from '../secrecy/log-lines.ts';
import { checkInSlices } from './check-creatures.ts';
import { type LiveTable, loadTable, nextPageSize, parseEntry } from './live-table.ts';

/** Yields the entries before a version, newest first: those in memory, then those in the store. */
async function* readEntriesBackward(
  store: Store,
  live: LiveTable,
  before?: number,
): AsyncGenerator<LogEntry> {
  let upTo = before ?? live.table.version + 1;
  for (const entry of live.recent.toReversed()) {
    if (entry.version >= upTo) continue;
    yield entry;
    upTo = entry.version;
  }
  let size = nextPageSize();
  while (upTo > 1) {
    const page = await store.readBack(live.table.id, upTo, size);
    if (page.length === 0) return;
    // a long log is read between the requests of others
    yield* await live.runInTurn(() => page.toReversed().map(parseEntry));
    size = nextPageSize(page);
    upTo = page[0]?.version ?? 1;
  }
}

export interface LogPage {
  /** Oldest first. */
  readonly lines: readonly LogLine[];
  /** There are more lines before them. */
  readonly more: boolean;
}

/**
 * Returns the last lines that a seat may read: exactly the requested number if there are that many. A page that ended
 * after a number of entries would reveal how many were not for this seat.
 */
export async function readLastLines(
  { store, live, seat }: { readonly store: Store; readonly live: LiveTable; readonly seat: Seat },
  {
    limit,
    after = -1,
    before = Number.POSITIVE_INFINITY,
  }: { limit: number; after?: number; before?: number },
): Promise<LogPage> {
  const { table } = live;
  const upTo =
    before === Number.POSITIVE_INFINITY ? undefined : await findVersionAt(store, live, before, 'from');
  const lines: LogLine[] = [];
  for await (const entry of readEntriesBackward(store, live, upTo)) {
    if (entry.moment <= after) break;
    const line = buildLogLine(table, entry, seat);
    if (!line) continue;
    if (lines.length === limit) return { lines: lines.toReversed(), more: true };
    lines.push(line);
  }
  return { lines: lines.toReversed(), more: false };
}

/** Returns the last version up to a moment; or, with `from`, the first version at or after it. */
async function findVersionAt(
  store: Store,
  { table, recent }: LiveTable,
  moment: number,
  count: 'up-to' | 'from' = 'up-to',
): Promise<number> {
  const isBefore = (otherMoment: number): boolean =>
    count === 'up-to' ? otherMoment <= moment : otherMoment < moment;
  const [oldest] = recent;
  if (oldest && isBefore(oldest.moment)) {
    const last = recent.findLast((entry) => isBefore(entry.moment))?.version ?? 0;
    return count === 'up-to' ? last : last + 1;
  }
  let [low, high] = [0, oldest ? oldest.version - 1 : table.version];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [entry] = await store.read(table.id, middle - 1, 1);
    if (entry && isBefore(entry.moment)) low = middle;
    else high = middle - 1;
  }
  return count === 'up-to' ? low : low + 1;
}

/** Returns the game after the entry of a moment, and which seats were sent later entries. */
export async function loadGameAt(store: Store, live: LiveTable, to: number) {
  const version = await findVersionAt(store, live, to);
  if (version < 1 || version >= live.table.version) return undefined;
  const pastTable = await loadTable(store, live.table.id, version);
  if (!pastTable || pastTable.moment !== to) return undefined;
  await checkInSlices(live, pastTable.game.open?.before ?? pastTable.game.world);
  const [since, forward] = [
    await findToldSince(store, live, version),
    await findForwardSeats(store, live, to),
  ];
  return { game: pastTable.game, since, forward };
}

/**
 * Returns the seats for which going there goes forward again, by what each was told: walks back from there and from the
 * current state, skipping undone entries on both ways, to their common entry.
 */
async function findForwardSeats(store: Store, live: LiveTable, to: number): Promise<readonly string[]> {
  const [gains, losses] = [new Set<string>(), new Set<string>()];
  let [now, then] = [Number.POSITIVE_INFINITY, to];
  for await (const { moment, kept } of readEntriesBackward(store, live)) {
    const [isNow, isThen] = [moment <= now, moment <= then];
    if (kept.does.kind === 'went-back') {
      if (isNow) now = kept.does.to;
      if (isThen) then = kept.does.to;
    } else if (changesGame(kept.does.kind)) {
      if (isNow && isThen) break;
      for (const seat of kept.told) if (isNow !== isThen) (isThen ? gains : losses).add(seat);
    }
  }
  return [...gains].filter((seat) => !losses.has(seat));
}

async function findToldSince(
  store: Store,
  live: LiveTable,
  version: number,
): Promise<Record<string, number>> {
  const since: Record<string, number> = {};
  for await (const { version: at, moment, kept } of readEntriesBackward(store, live)) {
    if (at <= version) break;
    if (changesGame(kept.does.kind)) for (const seat of kept.told) since[seat] = moment;
  }
  return since;
}

const SIDE_KINDS: readonly LogEntry['kept']['does']['kind'][] = [
  'said',
  'noted',
  'pictured',
  'seated',
  'revoked',
  'ordered',
  'stirred',
  'sealed',
  'titled',
  'forked',
  'continued',
  'journaled',
  'dated',
  'requested',
  'declined',
  'joining',
];
const changesGame = (kind: LogEntry['kept']['does']['kind']): boolean => !SIDE_KINDS.includes(kind);
