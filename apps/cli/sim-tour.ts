import {
  decimal,
  fallsOf,
  partyOf,
  percent,
  type Stop,
  span,
  systemNameOf,
  type Tour,
  textIn,
  tourFiles,
  tourPage,
  whole,
} from '@arbitro/sim';
import type { Arguments } from './arguments.ts';
import { columns, hung } from './columns.ts';
import { BadInput, type Desk } from './desk.ts';
import { type AskedFor, fought, INTERRUPTED, writePage } from './sim-fought.ts';
import { inputOf } from './sim-input.ts';

/** Options that speak of a file. */
const OF_A_FILE = ['against', 'option', 'vary', 'exact'];

/** The same fight in the terms of every system, one after the other. */
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

/** Everybody who tours without a seed sees the same. */
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

function tourLines({ stops, seed, asked }: Tour, { io, language, paint }: Desk): readonly string[] {
  const say = textIn(language);
  const heads = [
    say('system'),
    say('tour-victory'),
    say('interval'),
    say('tour-deaths'),
    say('tour-falls'),
    say('tour-rounds'),
    say('tour-left'),
    say('tour-swing'),
  ];
  const rows = stops.map(({ system, report }) => {
    const { wins, deaths, left } = partyOf(report);
    const shares = [deaths.share, fallsOf(report)].map((share) => percent(share, language));
    const rounds = decimal(report.rounds.mean, language, 1);
    const ends = [left.mean, left.swing].map((share) => percent(share, language));
    return [
      systemNameOf(system, language),
      percent(wins.share, language),
      span(wins.interval, language),
      ...shares,
      rounds,
      ...ends,
    ];
  });
  const facts = [say('tour-fights', { count: whole(asked, language) }), say('seed', { seed })].join(' · ');
  return [
    paint.bold(say('tour')),
    paint.dim(facts),
    '',
    say('tour-about'),
    '',
    ...besideEachOther(heads, rows, { io, paint }),
    '',
    paint.dim(say('swing-note')),
  ].flatMap((line) => hung(line, io.width));
}

/** A table on its side: eight short columns are wider than most terminals. Narrower ones have the systems below each other. */
function besideEachOther(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { io, paint }: Pick<Desk, 'io' | 'paint'>,
): readonly string[] {
  const labels = Math.max(...heads.map((head) => head.length));
  const widths = rows.map((row) => Math.max(...row.map((cell) => cell.length)));
  const [, ...others] = heads;
  if (labels + widths.reduce((sum, width) => sum + width + 3, 3) > io.width)
    return rows.flatMap(([system = '', ...cells]) => [
      paint.bold(`   ${system}`),
      ...columns(
        others.map((head, at) => [head, cells[at] ?? '']),
        io.width,
      ),
    ]);
  return heads.map((head, at) => {
    const cells = rows.map((row, n) => (row[at] ?? '').padStart(widths[n] ?? 0)).join('   ');
    const line = `   ${head.padEnd(labels)}   ${cells}`;
    return at === 0 ? paint.bold(line) : line;
  });
}
