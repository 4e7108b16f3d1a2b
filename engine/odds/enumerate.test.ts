import { createSeededDie, type Dice, d, makeDice, mapFaces as mapDice, seedOf } from '@arbitro/dice';
import {
  type Ctx,
  createRandomOracle,
  type Decider,
  Interruption,
  type Label,
  type Oracle,
  oneOf,
  run,
} from '@arbitro/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from './distribution.ts';
import { enumerate } from './enumerate.ts';
import { fraction } from './fraction.ts';
import { chanceThat, unresolvedChance } from './measures.ts';

const buildLabel = (name: string): Label => ({ name, rule: 'toy' });
const neverDecide: Decider = () => {
  throw new Error('nobody was to be asked');
};
const rollFor = <R, T>(oracle: Oracle, name: string, dice: Dice<R>, read: (rolled: R) => T): T =>
  oracle.roll({ label: buildLabel(name), by: 'anna', dice, eventIndex: 0 }, read);
const identity = <V>(value: V): V => value;
const chanceOf = <V>(of: Distribution<V>, value: V) => chanceThat(of, (item) => item === value);
const sumsToOne = ({ outcomes, total, unresolved }: Distribution<unknown>): boolean =>
  outcomes.reduce((sum, { ways }) => sum + ways, unresolved) === total;

/** Explodes on the highest face, at most twice; further explosions are unresolved. */
const explodingDice = (sides: number): Dice<number> =>
  makeDice({
    notation: `d${sides}!`,
    throw: (die) => {
      let total = 0;
      for (let face = sides; face === sides; total += face) face = die(sides);
      return total;
    },
    ways: () => {
      const total = BigInt(sides) ** 3n;
      const outcomes = [0, 1, 2].flatMap((before) =>
        Array.from({ length: sides - 1 }, (_, i) => ({
          value: before * sides + i + 1,
          ways: total / BigInt(sides) ** BigInt(before + 1),
        })),
      );
      return { outcomes, total, unresolved: 1n };
    },
  });

