import { functions, operators } from './arithmetic.ts';
import type { BinaryExpr, CallExpr, DiceExpr, GroupExpr, PoolExpr } from './expr.ts';
import { countOf, type Roll, rollOf } from './pool-throw.ts';

function poolRoll({ spec }: PoolExpr): Roll {
  const { count, sides, reroll, min, max, explode, keep, success } = spec;
  const modified = reroll || explode || keep || success || min !== undefined || max !== undefined;
  if (modified || count !== 1 || typeof sides !== 'number') return rollOf(spec);
  return (die, tell) => (tell ? rollOf(spec)(die, tell) : die(sides));
}

function groupRoll({ members, scoring }: GroupExpr): Roll {
  const rolls = members.map(rollExpr);
  const count = countOf(scoring);
  return (die, tell) => {
    const values = rolls.map((roll) => roll(die, tell));
    if (tell) values.forEach((value, member) => void tell.thrown(value, member));
    return count(values, tell);
  };
}

function binaryRoll({ op, left, right }: BinaryExpr): Roll {
  const a = rollExpr(left);
  const b = rollExpr(right);
  if (right.kind === 'number' && op === '+') {
    const bonus = right.value;
    return (die, tell) => a(die, tell) + bonus;
  }
  const apply = operators[op];
  return (die, tell) => apply(a(die, tell), b(die, tell));
}

function callRoll({ name, args }: CallExpr): Roll {
  const rolls = args.map(rollExpr);
  const apply = functions[name];
  return (die, tell) => apply(rolls.map((roll) => roll(die, tell)));
}

/** An expression made ready to be thrown many times. Dice fall from left to right. */
export function rollExpr(expr: DiceExpr): Roll {
  switch (expr.kind) {
    case 'number':
      return () => expr.value;
    case 'pool':
      return poolRoll(expr);
    case 'group':
      return groupRoll(expr);
    case 'negate': {
      const roll = rollExpr(expr.of);
      return (die, tell) => 0 - roll(die, tell);
    }
    case 'binary':
      return binaryRoll(expr);
    case 'call':
      return callRoll(expr);
  }
}
