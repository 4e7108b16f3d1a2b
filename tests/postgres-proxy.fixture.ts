import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** What happens, once, to the connection that sends certain words. */
type ConnectionFault =
  /** It is cut when half of them have passed. */
  | 'cut-asking'
  /** They pass, and it is cut before the answer passes. */
  | 'cut-answering'
  /** It stays open, and nothing passes any more. */
  | 'silence';

/** A proxy to a PostgreSQL server that can break connections. */
export interface PostgresProxy {
  readonly url: string;
  /** Breaks the next connection that sends these words. */
  breakNext(words: string, fault: ConnectionFault): void;
  /** Silences the connections that have sent these words. */
  silence(words: string): number;
  /** How many connections were broken. */
  readonly brokenCount: number;
  close(): void;
}

export async function openPostgresProxy(url: string): Promise<PostgresProxy> {
  const connections = new Set<ProxiedConnection>();
  const waiting: { words: string; fault: ConnectionFault }[] = [];
  let broken = 0;
  const server = createServer((near) => {
    const connection = new ProxiedConnection(near, connect(connectOptionsOf(url)), (text) => {
      const index = waiting.findIndex(({ words }) => text.includes(words));
      const [found] = index < 0 ? [] : waiting.splice(index, 1);
      if (found) broken++;
      return found?.fault;
    });
    connections.add(connection);
    near.on('close', () => connections.delete(connection));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: replacePort(url, (server.address() as AddressInfo).port),
    breakNext: (words, fault) => void waiting.push({ words, fault }),
    silence: (words) => {
      const found = [...connections].filter(({ received }) => received.includes(words));
      for (const connection of found) connection.silence();
      return found.length;
    },
    get brokenCount() {
      return broken;
    },
    close: () => {
      server.close();
      for (const connection of connections) connection.end();
    },
  };
}

/** A connection through the proxy. */
class ProxiedConnection {
  /** The last query sent on it. */
  received = '';
  readonly #near: Socket;
  readonly #far: Socket;
  #fault: ConnectionFault | undefined;

  constructor(near: Socket, far: Socket, faultIn: (text: string) => ConnectionFault | undefined) {
    this.#near = near;
    this.#far = far;
    near.on('data', (sent) => {
      const bytes = Buffer.isBuffer(sent) ? sent : Buffer.from(sent);
      this.received = bytes.toString('latin1');
      this.#fault ??= faultIn(this.received);
      this.#ask(bytes);
    });
    far.on('data', (bytes) => {
      if (this.#fault === 'cut-answering') this.end();
      else if (this.#fault !== 'silence') near.write(bytes);
    });
    for (const socket of [near, far]) socket.on('error', () => this.end()).on('close', () => this.end());
  }

  silence(): void {
    this.#fault = 'silence';
  }

  end(): void {
    this.#near.destroy();
    this.#far.destroy();
  }

  #ask(bytes: Buffer): void {
    if (this.#fault === 'silence') return;
    if (this.#fault !== 'cut-asking') this.#far.write(bytes);
    else {
      this.#far.write(bytes.subarray(0, bytes.length / 2), () => this.#far.end());
      this.#near.destroy();
    }
  }
}

/** A folder as host is where the server's socket is. */
function connectOptionsOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null
    ? { host: hostname, port: Number(port || 5432) }
    : { path: `${folder}/.s.PGSQL.5432` };
}

function replacePort(url: string, port: number): string {
  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return through.href;
}
