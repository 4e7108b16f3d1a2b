import { type Die, parseDice, type DetailedRoll, rollInDetail, formatNotationError, formatRoll } from '@arbitro/dice';
import { dieOf } from '@arbitro/scenario';
import { type Arguments, readCount, hasFlag, readText } from '../command-line/arguments.ts';
import { UsageError, type CliContext } from '../command-line/context.ts';

type DiceExpr = DetailedRoll['expr'];

const MAX_TIMES = 100_000;

/** Rolls dice and shows their faces. */
export function runRoll(given: Arguments, desk: CliContext): number {
  if (given.words.length === 0) throw new UsageError('too-few-words', { command: 'roll', what: 'NOTATION' });
  const exprs = given.words.map((word) => parseDiceOrThrow(word, desk));
  const times = readCount(given, 'times', MAX_TIMES) ?? 1;
  const asked = readText(given, 'seed');
  const seed = asked ?? desk.io.freshSeed();
  const die = dieOf(seed);
  if (hasFlag(given, 'json')) {
    const rolls = Array.from({ length: times }, () => exprs.map((expr) => rollToJson(expr, die))).flat();
    desk.io.out(JSON.stringify({ seed, rolls }, null, 2));
    return 0;
  }
  for (let time = 0; time < times; time++) for (const expr of exprs) desk.io.out(rollAndFormat(expr, die, desk));
  if (asked === undefined) desk.io.out(desk.paint.dim(desk.text('seed-used', { seed })));
  return 0;
}

/** Parses dice; an error is shown with its position. */
function parseDiceOrThrow(word: string, { language, text }: CliContext): DiceExpr {
  const read = parseDice(word);
  if (read.ok) return read.value;
  throw new UsageError('bad-notation', {}, [
    ...formatNotationError(read.error, word, language).split('\n'),
    text('dice-hint'),
  ]);
}

function rollAndFormat(expr: DiceExpr, die: Die, { paint }: CliContext): string {
  const rolled = rollInDetail(expr, die);
  const shown = formatRoll(rolled);
  return shown.replace(/(-?[\d.]+)$/, (total) => paint.bold(total));
}

function rollToJson(expr: DiceExpr, die: Die): object {
  const { notation, total, parts } = rollInDetail(expr, die);
  return { notation, total, parts };
}
