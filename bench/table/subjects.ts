import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LISTENERS, type LoadedTable, postJson, readMoment, Streams } from './loaded-table.ts';
import { GAME } from './peer-game.ts';
import type { Usage } from './usage.ts';

/** A server in its own process, and how its tables are played. */
export interface Subject {
  readonly name: string;
  readonly child: ChildProcess;
  open(n: number): Promise<LoadedTable>;
}

/** Returns the resources that its process has used so far. */
export async function requestUsage({ child }: Subject, what: keyof Usage): Promise<Usage> {
  const report = once(child, 'message');
  child.send(what);
  const [usage] = (await report) as [Usage];
  return usage;
}

async function startServer(file: string, env: Readonly<Record<string, string>> = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

export async function startBare(): Promise<Subject> {
  const { child, url } = await startServer('./bare.ts');
  return { name: 'bare prototype', child, open: (n) => openBare(`${url}/t${n}`) };
}

async function openBare(url: string): Promise<LoadedTable> {
  await postJson(`${url}/open`, {});
  const streams = new Streams();
  for (let i = 0; i < LISTENERS; i++) await streams.open(`${url}/stream`);
  const body = {
    action: { type: 'attack', by: 'anna', on: 'orso' },
    answers: [[14], [6]],
    events: ['struck'],
  };
  return {
    act: async () => streams.reach(readMoment(await postJson(`${url}/act`, body))),
    close: () => streams.close(),
  };
}

/** One of our servers; a table may be created on one and watched on another. */
export interface OurServer extends Subject {
  openHeardAt(other: OurServer): Promise<LoadedTable>;
  readonly url: string;
}

export async function startOurs(env: Readonly<Record<string, string>> = {}): Promise<OurServer> {
  const { child, url } = await startServer('./ours.ts', env);
  const name = env.DATABASE_URL ? 'Arbitro on PostgreSQL' : 'Arbitro';
  return {
    name,
    child,
    url,
    open: () => openOurs(url),
    openHeardAt: (other) => openOurs(url, { heardAt: other.url }),
  };
}

const TOUGH = { health: 100_000, maxHealth: 100_000, shield: 0 };
const CREATURES = [
  ...['brenna', 'nerio', 'ilva'].map((from) => ({ from, sheet: TOUGH })),
  ...['zanna', 'grigia', 'rossa'].map((id) => ({ id, from: 'lupo', sheet: TOUGH })),
];
const HEROES = ['brenna', 'nerio', 'ilva'];

/** How the clients of a table reach their server. */
interface Reach {
  /** The server that their streams come from; by default the one that the table is made at. */
  readonly heardAt?: string;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An endless fight, watched by its game master, three players and a spectator, as the web app does: offers included. */
export async function openOurs(
  url: string,
  { heardAt = url, headers = {} }: Reach = {},
): Promise<LoadedTable> {
  const opening = { system: 'rischio', creatures: CREATURES };
  const newTable = JSON.parse(await postJson(`${url}/api/tables`, opening, headers));
  const tableUrl = `${url}/api/tables/${newTable.table}`;
  const withKey = (key: string) => ({ ...headers, authorization: `Bearer ${key}` });
  const gm = withKey(newTable.key);
  const seats = [...HEROES.map((id) => ({ role: 'player', owns: [id] })), { role: 'spectator' }];
  const stream = `${heardAt}/api/tables/${newTable.table}/stream?changes=1`;
  const streams = new Streams();
  await streams.open(stream, gm);
  for (const [n, seat] of seats.entries()) {
    const { key } = JSON.parse(await postJson(`${tableUrl}/seat`, { command: `seat-${n}`, ...seat }, gm));
    await streams.open(stream, withKey(key));
  }
  await postJson(`${tableUrl}/act`, { command: 'fight', action: { type: 'fight' } }, gm);
  const order = await fetchTurnOrder(tableUrl, gm);
  let turn = 0;
  return {
    act: async () => {
      const by = order[turn % order.length] ?? '';
      const on = HEROES.includes(by) ? 'zanna' : 'brenna';
      const action = { type: 'attack', by, on };
      await streams.reach(
        readMoment(await postJson(`${tableUrl}/act`, { command: `a-${turn++}`, action }, gm)),
      );
    },
    close: () => streams.close(),
  };
}

interface FightReply {
  readonly seen: { readonly view: { readonly fight: { readonly order: readonly string[] } } };
}

async function fetchTurnOrder(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const fightReply = (await (await fetch(url, { headers })).json()) as FightReply;
  return fightReply.seen.view.fight.order;
}

export async function startPeer(): Promise<Subject> {
  const { child, url } = await startServer('./peer.ts');
  return { name: 'boardgame.io in memory', child, open: (n) => openPeer(url, `m${n}`) };
}

const require = createRequire(import.meta.url);

async function openPeer(url: string, matchID: string): Promise<LoadedTable> {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const clients = Array.from({ length: LISTENERS }, (_, player) =>
    Client({
      game: GAME,
      numPlayers: LISTENERS,
      matchID,
      playerID: `${player}`,
      multiplayer: SocketIO({ server: url }),
      debug: false,
    }),
  );
  let reached: () => void = () => undefined;
  let expectedMoment = 0;
  const check = (): void => {
    if (clients.every((client) => (client.getState()?.G.turns ?? -1) >= expectedMoment)) reached();
  };
  const reach = (turns: number): Promise<void> =>
    new Promise((resolve) => {
      [expectedMoment, reached] = [turns, resolve];
      check();
    });
  for (const client of clients) {
    client.start();
    client.subscribe(check);
  }
  await reach(0);
  let turns = 0;
  return {
    act: async () => {
      const waitForAll = reach(++turns);
      clients[0].moves.strike();
      await waitForAll;
    },
    close: () => {
      for (const client of clients) client.stop();
    },
  };
}
