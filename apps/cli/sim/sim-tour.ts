import { type TourStop, systemNameOf, type Tour, createReportText, listTourFiles, renderTourPage, formatWhole } from '@arbitro/sim';
import type { Arguments } from '../command-line/arguments.ts';
import { UsageError, type CliContext } from '../command-line/context.ts';
import { type SimRequest, runSimulation, INTERRUPTED, writePage } from './sim-options.ts';
import { readSimInput } from './sim-input.ts';
import { formatTour } from './sim-text-tour.ts';

/** Options that apply to a file. */
const FILE_OPTIONS = ['against', 'option', 'vary', 'exact'];

/** Simulates the same fight in every system, one after the other. */
export async function runTour(given: Arguments, asked: SimRequest, desk: CliContext): Promise<number> {
  const [word] = given.words;
  if (word !== undefined) throw new UsageError('too-many-words', { word });
  const idle = FILE_OPTIONS.find((option) => given.values[option] !== undefined);
  if (idle !== undefined) throw new UsageError('not-together', { one: '--tour', other: `--${idle}` });
  const seed = asked.seed ?? DEFAULT_SEED;
  const stops: TourStop[] = [];
  let interrupted = false;
  for (const { system, path } of listTourFiles()) {
    const input = readSimInput(path, { against: undefined, options: [], vary: undefined }, desk);
    const ran = await runSimulation(input, { ...asked, seed }, desk);
    const [told] = ran.outcome.encounters;
    if (told && ran.outcome.fights > 0)
      stops.push({ system: system.id, fights: ran.outcome.fights, report: told.report });
    interrupted = ran.interrupted;
    if (interrupted) break;
  }
  printTour({ seed, asked: asked.fights, stops }, asked, desk);
  return interrupted ? INTERRUPTED : 0;
}

/** The default seed, so that every tour without a seed shows the same. */
const DEFAULT_SEED = 'tour';

function printTour(tour: Tour, { json, html }: SimRequest, desk: CliContext): void {
  const { io, text, language, paint } = desk;
  if (tour.stops.length === 0) {
    io.err(text('sim-nothing-yet'));
    return;
  }
  if (json) io.out(JSON.stringify(tour, null, 2));
  else for (const line of formatTour(tour, desk)) io.out(line);
  if (html !== undefined) writePage(html, renderTourPage(tour, language), desk);
  const last = tour.stops.at(-1);
  if (last && last.fights < tour.asked) {
    const counted = { fights: formatWhole(last.fights, language), asked: formatWhole(tour.asked, language) };
    io.err(paint.yellow(`${systemNameOf(last.system, language)}: ${createReportText(language)('stopped', counted)}`));
  }
}
