import { readKeptPhrase, readTarget, skipName, skipOutput } from './everyday.ts';
import {
  callExpr,
  type DiceExpr,
  FUNCTIONS,
  groupExpr,
  negateExpr,
  numberExpr,
  type Operator,
  poolExpr,
} from './expr.ts';
import { LIMITS } from './limits.ts';
import type { NotationError } from './notation-error.ts';
import { checkCount, checkExpr, checkSides, evaluateConstant, findTextError } from './parse-checks.ts';
import { checkTermination, readGroupModifiers, readPoolModifiers } from './parse-modifiers.ts';
import { readRightSide, ZERO_EXPR } from './parse-operand.ts';
import type { Sides } from './pool-spec.ts';
import { err, ok, type Result } from './result.ts';
import {
  closeBracket,
  createScanner,
  failScan,
  failUnexpected,
  isDigit,
  isLetter,
  peek,
  peekWord,
  readNumber,
  type Scanner,
  skipSpace,
  spanSince,
  takeWord,
} from './scan.ts';

/** Reads the content of brackets, one level deeper. */
function readBracketed<T>(scanner: Scanner, read: () => T, nothing: T): T {
  if (scanner.depth === LIMITS.depth) {
    failScan(scanner, { code: 'too-deep', at: scanner.at, length: 1, params: { limit: LIMITS.depth } });
    return nothing;
  }
  scanner.depth++;
  const found = read();
  scanner.depth--;
  return found;
}

function readSides(scanner: Scanner): Sides {
  const start = scanner.at;
  const code = peek(scanner);
  if (isDigit(code)) return readNumber(scanner);
  if (takeWord(scanner, '%')) return 100;
  if (takeWord(scanner, 'f')) {
    if (takeWord(scanner, '.1')) return 'F.1';
    takeWord(scanner, '.2');
    return 'F';
  }
  if (takeWord(scanner, '(')) {
    const expr = readBracketed(scanner, () => readSum(scanner), ZERO_EXPR);
    closeBracket(scanner, start, ')');
    return evaluateConstant(scanner, expr, start);
  }
  failScan(scanner, { code: 'expected-number', at: scanner.at, length: 0 });
  return 1;
}

/** The scanner is at the `d`; the count began at `start`. */
function readPool(scanner: Scanner, count: number, start: number): DiceExpr {
  checkCount(scanner, count, start);
  scanner.at++;
  const sidesAt = scanner.at;
  const sides = scanner.error ? 1 : readSides(scanner);
  checkSides(scanner, sides, sidesAt);
  if (scanner.error) return ZERO_EXPR;
  const { reroll, min, max, explode, keep, success, failure, sort } = readPoolModifiers(scanner, sides);
  const spec = { count, sides, reroll, min, max, explode, keep, success, failure };
  checkTermination(scanner, spec, start);
  return scanner.error ? ZERO_EXPR : poolExpr(spec, sort);
}

const D = 100;

function readNumberOrDice(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  const value = readNumber(scanner);
  return peek(scanner) === D ? readPool(scanner, value, start) : numberExpr(value);
}

function readParenthesis(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  scanner.at++;
  const expr = readBracketed(scanner, () => readSum(scanner), ZERO_EXPR);
  closeBracket(scanner, start, ')');
  return peek(scanner) === D ? readPool(scanner, evaluateConstant(scanner, expr, start), start) : expr;
}

function readList(scanner: Scanner): readonly DiceExpr[] {
  const members = [readSum(scanner)];
  while (takeWord(scanner, ',')) members.push(readSum(scanner));
  return members;
}

function readGroup(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  scanner.at++;
  const members = readBracketed(scanner, () => readList(scanner), []);
  closeBracket(scanner, start, '}');
  const { keep, success, failure, sort } = readGroupModifiers(scanner);
  if (members.length === 1 && keep) failScan(scanner, { code: 'group-of-one', ...spanSince(scanner, start) });
  return scanner.error ? ZERO_EXPR : groupExpr(members, { keep, success, failure }, sort);
}

function readCall(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  const word = peekWord(scanner);
  const name = FUNCTIONS.find((known) => known === word);
  scanner.at += word.length;
  if (!name) {
    const params = { word, known: FUNCTIONS.join(', ') };
    failScan(scanner, { code: 'unknown-word', ...spanSince(scanner, start), params });
    return ZERO_EXPR;
  }
  skipSpace(scanner);
  const open = scanner.at;
  if (!takeWord(scanner, '(')) {
    failScan(scanner, { code: 'expected-value', at: scanner.at, length: 0 });
    return ZERO_EXPR;
  }
  const args = readBracketed(scanner, () => readList(scanner), []);
  closeBracket(scanner, open, ')');
  if (args.length !== 1 && name !== 'min' && name !== 'max')
    failScan(scanner, {
      code: 'wrong-arguments',
      ...spanSince(scanner, start),
      params: { name, given: args.length },
    });
  return scanner.error ? ZERO_EXPR : callExpr(name, args);
}

