import {
  combineDice,
  constantDice,
  type Dice,
  flatMapDice,
  keepLowest,
  mapFaces,
  tallyDice,
} from '@arbitro/dice';
import type { Sixes } from './checks.ts';

/** A roll that can still be read under any threshold: successes from 3, 4 and 5 up, and ones minus sixes. */
export interface OpenRoll {
  readonly from: readonly [number, number, number];
  readonly balance: number;
}

const FACE_NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const openPool = (count: number, sixes: Sixes): Dice<OpenRoll> =>
  mapFaces(
    tallyDice({
      count,
      sides: 6,
      kinds: FACE_NAMES,
      kind: (face) => FACE_NAMES[face - 1] ?? 'one',
      ...(sixes !== 'none' && { explode: { on: (face: number) => face === 6, once: sixes === 'once' } }),
    }),
    ({ one, three, four, five, six }) => ({
      from: [three + four + five + six, four + five + six, five + six] as const,
      balance: one - six,
    }),
  );

const addOpenRolls = (a: OpenRoll, b: OpenRoll): OpenRoll => ({
  from: [a.from[0] + b.from[0], a.from[1] + b.from[1], a.from[2] + b.from[2]],
  balance: a.balance + b.balance,
});

const openFace = (face: number): OpenRoll => ({
  from: [face >= 3 ? 1 : 0, face >= 4 ? 1 : 0, face >= 5 ? 1 : 0],
  balance: face === 1 ? 1 : face === 6 ? -1 : 0,
});

const openPair = (sixes: Sixes): Dice<OpenRoll> =>
  flatMapDice(keepLowest(1, { count: 2, sides: 6 }), (face): Dice<OpenRoll> => {
    const openRoll = openFace(face);
    if (face !== 6 || sixes === 'none') return constantDice(openRoll);
    return mapFaces(openPool(1, sixes === 'once' ? 'none' : sixes), (more) => addOpenRolls(openRoll, more));
  });

/** Returns the dice of a roll that may be reread. @rule noppa.advantage.retroactive @rule noppa.dice.zero-attribute */
export function openDice(count: number, zero: boolean, sixes: Sixes): Dice<OpenRoll> {
  if (zero && count > 0) return combineDice(openPair(sixes), openPool(count, sixes), addOpenRolls);
  return count > 0 ? openPool(count, sixes) : openPair(sixes);
}
