import { setTimeout as wait } from 'node:timers/promises';
import type { Json, Offer } from '@arbitro/kernel';
import type { CommandName, Export, Told } from '@arbitro/protocol';

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

export type Fields = { readonly [key: string]: Json };

/** A server's answer. */
export interface Reply {
  readonly status: number;
  readonly body: Fields;
  readonly headers: Headers;
}

/** Maximum milliseconds of any request: a missing answer is an error. */
export const PATIENCE = 120_000;

export interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/** Sends a request and parses the answer as JSON. */
export async function ask(url: string, asked: Asked = {}): Promise<Reply> {
  const { method = asked.body ? 'POST' : 'GET', body, headers = {}, patience = PATIENCE } = asked;
  const response = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  return { status: response.status, body: asFields(text), headers: response.headers };
}

function asFields(text: string): Fields {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return { text };
  }
}

export const bearer = ({ key }: Pick<Seat, 'key'>): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${key}`,
});
/** Returns the headers that identify a seat. */
export const shownBy = (seat: Seat): Readonly<Record<string, string>> =>
  seat.cookie === undefined ? bearer(seat) : { cookie: seat.cookie };
export const hereOf = ({ server, table }: Pick<Seat, 'server' | 'table'>): string =>
  `${server.url}/api/tables/${table}`;

/** Sends a command from a seat. */
export const send = (seat: Seat, name: CommandName | 'fork' | 'odds', body: object): Promise<Reply> =>
  ask(`${hereOf(seat)}/${name}`, { body, headers: shownBy(seat) });

/** Repeats a request while it is refused as too fast. */
async function patiently(asking: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await asking();
    if (reply.status !== 429) return reply;
    await wait(1000 * Number(reply.headers.get('retry-after') ?? 1));
  }
}

/** The same; the command must be accepted. */
export async function kept(seat: Seat, name: CommandName, body: object): Promise<Fields> {
  const reply = await patiently(() => send(seat, name, body));
  if (reply.status === 200) return reply.body;
  throw new Error(`${name} was not kept: ${reply.status} ${JSON.stringify(reply.body)}`);
}

/** A read that was refused. */
export class NotShown extends Error {
  readonly status: number;
  constructor(what: string, { status, body }: Reply) {
    super(`${what || 'the table'} is not shown: ${status} ${JSON.stringify(body)}`);
    this.status = status;
  }
}

async function read<T>(seat: Seat, what: string, patience = PATIENCE): Promise<T> {
  const reply = await patiently(() => ask(`${hereOf(seat)}${what}`, { headers: shownBy(seat), patience }));
  if (reply.status === 200) return reply.body as T;
  throw new NotShown(what, reply);
}

export const see = (seat: Seat): Promise<Told> => read(seat, '');
export const offersTo = (seat: Seat): Promise<readonly Offer[]> => read(seat, '/offers');
/** Exports the table; a long log takes time. */
export const exported = (seat: Seat): Promise<Export> => read(seat, '/export', 12 * PATIENCE);

/** Creates a table; its creator is the game master. */
export async function makeTable(server: Server, body: object, from: Asked['headers'] = {}): Promise<Seat> {
  const made = await ask(`${server.url}/api/tables`, { body, headers: from, patience: 2 * PATIENCE });
  const { table, seat, key } = made.body;
  if (made.status !== 201) throw new Error(`no table: ${made.status} ${JSON.stringify(made.body)}`);
  return { server, table: String(table), id: String(seat), key: String(key) };
}

let seats = 0;

export async function addSeat(gm: Seat, body: object): Promise<Seat> {
  const reply = await kept(gm, 'seat', { command: `seat-${seats++}`, ...body });
  return { ...gm, id: String(reply.seat), key: String(reply.key) };
}

/** Returns the creatures of a table, from the game master's export. */
export async function creaturesAt(gm: Seat): Promise<readonly string[]> {
  const [first] = (await exported(gm)).entries;
  const does = first?.kept.does;
  return does?.kind === 'opened' ? does.game.world.creatures.map(({ id }) => id) : [];
}

let places = 0;

/** Returns headers with an unused client address: for servers that trust the proxy before them. */
export function fromElsewhere(): Readonly<Record<string, string>> {
  const n = places++;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}
/** The setting with which a server trusts `createAddressHeader`. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };
