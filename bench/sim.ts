import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { listTourFiles } from '@arbitro/sim';
import { type Encounter, prepareJob, type ScenarioFile, type SimJob } from '@arbitro/simulation';
import { simulateInWorkers } from '@arbitro/workers';
import { parse } from 'yaml';
import {
  type Case,
  compareCases,
  formatRow,
  type Measurement,
  measure,
  median,
  type Row,
} from './harness.ts';

interface TourFight {
  readonly id: string;
  readonly work: SimJob;
  readonly encounters: readonly Encounter[];
}

/** The fight of the tour, in each system that has one. */
function listTourFights(policy: string): readonly TourFight[] {
  return listTourFiles().map(({ system, path }) => {
    const files = [parse(readFileSync(path, 'utf8')) as ScenarioFile];
    const work = { files, options: { seed: 'bench', policies: { all: policy } } };
    const ready = prepareJob(work, systems);
    if (ready.kind !== 'ready') throw new Error(`${path} cannot be fought: ${ready.kind}`);
    return { id: system.id, work, encounters: ready.encounters };
  });
}

/** One fight after another on this thread: what one core does in a second. */
function fightsCase({ id, encounters }: TourFight): Case {
  let stream = 0;
  return {
    name: id,
    run: (times) => {
      let rounds = 0;
      for (let i = 0; i < times; i++) rounds += encounters[0]?.fight(stream++).rounds ?? 0;
      return rounds;
    },
  };
}

const SAMPLES = 3;
/** A worker takes most of a second to start: it must not affect the result. */
const SECONDS = 20;

/**
 * Returns fights per second as if every worker had its own processor: by the processor time of all threads, starting up
 * included, because wall time on a busy machine only shows the load.
 */
async function measureFightsPerSecond(
  { work, encounters }: TourFight,
  workers: number,
  count: number,
): Promise<number> {
  const before = process.cpuUsage();
  await simulateInWorkers(work, encounters, { fights: count, workers });
  const { user, system } = process.cpuUsage(before);
  return (1e6 * count * workers) / (user + system);
}

/** Two workers against one, in turns. */
async function measureWorkers(tourFight: TourFight): Promise<readonly Row[]> {
  const [alone] = measure([fightsCase(tourFight)]);
  const count = Math.round((alone?.perSecond ?? 0) * SECONDS);
  const samples: [number[], number[]] = [[], []];
  for (let round = 0; round < SAMPLES; round++) {
    samples[0].push(await measureFightsPerSecond(tourFight, 2, count));
    samples[1].push(await measureFightsPerSecond(tourFight, 1, count));
  }
  const measured = samples.map(
    (some, index): Measurement => ({
      name: index === 0 ? 'two workers' : 'one worker',
      perSecond: median(some),
      samples: some,
    }),
  );
  return compareCases(`${tourFight.id}, by a crew`, measured, [1.8]);
}

/** The fights of the tour compared with the first system's, and two workers compared with one. */
export async function measureSimulation(): Promise<readonly Row[]> {
  const [first, ...others] = listTourFights('simple');
  if (!first) throw new Error('no system is on the tour');
  const quick = others.flatMap((tourFight) =>
    compareCases(`${tourFight.id}, tour fight`, measure([fightsCase(tourFight), fightsCase(first)])),
  );
  const ahead = listTourFights('tactician').flatMap((fight, index) =>
    compareCases(
      `${fight.id}, tactician`,
      measure([fightsCase(fight), fightsCase([first, ...others][index] ?? first)]),
    ),
  );
  return [...quick, ...ahead, ...(await measureWorkers(first))];
}

if (import.meta.main) for (const row of await measureSimulation()) console.log(formatRow(row));
