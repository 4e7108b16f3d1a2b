import { BEHIND_PROXY, createAddressHeader, makeTable, type Seat, type Server } from './client.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';

/** Several servers, one for each database url given: the same for all, or through a proxy for some. */
export class ServerNodes {
  readonly all: readonly ServerProcess[];

  private constructor(all: readonly ServerProcess[]) {
    this.all = all;
  }

  static async start(databases: readonly string[]): Promise<ServerNodes> {
    return new ServerNodes(
      await Promise.all(databases.map((url) => startServer({ DATABASE_URL: url, ...BEHIND_PROXY }))),
    );
  }

  node(n: number): ServerProcess {
    const found = this.all[n];
    if (!found) throw new Error(`there is no node ${n}`);
    return found;
  }

  /** Returns the seat with requests to this node. */
  at(seat: Seat, n: number): Seat {
    return { ...seat, server: this.node(n) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((node) => node.stop('SIGKILL')));
  }
}

export const makeNodeTable = (server: Server): Promise<Seat> =>
  makeTable(server, { demo: 'rischio' }, createAddressHeader());

/** Returns the body of a message; its text is also its command id. */
export const buildSayBody = (text: string) => ({ command: text, text });
