import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { NIGHT_DATE } from '@arbitro/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEHIND_PROXY } from './client.ts';
import { Fuzzer } from './fuzz/fuzzer.ts';
import { agent } from './fuzz/raw-http.ts';
import { type Routes, readRoutes } from './fuzz/routes.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';

/** Total duration. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 6);
/** The same all day, and another seed tomorrow. */
const SEED = process.env.FUZZ_SEED ?? NIGHT_DATE;
const SLOW_TEST = { timeout: 1000 * (SECONDS + 240) };

const folder = mkdtempSync(join(tmpdir(), 'arbitro-fuzz-'));
let server: ServerProcess;
let routes: Routes;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error', ...BEHIND_PROXY });
  routes = await readRoutes(server);
});
afterAll(async () => {
  agent.destroy();
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Runs one fuzzer for each game at the same time, repeatedly, until an error is found or enough has been done. */
async function fuzzEverySystem(
  share: number,
  act: (fuzzer: Fuzzer) => Promise<void>,
  hasEnough: (fuzzer: Fuzzer) => boolean = () => true,
): Promise<readonly Fuzzer[]> {
  const end = Date.now() + 1000 * SECONDS * share;
  const fuzzers = systems.map((system) => new Fuzzer(server, system, routes, SEED));
  await Promise.all(
    fuzzers.map(async (fuzzer) => {
      await fuzzer.sitDown();
      while ((Date.now() < end || !hasEnough(fuzzer)) && fuzzer.faults.length === 0) await act(fuzzer);
      fuzzer.close();
    }),
  );
  return fuzzers;
}

const listFaults = (fuzzers: readonly Fuzzer[]): readonly string[] => {
  const faults = fuzzers.flatMap((fuzzer) => fuzzer.faults);
  return faults.length === 0 ? [] : [`FUZZ_SEED=${SEED}`, ...faults, server.printed().slice(-6_000)];
};

describe(`random requests (FUZZ_SEED=${SEED})`, () => {
  it('is answered in time and never with a 5xx, and the table plays on', SLOW_TEST, async () => {
    const answered = ({ answers }: Fuzzer): boolean =>
      routes.all.every(({ method, path }) => answers.has(`${method} ${path}`));
    const fuzzers = await fuzzEverySystem(0.7, (fuzzer) => fuzzer.burst(), answered);
    expect(listFaults(fuzzers)).toEqual([]);
    const statuses = fuzzers.flatMap(({ answers }) => [...answers.values()].flatMap((answer) => [...answer]));
    const count = (from: number): number =>
      statuses.filter(([status]) => status >= from && status < from + 100).reduce((sum, [, n]) => sum + n, 0);
    // a fuzzer whose requests are all rejected by schemas finds nothing behind them
    expect(count(200)).toBeGreaterThan(count(400) / 10);
  });

  it('legal play by every seat in every game is always kept', SLOW_TEST, async () => {
    const fuzzers = await fuzzEverySystem(0.3, (fuzzer) => fuzzer.play());
    expect(listFaults(fuzzers)).toEqual([]);
  });
});
