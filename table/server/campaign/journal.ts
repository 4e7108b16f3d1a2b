import {
  EveningTally,
  findUndone,
  type JournalFact,
  type JournalLine,
  LIMITS,
  type LogEntry,
  type LogLine,
  type Seat,
  type VisibleChapter,
} from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { type LiveTable, parseEntry, readStoredPages } from '../live/live-table.ts';
import { activeSeatsOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import type { SeatAtTable } from '../live/tables.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import { buildLogLine } from '../secrecy/log-lines.ts';

/** What a journal of this evening is read from. */
interface EveningLog {
  readonly store: Store;
  readonly live: LiveTable;
}

/** Yields the last entries of a table, page by page. */
const readLastPages = ({ store, live: { table } }: EveningLog) =>
  readStoredPages(store, table.id, {
    after: Math.max(0, table.version - LIMITS.journalEntries),
    upTo: table.version,
  });

/** Returns the moments of entries that were undone. */
async function findUndoneEntries(log: EveningLog): Promise<ReadonlySet<number>> {
  const lines: LogLine[] = [];
  for await (const page of readLastPages(log)) {
    const entries = await log.live.runInTurn(() => page.map(parseEntry));
    for (const { moment, kept } of entries) {
      const { does } = kept;
      lines.push({ moment, seat: null, kind: does.kind, ...(does.kind === 'went-back' && { to: does.to }) });
    }
  }
  return findUndone(lines);
}

/** Returns what each of these seats may read of the evening, from the lines that it was told. */
async function tallyEvening(
  log: EveningLog,
  seats: readonly Seat[],
): Promise<ReadonlyMap<string, readonly JournalFact[]>> {
  const { live } = log;
  const { table } = live;
  const undone = await findUndoneEntries(log);
  const tallies = seats.map((seat) => [seat, new EveningTally(table.system)] as const);
  for await (const page of readLastPages(log)) {
    const entries = await live.runInTurn(() =>
      page.map(parseEntry).filter(({ moment }) => !undone.has(moment)),
    );
    // a long log at a table of many: each seat in turn with other tables
    for (const [seat, tally] of tallies)
      await live.runInTurn(() => addLines(tally, { table, entries, seat }));
  }
  const played = new Set(activeSeatsOf(table).flatMap(({ owns }) => owns));
  return new Map(
    tallies.map(([seat, tally]) => {
      const { world, masked } = getKnownTable(table, seat);
      const known = new Set([...played].map((id) => masked.get(id) ?? id));
      return [
        seat.id,
        tally.finish(
          world.creatures.map(({ id, name }) => ({ id, name })),
          known,
        ),
      ];
    }),
  );
}

interface SeatEntries {
  readonly table: Table;
  readonly entries: readonly LogEntry[];
  readonly seat: Seat;
}

function addLines(tally: EveningTally, { table, entries, seat }: SeatEntries): void {
  for (const entry of entries) {
    const line = buildLogLine(table, entry, seat);
    if (line) tally.add(line);
  }
}

/** A seat that knows only what every later seat may know; no seat has this id. */
const PUBLIC_SEAT: Seat = {
  id: '*',
  role: 'spectator',
  name: '',
  owns: [],
  dice: 'table',
  key: '',
  expires: null,
  revoked: false,
};

/** Returns the journal of this evening for all its seats, each line with its readers. */
export async function buildJournalLines(log: EveningLog): Promise<readonly JournalLine[]> {
  const { table } = log.live;
  const seats = activeSeatsOf(table);
  const tallies = await tallyEvening(log, [PUBLIC_SEAT, ...seats]);
  const lines = new Map<string, { readonly fact: JournalFact; readonly readers: Set<string> }>();
  for (const [seat, facts] of tallies)
    for (const fact of facts) {
      const key = JSON.stringify(fact);
      const line = lines.get(key) ?? { fact, readers: new Set() };
      line.readers.add(seat);
      lines.set(key, line);
    }
  const gms = new Set(seats.filter(({ role }) => role === 'gm').map(({ id }) => id));
  return [...lines.values()]
    .map(({ fact, readers }): JournalLine => {
      if (readers.has(PUBLIC_SEAT.id)) return { for: 'everyone', fact };
      const players = [...readers].filter((id) => !gms.has(id));
      return { for: players.length === 0 ? 'gm' : players, fact };
    })
    .slice(0, LIMITS.chapterLines);
}

/** Whether a seat may read a line of the journal. */
const mayRead = ({ for: readers }: JournalLine, { id, role }: Seat): boolean =>
  role === 'gm' || readers === 'everyone' || (readers !== 'gm' && readers.includes(id));

/** Which seats read a line is told to the game master only. */
const showLine = (line: JournalLine, { id, role }: Seat): JournalLine =>
  role === 'gm' || line.for === 'everyone' ? line : { ...line, for: [id] };

/** Returns the journal as a seat may read it: the evenings before, and this one so far. */
export async function readJournal(
  store: Store,
  { live, seat }: SeatAtTable,
): Promise<{ readonly chapters: readonly VisibleChapter[] }> {
  const { table } = live;
  const { campaign } = table;
  const log = { store, live };
  const tonight =
    seat.role === 'gm'
      ? await buildJournalLines(log)
      : ((await tallyEvening(log, [seat])).get(seat.id) ?? []).map((fact) => ({ for: [seat.id], fact }));
  const [opening] = await store.read(table.id, 0, 1);
  const chapters = campaign.chapters.map(({ lines, ...chapter }) => ({
    ...chapter,
    lines: lines.filter((line) => mayRead(line, seat)).map((line) => showLine(line, seat)),
  }));
  const { number, day, text } = campaign;
  const { title, dice } = table;
  const began = opening?.moment ?? 0;
  const { commitment } = dice.seal;
  return {
    chapters: [...chapters, { number, title, began, ended: null, day, commitment, text, lines: tonight }],
  };
}