describe('every path', () => {
  it('of nothing thrown is one', () => {
    expect(enumerate(() => 'still', { decide: neverDecide })).toEqual({
      outcomes: [{ value: 'still', ways: 1n }],
      total: 1n,
      unresolved: 0n,
      paths: 1,
    });
  });

  it('is one path for faces with the same result', () => {
    const odds = enumerate((oracle) => rollFor(oracle, 'risk', d(100), (face) => face <= 54), {
      decide: neverDecide,
    });
    expect(odds.paths).toBe(2);
    expect(chanceOf(odds, true)).toEqual(fraction(27, 50));
  });

  it('merges what a lens gives by its content', () => {
    const play = (oracle: Oracle) =>
      rollFor(oracle, 'risk', d(6), (face) => ({ high: face > 4, of: ['d6'] }));
    const odds = enumerate(play, { decide: neverDecide });
    expect(odds.paths).toBe(2);
    expect(chanceThat(odds, ({ high }) => high)).toEqual(fraction(1, 3));
  });

  it('does not try impossible outcomes', () => {
    const loaded = makeDice({
      notation: 'loaded',
      throw: () => 1,
      ways: () => ({
        outcomes: [
          { value: 1, ways: 1n },
          { value: 2, ways: 0n },
        ],
        total: 1n,
        unresolved: 0n,
      }),
    });
    const odds = enumerate((oracle) => rollFor(oracle, 'one', loaded, identity), { decide: neverDecide });
    expect(odds).toMatchObject({ paths: 1, outcomes: [{ value: 1, ways: 1n }] });
  });

  it('equals the enumeration of every face, in any order of rolls', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 4 }), (sides, lens) => {
        // a die decides whether the next one is thrown, so that paths have different lengths
        const play = (throwing: (n: number) => number): string => {
          let text = '';
          for (const n of sides) {
            const seen = Math.ceil(throwing(n) / lens);
            text += seen;
            if (seen === 1) break;
          }
          return text;
        };
        const lensed = (oracle: Oracle, n: number) =>
          rollFor(oracle, `d${n}`, d(n), (face) => Math.ceil(face / lens)) * lens;
        const odds = enumerate((oracle) => play((n) => lensed(oracle, n)), { decide: neverDecide });
        const brute = bruteForce(sides, play);
        expect(sumsToOne(odds)).toBe(true);
        expect(odds.outcomes.length).toBe(brute.size);
        for (const [text, share] of brute) expect(chanceOf(odds, text)).toEqual(share);
      }),
    );
  });

  it('counts ways that lie beyond a bound as unresolved', () => {
    const play = (oracle: Oracle) => {
      const hit = rollFor(oracle, 'hit', d(2), (face) => face === 2);
      return hit ? rollFor(oracle, 'damage', explodingDice(6), identity) : 0;
    };
    const odds = enumerate(play, { decide: neverDecide });
    expect(unresolvedChance(odds)).toEqual(fraction(1, 2 * 216));
    expect(chanceOf(odds, 13)).toEqual(fraction(1, 2 * 216));
    expect(chanceOf(odds, 5)).toEqual(fraction(1, 12));
    expect(sumsToOne(odds)).toBe(true);
  });

  it('counts abandoned paths as unresolved', () => {
    const play = (oracle: Oracle) =>
      rollFor(oracle, 'a', d(4), identity) * 100 + rollFor(oracle, 'b', explodingDice(3), identity);
    const whole = enumerate(play, { decide: neverDecide });
    for (let maxPaths = 1; maxPaths <= whole.paths; maxPaths++) {
      const odds = enumerate(play, { decide: neverDecide, maxPaths });
      expect(odds.paths).toBe(maxPaths);
      expect(odds.outcomes).toHaveLength(maxPaths);
      expect(sumsToOne(odds)).toBe(true);
      for (const { value } of odds.outcomes) expect(chanceOf(odds, value)).toEqual(chanceOf(whole, value));
    }
    expect(unresolvedChance(whole)).toEqual(fraction(1, 27));
    expect(unresolvedChance(enumerate(play, { decide: neverDecide, maxPaths: 1 }))).toEqual(fraction(11, 12));
  });

  it('stays exact where weights are beyond a double', () => {
    const many = (oracle: Oracle) => {
      let high = 0;
      for (let i = 0; i < 12; i++) if (rollFor(oracle, `d${i}`, d(997), (face) => face === 1)) high++;
      return high === 12;
    };
    const odds = enumerate(many, { decide: neverDecide });
    expect(odds.paths).toBe(4096);
    expect(chanceOf(odds, true)).toEqual(fraction(1n, 997n ** 12n));
    expect(sumsToOne(odds)).toBe(true);
    const largeRoll = enumerate((oracle) => rollFor(oracle, 'sum', d(10, 40), (total) => total > 220), {
      decide: neverDecide,
    });
    expect(largeRoll.total).toBe(10n ** 40n);
    expect(sumsToOne(largeRoll)).toBe(true);
  });

  it('counts the ways of dice once', () => {
    let counts = 0;
    const dice = makeDice({ notation: 'd6', throw: (die) => die(6), ways: () => d(6).ways() });
    const counting: Dice<number> = {
      ...dice,
      ways: () => {
        counts++;
        return dice.ways();
      },
    };
    enumerate(
      (oracle) => rollFor(oracle, 'a', counting, identity) + rollFor(oracle, 'b', counting, identity),
      {
        decide: neverDecide,
      },
    );
    expect(counts).toBe(1);
  });

  it('is refused to a play that is not determined by its answers', () => {
    let times = 0;
    const unstable = (oracle: Oracle) => rollFor(oracle, `roll ${times++}`, d(2), identity);
    expect(() => enumerate(unstable, { decide: neverDecide })).toThrow('not determined');
    let runs = 0;
    const short = (oracle: Oracle) => (runs++ === 0 ? rollFor(oracle, 'a', d(2), identity) : 0);
    expect(() => enumerate(short, { decide: neverDecide })).toThrow('not determined');
  });
});

describe('decisions', () => {
  const ask = (oracle: Oracle) =>
    oracle.choose({
      label: buildLabel('defence'),
      to: [{ who: 'orso', question: oneOf(['parry', 'none']) }],
      eventIndex: 0,
      world: { hp: 3 },
    })[0];

  it('come from the policy, which sees the world, and are never tried out', () => {
    const decide: Decider<{ readonly hp: number }> = ({ who }, { hp }) =>
      who === 'orso' && hp < 5 ? 'parry' : 'none';
    const odds = enumerate(ask, { decide });
    expect(odds).toMatchObject({ paths: 1, outcomes: [{ value: 'parry', ways: 1n }] });
  });

  it('must answer the question', () => {
    expect(() => enumerate(ask, { decide: () => 'flee' })).toThrow(Interruption);
  });
});

