import type { Die } from '@arbitro/dice';
import type { AnyQuestion, Json, Offer } from '@arbitro/kernel';
import {
  COMMANDS,
  type CommandBody,
  type CommandName,
  type KeptReply,
  type StreamMessage,
} from '@arbitro/protocol';
import { openMemory, type Store } from '@arbitro/store';
import type { z } from 'zod';
import type { PaceTimes } from '../computer/computer-player.ts';
import { loadTable } from './live-table.ts';
import { openTableService } from './open-table-service.ts';
import type { Table } from './table.ts';
import type { ErrorReply, NewTable, SeatSession, ServiceResult, TableService } from './table-service.ts';

/** A command body as a person sends it; a command id is generated if missing. */
type SentCommand<N extends CommandName> = Omit<z.input<(typeof COMMANDS)[N]['body']>, 'command'> & {
  readonly command?: string;
};

/** Returns a file as bytes sent. */
export const encodeFile = (file: unknown): Uint8Array => Buffer.from(JSON.stringify(file));

let commands = 0;
const nextCommand = (): string => `c${++commands}`;

/** A service for tests: each command takes one line, and results are checked in the store itself. */
export class TestService {
  readonly store: Store;
  readonly service: TableService;
  readonly errors: unknown[] = [];
  time: number;

  constructor(store: Store = openMemory(), time = Date.UTC(2026, 0, 1), paceTimes?: PaceTimes) {
    this.store = store;
    this.time = time;
    this.service = openTableService({
      store,
      now: () => this.time,
      ...(paceTimes && { paceTimes: paceTimes }),
      reportError: (error) => this.errors.push(error),
    });
  }

  /** Creates a table by this request, with its game master. */
  async make(request: Parameters<TableService['make']>[0]): Promise<NewTable> {
    return requireValue(await this.service.make(request));
  }

  /** Creates another seat and takes it. */
  async seat(
    gm: SeatSession,
    role: 'gm' | 'player' | 'spectator',
    owns: string[] = [],
  ): Promise<SeatSession> {
    const { key = '' } = await this.submit(gm, 'seat', { role, owns });
    return requireValue(await this.service.sit(gm.table, key));
  }

  /** Sends a command as a person would: through its schema. */
  async ask<N extends CommandName>(
    by: SeatSession,
    name: N,
    sent: SentCommand<N>,
  ): Promise<ServiceResult<KeptReply>> {
    this.time += 1;
    return this.service.ask(by, name, parseBody(name, sent));
  }

  /** Sends a command that must be accepted. */
  async submit<N extends CommandName>(by: SeatSession, name: N, sent: SentCommand<N>): Promise<KeptReply> {
    return requireValue(await this.ask(by, name, sent));
  }

  /** Sends a command that must be refused; returns the code, and checks that the log has nothing of it. */
  async expectRefusal<N extends CommandName>(
    by: SeatSession,
    name: N,
    sent: SentCommand<N>,
  ): Promise<string> {
    const before = await this.table(by);
    const code = refusalCodeOf(await this.ask(by, name, sent));
    const after = await this.table(by);
    if (after.version !== before.version) throw new Error(`refused with ${code}, and yet kept`);
    return code;
  }

  async readMessage(by: SeatSession): Promise<StreamMessage> {
    return requireValue(await this.service.see(by));
  }

  /** Returns the table from the store, applied anew. */
  async table({ table: id }: Pick<SeatSession, 'table'>): Promise<Table> {
    const table = await loadTable(this.store, id);
    if (!table) throw new Error(`there is no table ${id}`);
    return table;
  }

  async world(seatSession: Pick<SeatSession, 'table'>): Promise<Table['game']['world']> {
    return (await this.table(seatSession)).game.world;
  }
}

export function parseBody<N extends CommandName>(name: N, sent: SentCommand<N>): CommandBody<N> {
  return COMMANDS[name].body.parse({ command: nextCommand(), ...sent }) as CommandBody<N>;
}

/** Returns the value of an answer that must be a success. */
export function requireValue<T>(answer: ServiceResult<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
  return answer.value;
}

/** Returns the code of an answer that must be a refusal. */
export const refusalCodeOf = (answer: ServiceResult<unknown>): string => errorReplyOf(answer).refusal.code;

export function errorReplyOf(answer: ServiceResult<unknown>): ErrorReply {
  if (answer.ok) throw new Error(`kept: ${JSON.stringify(answer.value)}`);
  return answer;
}

/** How a random player chooses: as in `@arbitro/testing`, which only tests may import. */
export interface RandomChoices {
  readonly die: Die;
  fill(offer: Offer, die: Die): Json;
  answerTo(question: AnyQuestion, die: Die): Json;
}

/** One step of random legal play by the game master: answers the open question, or takes one of the offers. */
export async function playRandomStep(
  trial: TestService,
  gm: SeatSession,
  { die, fill, answerTo }: RandomChoices,
): Promise<boolean> {
  const { ask } = (await trial.readMessage(gm)).seen;
  if (ask?.kind === 'roll') {
    await trial.submit(gm, 'answer', { ask: ask.id, byPolicy: true });
    return true;
  }
  const [first] = ask?.to ?? [];
  if (ask && first) {
    await trial.submit(gm, 'answer', { ask: ask.id, who: first.who, answer: answerTo(first.question, die) });
    return true;
  }
  const offers = requireValue(await trial.service.offers(gm));
  const offer = offers.length > 0 ? offers[die(offers.length) - 1] : undefined;
  if (offer) await trial.submit(gm, 'act', { action: fill(offer, die) as { type: string } });
  return offer !== undefined;
}

/** Aino, Veikko, and a dragon whose tail no basic defence stops: creatures that can parry are asked. */
export const DRAGON_TABLE = {
  system: 'noppa',
  title: 'The dragon',
  // no lucky roll may stop the tail, or no question would be asked
  options: { explodingSixes: 'once' },
  creatures: [
    { id: 'aino', name: 'Aino', sheet: { attributes: { ketteryys: 4 }, actions: 1, mind: 1 } },
    { id: 'veikko', name: 'Veikko', sheet: { attributes: { vakevyys: 4 }, actions: 1, mind: 0 } },
    {
      id: 'lohikaarme',
      name: 'Lohikäärme',
      sheet: { kind: 'foe', actions: 2, weight: 1, attacks: [{ id: 'hanta', tn: 20, damage: 3 }] },
    },
  ],
  scene: { fight: { tick: 2 } },
};
export const TAIL_ATTACK = { type: 'attack', by: 'lohikaarme', with: 'hanta', on: ['aino'] };

export interface DragonParty {
  readonly gm: SeatSession;
  readonly aino: SeatSession;
  readonly veikko: SeatSession;
  readonly guest: SeatSession;
}

/** The dragon's table with its two players, each at their own device, and a spectator. */
export async function openDragonTable(trial: TestService): Promise<DragonParty> {
  const gm = await trial.make(DRAGON_TABLE);
  return {
    gm,
    aino: await trial.seat(gm, 'player', ['aino']),
    veikko: await trial.seat(gm, 'player', ['veikko']),
    guest: await trial.seat(gm, 'spectator'),
  };
}
