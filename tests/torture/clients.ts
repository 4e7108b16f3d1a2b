import { setTimeout as wait } from 'node:timers/promises';
import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { ReadError, type Reply, readMessage, type Seat, sendCommand } from '../client.ts';
import {
  type CommandMove,
  type MoveContext,
  pickAnswerMove,
  pickOfferedMove,
  pickSideMove,
} from '../random-moves.fixture.ts';
import { type SeatMessage, StreamClient } from '../stream-client.fixture.ts';
import type { CommandRecord, Ledger } from './ledger.ts';
import type { TrafficGate } from './traffic-gate.ts';

/** What all clients at the tables share. */
export interface TortureRun {
  readonly seed: string;
  readonly traffic: TrafficGate;
  readonly ledger: Ledger;
  /** Whether the database may be away now: then a server may report that it cannot store anything. */
  mayFail(): boolean;
}

/** Milliseconds between two requests of one client: a seat may send sixty a second. */
const PACE_MS = 25;
const TRIES = 4;

/** A client that keeps playing, whatever happens to the server. */
export class TorturePlayer {
  readonly #seat: Seat;
  readonly #party: TortureRun;
  readonly #around: Omit<MoveContext, 'message'>;
  readonly #die: Die;
  #count = 0;
  #left = false;
  readonly done: Promise<void>;

  constructor(seat: Seat, context: Omit<MoveContext, 'message'>, party: TortureRun) {
    this.#seat = seat;
    this.#around = context;
    this.#party = party;
    this.#die = createSeededDie(seedOf(`${party.seed}/${seat.table}/${seat.id}`));
    this.done = this.#play();
  }

  /** Starts nothing more; `done` resolves when running requests have ended. */
  leave(): void {
    this.#left = true;
  }

  async #play(): Promise<void> {
    while (!this.#left) {
      const move = await this.#party.traffic.run(() => this.#move());
      if (move) await this.#deliver(move);
      await wait(PACE_MS);
    }
  }

  async #move(): Promise<CommandMove | undefined> {
    if (this.#left) return undefined;
    try {
      const streamMessage = await readMessage(this.#seat);
      const move = await this.#chosen({ ...this.#around, message: streamMessage });
      return move && this.#die(6) === 1
        ? { ...move, body: { ...move.body, seen: streamMessage.moment } }
        : move;
    } catch (error) {
      if (error instanceof ReadError) this.#note(error.status, error.message);
      return undefined;
    }
  }

  async #chosen(context: MoveContext): Promise<CommandMove | undefined> {
    const { ask, waiting, you } = context.message.seen;
    const die = this.#die;
    if (ask && (you.role !== 'gm' || die(3) === 1)) return pickAnswerMove(ask, die);
    if (die(3) === 1) return pickSideMove(context, die);
    return waiting.length > 0 || you.role === 'spectator' ? undefined : pickOfferedMove(this.#seat, die);
  }

  /** Sends it, sometimes twice at once; if no answer comes, mostly again with the same id. */
  async #deliver(move: CommandMove): Promise<void> {
    const { ledger, traffic } = this.#party;
    const id = `c-${this.#count++}`;
    const row = ledger.row(this.#seat.table, this.#seat.id, id, move);
    const often = this.#die(8) === 1 ? 2 : 1;
    await Promise.all(Array.from({ length: often }, () => traffic.run(() => this.#send(row, id))));
    for (let tries = 1; row.lost > 0 && tries < TRIES && this.#die(4) > 1; tries++) {
      const lost = row.lost;
      await traffic.run(() => this.#send(row, id));
      if (row.lost === lost) return;
    }
  }

  async #send(row: CommandRecord, id: string): Promise<void> {
    try {
      this.#enter(row, await sendCommand(this.#seat, row.move.name, { ...row.move.body, command: id }));
    } catch {
      row.lost++;
    }
  }

  #enter(row: CommandRecord, { status, body }: Reply): void {
    if (status === 200) row.moments.push(Number(body.moment));
    else if (status < 500) row.refusals.push(JSON.stringify(body.refusal ?? body));
    else row.lost++;
    this.#note(status, `${row.move.name} ${row.command}: ${JSON.stringify(body)}`);
  }

  #note(status: number, what: string): void {
    const { ledger, mayFail } = this.#party;
    if (status >= 500 && !mayFail()) ledger.faults.push(`${this.#seat.table}: ${status}: ${what}`);
  }
}

/** A client that listens, and reconnects after each break. */
export class TortureListener {
  readonly done: Promise<void>;
  readonly #seat: Seat;
  readonly #party: TortureRun;
  #stream: StreamClient | undefined;
  #last: number | undefined;
  #left = false;

  constructor(seat: Seat, party: TortureRun) {
    this.#seat = seat;
    this.#party = party;
    this.done = this.#listen();
  }

  leave(): void {
    this.#left = true;
    this.#stream?.close();
  }

  async #listen(): Promise<void> {
    while (!this.#left) {
      await this.#party.traffic.run(async () => this.#open());
      await this.#stream?.over;
      await wait(PACE_MS);
    }
  }

  #open(): void {
    if (this.#left) return;
    const since = this.#last;
    const seatMessages: SeatMessage[] = [];
    this.#party.ledger.connections.push({
      table: this.#seat.table,
      seat: this.#seat.id,
      since,
      heard: seatMessages,
    });
    this.#stream = new StreamClient(this.#seat, {
      ...(since !== undefined && { since }),
      hears: (message) => this.#hear(message, seatMessages),
    });
  }

  #hear(message: SeatMessage, seatMessages: SeatMessage[]): void {
    const { ledger } = this.#party;
    this.#last = message.moment;
    seatMessages.push(message);
    ledger.recordMoment(this.#seat.table, message.moment);
    for (const { moment } of message.lines) ledger.recordMoment(this.#seat.table, moment);
  }
}
