import { type Die, seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyWorld,
  demoOf,
  encounterFile,
  type Json,
  type Language,
  type Offer,
  renamed,
  type System,
} from '@arbitro/kernel';
import type { Body, CommandName, Line, MakeTable, Seat, Told } from '@arbitro/protocol';
import { commitmentOf } from '@arbitro/seal';
import { openMemory, type Store } from '@arbitro/store';
import { fill } from '@arbitro/testing';
import type { Answer, Hall, Listener, Sitting } from './hall.ts';
import { first, parseEntry, showEntry, storedEntries } from './live-table.ts';
import { openHall } from './open-hall.ts';
import { folded, type Table } from './table.ts';

/** A table in its own service, whose clock stands still until it is set. */
export interface Trial {
  readonly hall: Hall;
  readonly store: Store;
  readonly clock: { ms: number };
  readonly id: string;
  readonly seats: Readonly<Record<string, Sitting>>;
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
export async function tableWith(
  request: MakeTable,
  guests: Readonly<Record<string, Guest>> = {},
): Promise<Trial> {
  const clock = { ms: START };
  const before = openMemory();
  const made = must(await openHall({ store: before, now: () => clock.ms }).make(request));
  const [opening, ...rest] = (await before.read(made.table, 0)).map(parseEntry);
  if (opening?.kept.does.kind !== 'opened') throw new Error('a table begins with its opening');
  const id = 'a-trial-of-secrets'.replaceAll('-', '');
  const store = openMemory();
  const kept = { ...opening.kept, does: { ...opening.kept.does, seal: SEAL } };
  await store.create(id, [showEntry({ ...opening, kept })]);
  const seats: Record<string, Sitting> = { gm: { table: id, seat: made.seat, key: made.key } };
  const trial = { hall: openHall({ store, now: () => clock.ms }), store, clock, id, seats };
  for (const {
    kept: { does },
  } of rest)
    if (does.kind === 'acted') must(await ask(trial, 'gm', 'act', { action: { ...does.action } }));
  for (const [name, guest] of Object.entries(guests)) seats[name] = await guestAt(trial, name, guest);
  return trial;
}

/** Gives a guest a seat. */
export async function guestAt(trial: Trial, name: string, { role, owns }: Guest): Promise<Sitting> {
  const body = { role, name, ...(owns && { owns: [...owns] }) };
  const { seat = '', key = '' } = must(await ask(trial, 'gm', 'seat', body));
  return { table: trial.id, seat, key };
}

/** Creates a copy of the table in its own service and store. */
export async function twinOf({ store, clock, id, seats }: Trial): Promise<Trial> {
  const own = openMemory();
  await own.create(id, await store.read(id, 0));
  const ticks = { ms: clock.ms };
  return { hall: openHall({ store: own, now: () => ticks.ms }), store: own, clock: ticks, id, seats };
}

export const closed = (...trials: readonly Trial[]): Promise<unknown> =>
  Promise.all(trials.map(({ hall }) => hall.close()));

type Asked<N extends CommandName> = Omit<Body<N>, 'command'> & { readonly command?: string };

/** Sends a command from a seat, with its own id, a moment after the last one. */
export function ask<N extends CommandName>(
  trial: Trial,
  who: string,
  name: N,
  body: Asked<N>,
): Promise<Answer<unknown & { moment: number; seat?: string; key?: string }>> {
  trial.clock.ms += 1;
  const command = `try-${++commands}`;
  return trial.hall.ask(sitting(trial, who), name, { command, ...body } as unknown as Body<N>);
}

export function sitting({ seats }: Trial, who: string): Sitting {
  const found = seats[who];
  if (!found) throw new Error(`nobody sits here as ${who}`);
  return found;
}

export function must<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`refused: ${JSON.stringify(answer.refusal)} ${JSON.stringify(answer.faults ?? '')}`);
}

const LANGUAGES: readonly Language[] = ['en', 'it', 'fi'];

/** Returns everything the service sends in an answer, as text. */
export const textOf = (answer: Answer<unknown>): string =>
  answer.ok
    ? JSON.stringify(answer.value)
    : JSON.stringify({ ...answer, says: LANGUAGES.map((language) => answer.says(language)) });

export const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'ok' : answer.refusal.code);

/** Listens to the stream of a seat and records it. */
export class Ear implements Listener {
  readonly frames: string[] = [];
  ended = false;
  #taken = 0;
  tell(frame: string): void {
    this.frames.push(frame);
  }
  end(): void {
    this.ended = true;
  }
  /** The messages, parsed as an app parses them. */
  get told(): readonly Told[] {
    return this.frames.map((frame) => JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? ''));
  }
  get lines(): readonly Line[] {
    return this.told.flatMap(({ lines }) => lines);
  }
  /** Returns what was heard since the last call. */
  takeNews(): string {
    const news = this.frames.slice(this.#taken).join('');
    this.#taken = this.frames.length;
    return news;
  }
}

