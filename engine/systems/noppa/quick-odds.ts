import { type Dice, map, settled } from '@arbitro/dice';
import type { Check, CheckParam } from '@arbitro/kernel';
import { diceOf, type Tallied } from './checks.ts';
import { THRESHOLDS, TYPICAL_TN } from './tables.ts';

/** More dice than anybody has; each further one takes longer to count than the last. */
const MOST = 40;

const dice: CheckParam = {
  title: { en: 'dice', it: 'dadi', fi: 'noppia' },
  takes: { kind: 'number', least: 0, most: MOST },
  position: 0,
  default: 3,
};
const tn: CheckParam = {
  title: { en: 'target number', it: 'difficoltà', fi: 'vaikeusaste (TN)' },
  takes: { kind: 'number', least: 0, most: MOST },
  position: 1,
  default: TYPICAL_TN,
};
const advantage: CheckParam = {
  title: { en: 'advantage', it: 'vantaggio', fi: 'etu' },
  takes: { kind: 'flag' },
  default: false,
};
const disadvantage: CheckParam = {
  title: { en: 'disadvantage', it: 'svantaggio', fi: 'haitta' },
  takes: { kind: 'flag' },
  default: false,
};

/** The rolls whose odds are asked for in a word or two. */
export const CHECKS = {
  pool: {
    title: { en: 'A pool', it: 'Una riserva di dadi', fi: 'Noppapooli' },
    rule: 'noppa.dice.meet-tn',
    params: { dice, tn, advantage, disadvantage },
    dice: (given) => {
      const pool = poolOf(given);
      const outcomes = map(pool, ({ successes, balance }) => {
        const outcome = successes >= Number(given.tn) ? 'success' : 'failure';
        return balance > 0 ? `${outcome}-complicated` : outcome;
      });
      return followed(pool) >= Math.max(Number(given.tn), Number(given.dice))
        ? settled(outcomes, 'success')
        : outcomes;
    },
  },
  successes: {
    title: { en: 'Successes of a pool', it: 'Successi di una riserva', fi: 'Poolin onnistumiset' },
    rule: 'noppa.dice.success-faces',
    params: { dice, advantage, disadvantage },
    dice: (given) => map(poolOf(given), ({ successes }) => successes),
  },
} as const satisfies Readonly<Record<string, Check>>;

/**
 * So many sixes in a row have been followed. Beyond that there are more sixes than dice to show a one, and as many
 * successes: where that is enough for the target number, all the rest is plain success.
 */
function followed(pool: Dice<Tallied>): number {
  return pool.ways().outcomes.reduce((most, { value }) => Math.max(most, -value.balance), 0);
}

/** A player character's pool; without any dice it is a pair of which the lower counts. */
function poolOf(given: Readonly<Record<string, string | number | boolean>>) {
  const helps = given.advantage === true;
  const net = helps === (given.disadvantage === true) ? 'neither' : helps ? 'advantage' : 'disadvantage';
  return diceOf(Number(given.dice), false, { threshold: THRESHOLDS[net], sixes: 'recursive' });
}
