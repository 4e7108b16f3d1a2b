import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { systems } from '@arbitro/catalogue';
import { encounterFile, type Json } from '@arbitro/kernel';
import { buildServer, openTableService } from '@arbitro/server';
import {
  comparisonOf,
  findWidest,
  prepareJob,
  type Report,
  reportOf,
  type ScenarioFile,
  simulate,
} from '@arbitro/simulation';
import { openMemory } from '@arbitro/store';
import { runClusterWorker } from '@arbitro/workers/cluster-worker';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { sendRequest } from './client.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';

const manifest = readFileSync(new URL('../table/server/package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { readonly version: string };

const rischio = systems.find(({ id }) => id === 'rischio');
if (!rischio) throw new Error('rischio is not there');
const [easy, hard] = rischio.encounters.map((encounter) => encounterFile(rischio, encounter) as ScenarioFile);
const SIMULATION_REQUEST = {
  scenarios: [easy, hard],
  seed: 'lab',
  fights: 60,
  policies: { players: 'plain' },
};

/** A loaded machine takes time. */
const SLOW_MS = 300_000;

interface Figures {
  readonly done: number;
  readonly fights: number;
  readonly widest: number;
  readonly reports: readonly Report[];
  readonly comparisons: readonly unknown[];
}

interface Message {
  readonly event: string;
  readonly figures: Figures;
  /** Of a refusal. */
  readonly code: string;
}

let database = '';
let sql: Client;
let server: ServerProcess;
beforeAll(async () => {
  database = await (await fetch(inject('freshDatabaseAt'))).text();
  sql = new Client({ connectionString: database });
  await sql.connect();
  server = await startServer({ DATABASE_URL: database });
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await sql.end();
});

let stopWorkers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const worker of stopWorkers) await worker();
  stopWorkers = [];
});

/** Starts a worker with one thread and waits until the server counts it; the returned function stops it. */
async function startWorker(): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const ready = Promise.withResolvers<void>();
  const worker = runClusterWorker({
    database,
    version,
    workers: 1,
    onReport: ({ is }) => is === 'ready' && ready.resolve(),
    signal: stop.signal,
  });
  const stopWorker = async (): Promise<void> => {
    stop.abort();
    await worker;
  };
  stopWorkers.push(stopWorker);
  await ready.promise;
  await waitUntil('it is counted', async () => (await readWorkerCount()) === 1);
  return stopWorker;
}

const serverUrl = (): string => `${server.url}/api/simulations`;
const readWorkerCount = async (): Promise<Json | undefined> =>
  (await sendRequest(serverUrl(), { patience: SLOW_MS })).body.workers;
const readRefusal = async (body: object) => {
  const { status, body: jsonFields } = await sendRequest(serverUrl(), { body, patience: SLOW_MS });
  return {
    status,
    ...(jsonFields as { readonly refusal: { readonly code: string } }).refusal,
    said: jsonFields,
  };
};

async function waitUntil(what: string, happens: () => Promise<boolean>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < SLOW_MS; await wait(50))
    if (await happens()) return;
  throw new Error(`waited in vain: ${what}`);
}

/** Returns the number of jobs left in the queue. */
async function countJobs(): Promise<number> {
  const { rows } = await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM arbitro_jobs.job');
  return rows[0]?.n ?? 0;
}

/** An accepted simulation, message by message. */
class SimulationStream {
  readonly #stop: AbortController;
  readonly #messages: AsyncGenerator<Message>;

  constructor(answer: Response, stop: AbortController) {
    this.#stop = stop;
    this.#messages = readMessages(answer);
  }

  async next(): Promise<Message | undefined> {
    const { value } = await this.#messages.next();
    return value;
  }

  async all(): Promise<Message[]> {
    const all: Message[] = [];
    for await (const message of this.#messages) all.push(message);
    return all;
  }

  leave(): void {
    this.#stop.abort();
  }
}

async function openSimulation(body: object, url = serverUrl()): Promise<SimulationStream> {
  const stop = new AbortController();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: stop.signal,
  });
  if (!answer.ok) throw new Error(`refused: ${answer.status} ${await answer.text()}`);
  return new SimulationStream(answer, stop);
}

async function* readMessages({ body }: Response): AsyncGenerator<Message> {
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (text + piece).split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      if (event === undefined || data === undefined) continue;
      const message = JSON.parse(data);
      yield { event, figures: message as Figures, code: String(message.refusal?.code) };
    }
  }
}

