import type { Ways } from '@arbitro/dice';
import type { Distribution } from './distribution.ts';
import { binomialRow } from './multiset.ts';

/** A number of identical dice. */
export interface DiceGroup {
  readonly of: Ways<number>;
  readonly count: number;
}

/** How many pairs the first side wins, ties and loses. */
export interface Pairs {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** How many dice of each side are placed, and the score of their pairs. */
interface PlacedDice {
  readonly a: number;
  readonly b: number;
  readonly pairs: Pairs;
  readonly ways: bigint;
}

interface FaceWays {
  readonly a: bigint;
  readonly b: bigint;
}

/**
 * Compares two sides of dice pair by pair, the highest first; dice without a partner do not count. Visits faces from
 * the highest, and keeps only how many dice are placed: never which lists they form.
 */
export function comparePairwise(a: DiceGroup, b: DiceGroup): Distribution<Pairs> {
  const max = Math.min(a.count, b.count);
  let laid = new Map<number, PlacedDice>([
    [0, { a: 0, b: 0, pairs: { won: 0, tied: 0, lost: 0 }, ways: 1n }],
  ]);
  for (const face of listSharedFaces(a, b)) {
    const next = new Map<number, PlacedDice>();
    for (const so of laid.values())
      for (const more of listPlacements(so, face, { a: a.count, b: b.count }))
        mergePlacement(next, more, max);
    laid = next;
  }
  const total = a.of.total ** BigInt(a.count) * b.of.total ** BigInt(b.count);
  const outcomes = [...laid.values()]
    .filter((so) => so.a === a.count && so.b === b.count)
    .map(({ pairs, ways }) => ({ value: pairs, ways }));
  return { outcomes, total, unresolved: outcomes.reduce((so, { ways }) => so - ways, total) };
}

/** Each number of dice of either side that can show this face. */
function* listPlacements(
  so: PlacedDice,
  face: FaceWays,
  counts: { readonly a: number; readonly b: number },
): Iterable<PlacedDice> {
  const [leftA, leftB] = [counts.a - so.a, counts.b - so.b];
  const max = Math.min(counts.a, counts.b);
  for (let a = 0, powerA = 1n; a <= leftA && powerA > 0n; a++, powerA *= face.a) {
    const ways = so.ways * binomialRow(leftA)[a]! * powerA;
    for (let b = 0, powerB = 1n; b <= leftB && powerB > 0n; b++, powerB *= face.b)
      yield {
        a: so.a + a,
        b: so.b + b,
        pairs: scorePairs(so, { a, b }, max),
        ways: ways * binomialRow(leftB)[b]! * powerB,
      };
  }
}

/** A die placed where the other side already has one loses its pair; where the other side places one now, it ties. */
function scorePairs(
  { a, b, pairs }: PlacedDice,
  more: { readonly a: number; readonly b: number },
  max: number,
): Pairs {
  const [toA, toB] = [a + more.a, b + more.b];
  const wins = Math.max(0, Math.min(toA, max) - Math.max(a, toB));
  const losses = Math.max(0, Math.min(toB, max) - Math.max(b, toA));
  const ties = Math.max(0, Math.min(toA, toB) - Math.max(a, b));
  return { won: pairs.won + wins, tied: pairs.tied + ties, lost: pairs.lost + losses };
}

function mergePlacement(all: Map<number, PlacedDice>, laid: PlacedDice, max: number): void {
  const base = max + 1;
  const { a, b, pairs } = laid;
  const key = ((a * 4096 + b) * base + pairs.won) * base + pairs.tied;
  const known = all.get(key);
  all.set(key, known ? { ...laid, ways: known.ways + laid.ways } : laid);
}

function listSharedFaces(a: DiceGroup, b: DiceGroup): readonly FaceWays[] {
  const faces = new Map<number, { a: bigint; b: bigint }>();
  const at = (value: number) => faces.get(value) ?? { a: 0n, b: 0n };
  for (const { value, ways } of a.of.outcomes) faces.set(value, { ...at(value), a: at(value).a + ways });
  for (const { value, ways } of b.of.outcomes) faces.set(value, { ...at(value), b: at(value).b + ways });
  return [...faces].sort(([x], [y]) => y - x).map(([, face]) => face);
}
