import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { seededDie, seedOf } from '@arbitro/dice';
import { demoOf, encounterFile } from '@arbitro/kernel';
import type { Seen } from '@arbitro/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addSeat,
  ask,
  BEHIND_PROXY,
  bearer,
  creaturesAt,
  exported,
  type Fields,
  fromElsewhere,
  kept,
  makeTable,
  offersTo,
  type Seat,
  type Server,
  see,
  send,
} from './client.ts';
import { answerMove, legalMove, offeredMove } from './players.ts';
import { type Serving, startServer } from './serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-matrix-'));
let server: Serving;
let routes: readonly string[];

const ROLES = [
  'no key',
  'wrong key',
  'key of another table',
  'revoked',
  'expired',
  'spectator',
  'player, own creature',
  'player, another’s creature',
  'gm',
] as const;
type Role = (typeof ROLES)[number];
type Expected = Readonly<Record<Role, string>>;

const all = (status: string): Expected =>
  Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, string>;
const KEYLESS = {
  'no key': '401 no-key',
  'wrong key': '401 wrong-key',
  'key of another table': '401 wrong-key',
  revoked: '401 wrong-key',
  expired: '401 key-expired',
};
const seated = (status = '200'): Expected => ({ ...all(status), ...KEYLESS });
const players: Expected = {
  ...seated(),
  spectator: '403 not-allowed',
  'player, another’s creature': '403 not-yours',
};
const gmOnly = (status = '200'): Expected => ({ ...seated('403 not-allowed'), gm: status });

/** A table with a seat for each role; it is the turn of the player's creature, or it is asked a question. */
interface Scene {
  readonly gm: Seat;
  readonly upkeep: Seat;
  readonly seats: Readonly<Record<Role, Seat>>;
  readonly own: string;
  readonly someone: string;
  /** The moment of the state at the start of each case. */
  readonly base: number;
  readonly system: (typeof systems)[number];
}
let turn: Scene;
let asked: Scene;

interface Row {
  readonly expected: Expected;
  readonly at?: () => Scene;
  readonly body?: (scene: Scene, seat: Seat) => Promise<object> | object;
}
const here = '/api/tables/{table}';

/** All routes: the roles that may use each, and how the others are refused. */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /api/systems': { expected: all('200') },
  'GET /health': { expected: all('200') },
  'GET /ready': { expected: all('200') },
  'GET /metrics': { expected: all('404 no-such-page') },
  'GET /api/simulations': { expected: all('200') },
  'POST /api/simulations': { expected: all('503 no-workers'), body: simulationBody },
  'POST /api/tables': { expected: all('201'), body: ({ system }) => ({ demo: system.id }) },
  'POST /api/tables/import': { expected: all('201'), body: ({ upkeep }) => exported(upkeep) },
  [`POST ${here}/session`]: {
    expected: { ...seated(), 'no key': '400 malformed' },
    body: (_, { key }) => (key === '' ? {} : { key }),
  },
  [`DELETE ${here}/session`]: { expected: all('204') },
  [`GET ${here}`]: { expected: seated() },
  [`GET ${here}/offers`]: { expected: seated() },
  [`GET ${here}/log`]: { expected: seated() },
  [`GET ${here}/link`]: { expected: seated() },
  [`GET ${here}/stream`]: { expected: seated() },
  [`GET ${here}/pictures/{picture}`]: { expected: seated('404 no-such-page') },
  [`GET ${here}/world`]: { expected: gmOnly() },
  [`GET ${here}/export`]: { expected: seated() },
  [`GET ${here}/creatures/{creature}/export`]: { expected: { ...players, spectator: '403 not-yours' } },
  [`POST ${here}/odds`]: { expected: seated(), body: oddsBody },
  [`POST ${here}/fork`]: { expected: gmOnly('201'), body: () => ({}) },
  [`POST ${here}/act`]: { expected: players, body: actBody },
  [`POST ${here}/answer`]: { expected: players, at: () => asked, body: answerBody },
  [`POST ${here}/withdraw`]: { expected: gmOnly(), at: () => asked, body: () => ({}) },
  [`POST ${here}/say`]: { expected: seated(), body: () => ({ text: 'Vieni qui.' }) },
  [`POST ${here}/note`]: { expected: gmOnly(), body: () => ({ note: 'n', text: 'Sotto il fienile.' }) },
  [`POST ${here}/hide`]: { expected: gmOnly(), body: ({ someone }) => ({ creatures: [someone] }) },
  [`POST ${here}/reveal`]: { expected: gmOnly(), body: ({ someone }) => ({ creatures: [someone] }) },
  [`POST ${here}/undo`]: { expected: gmOnly(), body: undoBody },
  [`POST ${here}/override`]: {
    expected: gmOnly(),
    body: ({ own }) => ({ path: ['creatures', own, 'name'], value: 'Taika' }),
  },
  [`POST ${here}/options`]: { expected: gmOnly(), body: () => ({ options: {} }) },
  [`POST ${here}/order`]: { expected: players, body: ({ own }) => ({ who: own, label: 'x', answer: null }) },
  [`POST ${here}/creature`]: {
    expected: players,
    body: ({ own, system }) => ({ id: own, from: Object.keys(system.content)[0], replace: true }),
  },
  [`POST ${here}/dismiss`]: { expected: gmOnly(), body: ({ someone }) => ({ creature: someone }) },
  [`POST ${here}/scene`]: {
    expected: gmOnly(),
    body: ({ system }) => ({ scene: demoOf(system).file.scene ?? null }),
  },
  [`POST ${here}/seat`]: { expected: gmOnly(), body: () => ({ role: 'spectator' }) },
  [`POST ${here}/revoke`]: {
    expected: gmOnly(),
    body: async ({ upkeep }) => ({ seat: (await addSeat(upkeep, { role: 'spectator' })).id }),
  },
  [`POST ${here}/dice`]: { expected: seated(), body: () => ({ dice: 'table' }) },
  [`POST ${here}/entropy`]: { expected: seated(), body: () => ({ text: 'kuu' }) },
  [`POST ${here}/seal`]: { expected: gmOnly(), body: () => ({}) },
  [`POST ${here}/title`]: { expected: gmOnly(), body: () => ({ title: 'La fattoria' }) },
};

