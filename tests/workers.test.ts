import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { listTourFiles } from '@arbitro/sim';
import { type Encounter, prepareJob, type ScenarioFile, type SimJob, simulate } from '@arbitro/simulation';
import { simulateInWorkers } from '@arbitro/workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface TourWork {
  readonly id: string;
  readonly work: SimJob;
  readonly encounters: readonly Encounter[];
}

const TOUR_WORKS: readonly TourWork[] = listTourFiles().map(({ system, path }) => {
  const work = { files: [parse(readFileSync(path, 'utf8')) as ScenarioFile], options: { seed: 'crew' } };
  const ready = prepareJob(work, systems);
  if (ready.kind !== 'ready') throw new Error(`${path}: ${ready.kind}`);
  return { id: system.id, work, encounters: ready.encounters };
});

/** A few fights are not worth eight workers. */
const WORKER_CASES = TOUR_WORKS.map((work, index) => ({
  ...work,
  crews: index === 0 ? [1, 2, 8] : [2],
  fights: index === 0 ? 160 : 40,
}));

describe.each(WORKER_CASES)('a crew in $id', ({ work, encounters, crews, fights }) => {
  let alone = '';
  beforeAll(() => {
    alone = JSON.stringify(simulate(encounters, 0, fights));
  });

  it.each(crews)('of %i comes to what one thread comes to', { timeout: 300_000 }, async (workers) => {
    expect(JSON.stringify(await simulateInWorkers(work, encounters, { fights, workers }))).toBe(alone);
  });
});

describe('a crew', () => {
  const [first] = TOUR_WORKS;
  if (!first) throw new Error('no system is on the tour');

  it('when stopped has the first fights, and no others', async () => {
    const stop = new AbortController();
    const part = await simulateInWorkers(first.work, first.encounters, {
      fights: 1_000_000,
      workers: 2,
      onProgress: () => stop.abort(),
      signal: stop.signal,
    });
    const counted = part.tallies[0]?.fights ?? 0;
    expect(counted).toBeGreaterThan(0);
    expect(part).toEqual(simulate(first.encounters, 0, counted));
  });

  it('stopped before it began has nothing', async () => {
    const part = await simulateInWorkers(first.work, first.encounters, {
      fights: 100,
      signal: AbortSignal.abort(),
    });
    expect(part.tallies[0]?.fights).toBe(0);
  });

  it('counts forwards', async () => {
    const messages: number[] = [];
    await simulateInWorkers(first.work, first.encounters, {
      fights: 200,
      workers: 2,
      onProgress: (done) => messages.push(done),
    });
    expect(messages).toEqual(messages.toSorted((a, b) => a - b));
    expect(messages.at(-1)).toBe(200);
  });
});
