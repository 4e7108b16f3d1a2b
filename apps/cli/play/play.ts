import { systemNames } from '@arbitro/catalogue/lazy';
import type { Report } from '@arbitro/scenario';
import { type Arguments, hasFlag, readCount } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { readOnlyWord } from '../command-line/only-word.ts';
import { readOutputPath } from '../files/file-errors.ts';
import { areSeveralFiles } from '../files/scenario-files.ts';
import { readSourceFile } from '../files/source-file.ts';
import { playInteractively } from '../interactive/interactive.ts';
import { formatReport, formatTracker, formatVerdict, type LogContext } from '../output/log.ts';
import { reportToJson } from '../output/report-json.ts';
import { simulateAndPrint } from '../sim/sim.ts';
import { readSimInput } from '../sim/sim-input.ts';
import { MAX_FIGHTS, readSimRequest, type SimRequest } from '../sim/sim-options.ts';
import { playFile, prepareFile } from './play-file.ts';
import { playFiles } from './play-files.ts';

/** Options that exclude each other: one would have no effect. */
const EXCLUSIVE_OPTIONS = [
  ['seeds', 'interactive'],
  ['json', 'interactive'],
  ['seeds', 'rules'],
  ['seeds', 'verbose'],
] as const;

function rejectExclusiveOptions({ values }: Arguments): void {
  const exclusivePair = EXCLUSIVE_OPTIONS.find((pair) =>
    pair.every((option) => values[option] !== undefined),
  );
  if (exclusivePair)
    throw new UsageError('not-together', { one: `--${exclusivePair[0]}`, other: `--${exclusivePair[1]}` });
}

export async function runPlay(input: Arguments, context: CliContext): Promise<number> {
  rejectExclusiveOptions(input);
  const byHand = hasFlag(input, 'interactive');
  const save = readOutputPath(input, 'save');
  if (save !== undefined && !byHand) throw new UsageError('save-by-hand');
  if (areSeveralFiles(input.words)) return playSeveral(input, context);
  const word = readOnlyWord(byHand ? useBuiltinIfNone(input) : input, 'play');
  const seeds = readCount(input, 'seeds', MAX_FIGHTS);
  if (seeds !== undefined)
    return playManyTimes(
      word,
      { ...readSimRequest(input, context), fights: seeds, within: undefined },
      context,
    );
  const file = prepareFile(readSourceFile(word, context), input, context);
  const { scenario, logContext, options } = file;
  if (byHand)
    return playInteractively(scenario, { ...logContext, ...options, ...(save !== undefined && { save }) });
  const { report, unfit } = playFile(file);
  if (hasFlag(input, 'json')) context.io.out(JSON.stringify(reportToJson(report, logContext), null, 2));
  else printReport(scenario, report, logContext);
  if (unfit) throw unfit;
  return report.ok ? 0 : 1;
}

/** Options that work on one file only. */
const SINGLE_FILE_OPTIONS = ['interactive', 'save', 'seeds'] as const;

function playSeveral(input: Arguments, context: CliContext): number {
  const option = SINGLE_FILE_OPTIONS.find((option) => input.values[option] !== undefined);
  if (option !== undefined) throw new UsageError('one-file-only', { option: `--${option}` });
  return playFiles(input, context);
}

/** Without a file, the first ready-made fight is played. */
const useBuiltinIfNone = (input: Arguments): Arguments =>
  input.words.length > 0 ? input : { ...input, words: systemNames.slice(0, 1).map(({ id }) => id) };

/** Simulates like `sim`; here a fight without an end fails, as in any play. */
async function playManyTimes(word: string, simRequest: SimRequest, context: CliContext): Promise<number> {
  const input = readSimInput(word, { against: undefined, options: [], vary: undefined }, context);
  const { code, outcome } = await simulateAndPrint(input, simRequest, context);
  const unended = outcome.encounters.some(({ report }) => report.undecided.count > 0);
  return code === 0 && unended ? 1 : code;
}

/** Prints the whole play in words. */
export function printReport(
  { title, about }: { readonly title?: string; readonly about?: string },
  report: Report,
  logContext: LogContext,
): void {
  const { io, paint, text } = logContext.context;
  if (title !== undefined) io.out(paint.bold(title));
  if (about !== undefined) io.out(about.trim());
  if (title !== undefined || about !== undefined) io.out('');
  for (const line of formatReport(report, logContext)) io.out(line);
  if (report.unfit) return;
  io.out('');
  const isWhole = report.steps.at(-1)?.kind !== 'skipped';
  if (isWhole && report.world.creatures.length > 0) {
    io.out(paint.bold(text('at-the-end')));
    for (const line of formatTracker(report.world, logContext)) io.out(line);
    io.out('');
  }
  io.out(formatVerdict(report, logContext.context));
}
