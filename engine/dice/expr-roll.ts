import { functions, operators } from './arithmetic.ts';
import type { BinaryExpr, CallExpr, DiceExpr, GroupExpr } from './expr.ts';
import { createCount, createPoolRoll, type RollFunction, type ThrowListener } from './pool-throw.ts';

function createGroupRoll({ members, scoring }: GroupExpr, listener: ThrowListener | undefined): RollFunction {
  const rolls = members.map((member) => createExprRoll(member, listener));
  const count = createCount(scoring);
  return (die) => {
    const values = rolls.map((roll) => roll(die));
    if (listener) values.forEach((value, member) => void listener.thrown(value, member));
    return count(values, listener);
  };
}

function createBinaryRoll(
  { op, left, right }: BinaryExpr,
  listener: ThrowListener | undefined,
): RollFunction {
  const a = createExprRoll(left, listener);
  if (right.kind === 'number' && op === '+') {
    const bonus = right.value;
    return (die) => a(die) + bonus;
  }
  const b = createExprRoll(right, listener);
  const apply = operators[op];
  return (die) => apply(a(die), b(die));
}

function createCallRoll({ name, args }: CallExpr, listener: ThrowListener | undefined): RollFunction {
  const rolls = args.map((arg) => createExprRoll(arg, listener));
  const apply = functions[name];
  return (die) => apply(rolls.map((roll) => roll(die)));
}

/**
 * Prepares an expression to be thrown many times. Dice are thrown from left to right. A caller that needs the single dice
 * passes a `listener`; without one, no list of dice is built where none is needed.
 */
export function createExprRoll(expr: DiceExpr, listener?: ThrowListener): RollFunction {
  switch (expr.kind) {
    case 'number':
      return () => expr.value;
    case 'pool':
      return createPoolRoll(expr.spec, listener);
    case 'group':
      return createGroupRoll(expr, listener);
    case 'negate': {
      const roll = createExprRoll(expr.of, listener);
      return (die) => 0 - roll(die);
    }
    case 'binary':
      return createBinaryRoll(expr, listener);
    case 'call':
      return createCallRoll(expr, listener);
  }
}
