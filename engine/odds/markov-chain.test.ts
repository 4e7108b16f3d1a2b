import { d, type Ways } from '@arbitro/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findComponents } from './components.ts';
import { mapDistribution } from './distribution.ts';
import { add, divide, type Fraction, fraction, multiply, ONE, subtract, toNumber, ZERO } from './fraction.ts';
import { type ChainResult, solveChain } from './markov-chain.ts';

const twoOutcomes = <V>(ways: bigint, yes: V, total: bigint, no: V): Ways<V> => ({
  outcomes: [
    { value: yes, ways },
    { value: no, ways: total - ways },
  ],
  total,
  unresolved: 0n,
});
const chanceToEndIn = <S>({ ends }: ChainResult<S>, holds: (state: S) => boolean): Fraction =>
  ends.filter(({ state }) => holds(state)).reduce((sum, end) => add(sum, end.chance), ZERO);
const totalChance = <S>(found: ChainResult<S>): Fraction =>
  add(
    chanceToEndIn(found, () => true),
    add(found.unresolved, found.endless),
  );

type Duel = 'first' | 'second' | 'first wins' | 'second wins';
const buildDuel = (p: bigint, q: bigint, of: bigint) =>
  solveChain<Duel>({
    start: 'first',
    moves: (state) =>
      state === 'first'
        ? twoOutcomes(p, 'first wins', of, 'second')
        : state === 'second'
          ? twoOutcomes(q, 'second wins', of, 'first')
          : 'end',
  });

describe('a chain', () => {
  it('that is at its end has made no step', () => {
    const still = solveChain({ start: 7, moves: () => 'end' });
    expect(still).toMatchObject({
      ends: [{ state: 7, chance: ONE }],
      steps: ZERO,
      unresolved: ZERO,
      states: 1,
    });
  });

  it('of two duelists that strike in turn until one hits', () => {
    const odds = fc.bigInt({ min: 1n, max: 100n });
    fc.assert(
      fc.property(odds, odds, (a, b) => {
        const [p, q] = [fraction(a, 100n), fraction(b, 100n)];
        const bothMiss = multiply(subtract(ONE, p), subtract(ONE, q));
        const found = buildDuel(a, b, 100n);
        expect(chanceToEndIn(found, (state) => state === 'first wins')).toEqual(
          divide(p, subtract(ONE, bothMiss)),
        );
        expect(found.steps).toEqual(divide(add(ONE, subtract(ONE, p)), subtract(ONE, bothMiss)));
        expect(totalChance(found)).toEqual(ONE);
      }),
    );
  });

  it('is endless where nothing leads out', () => {
    const found = buildDuel(0n, 0n, 20n);
    expect(found).toMatchObject({ ends: [], endless: ONE, steps: undefined });
    const half = solveChain<string>({
      start: 'fork',
      moves: (state) =>
        state === 'out'
          ? 'end'
          : state === 'fork'
            ? twoOutcomes(1n, 'out', 3n, 'a')
            : twoOutcomes(1n, 'a', 2n, 'b'),
    });
    expect(chanceToEndIn(half, () => true)).toEqual(fraction(1, 3));
    expect(half.endless).toEqual(fraction(2, 3));
    expect(half.steps).toBeUndefined();
  });

  it('solves the gambler’s ruin', () => {
    // from 3 of 7 with a chance of 2/3 each time: (1 − r³)/(1 − r⁷) with r = 1/2, and a walk both up and down
    const found = solveChain<number>({
      start: 3,
      moves: (coins) => (coins === 0 || coins === 7 ? 'end' : twoOutcomes(2n, coins + 1, 3n, coins - 1)),
    });
    const rich = divide(fraction(7, 8), fraction(127, 128));
    expect(chanceToEndIn(found, (coins) => coins === 7)).toEqual(rich);
    // each game is worth 1/3 of a coin
    expect(found.steps).toEqual(multiply(fraction(3), subtract(multiply(rich, fraction(7)), fraction(3))));
    expect(found.states).toBe(8);
    expect(totalChance(found)).toEqual(ONE);
  });

  it('waits for a six on average six throws, and for all six faces 147/10', () => {
    const six = solveChain<boolean>({
      start: false,
      moves: (isSeen) => (isSeen ? 'end' : twoOutcomes(1n, true, 6n, false)),
    });
    expect(six.steps).toEqual(fraction(6));
    const faces = solveChain<number>({
      start: 0,
      moves: (n) => (n === 6 ? 'end' : twoOutcomes(6n - BigInt(n), n + 1, 6n, n)),
    });
    expect(faces.steps).toEqual(fraction(147, 10));
  });

  it('merges states with the same key', () => {
    interface Walk {
      readonly round: number;
      readonly left: number;
    }
    const walk = (key: ((state: Walk) => number) | undefined) =>
      solveChain<Walk>({
        start: { round: 1, left: 2 },
        moves: ({ round, left }) =>
          left === 0
            ? 'end'
            : twoOutcomes(1n, { round: round + 1, left: left - 1 }, 2n, { round: round + 1, left }),
        ...(key && { key }),
        maxStates: 40,
      });
    expect(walk(({ left }) => left)).toMatchObject({ states: 3, unresolved: ZERO, steps: fraction(4) });
    const unmerged = walk(undefined);
    expect(unmerged.states).toBeGreaterThan(40);
    expect(unmerged.unresolved.n > 0n).toBe(true);
    expect(totalChance(unmerged)).toEqual(ONE);
  });

  it('leaves exactly the part beyond the bound unresolved', () => {
    const found = solveChain<number>({
      start: 0,
      moves: (n) => twoOutcomes(1n, n + 1, 3n, -1 - n),
      maxStates: 1,
    });
    expect(found).toMatchObject({ ends: [], unresolved: ONE, states: 3, steps: ONE });
    const more = solveChain<number>({
      start: 0,
      moves: (n) => (n < 0 ? 'end' : twoOutcomes(1n, n + 1, 3n, -1 - n)),
      maxStates: 9,
    });
    // after four steps on, four ends have been seen
    expect(more.unresolved).toEqual(fraction(1n, 3n ** 4n));
    expect(totalChance(more)).toEqual(ONE);
  });

  it('leaves what a move leaves unresolved so', () => {
    const found = solveChain<string>({
      start: 'go',
      moves: (state) =>
        state === 'end'
          ? 'end'
          : {
              outcomes: [
                { value: 'go', ways: 2n },
                { value: 'end', ways: 3n },
                { value: 'never', ways: 0n },
              ],
              total: 6n,
              unresolved: 1n,
            },
    });
    expect(found.states).toBe(2);
    expect(chanceToEndIn(found, () => true)).toEqual(fraction(3, 4));
    expect(found.unresolved).toEqual(fraction(1, 4));
  });

  it('in a cycle left only by unresolved chances is not endless', () => {
    const found = solveChain<string>({
      start: 'go',
      moves: () => ({ outcomes: [{ value: 'go', ways: 9n }], total: 10n, unresolved: 1n }),
    });
    expect(found).toMatchObject({ ends: [], unresolved: ONE, endless: ZERO, steps: fraction(10) });
  });

  it('agrees with long simulation, for any chain', () => {
    const sizes = fc.integer({ min: 2, max: 7 });
    const chains = sizes.chain((n) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: n + 1, maxLength: n + 1 }), {
        minLength: n,
        maxLength: n,
      }),
    );
    fc.assert(
      fc.property(chains, (weights) => {
        const found = solveChain<number>({ start: 0, moves: (state) => listMoves(weights, state) });
        expect(totalChance(found)).toEqual(ONE);
        const walked = simulateWalk(weights);
        expect(toNumber(chanceToEndIn(found, () => true))).toBeCloseTo(walked.ended, 6);
        if (found.steps) expect(toNumber(found.steps)).toBeCloseTo(walked.steps, 3);
      }),
    );
  });

  it('of many states is quick and exact: 40 hit points each, 1d6 a blow', () => {
    interface Fight {
      readonly a: number;
      readonly b: number;
      readonly turn: 'a' | 'b';
    }
    const hitRoll = mapDistribution(d(20).ways(), (face) => face >= 12);
    const moves = ({ a, b, turn }: Fight): Ways<Fight> | 'end' => {
      if (a <= 0 || b <= 0) return 'end';
      const next = turn === 'a' ? 'b' : 'a';
      return mapDistribution(
        damageWhenHit(hitRoll),
        (damage): Fight => ({
          a: turn === 'b' ? Math.max(0, a - damage) : a,
          b: turn === 'a' ? Math.max(0, b - damage) : b,
          turn: next,
        }),
        ({ a, b, turn }) => `${a} ${b} ${turn}`,
      );
    };
    const found = solveChain<Fight>({
      start: { a: 40, b: 40, turn: 'a' },
      moves,
      key: ({ a, b, turn }) => `${a} ${b} ${turn}`,
    });
    expect(totalChance(found)).toEqual(ONE);
    expect(found.states).toBeGreaterThan(3000);
    expect(toNumber(chanceToEndIn(found, ({ b }) => b === 0))).toBeGreaterThan(0.5);
  });
});

describe('states that can all reach one another', () => {
  it('come before those they lead to', () => {
    const found = findComponents([[1], [2], [0, 3], [4], [3, 5], []]);
    expect(found.map((members) => [...members].sort())).toEqual([[0, 1, 2], [3, 4], [5]]);
  });

  it('are not joined by a way to where another way led before', () => {
    expect(findComponents([[1, 2], [], [1]])).toHaveLength(3);
  });

  it('are found in a chain longer than any stack', () => {
    const length = 200_000;
    expect(
      findComponents(Array.from({ length }, (_, index) => (index + 1 < length ? [index + 1] : []))),
    ).toHaveLength(length);
  });
});

/** 1d6 when it hits. */
function damageWhenHit(hitRoll: Ways<boolean>): Ways<number> {
  const hits = hitRoll.outcomes.find(({ value }) => value)!.ways;
  const outcomes = [1, 2, 3, 4, 5, 6].map((value) => ({ value, ways: hits }));
  return { outcomes: [{ value: 0, ways: (20n - hits) * 6n }, ...outcomes], total: 120n, unresolved: 0n };
}

/** The last column is the end; a row of zeros stays where it is. */
function listMoves(weights: readonly (readonly number[])[], index: number): Ways<number> | 'end' {
  const row = weights[index];
  if (!row) return 'end';
  const total = row.reduce((sum, ways) => sum + ways, 0);
  if (total === 0) return { outcomes: [{ value: index, ways: 1n }], total: 1n, unresolved: 0n };
  return {
    outcomes: row.map((ways, value) => ({ value, ways: BigInt(ways) })),
    total: BigInt(total),
    unresolved: 0n,
  };
}

/** The chance to have ended after a very long walk, in doubles. */
function simulateWalk(weights: readonly (readonly number[])[]) {
  let now: readonly number[] = [1, ...weights.map(() => 0)];
  let steps = 0;
  for (let step = 0; step < 40_000; step++) {
    const next: number[] = now.map(() => 0);
    const going = now.slice(0, -1).reduce((sum, share) => sum + share, 0);
    if (going < 1e-12) break;
    steps += going;
    now.forEach((share, index) => {
      const move = listMoves(weights, index);
      if (move === 'end') next[index]! += share;
      else
        for (const { value, ways } of move.outcomes)
          next[value]! += (share * Number(ways)) / Number(move.total);
    });
    now = next;
  }
  return { ended: now.at(-1)!, steps };
}
