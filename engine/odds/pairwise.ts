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
  let placements = new Map<number, PlacedDice>([
    [0, { a: 0, b: 0, pairs: { won: 0, tied: 0, lost: 0 }, ways: 1n }],
  ]);
  for (const face of listSharedFaces(a, b)) {
    const next = new Map<number, PlacedDice>();
    for (const placed of placements.values())
      for (const placement of listPlacements(placed, face, { a: a.count, b: b.count }))
        mergePlacement(next, placement, max);
    placements = next;
  }
  const total = a.of.total ** BigInt(a.count) * b.of.total ** BigInt(b.count);
  const outcomes = [...placements.values()]
    .filter((placed) => placed.a === a.count && placed.b === b.count)
    .map(({ pairs, ways }) => ({ value: pairs, ways }));
  return { outcomes, total, unresolved: outcomes.reduce((placed, { ways }) => placed - ways, total) };
}

/** Each number of dice of either side that can show this face. */
function* listPlacements(
  placed: PlacedDice,
  face: FaceWays,
  counts: { readonly a: number; readonly b: number },
): Iterable<PlacedDice> {
  const [leftA, leftB] = [counts.a - placed.a, counts.b - placed.b];
  const max = Math.min(counts.a, counts.b);
  for (let a = 0, powerA = 1n; a <= leftA && powerA > 0n; a++, powerA *= face.a) {
    const ways = placed.ways * binomialRow(leftA)[a]! * powerA;
    for (let b = 0, powerB = 1n; b <= leftB && powerB > 0n; b++, powerB *= face.b)
      yield {
        a: placed.a + a,
        b: placed.b + b,
        pairs: scorePairs(placed, { a, b }, max),
        ways: ways * binomialRow(leftB)[b]! * powerB,
      };
  }
}

/** A die that is placed after the other side's die loses its pair; if both are placed now, they tie. */
function scorePairs(
  { a, b, pairs }: PlacedDice,
  added: { readonly a: number; readonly b: number },
  max: number,
): Pairs {
  const [toA, toB] = [a + added.a, b + added.b];
  const wins = Math.max(0, Math.min(toA, max) - Math.max(a, toB));
  const losses = Math.max(0, Math.min(toB, max) - Math.max(b, toA));
  const ties = Math.max(0, Math.min(toA, toB) - Math.max(a, b));
  return { won: pairs.won + wins, tied: pairs.tied + ties, lost: pairs.lost + losses };
}

function mergePlacement(all: Map<number, PlacedDice>, placement: PlacedDice, max: number): void {
  const base = max + 1;
  const { a, b, pairs } = placement;
  const key = ((a * 4096 + b) * base + pairs.won) * base + pairs.tied;
  const merged = all.get(key);
  all.set(key, merged ? { ...placement, ways: merged.ways + placement.ways } : placement);
}

function listSharedFaces(a: DiceGroup, b: DiceGroup): readonly FaceWays[] {
  const faces = new Map<number, { a: bigint; b: bigint }>();
  const waysOf = (value: number) => faces.get(value) ?? { a: 0n, b: 0n };
  for (const { value, ways } of a.of.outcomes)
    faces.set(value, { ...waysOf(value), a: waysOf(value).a + ways });
  for (const { value, ways } of b.of.outcomes)
    faces.set(value, { ...waysOf(value), b: waysOf(value).b + ways });
  return [...faces].sort(([x], [y]) => y - x).map(([, face]) => face);
}
