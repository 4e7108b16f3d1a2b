import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { demoOf, encounterFile } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addSeat,
  BEHIND_PROXY,
  bearerHeaderOf,
  createAddressHeader,
  type JsonFields,
  listCreatures,
  makeTable,
  readExport,
  readMessage,
  readOffers,
  type Seat,
  type Server,
  sendAndExpectKept,
  sendCommand,
  sendRequest,
} from './client.ts';
import { buildHouseRules, fillShelf, type PermissionShelf, resetShelf } from './permissions/shelf.fixture.ts';
import { pickAnswerMove, pickLegalMove, pickOfferedMove } from './random-moves.fixture.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-matrix-'));
let server: ServerProcess;
let routes: readonly string[];

const TABLE_ROLES = [
  'no key',
  'wrong key',
  'key of another table',
  'key of a shelf',
  'revoked',
  'expired',
  'spectator',
  'player, own creature',
  'player, another’s creature',
  'gm',
] as const;
/** A key of a seat opens no shelf, whatever the role of the seat. */
const SHELF_ROLES = [
  'no key',
  'wrong key',
  'gm',
  'link of a shared thing',
  'another shelf',
  'key of a shelf',
] as const;
type TableRole = (typeof TABLE_ROLES)[number];
type ShelfRole = (typeof SHELF_ROLES)[number];
type Role = TableRole | ShelfRole;
type Expected = Readonly<Record<TableRole, string>>;
type ExpectedOfShelf = Readonly<Record<ShelfRole, string>>;

const listSame = <R extends Role>(roles: readonly R[], status: string): Readonly<Record<R, string>> =>
  Object.fromEntries(roles.map((role) => [role, status])) as Record<R, string>;
const expectAll = (status: string): Expected => listSame(TABLE_ROLES, status);
const KEYLESS_EXPECTED = {
  'no key': '401 no-key',
  'wrong key': '401 wrong-key',
  'key of another table': '401 wrong-key',
  'key of a shelf': '401 wrong-key',
  revoked: '401 wrong-key',
  expired: '401 key-expired',
};
const expectSeated = (status = '200'): Expected => ({ ...expectAll(status), ...KEYLESS_EXPECTED });
/** Another shelf has things of its own, and none of this one's. */
const expectShelf = (own = '200', another = own): ExpectedOfShelf => ({
  ...listSame(SHELF_ROLES, '401 wrong-shelf-key'),
  'no key': '401 no-shelf-key',
  'another shelf': another,
  'key of a shelf': own,
});
const playersOnly: Expected = {
  ...expectSeated(),
  spectator: '403 not-allowed',
  'player, another’s creature': '403 not-yours',
};
const expectGmOnly = (status = '200'): Expected => ({ ...expectSeated('403 not-allowed'), gm: status });
/** A table with a seat for each role; it is the turn of the player's creature, or it is asked a question. */
interface PermissionTable {
  readonly gm: Seat;
  readonly upkeep: Seat;
  readonly seats: Readonly<Record<Role, Seat>>;
  readonly ownCreature: string;
  readonly someone: string;
  /** The moment of the state at the start of each case. */
  readonly base: number;
  readonly system: (typeof systems)[number];
}
let turnTable: PermissionTable;
let questionTable: PermissionTable;
let shelf: PermissionShelf;

interface RouteRow {
  readonly expected: Expected | ExpectedOfShelf;
  readonly openTable?: () => PermissionTable;
  readonly body?: (scene: PermissionTable, seat: Seat) => Promise<object> | object;
}
const TABLE_PATH = '/api/tables/{table}';

