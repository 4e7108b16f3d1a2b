import {
  type DetailedRoll,
  type Die,
  formatNotationError,
  formatRoll,
  parseDice,
  rollInDetail,
} from '@arbitro/dice';
import { dieOf } from '@arbitro/scenario';
import { type Arguments, hasFlag, readCount, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';

type DiceExpr = DetailedRoll['expr'];

const MAX_TIMES = 100_000;

/** Rolls dice and shows their faces. */
export function runRoll(input: Arguments, context: CliContext): number {
  if (input.words.length === 0) throw new UsageError('too-few-words', { command: 'roll', what: 'NOTATION' });
  const exprs = input.words.map((word) => parseDiceOrThrow(word, context));
  const times = readCount(input, 'times', MAX_TIMES) ?? 1;
  const seedOption = readText(input, 'seed');
  const seed = seedOption ?? context.io.freshSeed();
  const die = dieOf(seed);
  if (hasFlag(input, 'json')) {
    const rolls = Array.from({ length: times }, () => exprs.map((expr) => rollToJson(expr, die))).flat();
    context.io.out(JSON.stringify({ seed, rolls }, null, 2));
    return 0;
  }
  for (let time = 0; time < times; time++)
    for (const expr of exprs) context.io.out(rollAndFormat(expr, die, context));
  if (seedOption === undefined) context.io.out(context.paint.dim(context.text('seed-used', { seed })));
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
  const text = formatRoll(rolled);
  return text.replace(/(-?[\d.]+)$/, (total) => paint.bold(total));
}

function rollToJson(expr: DiceExpr, die: Die): object {
  const { notation, total, parts } = rollInDetail(expr, die);
  return { notation, total, parts };
}
