import { type CreatureId, creature, fields, type Label, oneOf, type Score, textUpTo } from '@arbitro/kernel';
import { event, ofWhom } from '../declare.ts';
import { decided } from '../odds/sixes.ts';
import type { RuleId } from '../rules.ts';
import type { Said } from '../state.ts';
import {
  diceOf,
  type NoppaCtx,
  type Reading,
  type Rolled,
  readAgainst,
  sixesOf,
  speaksOf,
  type Tallied,
} from './checks.ts';
import type { Use } from './effects.ts';
import type { Pool } from './pools.ts';
import { openDice } from './reread.ts';
import { COMPLICATIONS, MENDING, THRESHOLDS } from './tables.ts';
import { gain } from './wound.ts';

/** The public part of a roll. */
export interface PublicRoll {
  who: CreatureId;
  tn: number;
  threshold: number;
  outcome: 'success' | 'failure';
  extra: number;
  complication: boolean;
  /** What gave advantage or disadvantage, if anything. */
  why?: readonly string[];
}

export const readAgain = event('read-again', fields<{ who: CreatureId; threshold: number }>());

export const mindSpent = event(
  'mind-spent',
  fields<{ who: CreatureId; roller: CreatureId; mind: number }>(),
  {
    writeCreature: (one, { mind }) => {
      one.mind = mind;
    },
  },
);

export const complicated = event(
  'complicated',
  fields<{ who: CreatureId; what: string; effect: 'story' | 'disadvantage' | 'condition' }>(),
);

export const saidSpent = event('said-spent', fields<{ who: CreatureId; said: readonly Said[] }>(), {
  audience: ofWhom,
  writeCreature: (one, { said }) => {
    one.said = said;
  },
});

/** A roll against a target number, before it is made. */
export interface Throw {
  readonly name: string;
  readonly use: Use;
  readonly rule: RuleId;
  readonly who: CreatureId;
  readonly pool: Pool;
  readonly threshold: Score;
  readonly tn: number;
  /** Others may still turn a failure into a success. */
  readonly open: boolean;
}

export interface Thrown {
  readonly rolled: Rolled;
  /** The threshold used in the end. */
  readonly threshold: number;
  /** What gave advantage or disadvantage. */
  readonly why: readonly string[];
}

/**
 * Rolls the pool and reads it against the threshold and the target number. If the game master wants to be asked, the
 * dice may be reread under another threshold before they take effect.
 *
 * @rule noppa.dice.pool
 * @rule noppa.dice.players-roll
 * @rule noppa.advantage.retroactive
 * @ruling R19
 */
export function throwPool(ctx: NoppaCtx, one: Throw): Thrown {
  const reading = readingOf(ctx, one);
  const thrown = ctx.world.rereads ? rereadable(ctx, one, reading) : thrownOnce(ctx, one, reading);
  spendWords(ctx, one.who, one.use);
  return thrown;
}

const readingOf = ({ world }: NoppaCtx, { who, tn, open }: Throw): Reading => ({
  tn,
  open,
  complicates: creature(world, who).kind === 'player',
});

function thrownOnce(ctx: NoppaCtx, one: Throw, reading: Reading): Thrown {
  const threshold = one.threshold.value;
  const { dice, zero } = sized(ctx, one);
  const sixes = sixesOf(ctx.world, creature(ctx.world, one.who));
  const label = { name: one.name, rule: one.rule, pool: one.pool.dice };
  const thrown = decided(diceOf(dice, zero, { threshold, sixes }), { ones: dice + 1, tn: one.tn });
  const rolled = ctx.roll(label, one.who, thrown, readAgainst(reading));
  return { rolled, threshold, why: sourcesIn(one.threshold) };
}

/** All reasons except the first, which is the default face. */
const sourcesIn = ({ because }: Score): readonly string[] => because.slice(1).map(({ what }) => what || 'gm');

/**
 * Returns the number of dice, and whether they include a pair of which the lower counts.
 *
 * @rule noppa.dice.zero-attribute
 */
export function sized(
  { world }: NoppaCtx,
  { pool }: Pick<Throw, 'pool'>,
): { readonly dice: number; readonly zero: boolean } {
  const { dice, zero } = pool;
  return { dice: dice.value, zero: zero && world.options.zeroPool === 'attribute' };
}

const READINGS = ['as-rolled', 'advantage', 'disadvantage', 'neither'] as const;

function rereadable(ctx: NoppaCtx, one: Throw, reading: Reading): Thrown {
  const { tallied, threshold } = throwOpen(ctx, one);
  const why = threshold === one.threshold.value ? sourcesIn(one.threshold) : [];
  return { rolled: readAgainst(reading)(tallied), threshold, why };
}

