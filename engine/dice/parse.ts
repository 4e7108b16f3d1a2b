import {
  binaryExpr,
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
import { checkCount, checked, checkRight, checkSides, fixed } from './parse-checks.ts';
import { checkEnds, groupModifiers, poolModifiers } from './parse-modifiers.ts';
import type { Sides } from './pool-spec.ts';
import { ok, type Result, refused } from './result.ts';
import {
  close,
  fail,
  isDigit,
  isLetter,
  number,
  peek,
  type Scanner,
  scannerOf,
  since,
  skipSpace,
  took,
  unexpected,
  wordAhead,
} from './scan.ts';

const NOTHING = numberExpr(0);

/** Reads the content of brackets, one level deeper. */
function within<T>(scanner: Scanner, read: () => T, nothing: T): T {
  if (scanner.depth === LIMITS.depth) {
    fail(scanner, { code: 'too-deep', at: scanner.at, length: 1, params: { limit: LIMITS.depth } });
    return nothing;
  }
  scanner.depth++;
  const found = read();
  scanner.depth--;
  return found;
}

function sidesAhead(scanner: Scanner): Sides {
  const start = scanner.at;
  const code = peek(scanner);
  if (isDigit(code)) return number(scanner);
  if (took(scanner, '%')) return 100;
  if (took(scanner, 'f')) {
    if (took(scanner, '.1')) return 'F.1';
    took(scanner, '.2');
    return 'F';
  }
  if (took(scanner, '(')) {
    const expr = within(scanner, () => sumExpr(scanner), NOTHING);
    close(scanner, start, ')');
    return fixed(scanner, expr, start);
  }
  fail(scanner, { code: 'expected-number', at: scanner.at, length: 0 });
  return 1;
}

/** The scanner is at the `d`; the count began at `start`. */
function pool(scanner: Scanner, count: number, start: number): DiceExpr {
  checkCount(scanner, count, start);
  scanner.at++;
  const sidesAt = scanner.at;
  const sides = scanner.error ? 1 : sidesAhead(scanner);
  checkSides(scanner, sides, sidesAt);
  if (scanner.error) return NOTHING;
  const { reroll, min, max, explode, keep, success, failure, sort } = poolModifiers(scanner, sides);
  const spec = { count, sides, reroll, min, max, explode, keep, success, failure };
  checkEnds(scanner, spec, start);
  return scanner.error ? NOTHING : poolExpr(spec, sort);
}

const D = 100;

function numberOrDice(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  const value = number(scanner);
  return peek(scanner) === D ? pool(scanner, value, start) : numberExpr(value);
}

function parenthesis(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  scanner.at++;
  const expr = within(scanner, () => sumExpr(scanner), NOTHING);
  close(scanner, start, ')');
  return peek(scanner) === D ? pool(scanner, fixed(scanner, expr, start), start) : expr;
}

function list(scanner: Scanner): readonly DiceExpr[] {
  const members = [sumExpr(scanner)];
  while (took(scanner, ',')) members.push(sumExpr(scanner));
  return members;
}

function group(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  scanner.at++;
  const members = within(scanner, () => list(scanner), []);
  close(scanner, start, '}');
  const { keep, success, failure, sort } = groupModifiers(scanner);
  if (members.length === 1 && keep) fail(scanner, { code: 'group-of-one', ...since(scanner, start) });
  return scanner.error ? NOTHING : groupExpr(members, { keep, success, failure }, sort);
}

function call(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  const word = wordAhead(scanner);
  const name = FUNCTIONS.find((known) => known === word);
  scanner.at += word.length;
  if (!name) {
    const params = { word, known: FUNCTIONS.join(', ') };
    fail(scanner, { code: 'unknown-word', ...since(scanner, start), params });
    return NOTHING;
  }
  skipSpace(scanner);
  const open = scanner.at;
  if (!took(scanner, '(')) {
    fail(scanner, { code: 'expected-value', at: scanner.at, length: 0 });
    return NOTHING;
  }
  const args = within(scanner, () => list(scanner), []);
  close(scanner, open, ')');
  if (args.length !== 1 && name !== 'min' && name !== 'max')
    fail(scanner, {
      code: 'wrong-arguments',
      ...since(scanner, start),
      params: { name, given: args.length },
    });
  return scanner.error ? NOTHING : callExpr(name, args);
}

const OPEN = 40;
const BRACE = 123;
const PLUS = 43;
const MINUS = 45;

function primary(scanner: Scanner): DiceExpr {
  const code = peek(scanner);
  if (isDigit(code)) return numberOrDice(scanner);
  if (code === D) return pool(scanner, 1, scanner.at);
  if (code === OPEN) return parenthesis(scanner);
  if (code === BRACE) return group(scanner);
  if (isLetter(code)) return call(scanner);
  if (scanner.at < scanner.text.length) unexpected(scanner);
  else fail(scanner, { code: 'expected-value', at: scanner.at, length: 0 });
  return NOTHING;
}

function powerExpr(scanner: Scanner): DiceExpr {
  const start = scanner.at;
  const base = primary(scanner);
  skipSpace(scanner);
  if (!took(scanner, '^') && !took(scanner, '**')) return base;
  return joined(scanner, { op: '^', left: base, start }, unary);
}

/** Binds weaker than a power: -2^2 is -4. */
function unary(scanner: Scanner): DiceExpr {
  skipSpace(scanner);
  const sign = peek(scanner);
  if (sign !== MINUS && sign !== PLUS) return powerExpr(scanner);
  scanner.at++;
  const of = within(scanner, () => unary(scanner), NOTHING);
  return sign === PLUS ? of : negateExpr(of);
}

interface Half {
  readonly op: Operator;
  readonly left: DiceExpr;
  readonly start: number;
}

function joined(scanner: Scanner, { op, left, start }: Half, read: (scanner: Scanner) => DiceExpr): DiceExpr {
  skipSpace(scanner);
  const at = scanner.at;
  const right = read(scanner);
  if (scanner.error) return NOTHING;
  checkRight(scanner, op, { expr: right, ...since(scanner, at) });
  return scanner.error ? NOTHING : checked(scanner, binaryExpr(op, left, right), start);
}

function productOperator(scanner: Scanner): Operator | undefined {
  const sign = scanner.text[scanner.at];
  return sign === '*' || sign === '/' || sign === '%' ? sign : undefined;
}

function productExpr(scanner: Scanner): DiceExpr {
  skipSpace(scanner);
  const start = scanner.at;
  let expr = unary(scanner);
  for (let op = productOperator(scanner); op; op = productOperator(scanner)) {
    scanner.at++;
    expr = joined(scanner, { op, left: expr, start }, unary);
  }
  return expr;
}

function sumExpr(scanner: Scanner): DiceExpr {
  skipSpace(scanner);
  const start = scanner.at;
  let expr = productExpr(scanner);
  for (let sign = peek(scanner); sign === PLUS || sign === MINUS; sign = peek(scanner)) {
    scanner.at++;
    expr = joined(scanner, { op: sign === PLUS ? '+' : '-', left: expr, start }, productExpr);
  }
  return expr;
}

function complaintAbout(text: string): NotationError | undefined {
  const { length } = text;
  const limit = LIMITS.text;
  if (length > limit)
    return { code: 'too-long', at: limit, length: length - limit, params: { length, limit } };
  return text.trim() === '' ? { code: 'empty', at: 0, length, params: {} } : undefined;
}

/** Parses a dice expression: `4d6kh3`, `2d20kl1 + 7`, `{2d6, 1d10}kh1`. An error says what is wrong, and where. */
export function parseDice(text: string): Result<DiceExpr, NotationError> {
  const complaint = complaintAbout(text);
  if (complaint) return refused(complaint);
  const scanner = scannerOf(text);
  const expr = checked(scanner, sumExpr(scanner), 0);
  if (!scanner.error && scanner.at < text.length) unexpected(scanner);
  return scanner.error ? refused(scanner.error) : ok(expr);
}
