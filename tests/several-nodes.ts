import { BEHIND_PROXY, fromElsewhere, makeTable, type Seat, type Server } from './client.ts';
import { type Serving, startServer } from './serving.ts';

/** Several servers, one for each database url given: the same for all, or through a proxy for some. */
export class SeveralNodes {
  readonly all: readonly Serving[];

  private constructor(all: readonly Serving[]) {
    this.all = all;
  }

  static async start(databases: readonly string[]): Promise<SeveralNodes> {
    return new SeveralNodes(
      await Promise.all(databases.map((url) => startServer({ DATABASE_URL: url, ...BEHIND_PROXY }))),
    );
  }

  node(n: number): Serving {
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

export const newTable = (server: Server): Promise<Seat> =>
  makeTable(server, { demo: 'rischio' }, fromElsewhere());

/** Returns the body of a message; its text is also its command id. */
export const saying = (text: string) => ({ command: text, text });
