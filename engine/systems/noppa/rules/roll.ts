import {
  type CreatureId,
  fields,
  getCreature,
  type Label,
  listFactKeys,
  oneOf,
  type Score,
  textUpTo,
} from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import { limitSixes } from '../odds/sixes.ts';
import type { RuleId } from '../rules.ts';
import type { GmRemark } from '../state.ts';
import {
  diceOf,
  type NoppaCtx,
  type PoolTally,
  type RollOutcome,
  type RollReading,
  readPool,
  sixesOf,
} from './checks.ts';
import type { RollUse } from './effects.ts';
import type { Pool } from './pools.ts';
import { openDice } from './reread.ts';
import { concernsRoll } from './roll-sources.ts';
import { COMPLICATIONS, MENDING_COST, THRESHOLDS } from './tables.ts';
import { gainCondition } from './wound.ts';

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

/** A complication is counted in every roll. */
export const listComplicationFacts = ({ who, complication }: Pick<PublicRoll, 'who' | 'complication'>) =>
  complication ? listFactKeys('complication', who) : [];

export const readAgain = event('read-again', fields<{ who: CreatureId; threshold: number }>());

export const mindSpent = event(
  'mind-spent',
  fields<{ who: CreatureId; roller: CreatureId; mind: number }>(),
  {
    facts: ({ who }) => listFactKeys('mind-spent', who),
    writeCreature: (creature, { mind }) => {
      creature.mind = mind;
    },
  },
);

export const complicated = event(
  'complicated',
  fields<{ who: CreatureId; what: string; effect: 'story' | 'disadvantage' | 'condition' }>(),
);

export const saidSpent = event('said-spent', fields<{ who: CreatureId; said: readonly GmRemark[] }>(), {
  audience: audienceForWho,
  writeCreature: (creature, { said }) => {
    creature.said = said;
  },
});

/** A roll against a target number, before it is made. */
export interface PoolRoll {
  readonly name: string;
  readonly use: RollUse;
  readonly rule: RuleId;
  readonly who: CreatureId;
  readonly pool: Pool;
  readonly threshold: Score;
  readonly tn: number;
  /** Others may still turn a failure into a success. */
  readonly open: boolean;
}

export interface PoolRollResult {
  readonly rolled: RollOutcome;
  /** The threshold used in the end. */
  readonly threshold: number;
  /** What gave advantage or disadvantage. */
  readonly why: readonly string[];
}

/**
 * Rolls the pool and reads it against the threshold and the target number. If the game master wants to be asked, the
 * dice may be reread under another threshold before they take effect.
 * @rule noppa.dice.pool @rule noppa.dice.players-roll @rule noppa.advantage.retroactive @ruling R19
 */
export function throwPool(ctx: NoppaCtx, poolRoll: PoolRoll): PoolRollResult {
  const reading = rollReading(ctx, poolRoll);
  const rollResult = ctx.world.rereads
    ? throwRereadable(ctx, poolRoll, reading)
    : throwClosed(ctx, poolRoll, reading);
  spendRemarks(ctx, poolRoll.who, poolRoll.use);
  return rollResult;
}

const rollReading = ({ world }: NoppaCtx, { who, tn, open }: PoolRoll): RollReading => ({
  tn,
  open,
  complicates: getCreature(world, who).kind === 'player',
});

export const labelOf = ({ name, rule, pool }: Pick<PoolRoll, 'name' | 'rule' | 'pool'>): Label => ({
  name,
  rule,
  pool: pool.dice,
});

function throwClosed(ctx: NoppaCtx, poolRoll: PoolRoll, reading: RollReading): PoolRollResult {
  const threshold = poolRoll.threshold.value;
  const { dice, zero } = poolSize(ctx, poolRoll);
  const sixes = sixesOf(ctx.world, getCreature(ctx.world, poolRoll.who));
  const label = {
    ...labelOf(poolRoll),
    target: { value: poolRoll.tn, what: 'target-tn' },
    successAt: threshold,
  };
  const thrownDice = limitSixes(diceOf(dice, zero, { threshold, sixes }), {
    ones: dice + 1,
    tn: poolRoll.tn,
  });
  const rolled = ctx.roll(label, poolRoll.who, thrownDice, readPool(reading));
  return { rolled, threshold, why: listReasonNames(poolRoll.threshold) };
}

/** All reasons except the first, which is the default face. */
const listReasonNames = ({ because }: Score): readonly string[] =>
  because.slice(1).map(({ what }) => what || 'gm');

/**
 * Returns the number of dice, and whether they include a pair of which the lower counts.
 * @rule noppa.dice.zero-attribute
 */
export function poolSize(
  { world }: NoppaCtx,
  { pool }: Pick<PoolRoll, 'pool'>,
): { readonly dice: number; readonly zero: boolean } {
  const { dice, zero } = pool;
  return { dice: dice.value, zero: zero && world.options.zeroPool === 'attribute' };
}

