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
  const read = parseDice(notation);
  const sides = listSides(notation, faces.length);
  return (
    (read.ok ? matchThrow(read.value, faces) : undefined) ??
    faces.map((face, index) => ({ face, sides: sides[index] ?? 0, counts: true }))
  );
}

function matchThrow(expr: DiceExpr, faces: readonly number[]): readonly ThrownDie[] | undefined {
  const sides: number[] = [];
  // beyond the last face every face is shown in turn, so that no die is thrown without end
  const { laid } = traceThrow(expr, (of) => faces[sides.push(of) - 1] ?? 1 + (sides.length % of));
  const areThese = sides.length === faces.length && faces.every((face, index) => face <= (sides[index] ?? 0));
  if (!areThese) return undefined;
  const left = findUncountedDice(laid);
  return faces.map((face, index) => ({ face, sides: sides[index] ?? 0, counts: !left.has(index) }));
}

/** Finds the dice that do not count; if a member of a group is dropped, all its dice are. */
function findUncountedDice(tracedParts: readonly TracedPart[]): ReadonlySet<number> {
  const left = tracedParts.flatMap(({ expr, dice: tracedDice }, index) =>
    tracedDice.flatMap(({ marks, dieIndexes: dice }, member) => {
      if (!marks.includes('dropped') && !marks.includes('re-rolled')) return [];
      return expr.kind === 'pool' ? dice : listMemberDice(tracedParts, index, expr.members.slice(member));
    }),
  );
  return new Set(left);
}

/** Returns the dice of the first of these members; all of them were recorded just before this index. */
function listMemberDice(
  tracedParts: readonly TracedPart[],
  before: number,
  members: readonly DiceExpr[],
): readonly number[] {
  const [own = 0, ...others] = members.map((member) => listCountedExprs(member).length);
  const from = before - others.reduce((sum, many) => sum + many, own);
  return tracedParts
    .slice(from, from + own)
    .flatMap(({ dice: tracedDice }) => tracedDice.flatMap(({ dieIndexes: dice }) => dice));
}

/** If the notation cannot be parsed, `2d6, 1d4` gives 6, 6, 4; further dice are like the last. */
function listSides(notation: string, dice: number): readonly number[] {
  const named = [...notation.matchAll(/(\d*)d(\d+|%)/gi)].flatMap(([, many = '', sides = '']) =>
    Array.from({ length: many === '' ? 1 : Math.min(Number(many), dice) }, () =>
      sides === '%' ? 100 : Number(sides),
    ),
  );
  const last = named.at(-1) ?? 0;
  return Array.from({ length: dice }, (_, index) => named[index] ?? last);
}
