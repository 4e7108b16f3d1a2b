import { parseWithSchema, type Refusal } from '@arbitro/kernel';
import { type EntryChange, type LogEntry, logEntrySchema, refuseAtTable } from '@arbitro/protocol';
import type { Snapshot } from '@arbitro/store';
import type { z } from 'zod';
import type { SchemaFaults } from '../commands/context.ts';
import { openTable, serializeEntry } from '../live/live-table.ts';
import { createKey, createTableId, findFreeSeatId } from '../live/seats.ts';
import { takeSnapshot } from '../live/snapshot.ts';
import { applyEntry, type Table } from '../live/table.ts';
import { findOverLimit } from '../live/table-limits.ts';
import { findTooLargeWorld } from '../live/world-limits.ts';
import { listPictureIds } from '../pictures/picture-ids.ts';
import { buildLogLine } from '../secrecy/log-lines.ts';
import { mapEntryChange, removeKeys } from './entry-secrets.ts';
import { buildEntry, buildGmSeat, createSeal } from './new-table.ts';
import { EntryPacker, type PackedEntries } from './packed-entries.ts';

/**
 * The result of an import: its entries as they are stored, the resulting table, and a seat for the game master who
 * imported it.
 */
export interface ImportedTable {
  readonly entries: PackedEntries;
  readonly snapshot: Snapshot;
  readonly seat: string;
  readonly key: string;
  /** The pictures it has now. */
  readonly pictureIds: readonly string[];
}

export const refuseNotExport = (what: string): Refusal => refuseAtTable('not-an-export', { what });

export function describeFirstIssue({ issues: [issue] }: z.ZodError, before = ''): string {
  return issue ? `${before}${issue.path.join('.')}: ${issue.message}` : before;
}

/** New moments follow the last: the year 2200 leaves enough room. */
const LAST_MOMENT = Date.UTC(2200, 0) * 1000;
const isValidCommandId = (command: string): boolean => !command.includes('\0') && !/\p{Cs}/u.test(command);

/** Applies the entries of a file one after the other to check that the table can be played. */
export class ImportReplay {
  readonly #id: string;
  readonly #system: string;
  readonly #packer = new EntryPacker();
  readonly #commands = new Set<string>();
  #table: Table | undefined;
  #count = 0;

  constructor(id: string, system: string) {
    this.#id = id;
    this.#system = system;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds the next entry, or returns what is wrong with it. */
  add(raw: unknown): Refusal | undefined {
    const path = `entries.${this.count}`;
    const read = logEntrySchema.safeParse(raw);
    if (!read.success) return refuseNotExport(describeFirstIssue(read.error, `${path}.`));
    const entry = mapEntryChange(read.data, (change) => unlinkEvenings(removeKeys(change)));
    if (!this.#isNext(entry)) return refuseNotExport(path);
    const before = this.#table;
    try {
      const table = before ? applyEntry(before, entry) : openTable(this.#id, entry);
      if (table.system.id !== this.#system) return refuseNotExport('system');
      const overLimit = hasGrown(before, table) ? findOverLimit(table) : findGrownWorld(before, table, entry);
      if (overLimit) return refuseAtTable('over-limit', { ...overLimit, what: `${path}: ${overLimit.what}` });
      tryToRead(table, entry);
      this.#table = table;
    } catch {
      return refuseNotExport(path);
    }
    this.#commands.add(entry.command);
    this.#packer.add(serializeEntry(entry));
    this.#count++;
    return undefined;
  }

  /** Returns the table with a seat for the person who imported it, if it can be played. */
  finish(now: number): ImportedTable | Refusal | SchemaFaults {
    const table = this.#table;
    if (!table) return refuseNotExport('entries');
    const { world, open } = table.game;
    const fit = parseWithSchema(table.system.schemas.world, open?.before ?? world, ['world']);
    if (!fit.ok) return { faults: fit.faults };
    const overLimit = findTooLargeWorld(open?.before ?? world);
    return overLimit ? refuseAtTable('over-limit', { ...overLimit }) : addGmSeat(table, this.#packer, now);
  }

  /** Checks that versions have no gap, moments are in order, and commands are unique and storable. */
  #isNext({ version, moment, command }: LogEntry): boolean {
    return (
      version === this.count + 1 &&
      moment > (this.#table?.moment ?? -1) &&
      moment <= LAST_MOMENT &&
      isValidCommandId(command) &&
      !this.#commands.has(command)
    );
  }
}

/** A file is of one evening: the tables of those before and after are not here. */
function unlinkEvenings(change: EntryChange): EntryChange {
  if (change.kind === 'continued') return { ...change, table: null };
  if (change.kind !== 'opened' || !change.carried) return change;
  const campaign = { ...change.carried.campaign, previous: null, next: null };
  return { ...change, carried: { ...change.carried, campaign } };
}

/** Most entries are actions, which add nothing that is limited. */
const hasGrown = (
  before: Table | undefined,
  { seats, notes, pictures, orders, joining, campaign, game }: Table,
): boolean =>
  before?.seats !== seats ||
  before.pictures !== pictures ||
  before.notes !== notes ||
  before.orders !== orders ||
  before.joining !== joining ||
  before.campaign !== campaign ||
  before.game.world.creatures.length !== game.world.creatures.length;

/** An action changes little of a world; any other change may add anything. */
function findGrownWorld(before: Table | undefined, { game }: Table, { kept: { does } }: LogEntry) {
  const isPlayed = does.kind === 'acted' || does.kind === 'answered';
  return isPlayed || before?.game.world === game.world ? undefined : findTooLargeWorld(game.world);
}

/** Reads everything that will be needed from the entry once, so that it cannot fail later. */
function tryToRead(table: Table, entry: LogEntry): void {
  const { does } = entry.kept;
  for (const seat of table.seats) buildLogLine(table, entry, seat);
  if (does.kind === 'opened' || does.kind === 'went-back')
    table.system.schemas.world.parse(table.game.open?.before ?? table.game.world);
  if (does.kind === 'acted' || does.kind === 'answered')
    for (const { event } of does.events) table.system.presentation.describeEvent(event);
}

function addGmSeat(table: Table, packer: EntryPacker, now: number): ImportedTable {
  const id = findFreeSeatId(table);
  const key = createKey(id);
  const batch = createTableId();
  const changes: readonly EntryChange[] = [
    ...(table.game.open ? [{ kind: 'withdrawn', because: 'gm' } as const] : []),
    { kind: 'seated', seat: buildGmSeat(id, 'GM', key), fresh: true },
    { kind: 'sealed', seal: createSeal(), revealed: { ...table.dice.seal, seed: '' } },
  ];
  const start = Math.max(now, table.moment + 1);
  const converted = changes.map((item, i) =>
    buildEntry({
      version: table.version + 1 + i,
      moment: start + i,
      command: `brought:${batch}:${i}`,
      does: item,
      seat: id,
    }),
  );
  const after = converted.reduce(applyEntry, table);
  for (const entry of converted) packer.add(serializeEntry(entry));
  const pictureIds = listPictureIds(after);
  return { entries: packer.finish(), snapshot: takeSnapshot(after), seat: id, key, pictureIds };
}