const READINGS = ['as-rolled', 'advantage', 'disadvantage', 'neither'] as const;

function throwRereadable(ctx: NoppaCtx, poolRoll: PoolRoll, reading: RollReading): PoolRollResult {
  const { tallied, threshold } = throwOpen(ctx, poolRoll);
  const why = threshold === poolRoll.threshold.value ? listReasonNames(poolRoll.threshold) : [];
  return { rolled: readPool(reading)(tallied), threshold, why };
}

/** Rolls the dice and lets the game master decide how to read them. @rule noppa.advantage.retroactive @ruling R19 */
export function throwOpen(
  ctx: NoppaCtx,
  poolRoll: Omit<PoolRoll, 'tn' | 'open'>,
): { readonly tallied: PoolTally; readonly threshold: number } {
  const { dice, zero } = poolSize(ctx, poolRoll);
  const sixes = sixesOf(ctx.world, getCreature(ctx.world, poolRoll.who));
  const label = { ...labelOf(poolRoll), successAt: poolRoll.threshold.value };
  const open = ctx.roll(label, poolRoll.who, openDice(dice, zero, sixes), (faces) => faces);
  const rereadLabel = { name: 'reread', rule: 'noppa.advantage.retroactive' };
  const reading = ctx.choose(rereadLabel, 'gm', oneOf(READINGS));
  const threshold = reading === 'as-rolled' ? poolRoll.threshold.value : THRESHOLDS[reading];
  if (threshold !== poolRoll.threshold.value)
    ctx.emit({ type: 'read-again', rule: 'noppa.advantage.retroactive', who: poolRoll.who, threshold });
  return { tallied: { successes: open.from[threshold - 3] ?? 0, balance: open.balance }, threshold };
}

/**
 * Uses up remarks on the next act or defence. An attack takes them when it is declared, for all its rolls, so that no
 * defence in between uses them up.
 * @rule noppa.advantage.sources @ruling R26
 */
export function spendRemarks(ctx: NoppaCtx, who: CreatureId, use: RollUse): readonly GmRemark[] {
  const { said } = getCreature(ctx.world, who);
  const spent = said.filter((gmRemark) => gmRemark.until === 'roll' && concernsRoll(gmRemark, use));
  if (spent.length === 0) return spent;
  const left = said.filter((gmRemark) => !spent.includes(gmRemark));
  ctx.emit({ type: 'said-spent', rule: 'noppa.advantage.sources', who, said: left });
  return spent;
}

/**
 * After a failure, a mind point buys a bare success: no extra successes, and a complication stays.
 * @rule noppa.mind.turn-failure @rule noppa.mind.bare-success @rule noppa.mind.floor
 * @ruling R29
 */
export function mendWithMind(
  ctx: NoppaCtx,
  who: CreatureId,
  rolled: RollOutcome,
  payers = [who],
): RollOutcome {
  if (rolled.extra >= 0 || ctx.world.options.mindRescue === 'none') return rolled;
  const by = payers.find((payer) => choosesToSpend(ctx, payer));
  if (by === undefined) return rolled;
  const mind = getCreature(ctx.world, by).mind - MENDING_COST;
  ctx.emit({ type: 'mind-spent', rule: 'noppa.mind.turn-failure', who: by, roller: who, mind });
  return { extra: 0, balance: 0, complicated: rolled.complicated };
}

const MEND_LABEL: Label = {
  name: 'mind',
  rule: 'noppa.mind.turn-failure',
  costs: { spend: { value: MENDING_COST, of: 'mind' } },
};

function choosesToSpend(ctx: NoppaCtx, who: CreatureId): boolean {
  if (getCreature(ctx.world, who).mind < MENDING_COST) return false;
  return ctx.choose(MEND_LABEL, who, oneOf(['spend', 'accept'])) === 'spend';
}

/**
 * The game master chooses a complication: one of the book's examples, something else, or nothing; a narrative one, or
 * disadvantage on the next roll. If the options say so, an example has its effect.
 * @rule noppa.dice.complication-independent @rule noppa.content.complications-attack
 * @rule noppa.content.complications-defence @ruling R15
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
    return gainCondition(ctx, who, chosen);
  }
  const effect = ctx.choose({ name: 'complication-effect', rule }, 'gm', oneOf(['story', 'disadvantage']));
  ctx.emit({ type: 'complicated', rule, who, what, effect });
  if (effect === 'story') return;
  const gmRemark = { kind: 'disadvantage', by: 0, what, until: 'roll' } as const;
  ctx.emit({ type: 'word-given', rule: 'noppa.advantage.sources', who, said: gmRemark });
}

const COMPLICATION_RULES = {
  attack: 'noppa.content.complications-attack',
  defence: 'noppa.content.complications-defence',
  check: 'noppa.dice.complication',
} as const satisfies Record<keyof typeof COMPLICATIONS, RuleId>;
