import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { groupAddress } from './addresses.ts';

/** How many connections may be open, and how long an unfinished request may be silent. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly overall: number;
  /** Milliseconds without a byte of a request whose body is not complete. */
  readonly maxSilence: number;
}

/** A connection and the requests on it that are not answered yet. */
interface Connection {
  readonly socket: Socket;
  readonly group: string;
  readonly requests: Set<IncomingMessage>;
  /** When it was opened or its last answer ended, counted in events. */
  idleSince: number;
  /** Bytes read so far, and how many sweeps ago the last of them came. */
  bytes: number;
  silent: number;
}

/** The server itself drops connections only beyond this many more: connections just closed may still be counted. */
const MARGIN = 32;
const SWEEPS_PER_STALL = 4;
/** Requests on one connection that are not answered yet. Browsers and proxies send the next one after the answer. */
const MAX_PIPELINED = 16;

/**
 * Limits the open connections of a server, for each address and overall. At a limit, the connection that has been idle
 * longest is closed to make room, at the overall limit of the address with the most connections; a new connection is
 * refused only if none is idle. (The second server that fastify opens for HOST=localhost is not limited: only this
 * computer reaches it.)
 */
export class Connections {
  readonly #groups = new Map<string, Set<Connection>>();
  readonly #bySocket = new Map<Socket, Connection>();
  readonly #limits: ConnectionLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #sweepTimer: NodeJS.Timeout;
  #events = 0;
  #refused = 0;
  #closed = 0;

  constructor(server: Server, limits: ConnectionLimits, isProxy: (address: string) => boolean) {
    this.#limits = limits;
    this.#isProxy = isProxy;
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.on('request', (request, response) => this.#begin(request, response));
    server.on('drop', () => this.#refused++);
    if (Number.isFinite(limits.overall)) server.maxConnections = limits.overall + MARGIN;
    this.#sweepTimer = setInterval(() => this.#cutStalled(), limits.maxSilence / SWEEPS_PER_STALL).unref();
  }

  get figures(): { readonly open: number; readonly refused: number; readonly closed: number } {
    return { open: this.#bySocket.size, refused: this.#refused, closed: this.#closed };
  }

  close(): void {
    clearInterval(this.#sweepTimer);
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const group = groupAddress(address);
    if (this.#hasRoom(group, address)) this.#add(socket, group);
    else {
      this.#refused++;
      socket.destroy();
    }
  }

  /** Whether there is room, if necessary after closing an idle connection. */
  #hasRoom(group: string, address: string): boolean {
    const { perAddress, overall } = this.#limits;
    const ownGroup = this.#groups.get(group);
    // all clients behind a proxy come from its address
    if (ownGroup && ownGroup.size >= perAddress && !this.#isProxy(address))
      return this.#closeIdle([ownGroup]);
    if (this.#bySocket.size < overall) return true;
    return this.#closeIdle([...this.#groups.values()].toSorted((a, b) => b.size - a.size));
  }

  #add(socket: Socket, group: string): void {
    const connection: Connection = {
      socket,
      group,
      requests: new Set(),
      idleSince: this.#events++,
      bytes: 0,
      silent: 0,
    };
    this.#bySocket.set(socket, connection);
    this.#groups.set(group, (this.#groups.get(group) ?? new Set()).add(connection));
    socket.once('close', () => this.#remove(connection));
  }

  #remove(connection: Connection): void {
    const { socket, group } = connection;
    this.#bySocket.delete(socket);
    const others = this.#groups.get(group);
    others?.delete(connection);
    if (others?.size === 0) this.#groups.delete(group);
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#bySocket.get(request.socket);
    connection?.requests.add(request);
    if (connection && connection.requests.size > MAX_PIPELINED) connection.socket.destroy();
    response.once('close', () => {
      connection?.requests.delete(request);
      if (connection) connection.idleSince = this.#events++;
    });
  }

  /** Closes an idle connection in the first of these groups that has one. */
  #closeIdle(groups: readonly ReadonlySet<Connection>[]): boolean {
    for (const group of groups) {
      const longest = findLongestIdle(group);
      if (!longest) continue;
      this.#closed++;
      this.#remove(longest);
      longest.socket.destroy();
      return true;
    }
    return false;
  }

  #cutStalled(): void {
    for (const connection of this.#bySocket.values()) {
      const { socket } = connection;
      const isSilent = socket.bytesRead === connection.bytes && isUnfinished(connection);
      connection.bytes = socket.bytesRead;
      // counted in sweeps: after a pause of this program, bytes that arrived meanwhile are not read yet
      connection.silent = isSilent ? connection.silent + 1 : 0;
      if (connection.silent > SWEEPS_PER_STALL) socket.destroy();
    }
  }
}

/** A request has begun, and its body is not complete. */
const isUnfinished = ({ requests }: Connection): boolean =>
  [...requests].some((request) => !request.complete);

/** Prefers connections without a request, then those with an incomplete request. */
function findLongestIdle(group: ReadonlySet<Connection>): Connection | undefined {
  const oldest = (all: readonly Connection[]): Connection | undefined =>
    all.reduce<Connection | undefined>(
      (best, connection) => (best && best.idleSince <= connection.idleSince ? best : connection),
      undefined,
    );
  const all = [...group];
  return oldest(all.filter(({ requests }) => requests.size === 0)) ?? oldest(all.filter(isUnfinished));
}
