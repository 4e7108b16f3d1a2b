import {
  createReportText,
  describeStop,
  listTourFiles,
  type Outcome,
  renderTourPage,
  systemNameOf,
  type Tour,
  type TourStop,
} from '@arbitro/sim';
import type { Arguments } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { readSimInput } from './sim-input.ts';
import { INTERRUPTED, runSimulation, type SimRequest, writePage } from './sim-options.ts';
import { formatTour } from './sim-text-tour.ts';

/** Options that apply to a file. */
const FILE_OPTIONS = ['against', 'option', 'vary', 'exact'];

/** Simulates the same fight in every system, one after the other. */
export async function runTour(args: Arguments, simRequest: SimRequest, context: CliContext): Promise<number> {
  const [word] = args.words;
  if (word !== undefined) throw new UsageError('too-many-words', { word });
  const idle = FILE_OPTIONS.find((option) => args.values[option] !== undefined);
  if (idle !== undefined) throw new UsageError('not-together', { one: '--tour', other: `--${idle}` });
  const seed = simRequest.seed ?? DEFAULT_SEED;
  const stops: TourStop[] = [];
  let interrupted = false;
  for (const { system, path } of listTourFiles()) {
    const input = readSimInput(path, { against: undefined, options: [], vary: undefined }, context);
    const ran = await runSimulation(input, { ...simRequest, seed }, context);
    const [encounterResult] = ran.outcome.encounters;
    if (encounterResult && ran.outcome.fights > 0)
      stops.push({ system: system.id, ...pickPrecision(ran.outcome), report: encounterResult.report });
    interrupted = ran.interrupted;
    if (interrupted) break;
  }
  const { within } = simRequest;
  const requestedFights = simRequest.fights ?? Math.max(0, ...stops.map((stop) => stop.asked));
  printTour(
    { seed, asked: requestedFights, ...(within !== undefined && { within }), stops },
    simRequest,
    context,
  );
  return interrupted ? INTERRUPTED : 0;
}

const pickPrecision = ({ fights, asked, within, widest }: Outcome): Omit<TourStop, 'system' | 'report'> => ({
  fights,
  asked,
  ...(within !== undefined && { within }),
  widest,
});

/** The default seed, so that every tour without a seed shows the same. */
const DEFAULT_SEED = 'tour';

function printTour(tour: Tour, { json, html }: SimRequest, context: CliContext): void {
  const { io, text, language, paint } = context;
  if (tour.stops.length === 0) {
    io.err(text('sim-nothing-yet'));
    return;
  }
  if (json) io.out(JSON.stringify(tour, null, 2));
  else for (const line of formatTour(tour, context)) io.out(line);
  if (html !== undefined) writePage(html, renderTourPage(tour, language), context);
  const last = tour.stops.at(-1);
  const stop = last && describeStop(last, createReportText(language), language);
  if (last && stop) io.err(paint.yellow(`${systemNameOf(last.system, language)}: ${stop}`));
}