/** All routes: the roles that may use each, and how the others are refused. */
const ROWS: Readonly<Record<string, RouteRow>> = {
  'GET /api/systems': { expected: expectAll('200') },
  'GET /health': { expected: expectAll('200') },
  'GET /ready': { expected: expectAll('200') },
  'GET /metrics': { expected: expectAll('404 no-such-page') },
  'GET /api/simulations': { expected: expectAll('200') },
  'POST /api/simulations': { expected: expectAll('503 no-workers'), body: buildSimulationBody },
  'POST /api/tables': { expected: expectAll('201'), body: ({ system }) => ({ demo: system.id }) },
  'POST /api/tables/import': { expected: expectAll('201'), body: ({ upkeep }) => readExport(upkeep) },
  [`POST ${TABLE_PATH}/session`]: {
    expected: { ...expectSeated(), 'no key': '400 malformed' },
    body: (_, { key }) => (key === '' ? {} : { key }),
  },
  [`DELETE ${TABLE_PATH}/session`]: { expected: expectAll('204') },
  [`GET ${TABLE_PATH}`]: { expected: expectSeated() },
  [`GET ${TABLE_PATH}/offers`]: { expected: expectSeated() },
  [`GET ${TABLE_PATH}/log`]: { expected: expectSeated() },
  [`GET ${TABLE_PATH}/link`]: { expected: expectSeated() },
  [`GET ${TABLE_PATH}/stream`]: { expected: expectSeated() },
  [`GET ${TABLE_PATH}/pictures/{picture}`]: { expected: expectSeated('404 no-such-page') },
  [`GET ${TABLE_PATH}/images/{image}`]: { expected: expectSeated('404 no-such-page') },
  [`GET ${TABLE_PATH}/world`]: { expected: expectGmOnly() },
  [`GET ${TABLE_PATH}/export`]: { expected: expectSeated() },
  [`GET ${TABLE_PATH}/creatures/{creature}/export`]: {
    expected: { ...playersOnly, spectator: '403 not-yours' },
  },
  [`POST ${TABLE_PATH}/odds`]: { expected: expectSeated(), body: buildOddsBody },
  [`POST ${TABLE_PATH}/advice`]: {
    expected: { ...playersOnly, spectator: '403 not-yours' },
    body: ({ ownCreature }) => ({ who: ownCreature }),
  },
  [`POST ${TABLE_PATH}/fork`]: { expected: expectGmOnly('201'), body: () => ({}) },
  [`POST ${TABLE_PATH}/act`]: { expected: playersOnly, body: buildActBody },
  [`POST ${TABLE_PATH}/answer`]: {
    expected: playersOnly,
    openTable: () => questionTable,
    body: buildAnswerBody,
  },
  [`POST ${TABLE_PATH}/withdraw`]: {
    expected: expectGmOnly(),
    openTable: () => questionTable,
    body: () => ({}),
  },
  [`POST ${TABLE_PATH}/computer`]: { expected: expectGmOnly(), body: () => ({ pace: 'slow' }) },
  [`POST ${TABLE_PATH}/decide`]: { expected: playersOnly, body: ({ ownCreature }) => ({ who: ownCreature }) },
  [`POST ${TABLE_PATH}/say`]: { expected: expectSeated(), body: () => ({ text: 'Vieni qui.' }) },
  [`POST ${TABLE_PATH}/note`]: {
    expected: expectGmOnly(),
    body: () => ({ note: 'n', text: 'Sotto il fienile.' }),
  },
  [`POST ${TABLE_PATH}/picture`]: {
    expected: playersOnly,
    body: ({ ownCreature }) => ({ creature: ownCreature, picture: null }),
  },
  [`POST ${TABLE_PATH}/fog`]: { expected: expectGmOnly(), body: () => ({ mode: 'none' }) },
  [`POST ${TABLE_PATH}/draw`]: { expected: expectGmOnly(), body: () => ({ erase: ['line-1'] }) },
  [`POST ${TABLE_PATH}/hide`]: {
    expected: expectGmOnly(),
    body: ({ someone }) => ({ creatures: [someone] }),
  },
  [`POST ${TABLE_PATH}/reveal`]: {
    expected: expectGmOnly(),
    body: ({ someone }) => ({ creatures: [someone] }),
  },
  [`POST ${TABLE_PATH}/undo`]: { expected: expectGmOnly(), body: buildUndoBody },
  [`POST ${TABLE_PATH}/override`]: {
    expected: expectGmOnly(),
    body: ({ ownCreature }) => ({ path: ['creatures', ownCreature, 'name'], value: 'Taika' }),
  },
  [`POST ${TABLE_PATH}/options`]: { expected: expectGmOnly(), body: () => ({ options: {} }) },
  [`POST ${TABLE_PATH}/order`]: {
    expected: playersOnly,
    body: ({ ownCreature }) => ({ who: ownCreature, label: 'x', answer: null }),
  },
  [`POST ${TABLE_PATH}/creature`]: {
    expected: playersOnly,
    body: ({ ownCreature, system }) => ({
      id: ownCreature,
      from: Object.keys(system.content)[0],
      replace: true,
    }),
  },
  [`POST ${TABLE_PATH}/join`]: {
    expected: { ...playersOnly, gm: '403 not-allowed', 'player, another’s creature': '200' },
    body: ({ system }) => ({ name: 'Nina', sheet: Object.values(system.content)[0]?.sheet }),
  },
  [`POST ${TABLE_PATH}/admit`]: {
    expected: expectGmOnly('404 no-such-request'),
    body: ({ seats, base }) => ({ seat: seats['player, own creature'].id, request: base }),
  },
  [`POST ${TABLE_PATH}/joining`]: { expected: expectGmOnly(), body: () => ({ policy: 'open' }) },
  [`POST ${TABLE_PATH}/dismiss`]: {
    expected: expectGmOnly(),
    body: ({ someone }) => ({ creature: someone }),
  },
  [`POST ${TABLE_PATH}/scene`]: {
    expected: expectGmOnly(),
    body: ({ system }) => ({ scene: demoOf(system).file.scene ?? null }),
  },
  [`POST ${TABLE_PATH}/seat`]: { expected: expectGmOnly(), body: () => ({ role: 'spectator' }) },
  [`POST ${TABLE_PATH}/revoke`]: {
    expected: expectGmOnly(),
    body: async ({ upkeep }) => ({ seat: (await addSeat(upkeep, { role: 'spectator' })).id }),
  },
  [`POST ${TABLE_PATH}/dice`]: { expected: expectSeated(), body: () => ({ dice: 'table' }) },
  [`POST ${TABLE_PATH}/entropy`]: { expected: expectSeated(), body: () => ({ text: 'kuu' }) },
  [`POST ${TABLE_PATH}/seal`]: { expected: expectGmOnly(), body: () => ({}) },
  [`POST ${TABLE_PATH}/title`]: { expected: expectGmOnly(), body: () => ({ title: 'La fattoria' }) },
  [`GET ${TABLE_PATH}/journal`]: { expected: expectSeated() },
  [`POST ${TABLE_PATH}/journal`]: {
    expected: expectGmOnly(),
    body: () => ({ chapter: 1, text: 'La porta era aperta.' }),
  },
  [`POST ${TABLE_PATH}/day`]: { expected: expectGmOnly(), body: () => ({ day: 3 }) },
  [`POST ${TABLE_PATH}/next`]: { expected: expectGmOnly('201'), body: () => ({}) },
  [`POST ${TABLE_PATH}/signal`]: { expected: expectSeated(), body: () => ({ ping: { x: 1, y: 1 } }) },
  'POST /api/shelf': { expected: listSame(SHELF_ROLES, '201') },
  'GET /api/shelf': { expected: expectShelf() },
  'GET /api/shelf/link': { expected: expectShelf() },
  'POST /api/shelf/session': {
    expected: { ...expectShelf(), 'no key': '400 malformed' },
    body: (_, { key }) => (key === '' ? {} : { key }),
  },
  'DELETE /api/shelf/session': { expected: listSame(SHELF_ROLES, '204') },
  'GET /api/shelf/items/{item}': { expected: expectShelf('200', '404 no-such-item') },
  'GET /api/shelf/items/{item}/export': { expected: expectShelf('200', '404 no-such-item') },
  'GET /api/shelf/pictures/{picture}': { expected: expectShelf('200', '404 no-such-page') },
  'POST /api/shelf/items': { expected: expectShelf(), body: ({ system }) => buildHouseRules(system.id) },
  'POST /api/shelf/items/{item}/rename': {
    expected: expectShelf('200', '404 no-such-item'),
    body: () => ({ name: 'Lanterna' }),
  },
  'POST /api/shelf/items/{item}/remove': {
    expected: expectShelf('200', '404 no-such-item'),
    body: () => ({}),
  },
  'POST /api/shelf/items/{item}/restore': {
    expected: expectShelf('200', '404 no-such-item'),
    body: () => ({}),
  },
  'POST /api/shelf/items/{item}/share': {
    expected: expectShelf('200', '404 no-such-item'),
    body: () => ({}),
  },
  'POST /api/shelf/items/{item}/unshare': {
    expected: expectShelf('200', '404 no-such-item'),
    body: () => ({}),
  },
  'GET /api/shelf/export': { expected: expectShelf() },
  'GET /api/shelf/shared': {
    expected: { ...listSame(SHELF_ROLES, '404 not-shared'), 'link of a shared thing': '200' },
  },
  'POST /api/shelf/import': {
    expected: expectShelf(),
    body: ({ system }) => ({ arbitro: 'shelf', format: 1, items: [buildHouseRules(system.id)] }),
  },
};