const die = seededDie(seedOf('matrix'));

/** An action offered to the creature's player; sent from any seat. */
async function actBody({ seats }: Scene): Promise<Fields> {
  const move = await offeredMove(seats['player, own creature'], die);
  return move?.body ?? {};
}

/** An offered action whose odds can be computed for any seat; found once. */
let withOdds: Fields | undefined;

async function oddsBody({ seats }: Scene): Promise<Fields> {
  for (let tries = 0; !withOdds && tries < 60; tries++) {
    const move = await offeredMove(seats['player, own creature'], die);
    const told = move && (await send(seats.spectator, 'odds', move.body));
    if (told?.status === 200) withOdds = move?.body;
  }
  if (!withOdds) throw new Error('nothing that is offered has odds');
  return withOdds;
}

function simulationBody({ system }: Scene): object {
  return { scenarios: [encounterFile(system, demoOf(system))], seed: 'lab', fights: 10 };
}

async function answerBody({ gm }: Scene): Promise<Fields> {
  const { seen } = await see(gm);
  return seen.ask ? answerMove(seen.ask, die).body : {};
}

async function undoBody({ upkeep, base }: Scene): Promise<Fields> {
  await kept(upkeep, 'title', { command: newId(), title: 'Poi' });
  return { to: base };
}

let commands = 0;
const newId = (): string => `m-${commands++}`;

/** Goes back to the start of a case. */
const reset = ({ upkeep, base }: Scene) => send(upkeep, 'undo', { command: newId(), to: base });

/** Plays at random until there is such a creature. */
async function found(
  at: Server,
  which: (gm: Seat, seen: Seen) => Promise<string | undefined>,
): Promise<{ gm: Seat; own: string; system: Scene['system'] }> {
  for (const system of systems) {
    const gm = await makeTable(at, { demo: system.id }, fromElsewhere());
    for (let moves = 0; moves < 200; moves++) {
      const own = await which(gm, (await see(gm)).seen);
      if (own !== undefined) return { gm, own, system };
      const move = await legalMove(gm, die);
      if (!move) break;
      await send(gm, move.name, { ...move.body, command: newId() });
    }
  }
  throw new Error('no game came to such a point');
}

