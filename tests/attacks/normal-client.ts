import { setTimeout as wait } from 'node:timers/promises';
import {
  credentialsOf,
  makeTable,
  readExport,
  readOffers,
  type Seat,
  type Server,
  sendCommand,
  tableUrlOf,
} from '../client.ts';

/** A player: says something, reads the table, and asks for offers and odds. */
export class NormalClient {
  readonly #seat: Seat;
  readonly #action: object;
  readonly #said = new Set<string>();
  #count = 0;

  private constructor(seat: Seat, action: object) {
    this.#seat = seat;
    this.#action = action;
  }

  static async sitDown(server: Server, from: Readonly<Record<string, string>>): Promise<NormalClient> {
    const seat = await makeTable(server, { demo: 'rischio' }, from);
    const offer = (await readOffers(seat)).find(({ action }) => action.type === 'attack');
    const [target] = offer?.slots.on?.kind === 'one' ? offer.slots.on.options : [];
    return new NormalClient(seat, { ...offer?.action, on: target });
  }

  /** Plays until the signal; returns the milliseconds of each request. */
  async playUntil(signal: AbortSignal): Promise<readonly number[]> {
    const took: number[] = [];
    while (!signal.aborted) {
      took.push(await this.#timed());
      await wait(30);
    }
    return took;
  }

  async #timed(): Promise<number> {
    const start = performance.now();
    const status = await this.#ask(this.#count++);
    if (status !== 200) throw new Error(`a normal client was answered ${status}`);
    return performance.now() - start;
  }

  async #ask(n: number): Promise<number> {
    const headers = credentialsOf(this.#seat);
    switch (n % 4) {
      case 0:
        return this.#say(`line ${n}`);
      case 1:
        return this.#read('', headers);
      case 2:
        return this.#read('/offers', headers);
      default:
        return (await sendCommand(this.#seat, 'odds', { action: this.#action })).status;
    }
  }

  async #say(text: string): Promise<number> {
    const { status } = await sendCommand(this.#seat, 'say', { command: text, text });
    if (status === 200) this.#said.add(text);
    return status;
  }

  /** Returns lines that were acknowledged and are not in the log. */
  async findLostLines(): Promise<readonly string[]> {
    const { entries } = await readExport(this.#seat);
    const textsSaid = new Set(entries.map(({ kept: { does } }) => (does.kind === 'said' ? does.text : '')));
    return [...this.#said].filter((text) => !textsSaid.has(text));
  }

  async #read(what: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const response = await fetch(`${tableUrlOf(this.#seat)}${what}`, { headers });
    await response.arrayBuffer();
    return response.status;
  }
}

/** Returns the value that so many percent do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((value, other) => value - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
