import { setTimeout as wait } from 'node:timers/promises';
import type { Json, Offer } from '@arbitro/kernel';
import type { CommandName, StreamMessage, TableExport } from '@arbitro/protocol';

/** The address of a server; it may change after a restart. */
export interface Server {
  readonly url: string;
}

/** A seat at a table, and its key. */
export interface Seat {
  readonly server: Server;
  readonly table: string;
  readonly id: string;
  readonly key: string;
  /** Sent instead of the key, once the key was exchanged for it. */
  readonly cookie?: string;
}

export type JsonFields = { readonly [key: string]: Json };

/** A server's answer. */
export interface Reply {
  readonly status: number;
  readonly body: JsonFields;
  readonly headers: Headers;
}

/** Maximum milliseconds of any request: a missing answer is an error. */
export const TIMEOUT_MS = 120_000;

export interface RequestOptions {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/** Sends a request and parses the answer as JSON. */
export async function sendRequest(url: string, requestOptions: RequestOptions = {}): Promise<Reply> {
  const {
    method = requestOptions.body ? 'POST' : 'GET',
    body,
    headers = {},
    patience = TIMEOUT_MS,
  } = requestOptions;
  const response = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  return { status: response.status, body: parseFields(text), headers: response.headers };
}

function parseFields(text: string): JsonFields {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return { text };
  }
}

export const bearerHeaderOf = ({ key }: Pick<Seat, 'key'>): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${key}`,
});
/** Returns the headers that identify a seat. */
export const credentialsOf = (seat: Seat): Readonly<Record<string, string>> =>
  seat.cookie === undefined ? bearerHeaderOf(seat) : { cookie: seat.cookie };
export const tableUrlOf = ({ server, table }: Pick<Seat, 'server' | 'table'>): string =>
  `${server.url}/api/tables/${table}`;

/** Sends a command from a seat. */
export const sendCommand = (seat: Seat, name: CommandName | 'fork' | 'odds', body: object): Promise<Reply> =>
  sendRequest(`${tableUrlOf(seat)}/${name}`, { body, headers: credentialsOf(seat) });

/** Repeats a request while it is refused as too fast. */
async function retryWhileLimited(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 429) return reply;
    await wait(1000 * Number(reply.headers.get('retry-after') ?? 1));
  }
}

/** The same; the command must be accepted. */
export async function sendAndExpectKept(seat: Seat, name: CommandName, body: object): Promise<JsonFields> {
  const reply = await retryWhileLimited(() => sendCommand(seat, name, body));
  if (reply.status === 200) return reply.body;
  throw new Error(`${name} was not kept: ${reply.status} ${JSON.stringify(reply.body)}`);
}

/** A read that was refused. */
export class ReadError extends Error {
  readonly status: number;
  constructor(what: string, { status, body }: Reply) {
    super(`${what || 'the table'} is not shown: ${status} ${JSON.stringify(body)}`);
    this.status = status;
  }
}

async function readTable<T>(seat: Seat, what: string, patience = TIMEOUT_MS): Promise<T> {
  const reply = await retryWhileLimited(() =>
    sendRequest(`${tableUrlOf(seat)}${what}`, { headers: credentialsOf(seat), patience }),
  );
  if (reply.status === 200) return reply.body as T;
  throw new ReadError(what, reply);
}

export const readMessage = (seat: Seat): Promise<StreamMessage> => readTable(seat, '');
export const readOffers = (seat: Seat): Promise<readonly Offer[]> => readTable(seat, '/offers');
/** Exports the table; a long log takes time. */
export const readExport = (seat: Seat): Promise<TableExport> => readTable(seat, '/export', 12 * TIMEOUT_MS);

/** Creates a table; its creator is the game master. */
export async function makeTable(
  server: Server,
  body: object,
  from: RequestOptions['headers'] = {},
): Promise<Seat> {
  const newTable = await sendRequest(`${server.url}/api/tables`, {
    body,
    headers: from,
    patience: 2 * TIMEOUT_MS,
  });
  const { table, seat, key } = newTable.body;
  if (newTable.status !== 201)
    throw new Error(`no table: ${newTable.status} ${JSON.stringify(newTable.body)}`);
  return { server, table: String(table), id: String(seat), key: String(key) };
}

let seats = 0;

export async function addSeat(gm: Seat, body: object): Promise<Seat> {
  const reply = await sendAndExpectKept(gm, 'seat', { command: `seat-${seats++}`, ...body });
  return { ...gm, id: String(reply.seat), key: String(reply.key) };
}

/** Returns the creatures of a table, from the game master's export. */
export async function listCreatures(gm: Seat): Promise<readonly string[]> {
  const [first] = (await readExport(gm)).entries;
  const opening = first?.kept.does;
  return opening?.kind === 'opened' ? opening.game.world.creatures.map(({ id }) => id) : [];
}

let places = 0;

/** Returns headers with an unused client address: for servers that trust the proxy before them. */
export function createAddressHeader(): Readonly<Record<string, string>> {
  const n = places++;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}
/** The setting with which a server trusts `createAddressHeader`. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };
