import type { Dice, Die, Outcome, Ways } from './dice.ts';
import { binomial, explodingPoolDepth } from './exploding-pool.ts';
import { MAX_THROWN_EXTRA_DICE } from './limits.ts';
import { makeDice } from './make-dice.ts';
import { buildWays, mergeOutcomes } from './ways.ts';

/** How many dice show each kind of face. */
export type Tally<K extends string> = { readonly [kind in K]: number };

export interface TallyExplode {
  readonly on: (face: number) => boolean;
  /** Extra dice do not explode. */
  readonly once?: boolean;
}

/** What a pool counts: kinds of faces, read jointly. */
export interface TallySpec<K extends string> {
  readonly count: number;
  readonly sides: number;
  readonly kinds: readonly K[];
  /** Returns the kind of a face. Faces that a rule need not distinguish should be of one kind: it is much faster. */
  readonly kind: (face: number) => K;
  readonly explode?: TallyExplode;
}

/** Counts in the order of the kinds. */
type Counts = readonly number[];

interface SortedFaces<K extends string> {
  readonly spec: TallySpec<K>;
  /** For each face from 1: the index of its kind. */
  readonly kindIndexes: Counts;
  readonly explodes: readonly boolean[];
}

function sortFaces<K extends string>(spec: TallySpec<K>): SortedFaces<K> {
  const faces = Array.from({ length: spec.sides }, (_, i) => i + 1);
  const kindIndexes = faces.map((face) => spec.kinds.indexOf(spec.kind(face)));
  if (kindIndexes.includes(-1)) throw new Error(`a face of d${spec.sides} is of no kind listed: a bad rule`);
  return { spec, kindIndexes, explodes: faces.map((face) => spec.explode?.on(face) ?? false) };
}

/** Dice are thrown in waves: the whole pool, then one die for each that exploded, and so on. */
function throwTally<K extends string>({ spec, kindIndexes, explodes }: SortedFaces<K>, die: Die): Counts {
  const counts = spec.kinds.map(() => 0);
  let extra = 0;
  for (let wave = spec.count, first = true; wave > 0; first = false) {
    let next = 0;
    for (let i = 0; i < wave; i++) {
      const face = die(spec.sides) - 1;
      counts[kindIndexes[face]!]!++;
      if (explodes[face] && (first || !spec.explode?.once)) next++;
    }
    extra += next;
    if (extra > MAX_THROWN_EXTRA_DICE) throw new Error(`${extra} extra dice: these dice are not fair`);
    wave = next;
  }
  return counts;
}

/** Counts the wanted faces of each kind. */
const countFacesByKind = <K extends string>(
  { spec, kindIndexes }: SortedFaces<K>,
  isCounted: (face: number) => boolean,
): Counts =>
  spec.kinds.map(
    (_, kind) => kindIndexes.filter((kindIndex, face) => kindIndex === kind && isCounted(face)).length,
  );

/** Lists every way to distribute `dice` over the kinds. */
function listSpreads(dice: number, [weight, ...others]: Counts): readonly Outcome<Counts>[] {
  if (weight === undefined) return dice === 0 ? [{ value: [], ways: 1n }] : [];
  const all: Outcome<Counts>[] = [];
  for (let diceOfKind = weight === 0 ? 0 : dice; diceOfKind >= 0; diceOfKind--) {
    const ways = binomial(dice, diceOfKind) * BigInt(weight) ** BigInt(diceOfKind);
    for (const rest of listSpreads(dice - diceOfKind, others))
      all.push({ value: [diceOfKind, ...rest.value], ways: ways * rest.ways });
  }
  return all;
}

const addOutcomes = (
  a: readonly Outcome<Counts>[],
  b: readonly Outcome<Counts>[],
): readonly Outcome<Counts>[] =>
  a.flatMap((left) =>
    b.map((right) => ({
      value: left.value.map((count, kind) => count + right.value[kind]!),
      ways: left.ways * right.ways,
    })),
  );

const scaleOutcomes = (outcomes: readonly Outcome<Counts>[], by: bigint): readonly Outcome<Counts>[] =>
  outcomes.map(({ value, ways }) => ({ value, ways: ways * by }));

/** Merges outcomes with the same counts, using a number as key where the counts fit into one, which is much faster. */
function mergeCounts(outcomes: readonly Outcome<Counts>[], max: number): readonly Outcome<Counts>[] {
  const base = max + 1;
  const kinds = outcomes[0]?.value.length ?? 0;
  if (base ** kinds > Number.MAX_SAFE_INTEGER) return mergeOutcomes(outcomes);
  const found = new Map<number, { readonly value: Counts; ways: bigint }>();
  for (const { value, ways } of outcomes) {
    let key = 0;
    for (let kind = 0; kind < kinds; kind++) key = key * base + value[kind]!;
    const merged = found.get(key);
    if (merged) merged.ways += ways;
    else found.set(key, { value, ways });
  }
  return [...found.values()];
}

