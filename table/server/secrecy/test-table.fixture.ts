import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import {
  type AnyWorld,
  demoOf,
  encounterFile,
  type Json,
  type Language,
  type Offer,
  replaceNames,
  type System,
} from '@arbitro/kernel';
import type {
  CommandBody,
  CommandName,
  LogLine,
  NewTableRequest,
  Seat,
  StreamMessage,
} from '@arbitro/protocol';
import { commitmentOf } from '@arbitro/seal';
import { openMemory, type Store } from '@arbitro/store';
import { fillOfferAtRandom, isInTonightSample, tonightOf } from '@arbitro/testing';
import { openTable, parseEntry, readStoredEntries, serializeEntry } from '../live/live-table.ts';
import { openTableService } from '../live/open-table-service.ts';
import { applyEntry, type Table } from '../live/table.ts';
import type { SeatSession, ServiceResult, StreamListener, TableService } from '../live/table-service.ts';

/** A table in its own service, whose clock stands still until it is set. */
export interface TestTable {
  readonly service: TableService;
  readonly store: Store;
  readonly clock: { ms: number };
  readonly id: string;
  readonly seats: Readonly<Record<string, SeatSession>>;
}

const START = 1_800_000_000_000;
let commands = 0;

/** A person who takes a seat: their name, and the creatures they play. */
export interface Guest {
  readonly role: Seat['role'];
  readonly owns?: readonly string[];
}

const SEED = '5e'.repeat(32);
const SEAL = { seed: SEED, commitment: commitmentOf(SEED) };

/** Creates a table with the game master `gm` and these guests, by their names. Its dice are always the same. */
export async function openTestTable(
  request: NewTableRequest,
  guests: Readonly<Record<string, Guest>> = {},
): Promise<TestTable> {
  const clock = { ms: START };
  const before = openMemory();
  const newTable = requireValue(await openTableService({ store: before, now: () => clock.ms }).make(request));
  const [opening, ...rest] = (await before.read(newTable.table, 0)).map(parseEntry);
  if (opening?.kept.does.kind !== 'opened') throw new Error('a table begins with its opening');
  const id = 'a-trial-of-secrets'.replaceAll('-', '');
  const store = openMemory();
  const sealedEntry = { ...opening.kept, does: { ...opening.kept.does, seal: SEAL } };
  await store.create(id, [serializeEntry({ ...opening, kept: sealedEntry })]);
  const seats: Record<string, SeatSession> = { gm: { table: id, seat: newTable.seat, key: newTable.key } };
  const trial = { service: openTableService({ store, now: () => clock.ms }), store, clock, id, seats };
  for (const {
    kept: { does },
  } of rest)
    if (does.kind === 'acted') requireValue(await askAs(trial, 'gm', 'act', { action: { ...does.action } }));
  for (const [name, guest] of Object.entries(guests)) seats[name] = await addGuest(trial, name, guest);
  return trial;
}

/** Gives a guest a seat. */
export async function addGuest(trial: TestTable, name: string, { role, owns }: Guest): Promise<SeatSession> {
  const body = { role, name, ...(owns && { owns: [...owns] }) };
  const { seat = '', key = '' } = requireValue(await askAs(trial, 'gm', 'seat', body));
  return { table: trial.id, seat, key };
}

/** Creates a copy of the table in its own service and store. */
export async function copyTable({ store, clock, id, seats }: TestTable): Promise<TestTable> {
  const ownStore = openMemory();
  await ownStore.create(id, await store.read(id, 0));
  const ticks = { ms: clock.ms };
  return {
    service: openTableService({ store: ownStore, now: () => ticks.ms }),
    store: ownStore,
    clock: ticks,
    id,
    seats,
  };
}

export const closeTables = (...trials: readonly TestTable[]): Promise<unknown> =>
  Promise.all(trials.map(({ service: tableService }) => tableService.close()));

type CommandFields<N extends CommandName> = Omit<CommandBody<N>, 'command'> & { readonly command?: string };

/** Sends a command from a seat, with its own id, a moment after the last one. */
export function askAs<N extends CommandName>(
  trial: TestTable,
  who: string,
  name: N,
  body: CommandFields<N>,
): Promise<ServiceResult<unknown & { moment: number; seat?: string; key?: string }>> {
  trial.clock.ms += 1;
  const command = `try-${++commands}`;
  return trial.service.ask(sessionOf(trial, who), name, { command, ...body } as unknown as CommandBody<N>);
}

export function sessionOf({ seats }: TestTable, who: string): SeatSession {
  const found = seats[who];
  if (!found) throw new Error(`nobody sits here as ${who}`);
  return found;
}

export function requireValue<T>(answer: ServiceResult<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`refused: ${JSON.stringify(answer.refusal)} ${JSON.stringify(answer.faults ?? '')}`);
}

const LANGUAGES: readonly Language[] = ['en', 'it', 'fi'];

/** Returns everything the service sends in an answer, as text. */
export const resultTextOf = (answer: ServiceResult<unknown>): string =>
  answer.ok
    ? JSON.stringify(answer.value)
    : JSON.stringify({ ...answer, says: LANGUAGES.map((language) => answer.says(language)) });

export const resultCodeOf = (answer: ServiceResult<unknown>): string =>
  answer.ok ? 'ok' : answer.refusal.code;

