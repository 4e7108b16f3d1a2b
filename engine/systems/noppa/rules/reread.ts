import { andThen, both, constant, type Dice, keepLowest, map, pool } from '@arbitro/dice';
import type { Sixes } from './checks.ts';

/** A roll that can still be read under any threshold: successes from 3, 4 and 5 up, and ones minus sixes. */
export interface Open {
  readonly from: readonly [number, number, number];
  readonly balance: number;
}

const KINDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const openPool = (count: number, sixes: Sixes): Dice<Open> =>
  map(
    pool({
      count,
      sides: 6,
      kinds: KINDS,
      kind: (face) => KINDS[face - 1] ?? 'one',
      ...(sixes !== 'none' && { explode: { on: (face: number) => face === 6, once: sixes === 'once' } }),
    }),
    ({ one, three, four, five, six }) => ({
      from: [three + four + five + six, four + five + six, five + six] as const,
      balance: one - six,
    }),
  );

const together = (a: Open, b: Open): Open => ({
  from: [a.from[0] + b.from[0], a.from[1] + b.from[1], a.from[2] + b.from[2]],
  balance: a.balance + b.balance,
});

const faceAlone = (face: number): Open => ({
  from: [face >= 3 ? 1 : 0, face >= 4 ? 1 : 0, face >= 5 ? 1 : 0],
  balance: face === 1 ? 1 : face === 6 ? -1 : 0,
});

const openPair = (sixes: Sixes): Dice<Open> =>
  andThen(keepLowest(1, { count: 2, sides: 6 }), (face): Dice<Open> => {
    const kept = faceAlone(face);
    if (face !== 6 || sixes === 'none') return constant(kept);
    return map(openPool(1, sixes === 'once' ? 'none' : sixes), (more) => together(kept, more));
  });

/** Returns the dice of a roll that may be reread. @rule noppa.advantage.retroactive @rule noppa.dice.zero-attribute */
export function openDice(count: number, zero: boolean, sixes: Sixes): Dice<Open> {
  if (zero && count > 0) return both(openPair(sixes), openPool(count, sixes), together);
  return count > 0 ? openPool(count, sixes) : openPair(sixes);
}