/** Rolls the dice and lets the game master decide how to read them. @rule noppa.advantage.retroactive @ruling R19 */
export function throwOpen(
  ctx: NoppaCtx,
  one: Omit<Throw, 'tn' | 'open'>,
): { readonly tallied: Tallied; readonly threshold: number } {
  const { dice, zero } = sized(ctx, one);
  const sixes = sixesOf(ctx.world, creature(ctx.world, one.who));
  const label = { name: one.name, rule: one.rule, pool: one.pool.dice };
  const open = ctx.roll(label, one.who, openDice(dice, zero, sixes), (faces) => faces);
  const label2 = { name: 'reread', rule: 'noppa.advantage.retroactive' };
  const said = ctx.choose(label2, 'gm', oneOf(READINGS));
  const threshold = said === 'as-rolled' ? one.threshold.value : THRESHOLDS[said];
  if (threshold !== one.threshold.value)
    ctx.emit({ type: 'read-again', rule: 'noppa.advantage.retroactive', who: one.who, threshold });
  return { tallied: { successes: open.from[threshold - 3] ?? 0, balance: open.balance }, threshold };
}

/**
 * Uses up remarks on the next act or defence. An attack takes them when it is declared, for all its rolls, so that no
 * defence in between uses them up.
 *
 * @rule noppa.advantage.sources
 * @ruling R26
 */
export function spendWords(ctx: NoppaCtx, who: CreatureId, use: Use): readonly Said[] {
  const { said } = creature(ctx.world, who);
  const spent = said.filter((one) => one.until === 'roll' && speaksOf(one, use));
  if (spent.length === 0) return spent;
  const left = said.filter((one) => !spent.includes(one));
  ctx.emit({ type: 'said-spent', rule: 'noppa.advantage.sources', who, said: left });
  return spent;
}

/**
 * After a failure, a mind point buys a bare success: no extra successes, and a complication stays.
 *
 * @rule noppa.mind.turn-failure
 * @rule noppa.mind.bare-success
 * @rule noppa.mind.floor
 */
export function mendWithMind(ctx: NoppaCtx, who: CreatureId, rolled: Rolled, payers = [who]): Rolled {
  if (rolled.extra >= 0) return rolled;
  const by = payers.find((one) => spends(ctx, one));
  if (by === undefined) return rolled;
  const mind = creature(ctx.world, by).mind - MENDING;
  ctx.emit({ type: 'mind-spent', rule: 'noppa.mind.turn-failure', who: by, roller: who, mind });
  return { extra: 0, balance: 0, complicated: rolled.complicated };
}

const WHETHER: Label = {
  name: 'mind',
  rule: 'noppa.mind.turn-failure',
  costs: { spend: { value: MENDING, of: 'mind' } },
};

function spends(ctx: NoppaCtx, who: CreatureId): boolean {
  if (creature(ctx.world, who).mind < MENDING) return false;
  return ctx.choose(WHETHER, who, oneOf(['spend', 'accept'])) === 'spend';
}

/**
 * The game master chooses a complication: one of the book's examples, something else, or nothing; a narrative one, or
 * disadvantage on the next roll. If the options say so, an example has its effect.
 *
 * @rule noppa.dice.complication-independent
 * @rule noppa.content.complications-attack
 * @rule noppa.content.complications-defence
 * @ruling R15
 */
export function complicate(ctx: NoppaCtx, who: CreatureId, of: keyof typeof COMPLICATIONS): void {
  const rule = COMPLICATION_RULES[of];
  const options: readonly string[] = [...COMPLICATIONS[of], 'other', 'none'];
  const chosen = ctx.choose({ name: 'complication', rule }, 'gm', oneOf(options));
  if (chosen === 'none') return;
  const what =
    chosen === 'other' ? ctx.choose({ name: 'complication-words', rule }, 'gm', textUpTo(60)) : chosen;
  if (chosen !== 'other' && ctx.world.options.complications === 'as-named') {
    ctx.emit({ type: 'complicated', rule, who, what, effect: 'condition' });
    return gain(ctx, who, chosen);
  }
  const effect = ctx.choose({ name: 'complication-effect', rule }, 'gm', oneOf(['story', 'disadvantage']));
  ctx.emit({ type: 'complicated', rule, who, what, effect });
  if (effect === 'story') return;
  const said = { kind: 'disadvantage', by: 0, what, until: 'roll' } as const;
  ctx.emit({ type: 'word-given', rule: 'noppa.advantage.sources', who, said });
}

const COMPLICATION_RULES = {
  attack: 'noppa.content.complications-attack',
  defence: 'noppa.content.complications-defence',
  check: 'noppa.dice.complication',
} as const satisfies Record<keyof typeof COMPLICATIONS, RuleId>;
