import { type Json, renamed } from '@arbitro/kernel';
import type { Body, CommandName, OddsAsk } from '@arbitro/protocol';
import { LiveTable } from './live-table.ts';
import { oddsFor } from './odds-for.ts';

import { seatAt, WORD } from './secret-deeds-trying.ts';
import type { Twins } from './secret-play-trying.ts';
import {
  asJson,
  Ear,
  filledBy,
  must,
  naming,
  pick,
  sitting,
  type Trial,
  tableOf,
  textOf,
} from './secret-trying.ts';
import type { TaskPool } from './task-pool.ts';

/** A request to a table from a seat; returns all bytes of the response. */
export type Probe = (trial: Trial) => Promise<string>;

const PAGES = [1, 2, 3, 7, 50];

/** Returns every request of a seat that changes nothing. */
export async function probesFor(all: Twins, who: string): Promise<Readonly<Record<string, Probe>>> {
  const reads: Record<string, Probe> = {
    see: async (trial) => textOf(await trial.hall.see(sitting(trial, who))),
    offers: async (trial) => textOf(await trial.hall.offers(sitting(trial, who))),
    file: async (trial) => textOf(await trial.hall.exported(sitting(trial, who))),
    world: async (trial) => textOf(await trial.hall.world(sitting(trial, who))),
    resumed: await resumedFrom(all, who),
  };
  for (const limit of PAGES) reads[`log by ${limit}`] = (trial) => wholeLog(trial, who, limit);
  return { ...reads, ...(await namingProbes(all, who)), ...(await actProbes(all, who)) };
}

/** Reads the whole log, page by page. */
async function wholeLog(trial: Trial, who: string, limit: number): Promise<string> {
  const pages: string[] = [];
  for (let before: number | undefined, more = true; more; ) {
    const page = must(await trial.hall.log(sitting(trial, who), { limit, before }));
    pages.push(JSON.stringify(page));
    before = page.lines[0]?.moment;
    more = page.more && pages.length < 40;
  }
  return pages.join('\n');
}

/** Reads the stream as a client that reconnects after a while. */
async function resumedFrom({ open, die }: Twins, who: string): Promise<Probe> {
  const { lines } = must(await open.hall.log(sitting(open, who), { limit: 1000 }));
  const since = (pick(lines, die)?.moment ?? 0) + die(3) - 2;
  return async (trial) => {
    const ear = new Ear();
    must(await trial.hall.listen(sitting(trial, who), since, ear))();
    return ear.frames.join('');
  };
}

/** Requests for files, orders and sheets of known, missing and hidden creatures. */
async function namingProbes(all: Twins, who: string): Promise<Record<string, Probe>> {
  const ids = [...(await tableOf(all.open)).game.world.creatures.map(({ id }) => id), WORD, 'nobody'];
  const probes: Record<string, Probe> = {};
  for (const id of ids) {
    probes[`file of ${id}`] = async (trial) => textOf(await trial.hall.creature(sitting(trial, who), id));
    probes[`sheet of ${id}`] = asks(who, 'creature', { id, replace: true, sheet: { nonsense: 1 } });
    probes[`dismiss ${id}`] = asks(who, 'dismiss', { creature: id });
  }
  for (const id of ids.slice(-2))
    probes[`order ${id}`] = asks(who, 'order', { who: id, label: 'x', answer: 1 });
  return probes;
}

type Rest<N extends CommandName> = Omit<Body<N>, 'command'>;

const asks =
  <N extends CommandName>(who: string, name: N, body: Rest<N>): Probe =>
  async (trial) => {
    const asked = { ...body, command: `probe-${name}` } as unknown as Body<N>;
    const answer = await trial.hall.ask(sitting(trial, who), name, asked);
    if (answer.ok) throw new Error(`${name} was done: ${JSON.stringify(body)}`);
    return textOf(answer);
  };

/** Impossible actions: stale, of other seats, on hidden or missing creatures; and answers without a question. */
async function actProbes(all: Twins, who: string): Promise<Record<string, Probe>> {
  const { open } = all;
  const action = await someAction(all);
  const told = must(await open.hall.see(sitting(open, who)));
  const probes: Record<string, Probe> = {
    stale: asks(who, 'say', { text: 'late', seen: told.moment - 1 }),
    'unknown action': asks(who, 'act', { action: { type: 'fly' } }),
    'answer to nothing': asks(who, 'answer', { ask: told.moment + 1, answer: 1 }),
    'answer for a ghost': asks(who, 'answer', { ask: told.moment, who: WORD, answer: 1 }),
    undo: asks(who, 'undo', { to: told.moment }),
    'whisper to nobody': asks(who, 'say', { text: 'x', to: ['nobody'] }),
  };
  if (!action) return probes;
  const own = must(await open.hall.see(sitting(open, who))).seen.you.owns;
  for (const id of [WORD, 'nobody'])
    for (const [at, other] of naming(action, id).entries()) {
      if (!(await isAccepted(open, other)))
        probes[`act ${at} naming ${id}`] = asks(who, 'act', { action: other as { type: string } });
      probes[`odds ${at} naming ${id}`] = odds(who, { action: other as { type: string } });
    }
  probes.odds = odds(who, { action: action as { type: string } });
  const actor = (await tableOf(open)).system.actor(action as never);
  if (!own.includes(actor)) probes['foreign act'] = asks(who, 'act', { action: action as { type: string } });
  return probes;
}

/** The odds of each answer to the open question, if it was put to this seat. */
export async function answerProbes({ open }: Twins, who: string): Promise<Readonly<Record<string, Probe>>> {
  const { ask } = must(await open.hall.see(sitting(open, who))).seen;
  const [part] = ask?.kind === 'choose' ? ask.to : [];
  const answers = part?.question.kind === 'one' ? part.question.options : [];
  const probes = answers.map((answer) => [
    `odds of ${JSON.stringify(answer)}`,
    odds(who, { ask: ask?.id ?? 0, answer }),
  ]);
  return Object.fromEntries(probes);
}

async function someAction({ open, die }: Twins): Promise<Json | undefined> {
  for (const who of ['ann', 'bea', 'gm']) {
    const offer = pick(must(await open.hall.offers(sitting(open, who))), die);
    if (offer && die(3) > 1) return asJson(filledBy(offer, die));
  }
  return undefined;
}

/** Free text is no name, even if a creature has that name. */
async function isAccepted(trial: Trial, given: Json): Promise<boolean> {
  const { system, game } = await tableOf(trial);
  const unmasked = new Map(Object.entries(game.masks).map(([id, mask]) => [mask.id, id]));
  const read = system.schemas.action.safeParse(renamed(given, unmasked));
  return read.success && system.refuses(game.world, read.data) === undefined;
}

/** The input of the odds computation: the same world gives the same odds. */
const odds =
  (who: string, asked: OddsAsk): Probe =>
  async (trial) => {
    const table = await tableOf(trial);
    const tasks: unknown[] = [];
    const pool: Pick<TaskPool, 'run'> = {
      run: async (_, task) => {
        tasks.push(task);
        return { kind: 'odds', found: { is: 'odds', odds: {} } };
      },
    };
    const place = { live: new LiveTable(table), seat: seatAt(table, sitting(trial, who).seat) };
    const answer = await oddsFor(pool, place, asked);
    return JSON.stringify([tasks, textOf(answer)]);
  };
