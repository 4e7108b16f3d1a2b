import { names } from '@arbitro/catalogue/lazy';
import type { Report } from '@arbitro/scenario';
import { type Arguments, countOf, isOn } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { readSheaf } from './file.ts';
import { writtenLater } from './file-slips.ts';
import { interact } from './interactive.ts';
import { reportLines, type Telling, trackerLines, verdict } from './log.ts';
import { playFile, readyFile } from './play-file.ts';
import { playFiles } from './play-files.ts';
import { reportJson } from './report-json.ts';
import { areSeveral } from './scenario-files.ts';
import { simulated } from './sim.ts';
import { type AskedFor, askedIn, MOST_FIGHTS } from './sim-fought.ts';
import { inputOf } from './sim-input.ts';
import { onlyWord } from './words-given.ts';

/** Options that exclude each other: one would have no effect. */
const APART = [
  ['seeds', 'interactive'],
  ['json', 'interactive'],
  ['seeds', 'rules'],
] as const;

function notTogether({ values }: Arguments): void {
  const clash = APART.find((pair) => pair.every((option) => values[option] !== undefined));
  if (clash) throw new BadInput('not-together', { one: `--${clash[0]}`, other: `--${clash[1]}` });
}

export async function play(given: Arguments, desk: Desk): Promise<number> {
  notTogether(given);
  const byHand = isOn(given, 'interactive');
  const save = writtenLater(given, 'save');
  if (save !== undefined && !byHand) throw new BadInput('save-by-hand');
  if (areSeveral(given.words)) return playSeveral(given, desk);
  const word = onlyWord(byHand ? orReady(given) : given, 'play');
  const seeds = countOf(given, 'seeds', MOST_FIGHTS);
  if (seeds !== undefined) return manyTimes(word, { ...askedIn(given, desk), fights: seeds }, desk);
  const file = readyFile(readSheaf(word, desk), given, desk);
  const { scenario, telling, options } = file;
  if (byHand) return interact(scenario, { ...telling, ...options, ...(save !== undefined && { save }) });
  const { report, unfit } = playFile(file);
  if (isOn(given, 'json')) desk.io.out(JSON.stringify(reportJson(report, telling), null, 2));
  else tellReport(scenario, report, telling);
  if (unfit) throw unfit;
  return report.ok ? 0 : 1;
}

/** Options that work on one file only. */
const FOR_ONE = ['interactive', 'save', 'seeds'] as const;

function playSeveral(given: Arguments, desk: Desk): number {
  const option = FOR_ONE.find((one) => given.values[one] !== undefined);
  if (option !== undefined) throw new BadInput('one-file-only', { option: `--${option}` });
  return playFiles(given, desk);
}

/** Without a file, the first ready-made fight is played. */
const orReady = (given: Arguments): Arguments =>
  given.words.length > 0 ? given : { ...given, words: names.slice(0, 1).map(({ id }) => id) };

/** Simulates like `sim`; here a fight without an end fails, as in any play. */
async function manyTimes(word: string, asked: AskedFor, desk: Desk): Promise<number> {
  const input = inputOf(word, { against: undefined, options: [], vary: undefined }, desk);
  const { code, outcome } = await simulated(input, asked, desk);
  const unended = outcome.encounters.some(({ report }) => report.undecided.count > 0);
  return code === 0 && unended ? 1 : code;
}

/** Prints the whole play in words. */
export function tellReport(
  { title, about }: { readonly title?: string; readonly about?: string },
  report: Report,
  telling: Telling,
): void {
  const { io, paint, text } = telling.desk;
  if (title !== undefined) io.out(paint.bold(title));
  if (about !== undefined) io.out(about.trim());
  if (title !== undefined || about !== undefined) io.out('');
  for (const line of reportLines(report, telling)) io.out(line);
  if (report.unfit) return;
  io.out('');
  const isWhole = report.steps.at(-1)?.kind !== 'skipped';
  if (isWhole && report.world.creatures.length > 0) {
    io.out(paint.bold(text('at-the-end')));
    for (const line of trackerLines(report.world, telling)) io.out(line);
    io.out('');
  }
  io.out(verdict(report, telling.desk));
}
