import { Agent, type IncomingMessage, request } from 'node:http';

/** A table under load: an action is done when every listener has received it. */
export interface LoadedTable {
  act(): Promise<void>;
  close(): void;
}

export const LISTENERS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

type Headers = Readonly<Record<string, string>>;

/** Sends JSON and returns the text of the response. */
export function postJson(url: string, body: unknown, headers: Headers = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    const sentRequest = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
      },
      (answer) => void readBody(answer).then(resolve, reject),
    );
    sentRequest.on('error', reject).end(text);
  });
}

async function readBody(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('latin1')) text += chunk;
  if (answer.statusCode !== 200 && answer.statusCode !== 201)
    throw new Error(`${answer.statusCode}: ${text}`);
  return text;
}

export const readMoment = (text: string): number => Number(/"moment":(\d+)/.exec(text)?.[1]);

/** The streams of one table, and the last moment each has received. */
export class Streams {
  readonly #seen: number[] = [];
  readonly #open: { destroy(): void }[] = [];
  #wanted = Number.POSITIVE_INFINITY;
  #reached: () => void = () => undefined;

  open(url: string, headers: Headers = {}): Promise<void> {
    const index = this.#seen.push(0) - 1;
    return new Promise((resolve, reject) => {
      const sentRequest = request(url, { headers, agent: false }, (answer) => {
        resolve();
        answer.on('data', (chunk: Buffer) => this.#heard(index, chunk));
        answer.on('error', () => undefined);
      });
      sentRequest.on('error', reject).end();
      this.#open.push(sentRequest);
    });
  }

  /** Resolves when all streams have received a moment. */
  reach(moment: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wanted = moment;
      this.#reached = resolve;
      this.#check();
    });
  }

  close(): void {
    for (const item of this.#open) item.destroy();
  }

  #heard(index: number, chunk: Buffer): void {
    const id = chunk.lastIndexOf('id: ');
    if (id < 0) return;
    this.#seen[index] = Number.parseInt(chunk.toString('latin1', id + 4, id + 24), 10);
    this.#check();
  }

  #check(): void {
    for (const seenMoment of this.#seen) if (seenMoment < this.#wanted) return;
    this.#wanted = Number.POSITIVE_INFINITY;
    this.#reached();
  }
}