describe('a hundred thousand throws', () => {
  interface Toy {
    readonly total: number;
  }
  const rules = {
    apply: (_: Toy, total: number): Toy => ({ total }),
    resolve: (ctx: Ctx<Toy, number>): void => {
      const sure = ctx.choose(buildLabel('how'), 'anna', oneOf(['sure', 'bold']));
      const dice = sure === 'sure' ? d(6, 2) : mapDice(d(12), (face) => face + 1);
      const first = ctx.roll(buildLabel('first'), 'anna', dice, (total) => Math.min(total, 9));
      ctx.emit(first === 9 ? 9 + ctx.roll(buildLabel('more'), 'anna', d(4), identity) : first);
    },
  };
  const play = (oracle: Oracle): number => {
    const step = run(rules, { total: 0 }, 'go', oracle);
    return step.kind === 'done' ? step.world.total : Number.NaN;
  };

  it.each(['sure', 'bold'])('agree with the odds, when one is %s', (how) => {
    const odds = enumerate(play, { decide: () => how });
    const oracle = createRandomOracle(createSeededDie(seedOf(`agreement ${how}`)), () => how);
    const counts = new Map<number, number>();
    const throws = 100_000;
    for (let i = 0; i < throws; i++) {
      const value = play(oracle);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    let square = 0;
    for (const { value, ways } of odds.outcomes) {
      const expected = (throws * Number(ways)) / Number(odds.total);
      square += ((counts.get(value) ?? 0) - expected) ** 2 / expected;
    }
    expect(
      [...counts.keys()].every((value) => odds.outcomes.some((outcome) => outcome.value === value)),
    ).toBe(true);
    // eleven values: χ² with ten degrees of freedom exceeds 29.6 once in a thousand
    expect(odds.outcomes).toHaveLength(11);
    expect(square).toBeLessThan(29.6);
  });
});

/** Every throw of all dice, each as likely as any other. */
function bruteForce(sides: readonly number[], play: (throwing: (n: number) => number) => string) {
  const all = sides.reduce((sum, n) => sum * n, 1);
  const counts = new Map<string, number>();
  for (let code = 0; code < all; code++) {
    let rest = code;
    const faces = sides.map((n) => {
      const face = (rest % n) + 1;
      rest = Math.floor(rest / n);
      return face;
    });
    let index = 0;
    const text = play(() => faces[index++]!);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Map([...counts].map(([text, count]) => [text, fraction(count, all)]));
}

describe('play that may return to an earlier state', () => {
  const d6 = d(6);
  const rules = {
    resolve: (ctx: Ctx<readonly number[], number>, min: number): void => {
      ctx.emit(ctx.roll(buildLabel('bonus'), 'anna', d(2), identity));
      const rolled = (): number => ctx.roll(buildLabel('face'), 'anna', d6, identity);
      let face = rolled();
      while (face < min) {
        ctx.markRepeat('rolls');
        face = rolled();
      }
      ctx.emit(face);
    },
    apply: (world: readonly number[], event: number) => [...world, event],
  };
  const atLeast = (min: number) => (oracle: Oracle) => {
    const step = run(rules, [], min, oracle);
    return step.kind === 'done' ? step.world.join('+') : step.kind;
  };

  it('has exact odds after any events', () => {
    const { paths, ...found } = enumerate(atLeast(5), { decide: neverDecide });
    for (const value of ['1+5', '1+6', '2+5', '2+6']) expect(chanceOf(found, value)).toEqual(fraction(1, 4));
    expect(unresolvedChance(found)).toEqual(fraction(0));
    expect(paths).toBeLessThan(40);
  });

  it('is unresolved where it never ends, and beyond the limit of paths', () => {
    expect(unresolvedChance(enumerate(atLeast(7), { decide: neverDecide }))).toEqual(fraction(1));
    const few = enumerate(atLeast(5), { decide: neverDecide, maxPaths: 12 });
    expect(sumsToOne(few)).toBe(true);
    expect(unresolvedChance(few)).toEqual(fraction(2, 3));
  });

  it('may pass from one circle to another and back', () => {
    const points = (oracle: Oracle): string => {
      for (let lead = 0; ; oracle.markRepeat?.(() => `lead ${lead}`)) {
        lead += rollFor(oracle, 'point', d(3), (face) => (face === 1 ? 1 : -1));
        if (Math.abs(lead) === 2) return lead > 0 ? 'won' : 'lost';
      }
    };
    // from a tie, two points in a row win 1/9 and lose 4/9; otherwise it is tied again
    const found = enumerate(points, { decide: neverDecide });
    expect(chanceOf(found, 'won')).toEqual(fraction(1, 5));
    expect(chanceOf(found, 'lost')).toEqual(fraction(4, 5));
  });
});
