import { BEHIND_PROXY, fromElsewhere, makeTable, type Seat, type Server } from './client.ts';
import { type Serving, startServer } from './serving.ts';

/** Servers side by side, one for each database given: the same one for all, or some of them by way of something. */
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

  /** The seat, asking this node. */
  at(seat: Seat, n: number): Seat {
    return { ...seat, server: this.node(n) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((node) => node.stop('SIGKILL')));
  }
}

export const newTable = (server: Server): Promise<Seat> =>
  makeTable(server, { demo: 'rischio' }, fromElsewhere());

/** Something said, by a command that goes by the same name. */
export const saying = (text: string) => ({ command: text, text });