const die = createSeededDie(seedOf('matrix'));

/** An action offered to the creature's player; sent from any seat. */
async function buildActBody({ seats }: PermissionTable): Promise<JsonFields> {
  const move = await pickOfferedMove(seats['player, own creature'], die);
  return move?.body ?? {};
}

/** An offered action whose odds can be computed for any seat; found once. */
let actionWithOdds: JsonFields | undefined;

async function buildOddsBody({ seats }: PermissionTable): Promise<JsonFields> {
  for (let tries = 0; !actionWithOdds && tries < 60; tries++) {
    const move = await pickOfferedMove(seats['player, own creature'], die);
    const reply = move && (await sendCommand(seats.spectator, 'odds', move.body));
    if (reply?.status === 200) actionWithOdds = move?.body;
  }
  if (!actionWithOdds) throw new Error('nothing that is offered has odds');
  return actionWithOdds;
}

function buildSimulationBody({ system }: PermissionTable): object {
  return { scenarios: [encounterFile(system, demoOf(system))], seed: 'lab', fights: 10 };
}

async function buildAnswerBody({ gm }: PermissionTable): Promise<JsonFields> {
  const { seen } = await readMessage(gm);
  return seen.ask ? pickAnswerMove(seen.ask, die).body : {};
}

async function buildUndoBody({ upkeep, base }: PermissionTable): Promise<JsonFields> {
  await sendAndExpectKept(upkeep, 'title', { command: nextId(), title: 'Poi' });
  return { to: base };
}

