import { type Stop, systemNameOf, type Tour, textIn, tourFiles, tourPage, whole } from '@arbitro/sim';
import type { Arguments } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { type AskedFor, fought, INTERRUPTED, writePage } from './sim-fought.ts';
import { inputOf } from './sim-input.ts';
import { tourLines } from './sim-text-tour.ts';

/** Options that apply to a file. */
const OF_A_FILE = ['against', 'option', 'vary', 'exact'];

/** Simulates the same fight in every system, one after the other. */
export async function tour(given: Arguments, asked: AskedFor, desk: Desk): Promise<number> {
  const [word] = given.words;
  if (word !== undefined) throw new BadInput('too-many-words', { word });
  const idle = OF_A_FILE.find((option) => given.values[option] !== undefined);
  if (idle !== undefined) throw new BadInput('not-together', { one: '--tour', other: `--${idle}` });
  const seed = asked.seed ?? USUAL_SEED;
  const stops: Stop[] = [];
  let interrupted = false;
  for (const { system, path } of tourFiles()) {
    const input = inputOf(path, { against: undefined, options: [], vary: undefined }, desk);
    const ran = await fought(input, { ...asked, seed }, desk);
    const [told] = ran.outcome.encounters;
    if (told && ran.outcome.fights > 0)
      stops.push({ system: system.id, fights: ran.outcome.fights, report: told.report });
    interrupted = ran.interrupted;
    if (interrupted) break;
  }
  tell({ seed, asked: asked.fights, stops }, asked, desk);
  return interrupted ? INTERRUPTED : 0;
}

/** The default seed, so that every tour without a seed shows the same. */
const USUAL_SEED = 'tour';

function tell(tour: Tour, { json, html }: AskedFor, desk: Desk): void {
  const { io, text, language, paint } = desk;
  if (tour.stops.length === 0) {
    io.err(text('sim-nothing-yet'));
    return;
  }
  if (json) io.out(JSON.stringify(tour, null, 2));
  else for (const line of tourLines(tour, desk)) io.out(line);
  if (html !== undefined) writePage(html, tourPage(tour, language), desk);
  const last = tour.stops.at(-1);
  if (last && last.fights < tour.asked) {
    const counted = { fights: whole(last.fights, language), asked: whole(tour.asked, language) };
    io.err(paint.yellow(`${systemNameOf(last.system, language)}: ${textIn(language)('stopped', counted)}`));
  }
}
