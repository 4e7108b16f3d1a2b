/** A benchmark case: `run(n)` does it n times and returns a value that depends on it, so that it is not optimised away. */
export interface Case {
  readonly name: string;
  readonly run: (times: number) => number;
}

export interface Measurement {
  readonly name: string;
  /** Median over the samples. */
  readonly perSecond: number;
  readonly samples: readonly number[];
}

export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
  readonly than: string;
  /** Our rate over theirs; the target, if there is one, applies to it. */
  readonly ratio: number;
  readonly minRatio?: number;
}

export const SETTINGS = { warmMs: 150, sampleMs: 80, samples: 7 } as const;

/** Returns this thread's processor time in milliseconds, in coarse steps: other programs do not count. */
function readThreadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Returns how many runs fill one sample; this also warms up. */
function calibrate({ run }: Case): number {
  let times = 1;
  const end = readThreadTime() + SETTINGS.warmMs;
  while (readThreadTime() < end) {
    const start = readThreadTime();
    run(times);
    if (readThreadTime() - start < SETTINGS.sampleMs / 2) times = Math.min(times * 2, 2 ** 28);
  }
  const start = readThreadTime();
  run(times);
  return Math.max(1, Math.round((times * SETTINGS.sampleMs) / Math.max(0.001, readThreadTime() - start)));
}

function sample({ run }: Case, times: number): number {
  const start = readThreadTime();
  run(times);
  return (times * 1000) / (readThreadTime() - start);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Measures the cases in turns, so that a busy machine slows all of them alike. */
export function measure(cases: readonly Case[]): readonly Measurement[] {
  const times = cases.map(calibrate);
  const samples: number[][] = cases.map(() => []);
  for (let round = 0; round < SETTINGS.samples; round++) {
    cases.forEach((item, i) => void samples[i]!.push(sample(item, times[i]!)));
  }
  return cases.map(({ name }, i) => ({ name, perSecond: median(samples[i]!), samples: samples[i]! }));
}

/** Compares the first case with each of the others, sample by sample: both were taken under the same load. */
export function compareCases(
  what: string,
  measured: readonly Measurement[],
  minRatios: readonly (number | undefined)[] = [],
): readonly Row[] {
  const [ours, ...others] = measured;
  return others.map(({ name, perSecond, samples }, i) => ({
    what,
    ours: ours!.perSecond,
    theirs: perSecond,
    than: name,
    ratio: median(samples.map((theirs, round) => ours!.samples[round]! / theirs)),
    ...(minRatios[i] === undefined ? {} : { minRatio: minRatios[i] }),
  }));
}

const formatWhole = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));

export function formatRow({ what, ours, theirs, than, ratio, minRatio }: Row): string {
  const verdict =
    minRatio === undefined ? '' : ratio >= minRatio ? `  ok (≥ ${minRatio})` : `  MISSED (≥ ${minRatio})`;
  const counts = `${formatWhole(ours).padStart(14)} /s against ${formatWhole(theirs).padStart(14)} /s`;
  return `${what.padEnd(24)} ${counts}  ${than.padEnd(22)} ${ratio.toPrecision(3).padStart(8)}×${verdict}`;
}
