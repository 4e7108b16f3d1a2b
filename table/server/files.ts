import { systemById } from '@arbitro/catalogue';
import { type Doing, type Export, exportSchema, type KeptEntry, type Seat } from '@arbitro/protocol';
import { checked } from '@arbitro/scenario';
import type { No } from './hall.ts';
import { lineOf } from './lines.ts';
import { first } from './live-table.ts';
import { entryOf, gmSeat, newSeal } from './making.ts';
import { noOf, refused } from './no.ts';
import { freeSeatId, newKey, newTableId } from './seats.ts';
import { folded, type Table } from './table.ts';

/** What a file brings: its entries, and a seat for the game master who brought it. */
export interface Brought {
  readonly entries: readonly KeptEntry[];
  readonly seat: string;
  readonly key: string;
}

/** A table from a file: read by the schema, and folded once to see that it can be played on. */
export function broughtFrom(
  file: unknown,
  { id, now }: { readonly id: string; readonly now: number },
): Brought | No {
  const read = readFile(file);
  const fault = typeof read === 'string' ? read : listFault(read);
  if (typeof read === 'string' || fault) return refused('not-an-export', { what: fault ?? '' });
  if (!systemById(read.system)) return refused('system-away', { id: read.system });
  // a key in a file was put there by somebody who would come in by it
  const entries = read.entries.map((entry) => withDoing(entry, keyless));
  const table = replayed(id, { ...read, entries });
  if (typeof table === 'string') return refused('not-an-export', { what: table });
  const fit = checked(table.system.schemas.world, table.game.open?.before ?? table.game.world, ['world']);
  if (!fit.ok) return noOf({ faults: fit.faults });
  return withNewSeat(table, entries, now);
}

/** The file by its schema; or what is wrong with it. */
function readFile(file: unknown): Export | string {
  try {
    const read = exportSchema.safeParse(file);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    return issue ? `${issue.path.join('.')}: ${issue.message}` : '';
  } catch (error) {
    // lists in lists in lists, deeper than any reader goes
    if (error instanceof RangeError) return 'entries';
    throw error;
  }
}

/** Moments go on from the last one: the year 2200 leaves room enough. */
const LAST_MOMENT = Date.UTC(2200, 0) * 1000;
const isKept = (command: string): boolean => !command.includes('\0') && !/\p{Cs}/u.test(command);

/** Versions without a gap, moments in order, no command twice or that no database keeps. */
function listFault({ entries }: Export): string | undefined {
  const commands = new Set(entries.map(({ command }) => command));
  if (commands.size < entries.length) return 'entries.command';
  const at = entries.findIndex(
    ({ version, moment, command }, i) =>
      version !== i + 1 ||
      moment <= (entries[i - 1]?.moment ?? -1) ||
      moment > LAST_MOMENT ||
      !isKept(command),
  );
  return at < 0 ? undefined : `entries.${at}`;
}

/** Every entry folded and told once; or the place of the first that cannot be. */
function replayed(id: string, { entries, system }: Export): Table | string {
  let table: Table | undefined;
  let at = 0;
  try {
    for (const entry of entries) {
      table = table ? folded(table, entry) : first(id, entry);
      if (table.system.id !== system) return 'system';
      tried(table, entry);
      at++;
    }
  } catch {
    return `entries.${at}`;
  }
  return table ?? 'entries';
}

/** Everything that will be read of the entry is read once, so that it cannot fail later. */
function tried(table: Table, entry: KeptEntry): void {
  const { does } = entry.kept;
  for (const seat of table.seats) lineOf(table, entry, seat);
  if (does.kind === 'opened' || does.kind === 'went-back')
    table.system.schemas.world.parse(does.game.open?.before ?? does.game.world);
  if (does.kind === 'acted' || does.kind === 'answered')
    for (const { event } of does.events) table.system.face.tells(event);
}

function withNewSeat(table: Table, entries: readonly KeptEntry[], now: number): Brought {
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
  return { entries: [...entries, ...more], seat: id, key };
}

/** A table as a file: without keys, and without the seed that is still sealed. */
export function exportOf({ system, title }: Table, entries: readonly KeptEntry[]): Export {
  const revealed = new Set(
    entries.flatMap(({ kept: { does } }) => (does.kind === 'sealed' ? [does.revealed.commitment] : [])),
  );
  const blank = <S extends { commitment: string; seed: string }>(seal: S): S =>
    revealed.has(seal.commitment) ? seal : { ...seal, seed: '' };
  const seedless = (does: Doing): Doing =>
    does.kind === 'opened' || does.kind === 'sealed' ? { ...does, seal: blank(does.seal) } : does;
  const cut = entries.map((entry) => withDoing(entry, (does) => keyless(seedless(does))));
  return { arbitro: 'table', format: 1, system: system.id, title, entries: cut };
}

const withDoing = (entry: KeptEntry, change: (does: Doing) => Doing): KeptEntry => ({
  ...entry,
  kept: { ...entry.kept, does: change(entry.kept.does) },
});

function keyless(does: Doing): Doing {
  if (does.kind === 'opened') return { ...does, seats: does.seats.map(withoutKey) };
  return does.kind === 'seated' ? { ...does, seat: withoutKey(does.seat) } : does;
}

const withoutKey = (seat: Seat): Seat => ({ ...seat, key: '' });