export async function earOf(trial: Trial, who: string, since?: number): Promise<Ear> {
  const ear = new Ear();
  must(await trial.hall.listen(sitting(trial, who), since, ear));
  return ear;
}

const tables = new WeakMap<Trial, Table>();

/** Returns the table as the server has it. */
export async function tableOf(trial: Trial): Promise<Table> {
  const { store, id } = trial;
  let table = tables.get(trial);
  for await (const stored of storedEntries(store, id, { after: table?.version ?? 0 })) {
    const entry = parseEntry(stored);
    table = table ? folded(table, entry) : first(id, entry);
  }
  if (!table) throw new Error(`there is no table ${id}`);
  tables.set(trial, table);
  return table;
}

async function worldOf(trial: Trial): Promise<AnyWorld> {
  return (await tableOf(trial)).game.world;
}

export async function seen(trial: Trial, who: string): Promise<Told> {
  return must(await trial.hall.see(sitting(trial, who)));
}

/** Returns everything a seat can read of its table, as one text. */
export async function allBytes(trial: Trial, who: string): Promise<string> {
  const { hall } = trial;
  const at = sitting(trial, who);
  const ids = (await worldOf(trial)).creatures.map(({ id }) => id);
  const told = await Promise.all([
    hall.see(at),
    hall.offers(at),
    hall.log(at, { limit: 1000 }),
    hall.exported(at),
    ...ids.map((id) => hall.creature(at, id)),
  ]);
  const texts = told.slice(0, 4).map(textOf);
  // a refused file names the requested id
  const files = told.slice(4).flatMap((answer) => (answer.ok ? [textOf(answer)] : []));
  return [...texts, ...files, ...(await earOf(trial, who)).frames].join('\n');
}

/** Returns a system's demo without its fight. */
export const peaceful = (system: System): MakeTable => {
  const { steps: _, ...scenario } = encounterFile(system);
  return { scenario };
};

export const dieFor = (seed: string): Die => seededDie(seedOf(seed));

/** Fills an offer at random. */
export const filledBy = (offer: Offer, die: Die): { type: string } =>
  fill(offer, die) as unknown as { type: string };

export const pick = <T>(list: readonly T[], die: Die): T | undefined =>
  list.length === 0 ? undefined : list[die(list.length) - 1];

export const asJson = (value: unknown): Json => value as Json;

/** Returns the players of the demo: the first creatures have one player each; one guest is a spectator. */
export function guestsFor(system: System): Readonly<Record<string, Guest>> {
  const file = demoOf(system).file as unknown as {
    readonly creatures: readonly { readonly id?: string; readonly from?: string }[];
  };
  const [one, two, three] = file.creatures.map(({ id, from }) => id ?? from ?? '');
  return {
    ann: { role: 'player', owns: [one ?? ''] },
    bea: { role: 'player', owns: [two ?? ''] },
    /** Is told secrets, so that the others are not. */
    cid: { role: 'player', owns: [three ?? ''] },
    dan: { role: 'spectator' },
  };
}

/** The seats that must not learn the secrets. */
export const OBSERVERS = ['ann', 'bea', 'dan'] as const;

/** Returns the action with another creature's name, once for each place with a name. */
export function naming(action: Json, id: string): readonly Json[] {
  const names = new Set<string>();
  JSON.stringify(action, (key, value) => {
    if (typeof value === 'string' && key !== 'type') names.add(value);
    return value;
  });
  return [...names].map((name) => renamed(action, new Map([[name, id]])));
}

/** Throws at the first difference between two texts. */
export function same(one: string, other: string, where: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 300), at + 300);
  throw new Error(`${where}, at ${at}:\n  ${near(one)}\nbut with secrets\n  ${near(other)}`);
}

/**
 * The number of plays of each kind: `SECRET_PLAYS=300` for a long run. A failure message contains the seed of its play.
 */
export const seedsOf = (usual: number): readonly string[] =>
  Array.from({ length: Number(process.env.SECRET_PLAYS ?? usual) }, (_, n) => `play ${n + 1}`);

const DAY_MS = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY_MS);

/** This many plays take turns, all of them known to pass. */
const NIGHTS = 4;

/** One play, another each night by UTC; in a long run the first of all. `SECRET_PLAYS=4` repeats those of all nights. */
export function seedsOfTonight(): readonly string[] {
  const tonight = (TODAY % NIGHTS) + 1;
  return process.env.SECRET_PLAYS === undefined ? [`play ${tonight}`] : seedsOf(1);
}