let commands = 0;
const nextId = (): string => `m-${commands++}`;

/** Goes back to the start of a case. */
const resetTable = ({ upkeep, base }: PermissionTable) =>
  sendCommand(upkeep, 'undo', { command: nextId(), to: base });

/** Plays at random until there is such a creature. */
async function playUntilFound(
  server: Server,
  which: (gm: Seat, seatView: SeatView) => Promise<string | undefined>,
): Promise<{ gm: Seat; ownCreature: string; system: PermissionTable['system'] }> {
  for (const system of systems) {
    const gm = await makeTable(server, { demo: system.id }, createAddressHeader());
    for (let moves = 0; moves < 200; moves++) {
      const ownCreature = await which(gm, (await readMessage(gm)).seen);
      if (ownCreature !== undefined) return { gm, ownCreature, system };
      const move = await pickLegalMove(gm, die);
      if (!move) break;
      await sendCommand(gm, move.name, { ...move.body, command: nextId() });
    }
  }
  throw new Error('no game came to such a point');
}

/** Returns a creature that is to act and has an offer. */
async function findActor(gm: Seat, { due }: SeatView): Promise<string | undefined> {
  const [own] = due;
  if (own === undefined) return undefined;
  const player = await addSeat(gm, { role: 'player', owns: [own] });
  const offers = await readOffers(player);
  await sendAndExpectKept(gm, 'revoke', { command: nextId(), seat: player.id });
  return offers.length > 0 ? own : undefined;
}

/** Returns a creature that alone is asked to choose. */
const findAskedPlayer = async (
  _: Seat,
  { ask: open, waiting: [own, ...others] }: SeatView,
): Promise<string | undefined> =>
  open?.kind === 'choose' && others.length === 0 && own !== 'gm' ? own : undefined;

