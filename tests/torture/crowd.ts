import { setTimeout as wait } from 'node:timers/promises';
import { type Die, seededDie, seedOf } from '@arbitro/dice';
import { NotShown, type Reply, type Seat, see, send } from '../client.ts';
import { Listening, type Message } from '../listening.ts';
import { type Around, answerMove, type Move, offeredMove, whim } from '../players.ts';
import type { Gate } from './gate.ts';
import type { Ledger, Row } from './ledger.ts';

/** What all clients at the tables share. */
export interface Party {
  readonly seed: string;
  readonly gate: Gate;
  readonly ledger: Ledger;
  /** Whether the database may be away now: then a server may report that it cannot store anything. */
  mayFail(): boolean;
}

/** Milliseconds between two requests of one client: a seat may send sixty a second. */
const PACE = 25;
const TRIES = 4;

/** A client that keeps playing, whatever happens to the server. */
export class Player {
  readonly #seat: Seat;
  readonly #party: Party;
  readonly #around: Omit<Around, 'told'>;
  readonly #die: Die;
  #count = 0;
  #left = false;
  readonly done: Promise<void>;

  constructor(seat: Seat, around: Omit<Around, 'told'>, party: Party) {
    this.#seat = seat;
    this.#around = around;
    this.#party = party;
    this.#die = seededDie(seedOf(`${party.seed}/${seat.table}/${seat.id}`));
    this.done = this.#play();
  }

  /** Starts nothing more; `done` resolves when running requests have ended. */
  leave(): void {
    this.#left = true;
  }

  async #play(): Promise<void> {
    while (!this.#left) {
      const move = await this.#party.gate.through(() => this.#move());
      if (move) await this.#deliver(move);
      await wait(PACE);
    }
  }

  async #move(): Promise<Move | undefined> {
    if (this.#left) return undefined;
    try {
      const told = await see(this.#seat);
      const move = await this.#chosen({ ...this.#around, told });
      return move && this.#die(6) === 1 ? { ...move, body: { ...move.body, seen: told.moment } } : move;
    } catch (error) {
      if (error instanceof NotShown) this.#note(error.status, error.message);
      return undefined;
    }
  }

  async #chosen(around: Around): Promise<Move | undefined> {
    const { ask, waiting, you } = around.told.seen;
    const die = this.#die;
    if (ask && (you.role !== 'gm' || die(3) === 1)) return answerMove(ask, die);
    if (die(3) === 1) return whim(around, die);
    return waiting.length > 0 || you.role === 'spectator' ? undefined : offeredMove(this.#seat, die);
  }

  /** Sends it, sometimes twice at once; if no answer comes, mostly again with the same id. */
  async #deliver(move: Move): Promise<void> {
    const { ledger, gate } = this.#party;
    const id = `c-${this.#count++}`;
    const row = ledger.row(this.#seat.table, this.#seat.id, id, move);
    const often = this.#die(8) === 1 ? 2 : 1;
    await Promise.all(Array.from({ length: often }, () => gate.through(() => this.#send(row, id))));
    for (let tries = 1; row.lost > 0 && tries < TRIES && this.#die(4) > 1; tries++) {
      const lost = row.lost;
      await gate.through(() => this.#send(row, id));
      if (row.lost === lost) return;
    }
  }

  async #send(row: Row, id: string): Promise<void> {
    try {
      this.#enter(row, await send(this.#seat, row.move.name, { ...row.move.body, command: id }));
    } catch {
      row.lost++;
    }
  }

  #enter(row: Row, { status, body }: Reply): void {
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
export class Ear {
  readonly done: Promise<void>;
  readonly #seat: Seat;
  readonly #party: Party;
  #stream: Listening | undefined;
  #last: number | undefined;
  #left = false;

  constructor(seat: Seat, party: Party) {
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
      await this.#party.gate.through(async () => this.#open());
      await this.#stream?.over;
      await wait(PACE);
    }
  }

  #open(): void {
    if (this.#left) return;
    const since = this.#last;
    const heard: Message[] = [];
    this.#party.ledger.connections.push({ table: this.#seat.table, seat: this.#seat.id, since, heard });
    this.#stream = new Listening(this.#seat, {
      ...(since !== undefined && { since }),
      hears: (message) => this.#hear(message, heard),
    });
  }

  #hear(message: Message, heard: Message[]): void {
    const { ledger } = this.#party;
    this.#last = message.moment;
    heard.push(message);
    ledger.tell(this.#seat.table, message.moment);
    for (const { moment } of message.lines) ledger.tell(this.#seat.table, moment);
  }
}
