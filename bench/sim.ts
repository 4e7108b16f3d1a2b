import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { simulateInCrew } from '@arbitro/crew';
import { tourFiles } from '@arbitro/sim';
import { type Encounter, type File, readied, type Work } from '@arbitro/simulation';
import { parse } from 'yaml';
import { type Case, compared, type Measured, measure, median, type Row, showRow } from './harness.ts';

interface Toured {
  readonly id: string;
  readonly work: Work;
  readonly encounters: readonly Encounter[];
}

/** The fight of the tour, in each system that has one. */
function toured(policy: string): readonly Toured[] {
  return tourFiles().map(({ system, path }) => {
    const files = [parse(readFileSync(path, 'utf8')) as File];
    const work = { files, how: { seed: 'bench', policies: { all: policy } } };
    const ready = readied(work, systems);
    if (ready.is !== 'ready') throw new Error(`${path} cannot be fought: ${ready.is}`);
    return { id: system.id, work, encounters: ready.encounters };
  });
}

/** One fight after another on this thread: what one core does in a second. */
function fights({ id, encounters }: Toured): Case {
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
async function perSecond({ work, encounters }: Toured, workers: number, count: number): Promise<number> {
  const before = process.cpuUsage();
  await simulateInCrew(work, encounters, { fights: count, workers });
  const { user, system } = process.cpuUsage(before);
  return (1e6 * count * workers) / (user + system);
}

/** Two workers against one, in turns. */
async function crews(one: Toured): Promise<readonly Row[]> {
  const [alone] = measure([fights(one)]);
  const count = Math.round((alone?.perSecond ?? 0) * SECONDS);
  const samples: [number[], number[]] = [[], []];
  for (let round = 0; round < SAMPLES; round++) {
    samples[0].push(await perSecond(one, 2, count));
    samples[1].push(await perSecond(one, 1, count));
  }
  const measured = samples.map(
    (some, at): Measured => ({
      name: at === 0 ? 'two workers' : 'one worker',
      perSecond: median(some),
      samples: some,
    }),
  );
  return compared(`${one.id}, by a crew`, measured, [1.8]);
}

/** The fights of the tour compared with the first system's, and two workers compared with one. */
export async function simRows(): Promise<readonly Row[]> {
  const [first, ...others] = toured('simple');
  if (!first) throw new Error('no system is on the tour');
  const quick = others.flatMap((one) =>
    compared(`${one.id}, tour fight`, measure([fights(one), fights(first)])),
  );
  const ahead = toured('tactician').flatMap((one, at) =>
    compared(`${one.id}, tactician`, measure([fights(one), fights([first, ...others][at] ?? first)])),
  );
  return [...quick, ...ahead, ...(await crews(first))];
}

if (import.meta.main) for (const row of await simRows()) console.log(showRow(row));
