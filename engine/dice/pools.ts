import type { Dice } from './dice.ts';
import { poolExpr } from './expr.ts';
import { d, mapFaces } from './make-dice.ts';
import { prepareDice } from './notation.ts';
import type { PoolSpec } from './pool-spec.ts';

/** Dice of a pool with all modifiers of the notation. */
export function poolDice(spec: PoolSpec): Dice<number> {
  const isValidCount = Number.isSafeInteger(spec.count) && spec.count >= 0;
  if (!isValidCount || (typeof spec.sides === 'number' && !(spec.sides >= 1)))
    throw new Error(`no pool of ${spec.count}d${spec.sides}: a bad rule`);
  return prepareDice(poolExpr(spec));
}

type LikeDice = Pick<PoolSpec, 'count' | 'sides'>;

/** The sum of the highest of several dice. */
export const keepHighest = (keptCount: number, dice: LikeDice): Dice<number> =>
  poolDice({ ...dice, keep: [{ what: 'kh', count: keptCount }] });

/** The sum of the lowest of several dice. */
export const keepLowest = (keptCount: number, dice: LikeDice): Dice<number> =>
  poolDice({ ...dice, keep: [{ what: 'kl', count: keptCount }] });

/** Fate dice: each is −1, 0 or +1. */
export const fateDice = (count: number): Dice<number> => poolDice({ count, sides: 'F' });

/** Two ten-sided dice read as one number from 1 to 100; 00 is 100. */
export interface Percentile {
  readonly tens: number;
  readonly units: number;
  readonly total: number;
}

/** The oracle is asked for one die with a hundred faces, so that people can type in the number they read. */
export const percentileDice: Dice<Percentile> = mapFaces(d(100), (total) => ({
  tens: Math.floor(total / 10) % 10,
  units: total % 10,
  total,
}));