const OPEN = 40;
const BRACE = 123;
const SQUARE = 91;
const PLUS = 43;
const MINUS = 45;

/** `highest 3 of 4d6` */
function readKeptDice(scanner: Scanner): DiceExpr | undefined {
  const keep = readKeptPhrase(scanner);
  if (!keep) return undefined;
  const start = scanner.at;
  const dice = readBracketed(scanner, () => readPrimary(scanner), ZERO_EXPR);
  if (dice.kind === 'pool' && !dice.spec.keep) return poolExpr({ ...dice.spec, keep: [keep] }, dice.sort);
  failScan(scanner, { code: 'expected-dice', ...spanSince(scanner, start) });
  return ZERO_EXPR;
}

/** AnyDice calls its functions in square brackets. */
function readSquareBrackets(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  scanner.at++;
  const expr = readBracketed(scanner, () => readSum(scanner), ZERO_EXPR);
  closeBracket(scanner, start, ']');
  return expr;
}

function readPrimary(scanner: Scanner): DiceExpr {
  const code = peek(scanner);
  if (isDigit(code)) return readNumberOrDice(scanner);
  if (code === D) return readPool(scanner, 1, scanner.at);
  if (code === OPEN) return readParenthesis(scanner);
  if (code === BRACE) return readGroup(scanner);
  if (code === SQUARE) return readSquareBrackets(scanner);
  if (isLetter(code)) return readKeptDice(scanner) ?? readCall(scanner);
  if (scanner.at < scanner.text.length) failUnexpected(scanner);
  else failScan(scanner, { code: 'expected-value', at: scanner.at, length: 0 });
  return ZERO_EXPR;
}

function readPower(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  const base = readPrimary(scanner);
  skipSpace(scanner);
  if (!takeWord(scanner, '^') && !takeWord(scanner, '**')) return base;
  return readRightSide(scanner, { op: '^', left: base, start }, readUnary);
}

/** Binds weaker than a power: -2^2 is -4. */
function readUnary(scanner: Scanner): DiceExpr {
  skipSpace(scanner);
  const sign = peek(scanner);
  if (sign !== MINUS && sign !== PLUS) return readPower(scanner);
  scanner.at++;
  const of = readBracketed(scanner, () => readUnary(scanner), ZERO_EXPR);
  return sign === PLUS ? of : negateExpr(of);
}

function readProductOperator(scanner: Scanner): Operator | undefined {
  const sign = scanner.text[scanner.at];
  return sign === '*' || sign === '/' || sign === '%' ? sign : undefined;
}

function readProduct(scanner: Scanner): DiceExpr {
  skipSpace(scanner);
  const start = scanner.at;
  let expr = readUnary(scanner);
  for (let op = readProductOperator(scanner); op; op = readProductOperator(scanner)) {
    scanner.at++;
    expr = readRightSide(scanner, { op, left: expr, start }, readUnary);
  }
  return expr;
}

function readSum(scanner: Scanner): DiceExpr {
  skipSpace(scanner);
  const start = scanner.at;
  let expr = readProduct(scanner);
  for (let sign = peek(scanner); sign === PLUS || sign === MINUS; sign = peek(scanner)) {
    scanner.at++;
    expr = readRightSide(scanner, { op: sign === PLUS ? '+' : '-', left: expr, start }, readProduct);
  }
  return expr;
}

/** A sum, or a check: the whole result against a number counts 1 or 0. */
function readWhole(scanner: Scanner): DiceExpr {
  const sum = readSum(scanner);
  const success = scanner.error ? undefined : readTarget(scanner);
  skipSpace(scanner);
  skipName(scanner);
  return success && !scanner.error ? groupExpr([sum], { success }) : sum;
}

/**
 * Parses a dice expression: `4d6kh3`, `2d20kl1 + 7`, `{2d6, 1d10}kh1`, `1d20+5 vs 15`, `highest 3 of 4d6`. An error says what is
 * wrong, and where.
 */
export function parseDice(text: string): Result<DiceExpr, NotationError> {
  const textError = findTextError(text);
  if (textError) return err(textError);
  const scanner = createScanner(text);
  skipOutput(scanner);
  const expr = checkExpr(scanner, readWhole(scanner), 0);
  if (!scanner.error && scanner.at < text.length) failUnexpected(scanner);
  return scanner.error ? err(scanner.error) : ok(expr);
}