/** Returns a creature that is to act and has an offer. */
async function atTurn(gm: Seat, { due }: Seen): Promise<string | undefined> {
  const [own] = due;
  if (own === undefined) return undefined;
  const player = await addSeat(gm, { role: 'player', owns: [own] });
  const offers = await offersTo(player);
  await kept(gm, 'revoke', { command: newId(), seat: player.id });
  return offers.length > 0 ? own : undefined;
}

/** Returns a creature that alone is asked to choose. */
const atQuestion = async (
  _: Seat,
  { ask: open, waiting: [own, ...others] }: Seen,
): Promise<string | undefined> =>
  open?.kind === 'choose' && others.length === 0 && own !== 'gm' ? own : undefined;

async function peopled({ gm, own, system }: Awaited<ReturnType<typeof found>>): Promise<Scene> {
  const [another = '', someone = ''] = (await creaturesAt(gm)).filter((id) => id !== own);
  const seat = (role: string, owns: readonly string[] = []) => addSeat(gm, { role, owns });
  const upkeep = await seat('gm');
  const [revoked, expired] = [await seat('player', [own]), await seat('player', [own])];
  await kept(upkeep, 'revoke', { command: newId(), seat: revoked.id });
  await kept(upkeep, 'seat', { command: newId(), seat: expired.id, expires: 1 });
  const stranger = await makeTable(gm.server, { demo: system.id }, fromElsewhere());
  const seats: Scene['seats'] = {
    'no key': { ...gm, key: '' },
    'wrong key': { ...gm, key: `${gm.key.slice(0, -4)}AAAA` },
    'key of another table': { ...gm, key: stranger.key },
    revoked,
    expired,
    spectator: await seat('spectator'),
    'player, own creature': await seat('player', [own]),
    'player, another’s creature': await seat('player', [another]),
    gm,
  };
  return { gm, upkeep, seats, own, someone, system, base: (await see(gm)).moment };
}

/** Returns the answer to a role: the status, and the code of a refusal. */
async function answered(route: string, role: Role, way: 'bearer' | 'cookie'): Promise<string> {
  const row = ROWS[route];
  const [method = '', path = ''] = route.split(' ');
  const scene = (row?.at ?? (() => turn))();
  const seat = scene.seats[role];
  const body = row?.body && {
    ...(await row.body(scene, seat)),
    ...(isCommand(path) && { command: newId() }),
  };
  const headers = { ...keyBy(seat, way), ...fromElsewhere() };
  const url = `${server.url}${path.replace('{table}', scene.gm.table).replace('{creature}', scene.own)}`;
  const reply = await (path.endsWith('/stream')
    ? opened(url, headers)
    : ask(url, { method, headers, ...(body && { body }) }));
  const code = (reply.body.refusal as Fields | undefined)?.code;
  if (reply.status < 300) await reset(scene);
  return code === undefined ? String(reply.status) : `${reply.status} ${code}`;
}

const isCommand = (path: string): boolean => path.startsWith(`${here}/`) && !/\/(session|odds)$/.test(path);

function keyBy(seat: Seat, way: 'bearer' | 'cookie'): Readonly<Record<string, string>> {
  if (seat.key === '') return {};
  return way === 'bearer' ? bearer(seat) : { cookie: `arbitro=${seat.key}` };
}

/** A stream never ends by itself: its head is enough. */
async function opened(url: string, headers: Readonly<Record<string, string>>) {
  const cut = new AbortController();
  const response = await fetch(url, { headers, signal: cut.signal });
  const body: Fields = response.ok ? {} : ((await response.json()) as Fields);
  cut.abort();
  return { status: response.status, body };
}

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, ...BEHIND_PROXY });
  const { body } = await ask(`${server.url}/docs/json`);
  routes = Object.entries(body.paths as Readonly<Record<string, object>>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  turn = await peopled(await found(server, atTurn));
  asked = await peopled(await found(server, atQuestion));
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

describe('every route for every role', () => {
  it('has a row for every route that is documented, and none beside', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(routes.toSorted());
  });

  describe.each(['bearer', 'cookie'] as const)('by %s', (way) => {
    it.each(Object.keys(ROWS))('%s', async (route) => {
      const answers: Partial<Record<Role, string>> = {};
      for (const role of ROLES) answers[role] = await answered(route, role, way);
      expect(answers).toEqual(ROWS[route]?.expected);
    });
  });
});
