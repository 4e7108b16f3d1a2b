import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  findDuplicate,
  firstRefusal,
  getCreature,
  idsOf,
  numberBetween,
  oneOf,
  oneOrMore,
  type Score,
  score,
  someOf,
  type Verdict,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { attribute } from '../schema/sheet.ts';
import { defence, nameText } from '../schema/sheet-things.ts';
import type { World } from '../state.ts';
import { isSuccess, type NoppaCtx, type RollOutcome } from './checks.ts';
import { defend, type IncomingAttack, toPublicRoll } from './defend.ts';
import { targetNumberField } from './fields.ts';
import { cannotRollDice, notUp } from './may-act.ts';
import { checkPool, chooseHeldItem } from './pools.ts';
import { complicate, listComplicationFacts, mendWithMind, type PublicRoll, throwPool } from './roll.ts';
import { adjustTargetNumber, sourcesOf, thresholdOf } from './roll-sources.ts';
import { ATTRIBUTE_RULES, ATTRIBUTES, type Attribute, EXTRA_USES, THREAT_NAMES, THREATS } from './tables.ts';

export const checked = event('checked', fields<PublicRoll & { attribute: Attribute }>(), {
  facts: (roll) => [roll.outcome, ...listComplicationFacts(roll)],
  amounts: ({ who, extra }) => [['extra', who, extra]],
});

export const partialGranted = event('partial-granted', fields<{ who: CreatureId }>());

export const extraUsed = event('extra-used', fields<{ who: CreatureId; extra: number; use: string }>());

export const hazardMet = event('hazard-met', fields<{ name: string; on: readonly CreatureId[] }>());

/** The highest target number offered to the game master. */
const HARDEST_TN = 10;

/** Only the game master sets target numbers: asks for it if none is given. @rule noppa.dice.gm-sets-tn */
function askTargetNumber(ctx: NoppaCtx, statedNumber: number | undefined): Score {
  const label = { name: 'tn', rule: 'noppa.dice.gm-sets-tn' };
  const value = statedNumber ?? ctx.choose(label, 'gm', numberBetween(0, HARDEST_TN));
  return score([{ rule: 'noppa.dice.gm-sets-tn', what: 'tn', how: 'add', value }]);
}

/**
 * A free roll: any attribute that fits, against a target number set by the game master.
 * @rule noppa.attr.story-use @ruling R18 @rule noppa.dice.meet-tn
 */
export const check = action('check', {
  fields: {
    by: creatureId,
    attribute,
    tn: targetNumberField,
    bonus: wholeNumber.min(-20).max(20).optional(),
  },
  refuses: (world, { by }) => cannotRoll(world, by),
  resolve: (ctx, { by, attribute: rolled, tn, bonus = 0 }) => rollCheck(ctx, by, rolled, { tn, bonus }),
  offers: (world, { id: by }) =>
    cannotRoll(world, by) ? [] : [{ action: { type: 'check', by }, slots: { attribute: ANY_ATTRIBUTE } }],
  gmOffers: (world) => {
    const rollers = idsOf(world.creatures).filter((id) => !cannotRoll(world, id));
    if (rollers.length === 0) return [];
    const slots = { by: oneOf(rollers), attribute: ANY_ATTRIBUTE, tn: LIKELY_TN };
    return [{ action: { type: 'check' }, slots }];
  },
});
const ANY_ATTRIBUTE = oneOf(ATTRIBUTES);
const LIKELY_TN = numberBetween(0, 8);

const cannotRoll = (world: World, who: CreatureId): Verdict =>
  cannotRollDice(world, who) ?? notUp(world, who);

interface CheckTerms {
  readonly tn: number | undefined;
  readonly bonus: number;
}

function rollCheck(ctx: NoppaCtx, by: CreatureId, of: Attribute, { tn: input, bonus }: CheckTerms): void {
  const creature = getCreature(ctx.world, by);
  const tn = adjustTargetNumber(askTargetNumber(ctx, input), creature, 'check').value;
  const pool = checkPool(creature, of, chooseHeldItem(ctx, by, 'check', null), bonus);
  const score = thresholdOf(ctx.world, sourcesOf(ctx.world, creature, 'check', undefined));
  const { rolled, threshold, why } = throwPool(ctx, {
    name: 'check',
    use: 'check',
    rule: ATTRIBUTE_RULES[of],
    who: by,
    pool,
    threshold: score,
    tn,
    open: false,
  });
  ctx.emit({
    type: 'checked',
    rule: 'noppa.dice.meet-tn',
    attribute: of,
    ...toPublicRoll({ who: by, tn, threshold, rolled, why }),
  });
  settleCheck(ctx, by, mendWithMind(ctx, by, rolled));
}

function settleCheck(ctx: NoppaCtx, who: CreatureId, rolled: RollOutcome): void {
  if (!isSuccess(rolled)) grantPartial(ctx, who);
  if (rolled.extra > 0) useExtra(ctx, who, rolled.extra);
  if (rolled.complicated) complicate(ctx, who, 'check');
}

/** A partial success still counts as a failure for all rules. @rule noppa.success.partial @ruling R3 */
function grantPartial(ctx: NoppaCtx, who: CreatureId): void {
  if (ctx.world.options.partialSuccess === 'off') return;
  const label = { name: 'partial', rule: 'noppa.success.partial' };
  if (ctx.choose(label, 'gm', oneOf(['failure', 'partial'])) === 'partial')
    ctx.emit({ type: 'partial-granted', rule: 'noppa.success.partial', who });
}

/** Extra successes improve the result in a way the player names. @rule noppa.success.extra-use */
function useExtra(ctx: NoppaCtx, who: CreatureId, extra: number): void {
  const label = { name: 'extra-use', rule: 'noppa.success.extra-use' };
  const use = ctx.choose(label, who, oneOf(EXTRA_USES));
  ctx.emit({ type: 'extra-used', rule: 'noppa.success.extra-use', who, extra, use });
}

/**
 * An environmental danger: each affected creature makes the fitting defence, and none can parry.
 * @rule noppa.defence.roll @rule noppa.defence.which
 */
export const hazard = action('hazard', {
  fields: {
    name: nameText.default('hazard'),
    on: oneOrMore(creatureId),
    threat: z.enum(THREAT_NAMES),
    /** Replaces the threat's usual defence. */
    defence: defence.optional(),
    tn: targetNumberField,
    damage: countingNumber.max(20).default(1),
    effects: z.array(nameText).default([]),
  },
  refuses: (world, { on }) => {
    const twice = findDuplicate(on);
    if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
    return firstRefusal(on, (who) => cannotRoll(world, who));
  },
  resolve: (ctx, { name: hazardName, on, threat, defence: against, tn: input, damage, effects }) => {
    ctx.emit({ type: 'hazard-met', rule: 'noppa.defence.which', name: hazardName, on });
    const tn = askTargetNumber(ctx, input);
    const incoming: IncomingAttack = {
      by: null,
      name: hazardName,
      mode: null,
      area: on.length > 1,
      surprise: false,
      defence: against ?? THREATS[threat],
      damage,
      effects,
      rule: 'noppa.defence.failure',
      tn: () => tn,
    };
    defend(ctx, incoming, on);
  },
  gmOffers: (world) => {
    const rollers = idsOf(world.creatures).filter((id) => !cannotRoll(world, id));
    if (rollers.length === 0) return [];
    const slots = {
      on: someOf(rollers, { least: 1, most: rollers.length }),
      threat: oneOf(THREAT_NAMES),
      tn: LIKELY_TN,
      damage: numberBetween(0, 5),
    };
    return [{ action: { type: 'hazard' }, slots }];
  },
});
