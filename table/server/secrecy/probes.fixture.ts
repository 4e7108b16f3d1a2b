import { type Json, replaceNames } from '@arbitro/kernel';
import type { CommandBody, CommandName, OddsRequest } from '@arbitro/protocol';
import { getSeatAdvice } from '../computer/seat-advice.ts';
import { LiveTable } from '../live/live-table.ts';
import { getSeatOdds } from '../odds/seat-odds.ts';
import type { TaskPool } from '../threads/task-pool.ts';
import { getSeat, PLAYER_WORD } from './secret-actions.fixture.ts';
import {
  exchangeNames,
  fillOffer,
  loadTestTable,
  pickRandom,
  requireValue,
  resultTextOf,
  sessionOf,
  TestListener,
  type TestTable,
  toJson,
} from './test-table.fixture.ts';
import type { TwinTables } from './twin-tables.fixture.ts';

/** A request to a table from a seat; returns all bytes of the response. */
export type Probe = (trial: TestTable) => Promise<string>;

const PAGES = [1, 2, 3, 7, 50];

/** Returns every request of a seat that changes nothing. */
export async function buildProbes(all: TwinTables, who: string): Promise<Readonly<Record<string, Probe>>> {
  const reads: Record<string, Probe> = {
    see: async (trial) => resultTextOf(await trial.service.see(sessionOf(trial, who))),
    offers: async (trial) => resultTextOf(await trial.service.offers(sessionOf(trial, who))),
    file: async (trial) => resultTextOf(await trial.service.exported(sessionOf(trial, who))),
    world: async (trial) => resultTextOf(await trial.service.world(sessionOf(trial, who))),
    resumed: await buildResumeProbe(all, who),
  };
  for (const limit of PAGES) reads[`log by ${limit}`] = (trial) => readWholeLog(trial, who, limit);
  return { ...reads, ...(await buildNamingProbes(all, who)), ...(await buildActionProbes(all, who)) };
}

/** Reads the whole log, page by page. */
async function readWholeLog(trial: TestTable, who: string, limit: number): Promise<string> {
  const pages: string[] = [];
  for (let before: number | undefined, hasMore = true; hasMore; ) {
    const page = requireValue(await trial.service.log(sessionOf(trial, who), { limit, before }));
    pages.push(JSON.stringify(page));
    before = page.lines[0]?.moment;
    hasMore = page.more && pages.length < 40;
  }
  return pages.join('\n');
}

/** Reads the stream as a client that reconnects after a while. */
async function buildResumeProbe({ open, die }: TwinTables, who: string): Promise<Probe> {
  const { lines } = requireValue(await open.service.log(sessionOf(open, who), { limit: 1000 }));
  const since = (pickRandom(lines, die)?.moment ?? 0) + die(3) - 2;
  return async (trial) => {
    const testListener = new TestListener();
    requireValue(await trial.service.listen(sessionOf(trial, who), since, testListener))();
    return testListener.frames.join('');
  };
}

/** Requests for files, orders and sheets of known, missing and hidden creatures. */
async function buildNamingProbes(all: TwinTables, who: string): Promise<Record<string, Probe>> {
  const ids = [
    ...(await loadTestTable(all.open)).game.world.creatures.map(({ id }) => id),
    PLAYER_WORD,
    'nobody',
  ];
  const probes: Record<string, Probe> = {};
  for (const id of ids) {
    probes[`file of ${id}`] = async (trial) =>
      resultTextOf(await trial.service.creature(sessionOf(trial, who), id));
    probes[`sheet of ${id}`] = buildCommandProbe(who, 'creature', {
      id,
      replace: true,
      sheet: { nonsense: 1 },
    });
    probes[`dismiss ${id}`] = buildCommandProbe(who, 'dismiss', { creature: id });
    probes[`advice to ${id}`] = buildAdviceProbe(who, id);
    probes[`computer for ${id}`] = buildCommandProbe(who, 'computer', { play: { [id]: 'plain' } });
  }
  for (const id of ids.slice(-2)) {
    probes[`order ${id}`] = buildCommandProbe(who, 'order', { who: id, label: 'x', answer: 1 });
    probes[`decide for ${id}`] = buildCommandProbe(who, 'decide', { who: id });
    probes[`join as ${id}`] = buildCommandProbe(who, 'join', { name: id, sheet: { nonsense: 1 } });
  }
  probes['join withdrawn'] = buildCommandProbe(who, 'join', {});
  return probes;
}

type CommandFields<N extends CommandName> = Omit<CommandBody<N>, 'command'>;

const buildCommandProbe =
  <N extends CommandName>(who: string, name: N, body: CommandFields<N>): Probe =>
  async (trial) => {
    const commandBody = { ...body, command: `probe-${name}` } as unknown as CommandBody<N>;
    const answer = await trial.service.ask(sessionOf(trial, who), name, commandBody);
    if (answer.ok) throw new Error(`${name} was done: ${JSON.stringify(body)}`);
    return resultTextOf(answer);
  };

