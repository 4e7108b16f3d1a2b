import type { DiceExpr } from './expr.ts';
import { countedIn, type Laid, layOut } from './lay-out.ts';
import { parseDice } from './parse.ts';

/** A thrown die: its face, its sides, and whether it counts, was dropped or was re-rolled. */
export interface ThrownDie {
  readonly face: number;
  readonly sides: number;
  readonly counts: boolean;
}

/** Lists the dice thrown for a notation. Where a rule threw other dice than the notation says, all of them count. */
export function thrownDice(notation: string, faces: readonly number[]): readonly ThrownDie[] {
  const read = parseDice(notation);
  const sides = sidesIn(notation, faces.length);
  return (
    (read.ok ? thrownAs(read.value, faces) : undefined) ??
    faces.map((face, at) => ({ face, sides: sides[at] ?? 0, counts: true }))
  );
}

function thrownAs(expr: DiceExpr, faces: readonly number[]): readonly ThrownDie[] | undefined {
  const sides: number[] = [];
  // beyond the last face every face is shown in turn, so that no die is thrown without end
  const { laid } = layOut(expr, (of) => faces[sides.push(of) - 1] ?? 1 + (sides.length % of));
  const areThese = sides.length === faces.length && faces.every((face, at) => face <= (sides[at] ?? 0));
  if (!areThese) return undefined;
  const left = leftOut(laid);
  return faces.map((face, at) => ({ face, sides: sides[at] ?? 0, counts: !left.has(at) }));
}

/** Finds the dice that do not count; if a member of a group is dropped, all its dice are. */
function leftOut(laid: readonly Laid[]): ReadonlySet<number> {
  const left = laid.flatMap(({ expr, lying }, at) =>
    lying.flatMap(({ marks, dice }, member) => {
      if (!marks.includes('dropped') && !marks.includes('re-rolled')) return [];
      return expr.kind === 'pool' ? dice : diceOf(laid, at, expr.members.slice(member));
    }),
  );
  return new Set(left);
}

/** Returns the dice of the first of these members; all of them were recorded just before this index. */
function diceOf(laid: readonly Laid[], before: number, members: readonly DiceExpr[]): readonly number[] {
  const [own = 0, ...others] = members.map((member) => countedIn(member).length);
  const from = before - others.reduce((sum, many) => sum + many, own);
  return laid.slice(from, from + own).flatMap(({ lying }) => lying.flatMap(({ dice }) => dice));
}

/** If the notation cannot be parsed, `2d6, 1d4` gives 6, 6, 4; further dice are like the last. */
function sidesIn(notation: string, dice: number): readonly number[] {
  const named = [...notation.matchAll(/(\d*)d(\d+|%)/gi)].flatMap(([, many = '', sides = '']) =>
    Array.from({ length: many === '' ? 1 : Math.min(Number(many), dice) }, () =>
      sides === '%' ? 100 : Number(sides),
    ),
  );
  const last = named.at(-1) ?? 0;
  return Array.from({ length: dice }, (_, at) => named[at] ?? last);
}
