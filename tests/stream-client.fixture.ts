import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { StreamMessage } from '@arbitro/protocol';
import { credentialsOf, type Seat, TIMEOUT_MS, tableUrlOf } from './client.ts';

/** A message of a stream. */
export interface SeatMessage extends StreamMessage {
  /** The value of `id:`. */
  readonly id: string;
}

export interface ListenOptions {
  readonly since?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nothing may have happened since: it is enough that the stream is open. */
  readonly isQuiet?: boolean;
  /** Called for each message, before any waiting caller resumes. */
  readonly hears?: (message: SeatMessage) => void;
}

/** A stream of a seat, open until one side closes it. */
export class StreamClient {
  readonly heard: SeatMessage[] = [];
  /** The status, if it was refused. */
  refused: { readonly status: number; readonly text: string } | undefined;
  isOpen = false;
  isOver = false;
  readonly over: Promise<void>;
  readonly #request: ClientRequest;
  readonly #hears: ListenOptions['hears'];
  #waiting: (() => void)[] = [];
  #text = '';

  constructor(seat: Seat, { since, headers, hears }: ListenOptions = {}) {
    this.#hears = hears;
    this.#request = get(`${tableUrlOf(seat)}/stream`, {
      agent: false,
      headers: {
        ...credentialsOf(seat),
        ...(since !== undefined && { 'last-event-id': String(since) }),
        ...headers,
      },
    });
    this.over = new Promise((resolve) => {
      const end = (): void => {
        this.isOver = true;
        this.#wake();
        resolve();
      };
      this.#request.on('error', end).on('close', end);
      this.#request.on('response', (response) => this.#listen(response));
    });
  }

  /** The moment of the last message: the value to resume from. */
  get last(): number | undefined {
    return this.heard.at(-1)?.moment;
  }

  /** Waits until the condition holds. */
  async until(
    holds: (seatMessages: readonly SeatMessage[]) => boolean,
    what = 'what was waited for',
  ): Promise<void> {
    const end = Date.now() + 2 * TIMEOUT_MS;
    while (!holds(this.heard)) {
      if (this.isOver) throw new Error(`the stream ended before ${what}`);
      if (Date.now() > end) throw new Error(`the stream did not tell ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 500);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Waits until it has sent a moment. */
  async waitForMoment(moment: number): Promise<void> {
    await this.until(
      (seatMessages) => seatMessages.some((message) => message.moment >= moment),
      `of moment ${moment}`,
    );
  }

  /** Stops reading: new data waits in buffers. */
  stall(): void {
    this.#request.socket?.pause();
  }

  close(): void {
    this.#request.destroy();
  }

  #listen(response: IncomingMessage): void {
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    this.isOpen = response.statusCode === 200;
    if (!this.isOpen) this.refused = { status: response.statusCode ?? 0, text: '' };
    this.#wake();
    response.on('data', (text: string) => {
      this.#text += text;
      if (this.refused) this.refused = { ...this.refused, text: this.#text };
      else this.#take();
    });
  }

  #take(): void {
    const frames = this.#text.split('\n\n');
    this.#text = frames.pop() ?? '';
    for (const frame of frames) {
      const id = /^id: (.*)$/m.exec(frame)?.[1];
      const text = /^data: (.*)$/m.exec(frame)?.[1];
      if (id === undefined || text === undefined) continue;
      const message: SeatMessage = { ...JSON.parse(text), id };
      this.#hears?.(message);
      this.heard.push(message);
    }
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

/** Opens a stream and waits for its first message, if one is expected. */
export async function openStreamClient(seat: Seat, options: ListenOptions = {}): Promise<StreamClient> {
  const stream = new StreamClient(seat, options);
  await stream.until(
    (seatMessages) => (options.isQuiet ? stream.isOpen : seatMessages.length > 0),
    'anything',
  );
  return stream;
}