async function seatEveryRole({
  gm,
  ownCreature: own,
  system,
}: Awaited<ReturnType<typeof playUntilFound>>): Promise<PermissionTable> {
  const [another = '', someone = ''] = (await listCreatures(gm)).filter((id) => id !== own);
  const seat = (role: string, owns: readonly string[] = []) => addSeat(gm, { role, owns });
  const upkeep = await seat('gm');
  const [revoked, expired] = [await seat('player', [own]), await seat('player', [own])];
  await sendAndExpectKept(upkeep, 'revoke', { command: nextId(), seat: revoked.id });
  await sendAndExpectKept(upkeep, 'seat', { command: nextId(), seat: expired.id, expires: 1 });
  const stranger = await makeTable(gm.server, { demo: system.id }, createAddressHeader());
  const seats: PermissionTable['seats'] = {
    'no key': { ...gm, key: '' },
    'wrong key': { ...gm, key: `${gm.key.slice(0, -4)}AAAA` },
    'key of another table': { ...gm, key: stranger.key },
    revoked,
    expired,
    spectator: await seat('spectator'),
    'player, own creature': await seat('player', [own]),
    'player, another’s creature': await seat('player', [another]),
    gm,
    'link of a shared thing': { ...gm, key: shelf.shared },
    'another shelf': { ...gm, key: shelf.another },
    'key of a shelf': { ...gm, key: shelf.own },
  };
  return { gm, upkeep, seats, ownCreature: own, someone, system, base: (await readMessage(gm)).moment };
}

/** Returns the answer to a role: the status, and the code of a refusal. */
async function readAnswer(route: string, role: Role, way: 'bearer' | 'cookie'): Promise<string> {
  const row = ROWS[route];
  const [method = '', path = ''] = route.split(' ');
  const scene = (row?.openTable ?? (() => turnTable))();
  const seat = scene.seats[role];
  const body = row?.body && {
    ...(await row.body(scene, seat)),
    ...(isCommandPath(path) && { command: nextId() }),
  };
  const headers = { ...credentialsBy(seat, way), ...createAddressHeader() };
  const url = `${server.url}${fillPath(path, scene)}`;
  const reply = await (path.endsWith('/stream')
    ? openStreamStatus(url, headers)
    : sendRequest(url, { method, headers, ...(body && { body }) }));
  const code = (reply.body.refusal as JsonFields | undefined)?.code;
  if (reply.status < 300) await (path.startsWith('/api/shelf') ? resetShelf(shelf) : resetTable(scene));
  return code === undefined ? String(reply.status) : `${reply.status} ${code}`;
}

/** The path of a route with the ids that it acts on. */
const fillPath = (path: string, { gm, ownCreature }: PermissionTable): string =>
  path
    .replace('{table}', gm.table)
    .replace('{creature}', ownCreature)
    .replace('{item}', path.endsWith('/restore') ? shelf.removed : shelf.item)
    .replace('{picture}', shelf.picture);

const isCommandPath = (path: string): boolean =>
  /^\/api\/(tables\/\{table\}|shelf\/items)/.test(path) && !/\/(session|odds|advice|signal)$/.test(path);

function credentialsBy(seat: Seat, way: 'bearer' | 'cookie'): Readonly<Record<string, string>> {
  if (seat.key === '') return {};
  return way === 'bearer' ? bearerHeaderOf(seat) : { cookie: `arbitro=${seat.key}` };
}

/** A stream never ends by itself: its head is enough. */
async function openStreamStatus(url: string, headers: Readonly<Record<string, string>>) {
  const cut = new AbortController();
  const response = await fetch(url, { headers, signal: cut.signal });
  const body: JsonFields = response.ok ? {} : ((await response.json()) as JsonFields);
  cut.abort();
  return { status: response.status, body };
}

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, ...BEHIND_PROXY });
  const { body } = await sendRequest(`${server.url}/docs/json`);
  routes = Object.entries(body.paths as Readonly<Record<string, object>>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  shelf = await fillShelf(server, createAddressHeader());
  turnTable = await seatEveryRole(await playUntilFound(server, findActor));
  questionTable = await seatEveryRole(await playUntilFound(server, findAskedPlayer));
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
      const { expected } = ROWS[route] as RouteRow;
      const answers: Partial<Record<Role, string>> = {};
      for (const role of Object.keys(expected) as Role[]) answers[role] = await readAnswer(route, role, way);
      expect(answers).toEqual(expected);
    });
  });
});