/** Impossible actions: stale, of other seats, on hidden or missing creatures; and answers without a question. */
async function buildActionProbes(all: TwinTables, who: string): Promise<Record<string, Probe>> {
  const { open } = all;
  const action = await pickAction(all);
  const streamMessage = requireValue(await open.service.see(sessionOf(open, who)));
  const probes: Record<string, Probe> = {
    stale: buildCommandProbe(who, 'say', { text: 'late', seen: streamMessage.moment - 1 }),
    'unknown action': buildCommandProbe(who, 'act', { action: { type: 'fly' } }),
    'answer to nothing': buildCommandProbe(who, 'answer', { ask: streamMessage.moment + 1, answer: 1 }),
    'answer for a ghost': buildCommandProbe(who, 'answer', {
      ask: streamMessage.moment,
      who: PLAYER_WORD,
      answer: 1,
    }),
    undo: buildCommandProbe(who, 'undo', { to: streamMessage.moment }),
    'whisper to nobody': buildCommandProbe(who, 'say', { text: 'x', to: ['nobody'] }),
  };
  if (!action) return probes;
  const ownCreatures = requireValue(await open.service.see(sessionOf(open, who))).seen.you.owns;
  for (const id of [PLAYER_WORD, 'nobody'])
    for (const [index, other] of exchangeNames(action, id).entries()) {
      if (!(await isAccepted(open, other)))
        probes[`act ${index} naming ${id}`] = buildCommandProbe(who, 'act', {
          action: other as { type: string },
        });
      probes[`odds ${index} naming ${id}`] = buildOddsProbe(who, { action: other as { type: string } });
    }
  probes.odds = buildOddsProbe(who, { action: action as { type: string } });
  const actor = (await loadTestTable(open)).system.actor(action as never);
  if (!ownCreatures.includes(actor))
    probes['foreign act'] = buildCommandProbe(who, 'act', { action: action as { type: string } });
  return probes;
}

/** The odds of each answer to the open question, if it was put to this seat. */
export async function buildAnswerProbes(
  { open }: TwinTables,
  who: string,
): Promise<Readonly<Record<string, Probe>>> {
  const { ask } = requireValue(await open.service.see(sessionOf(open, who))).seen;
  const [part] = ask?.kind === 'choose' ? ask.to : [];
  const answers = part?.question.kind === 'one' ? part.question.options : [];
  const probes = answers.map((answer) => [
    `odds of ${JSON.stringify(answer)}`,
    buildOddsProbe(who, { ask: ask?.id ?? 0, answer }),
  ]);
  return Object.fromEntries(probes);
}

async function pickAction({ open, die }: TwinTables): Promise<Json | undefined> {
  for (const who of ['ann', 'bea', 'gm']) {
    const offer = pickRandom(requireValue(await open.service.offers(sessionOf(open, who))), die);
    if (offer && die(3) > 1) return toJson(fillOffer(offer, die));
  }
  return undefined;
}

/** Free text is no name, even if a creature has that name. */
async function isAccepted(trial: TestTable, input: Json): Promise<boolean> {
  const { system, game } = await loadTestTable(trial);
  const unmasked = new Map(Object.entries(game.masks).map(([id, mask]) => [mask.id, id]));
  const read = system.schemas.action.safeParse(replaceNames(input, unmasked));
  return read.success && system.refuses(game.world, read.data) === undefined;
}

/** The input of the advice, without the id of the table, which begins its seed. */
const buildAdviceProbe =
  (who: string, creature: string): Probe =>
  async (trial) => {
    const table = await loadTestTable(trial);
    const tasks: unknown[] = [];
    const pool: Pick<TaskPool, 'run'> = {
      run: async (_, task) => {
        tasks.push(task);
        return { kind: 'advise', advice: [] };
      },
    };
    const seatAtTable = { live: new LiveTable(table), seat: getSeat(table, sessionOf(trial, who).seat) };
    const answer = await getSeatAdvice(pool, seatAtTable, { who: creature });
    return JSON.stringify([tasks, resultTextOf(answer)]).replaceAll(table.id, 'table');
  };

/** The input of the odds computation: the same world gives the same odds. */
const buildOddsProbe =
  (who: string, request: OddsRequest): Probe =>
  async (trial) => {
    const table = await loadTestTable(trial);
    const tasks: unknown[] = [];
    const pool: Pick<TaskPool, 'run'> = {
      run: async (_, task) => {
        tasks.push(task);
        return { kind: 'odds', found: { kind: 'odds', odds: {} } };
      },
    };
    const seatAtTable = { live: new LiveTable(table), seat: getSeat(table, sessionOf(trial, who).seat) };
    const answer = await getSeatOdds(pool, seatAtTable, request);
    return JSON.stringify([tasks, resultTextOf(answer)]);
  };