/** Listens to the stream of a seat and records it. */
export class TestListener implements StreamListener {
  readonly frames: string[] = [];
  ended = false;
  #readCount = 0;
  tell(frame: string): void {
    this.frames.push(frame);
  }
  end(): void {
    this.ended = true;
  }
  /** The messages, parsed as an app parses them. */
  get told(): readonly StreamMessage[] {
    return this.frames.map((frame) => JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? ''));
  }
  get lines(): readonly LogLine[] {
    return this.told.flatMap(({ lines }) => lines);
  }
  /** Returns what was heard since the last call. */
  takeNews(): string {
    const newFrames = this.frames.slice(this.#readCount).join('');
    this.#readCount = this.frames.length;
    return newFrames;
  }
}

export async function listenAs(trial: TestTable, who: string, since?: number): Promise<TestListener> {
  const testListener = new TestListener();
  requireValue(await trial.service.listen(sessionOf(trial, who), since, testListener));
  return testListener;
}

const tables = new WeakMap<TestTable, Table>();

/** Returns the table as the server has it. */
export async function loadTestTable(trial: TestTable): Promise<Table> {
  const { store, id } = trial;
  let table = tables.get(trial);
  for await (const stored of readStoredEntries(store, id, { after: table?.version ?? 0 })) {
    const entry = parseEntry(stored);
    table = table ? applyEntry(table, entry) : openTable(id, entry);
  }
  if (!table) throw new Error(`there is no table ${id}`);
  tables.set(trial, table);
  return table;
}

async function loadTestWorld(trial: TestTable): Promise<AnyWorld> {
  return (await loadTestTable(trial)).game.world;
}

export async function readMessage(trial: TestTable, who: string): Promise<StreamMessage> {
  return requireValue(await trial.service.see(sessionOf(trial, who)));
}

/** Returns everything a seat can read of its table, as one text. */
export async function readEverything(trial: TestTable, who: string): Promise<string> {
  const { service: tableService } = trial;
  const seatSession = sessionOf(trial, who);
  const ids = (await loadTestWorld(trial)).creatures.map(({ id }) => id);
  const messages = await Promise.all([
    tableService.see(seatSession),
    tableService.offers(seatSession),
    tableService.log(seatSession, { limit: 1000 }),
    tableService.exported(seatSession),
    ...ids.map((id) => tableService.creature(seatSession, id)),
  ]);
  const texts = messages.slice(0, 4).map(resultTextOf);
  // a refused file names the requested id
  const files = messages.slice(4).flatMap((answer) => (answer.ok ? [resultTextOf(answer)] : []));
  return [...texts, ...files, ...(await listenAs(trial, who)).frames].join('\n');
}

/** Returns a system's demo without its fight. */
export const peacefulDemoOf = (system: System): NewTableRequest => {
  const { steps: _, ...scenario } = encounterFile(system);
  return { scenario };
};

export const seedDie = (seed: string): Die => createSeededDie(seedOf(seed));

/** Fills an offer at random. */
export const fillOffer = (offer: Offer, die: Die): { type: string } =>
  fillOfferAtRandom(offer, die) as unknown as { type: string };

export const pickRandom = <T>(list: readonly T[], die: Die): T | undefined =>
  list.length === 0 ? undefined : list[die(list.length) - 1];

export const toJson = (value: unknown): Json => value as Json;

/** Returns the players of the demo: the first creatures have one player each; one guest is a spectator. */
export function demoGuestsOf(system: System): Readonly<Record<string, Guest>> {
  const file = demoOf(system).file as unknown as {
    readonly creatures: readonly { readonly id?: string; readonly from?: string }[];
  };
  const [text, two, three] = file.creatures.map(({ id, from }) => id ?? from ?? '');
  return {
    ann: { role: 'player', owns: [text ?? ''] },
    bea: { role: 'player', owns: [two ?? ''] },
    /** Is told secrets, so that the others are not. */
    cid: { role: 'player', owns: [three ?? ''] },
    dan: { role: 'spectator' },
  };
}

/** The seats that must not learn the secrets. */
export const OBSERVERS = ['ann', 'bea', 'dan'] as const;

/** Returns the action with another creature's name, once for each place with a name. */
export function exchangeNames(action: Json, id: string): readonly Json[] {
  const names = new Set<string>();
  JSON.stringify(action, (key, value) => {
    if (typeof value === 'string' && key !== 'type') names.add(value);
    return value;
  });
  return [...names].map((name) => replaceNames(action, new Map([[name, id]])));
}

/** Throws at the first difference between two texts. */
export function expectSame(item: string, other: string, context: string): void {
  if (item === other) return;
  let index = 0;
  while (item[index] === other[index]) index++;
  const near = (text: string): string => text.slice(Math.max(0, index - 300), index + 300);
  throw new Error(`${context}, at ${index}:\n  ${near(item)}\nbut with secrets\n  ${near(other)}`);
}

/** The number of plays of each kind: `SECRET_PLAYS=300` for a long run. A failure message contains the seed of its play. */
export const listSeeds = (fallback: number): readonly string[] =>
  Array.from({ length: Number(process.env.SECRET_PLAYS ?? fallback) }, (_, n) => `play ${n + 1}`);

/** This many plays take turns, all of them known to pass. */
const NIGHTS = 4;

/** Whether an item of a list has its turn tonight, as each has in one of so many nights; in a long run always. */
export const isInTonightPart = (index: number, nights: number): boolean =>
  process.env.SECRET_PLAYS !== undefined || isInTonightSample(index, nights);

/** One play, another each night by UTC; in a long run the first of all. `SECRET_PLAYS=4` repeats those of all nights. */
export function listTonightSeeds(): readonly string[] {
  return process.env.SECRET_PLAYS === undefined ? [`play ${tonightOf(NIGHTS)}`] : listSeeds(1);
}
