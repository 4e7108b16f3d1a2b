import { type Die, parseDice, type RolledOut, rollOut, showNotationError, showRoll } from '@arbitro/dice';
import { dieOf } from '@arbitro/scenario';
import { type Arguments, countOf, isOn, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';

type DiceExpr = RolledOut['expr'];

const MOST_TIMES = 100_000;

/** Rolls dice and shows their faces. */
export function roll(given: Arguments, desk: Desk): number {
  if (given.words.length === 0) throw new BadInput('too-few-words', { command: 'roll', what: 'NOTATION' });
  const exprs = given.words.map((word) => readDice(word, desk));
  const times = countOf(given, 'times', MOST_TIMES) ?? 1;
  const asked = textOf(given, 'seed');
  const seed = asked ?? desk.io.freshSeed();
  const die = dieOf(seed);
  if (isOn(given, 'json')) {
    const rolls = Array.from({ length: times }, () => exprs.map((expr) => rolledJson(expr, die))).flat();
    desk.io.out(JSON.stringify({ seed, rolls }, null, 2));
    return 0;
  }
  for (let time = 0; time < times; time++) for (const expr of exprs) desk.io.out(shownRoll(expr, die, desk));
  if (asked === undefined) desk.io.out(desk.paint.dim(desk.text('seed-used', { seed })));
  return 0;
}

/** Parses dice; an error is shown with its position. */
function readDice(word: string, { language, text }: Desk): DiceExpr {
  const read = parseDice(word);
  if (read.ok) return read.value;
  throw new BadInput('bad-notation', {}, [
    ...showNotationError(read.error, word, language).split('\n'),
    text('dice-hint'),
  ]);
}

function shownRoll(expr: DiceExpr, die: Die, { paint }: Desk): string {
  const rolled = rollOut(expr, die);
  const shown = showRoll(rolled);
  return shown.replace(/(-?[\d.]+)$/, (total) => paint.bold(total));
}

function rolledJson(expr: DiceExpr, die: Die): object {
  const { notation, total, parts } = rollOut(expr, die);
  return { notation, total, parts };
}