/** Each die of the first throw that explodes adds one die, which cannot explode itself. */
function explodeOnceWays<K extends string>(sorted: SortedFaces<K>): Ways<Counts> {
  const { count, sides } = sorted.spec;
  const ends = countFacesByKind(sorted, (face) => !sorted.explodes[face]);
  const exploding = countFacesByKind(sorted, (face) => sorted.explodes[face]!);
  const allFaces = countFacesByKind(sorted, () => true);
  const all: Outcome<Counts>[] = [];
  for (let extra = 0; extra <= count; extra++) {
    const first = mergeCounts(
      addOutcomes(listSpreads(count - extra, ends), listSpreads(extra, exploding)),
      count,
    );
    const scale = binomial(count, extra) * BigInt(sides) ** BigInt(count - extra);
    all.push(...addOutcomes(scaleOutcomes(first, scale), listSpreads(extra, allFaces)));
  }
  return buildWays(mergeCounts(all, 2 * count), BigInt(sides) ** BigInt(2 * count));
}

function explodingTallyWays<K extends string>(sorted: SortedFaces<K>): Ways<Counts> {
  const { count, sides } = sorted.spec;
  const ends = countFacesByKind(sorted, (face) => !sorted.explodes[face]);
  const exploding = countFacesByKind(sorted, (face) => sorted.explodes[face]!);
  const depth = explodingPoolDepth(count, sorted.explodes.filter(Boolean).length / sides);
  const unexploded = listSpreads(count, ends);
  const all: Outcome<Counts>[] = [];
  for (let extra = 0; extra <= depth; extra++) {
    const scale = binomial(count - 1 + extra, extra) * BigInt(sides) ** BigInt(depth - extra);
    all.push(...addOutcomes(unexploded, scaleOutcomes(listSpreads(extra, exploding), scale)));
  }
  return buildWays(mergeCounts(all, count + depth), BigInt(sides) ** BigInt(count + depth));
}

function tallyWays<K extends string>(sorted: SortedFaces<K>): Ways<Counts> {
  const { count, sides, explode } = sorted.spec;
  if (explode && count > 0) return explode.once ? explodeOnceWays(sorted) : explodingTallyWays(sorted);
  const allFaces = countFacesByKind(sorted, () => true);
  return buildWays(listSpreads(count, allFaces), BigInt(sides) ** BigInt(count));
}

/**
 * Dice of a pool read jointly: "4 and more succeed, sixes add a die, ones against sixes". Each outcome counts the dice
 * of each kind of face, so that a rule can compare kinds.
 */
export function tallyDice<K extends string>(spec: TallySpec<K>): Dice<Tally<K>> {
  const sorted = sortFaces(spec);
  const none = Object.fromEntries(spec.kinds.map((kind) => [kind, 0])) as Tally<K>;
  const toTally = (counts: Counts): Tally<K> => {
    const tally: { [kind in K]: number } = { ...none };
    for (let i = 0; i < counts.length; i++) tally[spec.kinds[i]!] = counts[i]!;
    return tally;
  };
  return makeDice({
    notation: `${spec.count}d${spec.sides}${spec.explode ? '!' : ''}`,
    throw: (die) => toTally(throwTally(sorted, die)),
    ways: () => {
      const { outcomes, total, unresolved } = tallyWays(sorted);
      return {
        outcomes: outcomes.map(({ value, ways }) => ({ value: toTally(value), ways })),
        total,
        unresolved,
      };
    },
  });
}

/** Dice that give the faces themselves, highest first: for rules that read matches, runs or the second highest. */
export function sortedFacesDice(count: number, sides: number): Dice<readonly number[]> {
  const descending = Array.from({ length: sides }, (_, i) => sides - i);
  const listFaces = (counts: Counts): readonly number[] =>
    counts.flatMap((n, i) => Array<number>(n).fill(descending[i]!));
  return makeDice({
    notation: `${count}d${sides}`,
    throw: (die) => Array.from({ length: count }, () => die(sides)).sort((a, b) => b - a),
    ways: () => {
      const all = listSpreads(
        count,
        descending.map(() => 1),
      );
      const outcomes = all.map(({ value, ways }) => ({ value: listFaces(value), ways }));
      return buildWays(outcomes, BigInt(sides) ** BigInt(count));
    },
  });
}
