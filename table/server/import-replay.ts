import type { Refusal } from '@arbitro/kernel';
import { type Doing, type KeptEntry, keptEntry, refuseAt } from '@arbitro/protocol';
import { checked } from '@arbitro/scenario';
import type { Snapshot } from '@arbitro/store';
import type { z } from 'zod';
import type { Unfit } from './commands/desk.ts';
import { keyless, withDoing } from './files.ts';
import { lineOf } from './lines.ts';
import { first, showEntry } from './live-table.ts';
import { entryOf, gmSeat, newSeal } from './making.ts';
import { EntryPacker, type PackedEntries } from './packed-entries.ts';
import { freeSeatId, newKey, newTableId } from './seats.ts';
import { snapshotOf } from './snapshot.ts';
import { folded, type Table } from './table.ts';
import { findOverLimit } from './table-limits.ts';
import { findTooLargeWorld } from './world-limits.ts';

/**
 * The result of an import: its entries as they are stored, the resulting table, and a seat for the game master who
 * imported it.
 */
export interface Brought {
  readonly entries: PackedEntries;
  readonly snapshot: Snapshot;
  readonly seat: string;
  readonly key: string;
}

export const notAnExport = (what: string): Refusal => refuseAt('not-an-export', { what });

export function firstIssue({ issues: [issue] }: z.ZodError, before = ''): string {
  return issue ? `${before}${issue.path.join('.')}: ${issue.message}` : before;
}

/** New moments follow the last: the year 2200 leaves enough room. */
const LAST_MOMENT = Date.UTC(2200, 0) * 1000;
const isKept = (command: string): boolean => !command.includes('\0') && !/\p{Cs}/u.test(command);

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
    const at = `entries.${this.count}`;
    const read = keptEntry.safeParse(raw);
    if (!read.success) return notAnExport(firstIssue(read.error, `${at}.`));
    const entry = withDoing(read.data, keyless);
    if (!this.#isNext(entry)) return notAnExport(at);
    const before = this.#table;
    try {
      const table = before ? folded(before, entry) : first(this.#id, entry);
      if (table.system.id !== this.#system) return notAnExport('system');
      const over = hasGrown(before, table) ? findOverLimit(table) : findGrownWorld(before, table, entry);
      if (over) return refuseAt('over-limit', { ...over, what: `${at}: ${over.what}` });
      tryToRead(table, entry);
      this.#table = table;
    } catch {
      return notAnExport(at);
    }
    this.#commands.add(entry.command);
    this.#packer.add(showEntry(entry));
    this.#count++;
    return undefined;
  }

  /** Returns the table with a seat for the person who imported it, if it can be played. */
  finish(now: number): Brought | Refusal | Unfit {
    const table = this.#table;
    if (!table) return notAnExport('entries');
    const { world, open } = table.game;
    const fit = checked(table.system.schemas.world, open?.before ?? world, ['world']);
    if (!fit.ok) return { faults: fit.faults };
    const over = findTooLargeWorld(open?.before ?? world);
    return over ? refuseAt('over-limit', { ...over }) : withNewSeat(table, this.#packer, now);
  }

  /** Checks that versions have no gap, moments are in order, and commands are unique and storable. */
  #isNext({ version, moment, command }: KeptEntry): boolean {
    return (
      version === this.count + 1 &&
      moment > (this.#table?.moment ?? -1) &&
      moment <= LAST_MOMENT &&
      isKept(command) &&
      !this.#commands.has(command)
    );
  }
}

/** Most entries are actions, which add nothing that is limited. */
const hasGrown = (before: Table | undefined, { seats, notes, orders, game }: Table): boolean =>
  before?.seats !== seats ||
  before.notes !== notes ||
  before.orders !== orders ||
  before.game.world.creatures.length !== game.world.creatures.length;

/** An action changes little of a world; any other change may add anything. */
function findGrownWorld(before: Table | undefined, { game }: Table, { kept: { does } }: KeptEntry) {
  const isPlayed = does.kind === 'acted' || does.kind === 'answered';
  return isPlayed || before?.game.world === game.world ? undefined : findTooLargeWorld(game.world);
}

/** Reads everything that will be needed from the entry once, so that it cannot fail later. */
function tryToRead(table: Table, entry: KeptEntry): void {
  const { does } = entry.kept;
  for (const seat of table.seats) lineOf(table, entry, seat);
  if (does.kind === 'opened' || does.kind === 'went-back')
    table.system.schemas.world.parse(table.game.open?.before ?? table.game.world);
  if (does.kind === 'acted' || does.kind === 'answered')
    for (const { event } of does.events) table.system.face.tells(event);
}

function withNewSeat(table: Table, packer: EntryPacker, now: number): Brought {
  const id = freeSeatId(table);
  const key = newKey(id);
  const batch = newTableId();
  const does: readonly Doing[] = [
    ...(table.game.open ? [{ kind: 'withdrawn', because: 'gm' } as const] : []),
    { kind: 'seated', seat: gmSeat(id, 'GM', key), fresh: true },
    { kind: 'sealed', seal: newSeal(), revealed: { ...table.dice.seal, seed: '' } },
  ];
  const start = Math.max(now, table.moment + 1);
  const more = does.map((one, i) =>
    entryOf({
      version: table.version + 1 + i,
      moment: start + i,
      command: `brought:${batch}:${i}`,
      does: one,
      seat: id,
    }),
  );
  const after = more.reduce(folded, table);
  for (const entry of more) packer.add(showEntry(entry));
  return { entries: packer.finish(), snapshot: snapshotOf(after), seat: id, key };
}
