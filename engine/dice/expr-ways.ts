import { functions, operators } from './arithmetic.ts';
import type { Ways } from './dice.ts';
import type { BinaryExpr, CallExpr, DiceExpr, GroupExpr } from './expr.ts';
import { countKeptWays } from './keep.ts';
import { slotSizeFor, unpack } from './packed.ts';
import { computeKeptWindow, createScore } from './pool-spec.ts';
import { createCount } from './pool-throw.ts';
import { poolWays } from './pool-ways.ts';
import { addWays, buildWays, certainWays, joinWays, mapWays } from './ways.ts';

/** Adds fractions in the same order as a throw does; otherwise the last bit may differ. */
function combineMembers(
  members: readonly Ways<number>[],
  read: (values: readonly number[]) => number,
): Ways<number> {
  const lists = members.reduce<Ways<readonly number[]>>(
    (all, member) => joinWays(all, member, (values, value) => [...values, value]),
    certainWays([]),
  );
  return mapWays(lists, read);
}

function groupWays({ members, scoring, whole }: GroupExpr): Ways<number> {
  const ways = members.map(exprWays);
  const score = createScore(scoring);
  if (!members.every((member) => member.whole) || !whole) {
    const count = createCount(scoring);
    return combineMembers(ways, (values) => count([...values], undefined));
  }
  if (!scoring.keep?.length) return ways.map((way) => mapWays(way, score)).reduce(addWays);
  const total = ways.reduce((product, item) => product * item.total, 1n);
  const window = computeKeptWindow(scoring.keep, ways.length);
  const batches = ways.map(({ outcomes }) => ({ size: 1, outcomes }));
  const slot = slotSizeFor(total);
  return buildWays(unpack(countKeptWays(batches, { window, score, slot }), slot), total);
}

function binaryWays({ op, left, right, whole }: BinaryExpr): Ways<number> {
  const a = exprWays(left);
  const b = exprWays(right);
  if (whole && op === '+') return addWays(a, b);
  if (whole && op === '-')
    return addWays(
      a,
      mapWays(b, (value) => 0 - value),
    );
  return joinWays(a, b, operators[op]);
}

function callWays({ name, args }: CallExpr): Ways<number> {
  const apply = functions[name];
  const ways = args.map(exprWays);
  if (ways.length === 1) return mapWays(ways[0]!, (value) => apply([value]));
  // the minimum of three is the minimum of the third and the minimum of the first two
  return ways.reduce((all, item) => joinWays(all, item, (a, b) => apply([a, b])));
}

/** Returns the exact distribution of `createExprRoll`. */
export function exprWays(expr: DiceExpr): Ways<number> {
  switch (expr.kind) {
    case 'number':
      return certainWays(expr.value);
    case 'pool':
      return poolWays(expr.spec);
    case 'group':
      return groupWays(expr);
    case 'negate':
      return mapWays(exprWays(expr.of), (value) => 0 - value);
    case 'binary':
      return binaryWays(expr);
    case 'call':
      return callWays(expr);
  }
}
