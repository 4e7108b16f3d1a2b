import { type KeptEntry, type MakeTable, refuseAt, type TableRefusal } from '@arbitro/protocol';
import type { Entry } from '@arbitro/store';
import { isRefusal, isUnfit, playable, type Unfit } from './commands/desk.ts';
import type { Answer, Hall, Made, No, Sitting } from './hall.ts';
import type { Keeper } from './keep.ts';
import { showEntry } from './live-table.ts';
import { gmSeat, openingEntry } from './making.ts';
import { momentOf } from './moments.ts';
import { noOf, refused } from './no.ts';
import { unpackEntries } from './packed-entries.ts';
import { gameAt } from './pages.ts';
import type { Reader } from './reader.ts';
import { forkedId, keyFrom, newTableId } from './seats.ts';
import { keepHidden } from './secrecy.ts';
import { isNo, type Place, type Tables } from './tables.ts';
import type { Unfinished } from './task-pool.ts';
import type { TaskResult } from './thread-tasks.ts';

interface Parts {
  readonly tables: Tables;
  readonly keeper: Keeper;
  readonly ask: Hall['ask'];
  readonly reader: Pick<Reader, 'run'>;
}

/** New tables: created, imported from a file, or forked from another table. */
export const openingDesk = (parts: Parts): Pick<Hall, 'make' | 'bring' | 'fork'> => ({
  make: (request, from) => make(parts, request, from),
  bring: (file, from) => bring(parts, file, from),
  fork: (sitting, asked) => fork(parts, sitting, asked),
});

const momentNow = (tables: Tables): number => momentOf(tables.now());

/** The default origin of a request: a program on this machine. */
const HERE = 'here';

const UNREAD = {
  'too-costly': 'reading-too-costly',
  broke: 'reading-too-costly',
  busy: 'reading-busy',
  'given-up': 'reading-busy',
} as const satisfies Readonly<Record<Unfinished, TableRefusal>>;

type Outcomes = Extract<TaskResult, { outcome: unknown }>;
type Outcome<K extends Outcomes['kind']> = Extract<Outcomes, { kind: K }>['outcome'];

/** Returns the result of reading a document, or a refusal. */
function readOutcome<K extends Outcomes['kind']>(
  kind: K,
  result: TaskResult | Unfinished,
): Exclude<Outcome<K>, { code: string } | Unfit> | No {
  if (typeof result === 'string') return refused(UNREAD[result]);
  if (result.kind !== kind || !('outcome' in result)) throw new Error(`${kind} was read as ${result.kind}`);
  const { outcome } = result;
  if (isRefusal(outcome) || isUnfit(outcome)) return noOf(outcome);
  return outcome as Exclude<Outcome<K>, { code: string } | Unfit>;
}

async function make(parts: Parts, request: MakeTable, from = HERE): Promise<Answer<Made>> {
  const { tables, ask, reader } = parts;
  const task = { kind: 'start', request, now: momentNow(tables) } as const;
  const start = readOutcome('start', await reader.run(from, task));
  if (isNo(start)) return start;
  const { entry, actions, ...gm } = start;
  const value = { table: await createTable(tables, entry), ...gm };
  for (const [at, action] of actions.entries()) {
    await ask(value, 'act', { command: `demo-${at}`, action: { ...action } });
    await answered(parts, value, `demo-${at}`);
  }
  return { ok: true, value };
}

/** Stores a new table under an unused id. */
async function createTable(tables: Tables, entry: Entry): Promise<string> {
  const table = newTableId();
  return (await tables.store.create(table, [entry])) ? table : createTable(tables, entry);
}

/** Answers the questions of an encounter's start (initiative ties), so that it begins with an action to choose. */
async function answered({ tables, ask }: Parts, sitting: Sitting, command: string): Promise<void> {
  for (let n = 0; ; n++) {
    const place = await tables.place(sitting);
    const open = isNo(place) ? null : place.live.table.game.open;
    if (!open) return;
    const who =
      open.ask.kind === 'roll' ? open.ask.by : open.ask.to.find((one) => !(one.who in open.chosen))?.who;
    const body = { command: `${command}-${n}`, ask: open.id, byPolicy: true as const };
    const kept = await ask(sitting, 'answer', who === undefined ? body : { ...body, who });
    if (!kept.ok) return;
  }
}

async function bring({ tables, reader }: Parts, bytes: Uint8Array, from = HERE): Promise<Answer<Made>> {
  const id = newTableId();
  const task = { kind: 'import', bytes, id, now: momentNow(tables) } as const;
  const brought = readOutcome('import', await reader.run(from, task));
  if (isNo(brought)) return brought;
  const { entries, snapshot, seat, key } = brought;
  await tables.store.create(id, unpackEntries(entries));
  // so that the first seat need not wait until the whole log is applied again
  await tables.store.saveSnapshot(id, snapshot).catch(() => undefined);
  return { ok: true, value: { table: id, seat, key } };
}

interface ForkAsked {
  readonly command: string;
  readonly at?: number | undefined;
  readonly uncover?: boolean | undefined;
}

async function fork(
  { tables, keeper }: Parts,
  sitting: Sitting,
  { command, at, uncover = false }: ForkAsked,
): Promise<Answer<Made>> {
  const place = await tables.place(sitting);
  if (isNo(place)) return place;
  if (place.seat.role !== 'gm') return refused('not-allowed');
  const key = keyFrom(sitting.key, 's1', `fork ${command}`);
  // in the queue of commands: the table does not change meanwhile
  const kept = await keeper.keep(
    sitting,
    { command, digest: `fork ${at ?? ''}${uncover ? ' uncover' : ''}` },
    async (now) => {
      const opens = await forkOpening(tables, now, { at, key, uncover });
      if (!opens) return refuseAt('no-such-moment');
      if (isUnfit(opens)) return opens;
      const table = forkedId(sitting.key, command);
      await tables.store.create(table, [showEntry(opens)]);
      return { kind: 'forked', table, at: at ?? now.live.table.moment };
    },
  );
  if (!kept.ok) return kept;
  const { does } = kept.value.kept;
  if (does.kind !== 'forked') throw new Error('a fork was kept as something else');
  return { ok: true, value: { table: does.table, seat: 's1', key } };
}

/**
 * Builds the first entry of a table forked from the state of another: with its own dice, and only its creator's seat.
 */
async function forkOpening(
  tables: Tables,
  { live, seat }: Place,
  { at, key, uncover }: { readonly at: number | undefined; readonly key: string; readonly uncover: boolean },
): Promise<KeptEntry | Unfit | undefined> {
  const { system, title, id, moment } = live.table;
  const then = at === undefined || at === moment ? live.table : await gameAt(tables.store, live, at);
  if (!then) return undefined;
  const before = { ...then.game, world: then.game.open?.before ?? then.game.world, open: null };
  const stood = playable(live.table, before);
  if (isUnfit(stood)) return stood;
  const game = uncover ? stood : keepHidden(live.table, stood);
  const from = { table: id, moment: at ?? moment };
  return openingEntry({
    system,
    title,
    game,
    seat: gmSeat('s1', seat.name, key),
    moment: momentNow(tables),
    from,
  });
}