describe('simulations asked of a server', { timeout: 2 * SLOW_MS }, () => {
  test('are refused while no worker is there', async () => {
    expect((await sendRequest(serverUrl(), { patience: SLOW_MS })).body).toEqual({
      workers: 0,
      mostFights: 100_000,
    });
    const { status, code, said: text } = await readRefusal(SIMULATION_REQUEST);
    expect([status, code, text.says]).toEqual([503, 'no-workers', 'No worker is available for simulations.']);
  });

  test('give the same figures as here, sent as they grow', async () => {
    await startWorker();
    const all = await (await openSimulation(SIMULATION_REQUEST)).all();
    expect(new Set(all.map(({ event }) => event))).toEqual(new Set(['figures']));
    const done = all.map(({ figures }) => figures.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    const ready = prepareJob(
      { files: SIMULATION_REQUEST.scenarios as ScenarioFile[], options: SIMULATION_REQUEST },
      [rischio],
    );
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    const { tallies, pairs } = simulate(ready.encounters, 0, 60);
    const reports = tallies.map((tally, index) =>
      reportOf(tally, ready.encounters[index]?.initialWorld ?? { creatures: [], options: {} }),
    );
    const comparisons = pairs.map((pair) => comparisonOf(pair));
    const widest = findWidest(reports, comparisons);
    const lastReport = { done: 60, fights: 60, widest, reports, comparisons };
    expect(JSON.stringify(all.at(-1)?.figures)).toBe(JSON.stringify(lastReport));
    await waitUntil('the queue is clear', async () => (await countJobs()) === 0);
  });

  test('end by themselves when every percentage is sure', async () => {
    await startWorker();
    const scenarios = SIMULATION_REQUEST.scenarios.slice(1);
    const all = await (
      await openSimulation({ ...SIMULATION_REQUEST, scenarios, fights: 100_000, within: 10 })
    ).all();
    const last = all.at(-1)?.figures;
    expect(last?.widest).toBeLessThanOrEqual(10);
    expect(last?.done).toBeLessThan(200);
    expect(last?.fights).toBe(last?.done);
    expect(last?.reports[0]?.fights).toBe(last?.done);
  });

  test('end with their listener, and their number is limited', async () => {
    await startWorker();
    const many = { ...SIMULATION_REQUEST, fights: 100_000 };
    const first = await openSimulation(many);
    expect((await first.next())?.event).toBe('figures');
    const second = await openSimulation(many);
    const third = await sendRequest(serverUrl(), { body: SIMULATION_REQUEST, patience: SLOW_MS });
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
    first.leave();
    second.leave();
    await waitUntil('the queue is clear', async () => (await countJobs()) === 0);
    const full = async (): Promise<boolean> =>
      (await readRefusal({ ...SIMULATION_REQUEST, scenarios: [{}] })).status === 429;
    // not too often, or it is refused
    while (await full()) await wait(1000);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('\narbitro_streams 0\n');
    const few = await openSimulation({ ...SIMULATION_REQUEST, fights: 5 });
    expect((await few.all()).at(-1)?.figures.done).toBe(5);
  });

  test('that cannot be are refused, and why', async () => {
    await startWorker();
    const [lone] = (easy?.creatures as Json[] | undefined) ?? [];
    const simulationRequest = { seed: 's', fights: 10, scenarios: [easy] };
    const refusals = [
      await readRefusal({ ...simulationRequest, fights: 100_001 }),
      await readRefusal({ ...simulationRequest, scenarios: [{ system: 'nothing' }] }),
      await readRefusal({
        ...simulationRequest,
        scenarios: [easy, { ...easy, creatures: [{ from: 'nobody' }] }],
      }),
      await readRefusal({ ...simulationRequest, policies: { all: 'wild' } }),
      await readRefusal({ ...simulationRequest, policies: { nobody: 'simple' } }),
      await readRefusal({ ...simulationRequest, scenarios: [{ ...easy, creatures: [lone] }] }),
      await readRefusal({ ...simulationRequest, scenarios: [{ ...easy, steps: [] }] }),
    ];
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '400 malformed',
      '404 no-such-system',
      '400 malformed',
      '400 malformed',
      '400 malformed',
      '422 no-fight-after',
      '422 no-fight',
    ]);
    expect(JSON.stringify(refusals[2]?.said.faults)).toContain('"at":"scenarios[1].creatures[0]');
    expect(await countJobs()).toBe(0);
  });

  test('are done for so long, and no longer', async () => {
    await startWorker();
    const tableService = openTableService({ store: openMemory() });
    const app = await buildServer({ service: tableService, database, longest: 1 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const hearing = await openSimulation(
      { ...SIMULATION_REQUEST, fights: 100_000 },
      `${url}/api/simulations`,
    );
    expect((await hearing.all()).at(-1)).toMatchObject({ event: 'refused', code: 'long-enough' });
    await app.close();
    await tableService.close();
    expect(await countJobs()).toBe(0);
  });

  test('say so when the workers go away, and do not hold up a server that stops', async () => {
    const stopWorker = await startWorker();
    const hearing = await openSimulation({ ...SIMULATION_REQUEST, fights: 100_000 });
    await hearing.next();
    await stopWorker();
    expect((await hearing.all()).at(-1)).toMatchObject({ event: 'refused', code: 'no-workers' });
    await startWorker();
    const last = await openSimulation({ ...SIMULATION_REQUEST, fights: 100_000 });
    await last.next();
    expect(await server.stop()).toBe(0);
    expect(await countJobs()).toBe(0);
  });
});
