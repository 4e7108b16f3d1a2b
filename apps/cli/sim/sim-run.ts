import { type Audience, audienceOf, type EncounterResult, type Outcome } from '@arbitro/sim';
import {
  comparisonOf,
  type Encounter,
  type ExactResult,
  findIntervalRule,
  findWidest,
  isSmall,
  MAX_ROUNDS,
  type PartialTally,
  reportOf,
  type SimJob,
  type SimOptions,
  type SimulationGoal,
} from '@arbitro/simulation';
import { solveInWorker, solveSmallInWorker } from '@arbitro/workers';
import type { CliContext } from '../command-line/context.ts';
import { countFights } from './sim-cluster.ts';
import type { SimInput } from './sim-input.ts';
import { createProgress } from './sim-progress.ts';

export interface RunOptions extends Pick<SimulationGoal, 'fights' | 'within'> {
  readonly workers: number | undefined;
  readonly cluster: string | undefined;
  readonly exact: boolean;
  readonly simOptions: SimOptions;
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
  const { simOptions } = running;
  const work = { files: input.variants.map(({ file }) => file), options: simOptions };
  const goal = { fights: running.fights, within: running.within, compares: input.kind === 'compared' };
  const stop = new AbortController();
  const off = context.io.onInterrupt(() => stop.abort());
  let largest = 0;
  const showProgress = createProgress(running.within, context);
  try {
    const counting = countFights(work, encounters, {
      ...goal,
      workers: running.workers,
      cluster: running.cluster,
      onProgress: (done, run) => {
        largest = run.end;
        showProgress(done, run);
      },
      signal: stop.signal,
      context,
    });
    const solving = solveEncounters(work, encounters, { ...running, signal: stop.signal });
    const [total, exacts] = await Promise.all([counting, solving]);
    const figures = buildFigures(total, encounters, goal);
    const { kind, title, system, varied } = input;
    const counted = total.tallies[0]?.fights ?? 0;
    return {
      outcome: {
        kind,
        system: system.id,
        title,
        seed: simOptions.seed,
        policies,
        maxRounds: simOptions.maxRounds ?? MAX_ROUNDS,
        asked: stop.signal.aborted ? (running.fights ?? largest) : counted,
        fights: counted,
        ...(running.within !== undefined && { within: running.within }),
        widest: figures.widest,
        ...(varied !== undefined && { varied }),
        encounters: input.variants.map(({ label, value }, index): EncounterResult => {
          const exact = exacts[index];
          const report = figures.reports[index]!;
          return { label, ...(value !== undefined && { value }), report, ...(exact && { exact }) };
        }),
        comparisons: figures.comparisons,
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

function buildFigures(
  { tallies, pairs }: PartialTally,
  encounters: readonly Encounter[],
  goal: SimulationGoal,
) {
  const rule = findIntervalRule(goal, tallies[0]?.fights ?? 0);
  const reports = encounters.map(({ initialWorld }, index) => reportOf(tallies[index]!, initialWorld, rule));
  const comparisons = pairs.map((pair) => comparisonOf(pair, rule));
  return { reports, comparisons, widest: findWidest(reports, goal.compares ? comparisons : []) };
}

/** Returns the exact chances of each encounter if they were asked for; where figures decide, of small ones anyway. */
function solveEncounters(
  work: SimJob,
  encounters: readonly Encounter[],
  { exact, within, signal }: Pick<RunOptions, 'exact' | 'within'> & { readonly signal: AbortSignal },
): Promise<readonly (ExactResult | undefined)[]> {
  return Promise.all(
    encounters.map(async (encounter, index) => {
      if (exact) return solveInWorker(work, index, signal);
      return within !== undefined && isSmall(encounter) ? solveSmallInWorker(work, index, signal) : undefined;
    }),
  );
}
