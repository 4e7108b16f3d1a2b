import {
  type Audience,
  audienceOf,
  type EncounterResult,
  formatDecimal,
  formatWhole,
  type Outcome,
} from '@arbitro/sim';
import {
  comparisonOf,
  type Encounter,
  type ExactResult,
  MAX_ROUNDS,
  reportOf,
  type SimOptions,
} from '@arbitro/simulation';
import { solveInWorker } from '@arbitro/workers';
import type { CliContext } from '../command-line/context.ts';
import { drawBar } from '../output/chart.ts';
import { countFights } from './sim-cluster.ts';
import type { SimInput } from './sim-input.ts';

export interface RunOptions {
  readonly fights: number;
  readonly workers: number | undefined;
  readonly cluster: string | undefined;
  readonly exact: boolean;
  readonly how: SimOptions;
}

export interface SimResult {
  readonly outcome: Outcome;
  readonly audience: Audience;
  readonly interrupted: boolean;
}

/** Runs all fights, shows the progress, and stops when interrupted. */
export async function runFights(
  input: SimInput,
  encounters: readonly Encounter[],
  {
    running,
    context,
    policies,
  }: { readonly running: RunOptions; readonly context: CliContext; readonly policies: Outcome['policies'] },
): Promise<SimResult> {
  const { fights, how } = running;
  const work = { files: input.variants.map(({ file }) => file), how };
  const stop = new AbortController();
  const off = context.io.onInterrupt(() => stop.abort());
  try {
    const { tallies, pairs } = await countFights(work, encounters, {
      ...running,
      onProgress: createProgress(fights, context),
      signal: stop.signal,
      context,
    });
    const solve = (at: number): Promise<ExactResult | undefined> => solveInWorker(work, at, stop.signal);
    const exacts = running.exact ? await Promise.all(encounters.map((_, index) => solve(index))) : [];
    const encounterResults = input.variants.map(({ label, value }, index): EncounterResult => {
      const exact = exacts[index];
      const report = reportOf(tallies[index]!, encounters[index]!.initialWorld);
      return { label, ...(value !== undefined && { value }), report, ...(exact && { exact }) };
    });
    const { kind, title, system, varied } = input;
    return {
      outcome: {
        kind,
        system: system.id,
        title,
        seed: how.seed,
        policies,
        maxRounds: how.maxRounds ?? MAX_ROUNDS,
        asked: fights,
        fights: tallies[0]?.fights ?? 0,
        ...(varied !== undefined && { varied }),
        encounters: encounterResults,
        comparisons: pairs.map(comparisonOf),
      },
      audience: audienceOf(
        system,
        encounters.map(({ initialWorld }) => initialWorld),
        context.language,
      ),
      interrupted: stop.signal.aborted,
    };
  } finally {
    off();
    context.io.progress('');
  }
}

const PROGRESS_MS = 100;
const MAX_CELLS = 24;
const MIN_CELLS = 3;

/** Returns a bar, the fights done and in total, the rate per second and the remaining time. */
function createProgress(fights: number, { io, text, language, paint }: CliContext): (done: number) => void {
  // measure from the first counted fight: before it the workers only start up
  let since: { readonly at: number; readonly done: number } | undefined;
  let told = io.now();
  return (done) => {
    const now = io.now();
    since ??= { at: now, done };
    if (now - told < PROGRESS_MS || done === since.done) return;
    told = now;
    const rate = (1000 * (done - since.done)) / (now - since.at);
    const counted = { done: formatWhole(done, language), count: formatWhole(fights, language) };
    const pace = {
      rate: rate < 10 ? formatDecimal(rate, language, 1) : formatWhole(rate, language),
      left: formatTimeLeft((fights - done) / rate),
    };
    io.progress(addBar(done / fights, text('sim-progress', { ...counted, ...pace }), { io, paint }));
  };
}

/** Exactly one line of the terminal: a wrapped line could not be overwritten. */
function addBar(share: number, words: string, { io, paint }: Pick<CliContext, 'io' | 'paint'>): string {
  // the last column stays free: some terminals wrap as soon as it is written
  const width = io.width - 1;
  const cells = Math.min(MAX_CELLS, width - 1 - words.length);
  if (cells < MIN_CELLS) return words.slice(0, width);
  return `${paint.cyan(drawBar(share, cells).padEnd(cells, '·'))} ${words}`;
}

/** `0:07`, `12:34`, `1:02:03` */
function formatTimeLeft(seconds: number): string {
  const all = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
