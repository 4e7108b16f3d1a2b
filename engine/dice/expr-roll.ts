import { functions, operators } from './arithmetic.ts';
import type { BinaryExpr, CallExpr, DiceExpr, GroupExpr } from './expr.ts';
import { countOf, type Roll, rollOf, type Tell } from './pool-throw.ts';

function groupRoll({ members, scoring }: GroupExpr, tell: Tell | undefined): Roll {
  const rolls = members.map((member) => rollExpr(member, tell));
  const count = countOf(scoring);
  return (die) => {
    const values = rolls.map((roll) => roll(die));
    if (tell) values.forEach((value, member) => void tell.thrown(value, member));
    return count(values, tell);
  };
}

function binaryRoll({ op, left, right }: BinaryExpr, tell: Tell | undefined): Roll {
  const a = rollExpr(left, tell);
  if (right.kind === 'number' && op === '+') {
    const bonus = right.value;
    return (die) => a(die) + bonus;
  }
  const b = rollExpr(right, tell);
  const apply = operators[op];
  return (die) => apply(a(die), b(die));
}

function callRoll({ name, args }: CallExpr, tell: Tell | undefined): Roll {
  const rolls = args.map((arg) => rollExpr(arg, tell));
  const apply = functions[name];
  return (die) => apply(rolls.map((roll) => roll(die)));
}

/**
 * Prepares an expression to be thrown many times. Dice fall from left to right. A caller that wants to see single dice
 * passes a `tell`; without it, no list of dice is built where none is needed.
 */
export function rollExpr(expr: DiceExpr, tell?: Tell): Roll {
  switch (expr.kind) {
    case 'number':
      return () => expr.value;
    case 'pool':
      return rollOf(expr.spec, tell);
    case 'group':
      return groupRoll(expr, tell);
    case 'negate': {
      const roll = rollExpr(expr.of, tell);
      return (die) => 0 - roll(die);
    }
    case 'binary':
      return binaryRoll(expr, tell);
    case 'call':
      return callRoll(expr, tell);
  }
}
