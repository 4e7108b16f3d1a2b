import type { DiceExpr } from './expr.ts';
import { parseDice } from './parse.ts';
import { listCountedExprs, type TracedPart, traceThrow } from './throw-trace.ts';

/** A thrown die: its face, its sides, and whether it counts, was dropped or was re-rolled. */
export interface ThrownDie {
  readonly face: number;
  readonly sides: number;
  readonly counts: boolean;
}

/** Lists the dice thrown for a notation. Where a rule threw other dice than the notation says, all of them count. */
export function listThrownDice(notation: string, faces: readonly number[]): readonly ThrownDie[] {
  const parsed = parseDice(notation);
  const sides = listSides(notation, faces.length);
  return (
    (parsed.ok ? matchThrow(parsed.value, faces) : undefined) ??
    faces.map((face, index) => ({ face, sides: sides[index] ?? 0, counts: true }))
  );
}

function matchThrow(expr: DiceExpr, faces: readonly number[]): readonly ThrownDie[] | undefined {
  const sides: number[] = [];
  // beyond the last face every face is shown in turn, so that no die is thrown without end
  const { parts } = traceThrow(
    expr,
    (dieSides) => faces[sides.push(dieSides) - 1] ?? 1 + (sides.length % dieSides),
  );
  const isSameThrow =
    sides.length === faces.length && faces.every((face, index) => face <= (sides[index] ?? 0));
  if (!isSameThrow) return undefined;
  const uncounted = findUncountedDice(parts);
  return faces.map((face, index) => ({ face, sides: sides[index] ?? 0, counts: !uncounted.has(index) }));
}

/** Finds the dice that do not count; if a member of a group is dropped, all its dice are. */
function findUncountedDice(tracedParts: readonly TracedPart[]): ReadonlySet<number> {
  const uncounted = tracedParts.flatMap(({ expr, dice: tracedDice }, index) =>
    tracedDice.flatMap(({ marks, dieIndexes: dice }, member) => {
      if (!marks.includes('dropped') && !marks.includes('re-rolled')) return [];
      return expr.kind === 'pool' ? dice : listMemberDice(tracedParts, index, expr.members.slice(member));
    }),
  );
  return new Set(uncounted);
}

/** Returns the dice of the first of these members; all of them were recorded just before this index. */
function listMemberDice(
  tracedParts: readonly TracedPart[],
  before: number,
  members: readonly DiceExpr[],
): readonly number[] {
  const [firstCount = 0, ...others] = members.map((member) => listCountedExprs(member).length);
  const from = before - others.reduce((sum, count) => sum + count, firstCount);
  return tracedParts
    .slice(from, from + firstCount)
    .flatMap(({ dice: tracedDice }) => tracedDice.flatMap(({ dieIndexes: dice }) => dice));
}

/** If the notation cannot be parsed, `2d6, 1d4` gives 6, 6, 4; further dice are like the last. */
function listSides(notation: string, dice: number): readonly number[] {
  const writtenSides = [...notation.matchAll(/(\d*)d(\d+|%)/gi)].flatMap(([, count = '', sides = '']) =>
    Array.from({ length: count === '' ? 1 : Math.min(Number(count), dice) }, () =>
      sides === '%' ? 100 : Number(sides),
    ),
  );
  const last = writtenSides.at(-1) ?? 0;
  return Array.from({ length: dice }, (_, index) => writtenSides[index] ?? last);
}
