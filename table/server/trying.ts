import type { Die } from '@arbitro/dice';
import type { AnyQuestion, Json, Offer } from '@arbitro/kernel';
import { type Body, COMMANDS, type CommandName, type KeptReply, type Told } from '@arbitro/protocol';
import { openMemory, type Store } from '@arbitro/store';
import type { z } from 'zod';
import type { Answer, Hall, Made, No, Sitting } from './hall.ts';
import { loaded } from './live-table.ts';
import { openHall } from './open-hall.ts';
import type { Table } from './table.ts';

/** A command body as a person sends it; a command id is generated if missing. */
type Sent<N extends CommandName> = Omit<z.input<(typeof COMMANDS)[N]['body']>, 'command'> & {
  readonly command?: string;
};

/** Returns a file as bytes sent. */
export const fileOf = (file: unknown): Uint8Array => Buffer.from(JSON.stringify(file));

let commands = 0;
const nextCommand = (): string => `c${++commands}`;

/** A service for tests: each command takes one line, and results are checked in the store itself. */
export class Trial {
  readonly store: Store;
  readonly hall: Hall;
  readonly troubles: unknown[] = [];
  time: number;

  constructor(store: Store = openMemory(), time = Date.UTC(2026, 0, 1)) {
    this.store = store;
    this.time = time;
    this.hall = openHall({ store, now: () => this.time, trouble: (error) => this.troubles.push(error) });
  }

  /** Creates a table by this request, with its game master. */
  async make(request: Parameters<Hall['make']>[0]): Promise<Made> {
    return given(await this.hall.make(request));
  }

  /** Creates another seat and takes it. */
  async seat(gm: Sitting, role: 'gm' | 'player' | 'spectator', owns: string[] = []): Promise<Sitting> {
    const { key = '' } = await this.done(gm, 'seat', { role, owns });
    return given(await this.hall.sit(gm.table, key));
  }

  /** Sends a command as a person would: through its schema. */
  async ask<N extends CommandName>(by: Sitting, name: N, sent: Sent<N>): Promise<Answer<KeptReply>> {
    this.time += 1;
    return this.hall.ask(by, name, bodyOf(name, sent));
  }

  /** Sends a command that must be accepted. */
  async done<N extends CommandName>(by: Sitting, name: N, sent: Sent<N>): Promise<KeptReply> {
    return given(await this.ask(by, name, sent));
  }

  /** Sends a command that must be refused; returns the code, and checks that the log has nothing of it. */
  async refused<N extends CommandName>(by: Sitting, name: N, sent: Sent<N>): Promise<string> {
    const before = await this.table(by);
    const code = codeOf(await this.ask(by, name, sent));
    const after = await this.table(by);
    if (after.version !== before.version) throw new Error(`refused with ${code}, and yet kept`);
    return code;
  }

  async see(by: Sitting): Promise<Told> {
    return given(await this.hall.see(by));
  }

  /** Returns the table from the store, applied anew. */
  async table({ table: id }: Pick<Sitting, 'table'>): Promise<Table> {
    const table = await loaded(this.store, id);
    if (!table) throw new Error(`there is no table ${id}`);
    return table;
  }

  async world(at: Pick<Sitting, 'table'>): Promise<Table['game']['world']> {
    return (await this.table(at)).game.world;
  }
}

export function bodyOf<N extends CommandName>(name: N, sent: Sent<N>): Body<N> {
  return COMMANDS[name].body.parse({ command: nextCommand(), ...sent }) as Body<N>;
}

/** Returns the value of an answer that must be a success. */
export function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
  return answer.value;
}

/** Returns the code of an answer that must be a refusal. */
export const codeOf = (answer: Answer<unknown>): string => no(answer).refusal.code;

export function no(answer: Answer<unknown>): No {
  if (answer.ok) throw new Error(`kept: ${JSON.stringify(answer.value)}`);
  return answer;
}

/** How a random player chooses: as in `@arbitro/testing`, which only tests may import. */
export interface Whims {
  readonly die: Die;
  fill(offer: Offer, die: Die): Json;
  answerTo(question: AnyQuestion, die: Die): Json;
}

/** One step of random legal play by the game master: answers the open question, or takes one of the offers. */
export async function step(trial: Trial, gm: Sitting, { die, fill, answerTo }: Whims): Promise<boolean> {
  const { ask } = (await trial.see(gm)).seen;
  if (ask?.kind === 'roll') {
    await trial.done(gm, 'answer', { ask: ask.id, byPolicy: true });
    return true;
  }
  const [first] = ask?.to ?? [];
  if (ask && first) {
    await trial.done(gm, 'answer', { ask: ask.id, who: first.who, answer: answerTo(first.question, die) });
    return true;
  }
  const offers = given(await trial.hall.offers(gm));
  const offer = offers.length > 0 ? offers[die(offers.length) - 1] : undefined;
  if (offer) await trial.done(gm, 'act', { action: fill(offer, die) as { type: string } });
  return offer !== undefined;
}

/** Aino, Veikko, and a dragon whose tail no basic defence stops: creatures that can parry are asked. */
export const DRAGON = {
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
export const TAIL = { type: 'attack', by: 'lohikaarme', with: 'hanta', on: ['aino'] };

export interface Party {
  readonly gm: Sitting;
  readonly aino: Sitting;
  readonly veikko: Sitting;
  readonly guest: Sitting;
}

/** The dragon's table with its two players, each at their own device, and a spectator. */
export async function dragonTable(trial: Trial): Promise<Party> {
  const gm = await trial.make(DRAGON);
  return {
    gm,
    aino: await trial.seat(gm, 'player', ['aino']),
    veikko: await trial.seat(gm, 'player', ['veikko']),
    guest: await trial.seat(gm, 'spectator'),
  };
}
