import { exactlyInCrew } from '@arbitro/crew';
import { type Audience, audienceOf, decimal, type Outcome, type Told, whole } from '@arbitro/sim';
import {
  comparisonOf,
  type Encounter,
  type Exact,
  type How,
  MOST_ROUNDS,
  reportOf,
} from '@arbitro/simulation';
import { bar } from './chart.ts';
import type { Desk } from './desk.ts';
import { counted } from './sim-cluster.ts';
import type { Input } from './sim-input.ts';

export interface Running {
  readonly fights: number;
  readonly workers: number | undefined;
  readonly cluster: string | undefined;
  readonly exact: boolean;
  readonly how: How;
}

export interface Ran {
  readonly outcome: Outcome;
  readonly audience: Audience;
  readonly interrupted: boolean;
}

/** Runs all fights, shows the progress, and stops when interrupted. */
export async function ran(
  input: Input,
  encounters: readonly Encounter[],
  {
    running,
    desk,
    policies,
  }: { readonly running: Running; readonly desk: Desk; readonly policies: Outcome['policies'] },
): Promise<Ran> {
  const { fights, how } = running;
  const work = { files: input.variants.map(({ file }) => file), how };
  const stop = new AbortController();
  const off = desk.io.onInterrupt(() => stop.abort());
  try {
    const { tallies, pairs } = await counted(work, encounters, {
      ...running,
      onProgress: progressOf(fights, desk),
      signal: stop.signal,
      desk,
    });
    const solve = (at: number): Promise<Exact | undefined> => exactlyInCrew(work, at, stop.signal);
    const exacts = running.exact ? await Promise.all(encounters.map((_, at) => solve(at))) : [];
    const told = input.variants.map(({ label, value }, at): Told => {
      const exact = exacts[at];
      const report = reportOf(tallies[at]!, encounters[at]!.begun);
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
        maxRounds: how.maxRounds ?? MOST_ROUNDS,
        asked: fights,
        fights: tallies[0]?.fights ?? 0,
        ...(varied !== undefined && { varied }),
        encounters: told,
        comparisons: pairs.map(comparisonOf),
      },
      audience: audienceOf(
        system,
        encounters.map(({ begun }) => begun),
        desk.language,
      ),
      interrupted: stop.signal.aborted,
    };
  } finally {
    off();
    desk.io.progress('');
  }
}

const EVERY = 100;
const MOST_CELLS = 24;
const LEAST_CELLS = 3;

/** Returns a bar, the fights done and in total, the rate per second and the remaining time. */
function progressOf(fights: number, { io, text, language, paint }: Desk): (done: number) => void {
  // measure from the first counted fight: before it the workers only start up
  let since: { readonly at: number; readonly done: number } | undefined;
  let told = io.now();
  return (done) => {
    const now = io.now();
    since ??= { at: now, done };
    if (now - told < EVERY || done === since.done) return;
    told = now;
    const rate = (1000 * (done - since.done)) / (now - since.at);
    const counted = { done: whole(done, language), count: whole(fights, language) };
    const pace = {
      rate: rate < 10 ? decimal(rate, language, 1) : whole(rate, language),
      left: timeLeft((fights - done) / rate),
    };
    io.progress(withBar(done / fights, text('sim-progress', { ...counted, ...pace }), { io, paint }));
  };
}

/** Exactly one line of the terminal: a wrapped line could not be overwritten. */
function withBar(share: number, words: string, { io, paint }: Pick<Desk, 'io' | 'paint'>): string {
  // the last column stays free: some terminals wrap as soon as it is written
  const width = io.width - 1;
  const cells = Math.min(MOST_CELLS, width - 1 - words.length);
  if (cells < LEAST_CELLS) return words.slice(0, width);
  return `${paint.cyan(bar(share, cells).padEnd(cells, '·'))} ${words}`;
}

/** `0:07`, `12:34`, `1:02:03` */
function timeLeft(seconds: number): string {
  const all = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
