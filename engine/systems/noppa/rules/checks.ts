import {
  combineDice,
  constantDice,
  type Dice,
  flatMapDice,
  keepLowest,
  mapFaces,
  tallyDice,
} from '@arbitro/dice';
import { type Ctx, declareReading } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { Creature, World } from '../state.ts';
import { conditionEffects, type Effect } from './effects.ts';

export type NoppaCtx = Ctx<World, Event>;

/** A roll reduced to what the rules use: successes, and ones minus sixes. */
export interface PoolTally {
  readonly successes: number;
  readonly balance: number;
}

/** What sixes add: dice recursively, dice once, or nothing for creatures that are not player characters. */
export type Sixes = Options['explodingSixes'] | 'none';

/** @rule noppa.dice.extra-die-on-six @ruling R13 */
export const sixesOf = ({ options }: World, { kind }: Creature): Sixes =>
  kind === 'player' ? options.explodingSixes : 'none';

interface PoolKind {
  readonly threshold: number;
  readonly sixes: Sixes;
}

/**
 * A pool of d6: faces from the threshold up are successes, and a six adds a die.
 * @rule noppa.dice.pool @rule noppa.dice.success-faces @rule noppa.dice.extra-die-on-six
 */
const plainPool = memoizePools((count, { threshold, sixes }) =>
  mapFaces(
    mapFaces(
      tallyDice({
        count,
        sides: 6,
        kinds: ['one', 'miss', 'hit', 'six'],
        kind: (face) => (face === 1 ? 'one' : face === 6 ? 'six' : face >= threshold ? 'hit' : 'miss'),
        ...(sixes !== 'none' && { explode: { on: (face: number) => face === 6, once: sixes === 'once' } }),
      }),
      // combined in one number: this makes the many outcomes of a large pool several times faster to distinguish
      ({ one, hit, six }) => (hit + six) * WIDE + one - six,
    ),
    (packed): PoolTally => {
      const successes = Math.round(packed / WIDE);
      return { successes, balance: packed - successes * WIDE };
    },
  ),
);
const WIDE = 1 << 16;

const tallyOf = (face: number, threshold: number): PoolTally => ({
  successes: face >= threshold ? 1 : 0,
  balance: face === 1 ? 1 : face === 6 ? -1 : 0,
});

const addTallies = (a: PoolTally, b: PoolTally): PoolTally => ({
  successes: a.successes + b.successes,
  balance: a.balance + b.balance,
});

/**
 * An attribute of 0: two dice of which only the lower counts; if it is a six, it adds a normal die.
 * @rule noppa.dice.zero-attribute
 */
const zeroPool = memoizePools((_, kind) =>
  flatMapDice(keepLowest(1, { count: 2, sides: 6 }), (face): Dice<PoolTally> => {
    const poolTally = tallyOf(face, kind.threshold);
    if (face !== 6 || kind.sixes === 'none') return constantDice(poolTally);
    const extra = plainPool(1, kind.sixes === 'once' ? { ...kind, sixes: 'none' } : kind);
    return mapFaces(extra, (more) => addTallies(poolTally, more));
  }),
);

/**
 * Returns the dice of a pool. If the options say so, an attribute of 0 keeps its pair and bonus dice are added to it.
 * @ruling R2
 */
export function diceOf(count: number, zero: boolean, kind: PoolKind): Dice<PoolTally> {
  if (zero && count > 0) return combineDice(zeroPool(0, kind), plainPool(count, kind), addTallies);
  return count > 0 ? plainPool(count, kind) : zeroPool(0, kind);
}

/** Returns dice that join another roll; without any nothing is rolled. @rule noppa.parry.dice */
export const addedDice = (count: number, kind: PoolKind): Dice<PoolTally> =>
  plainPool(Math.max(0, count), kind);

/** Creates the dice once for each pool: their odds are computed on first use and cached. */
function memoizePools(
  make: (count: number, kind: PoolKind) => Dice<PoolTally>,
): (count: number, kind: PoolKind) => Dice<PoolTally> {
  const known = new Map<number, Dice<PoolTally>>();
  return (count, kind) => {
    const key = (count * 8 + kind.threshold) * 3 + SIXES.indexOf(kind.sixes);
    const found = known.get(key);
    if (found) return found;
    const made = make(count, kind);
    known.set(key, made);
    return made;
  };
}
const SIXES: readonly Sixes[] = ['recursive', 'once', 'none'];

/** The result of a roll against its target number. */
export interface RollOutcome {
  /** Successes above the target number; negative for a failure. */
  readonly extra: number;
  /** Ones minus sixes; known only for a failure that others may still turn into a success. */
  readonly balance: number;
  readonly complicated: boolean;
}

export const isSuccess = ({ extra }: RollOutcome): boolean => extra >= 0;

export interface RollReading {
  readonly tn: number;
  /** Whether ones and sixes matter in this roll. */
  readonly complicates: boolean;
  /** Whether others may still turn a failure into a success, so that the missing successes must be known. */
  readonly open: boolean;
}

/**
 * Returns a function that reads a roll: it succeeds at the target number; more ones than sixes is a complication,
 * independent of success.
 * @rule noppa.dice.meet-tn @rule noppa.dice.complication @rule noppa.dice.complication-independent
 */
export const readPool = declareReading(
  ({ tn, complicates, open }: RollReading) => 4 * tn + (complicates ? 2 : 0) + (open ? 1 : 0),
  ({ tn, complicates, open }) =>
    ({ successes, balance }: PoolTally): RollOutcome => {
      const extra = successes - tn;
      const complicated = complicates && balance > 0;
      if (extra >= 0 || !open) return { extra: Math.max(extra, -1), balance: 0, complicated };
      return { extra, balance, complicated };
    },
);

const effectsOf = ({ conditions }: Creature): readonly Effect[] => conditions.flatMap(conditionEffects);

export const cannotReact = (creature: Creature): boolean =>
  creature.conditions.length > 0 && effectsOf(creature).some(({ kind }) => kind === 'no-reactions');
