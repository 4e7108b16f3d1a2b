import { type CreatureId, creature, fields, numberFrom, oneOf, type Score, score } from '@arbitro/kernel';
import type { Check, Hazard } from '../actions.ts';
import { adjusted, type NoppaCtx, type Rolled, sourcesOf, succeeded, thresholdOf } from '../checks.ts';
import { event } from '../declare.ts';
import { ATTRIBUTE_RULES, type Attribute, EXTRA_USES, THREATS } from '../tables.ts';
import { defend, type Incoming, told } from './defend.ts';
import { checkPool, heldFor } from './pools.ts';
import { complicate, mendWithMind, type PublicRoll, throwPool } from './roll.ts';

export const checked = event('checked', fields<PublicRoll & { attribute: Attribute }>());

export const partialGranted = event('partial-granted', fields<{ who: CreatureId }>());

export const extraUsed = event('extra-used', fields<{ who: CreatureId; extra: number; use: string }>());

export const hazardMet = event('hazard-met', fields<{ name: string; on: readonly CreatureId[] }>());

/** The highest target number that the game master is asked to choose from. */
const HARDEST = 10;

/** Only the game master sets target numbers: where none is said, they are asked. @rule noppa.dice.gm-sets-tn */
function targetNumber(ctx: NoppaCtx, given: number | undefined): Score {
  const label = { name: 'tn', rule: 'noppa.dice.gm-sets-tn' };
  const value = given ?? ctx.choose(label, 'gm', numberFrom(0, HARDEST));
  return score([{ rule: 'noppa.dice.gm-sets-tn', what: 'tn', how: 'add', value }]);
}

/**
 * A free roll: any attribute for whatever it fits, against what the game master says.
 *
 * @rule noppa.attr.story-use
 * @ruling R18
 * @rule noppa.dice.meet-tn
 */
export function check(ctx: NoppaCtx, { by, attribute, tn: given, bonus = 0 }: Check): void {
  const one = creature(ctx.world, by);
  const tn = adjusted(targetNumber(ctx, given), one, 'check').value;
  const pool = checkPool(one, attribute, heldFor(ctx, by, 'check', null), bonus);
  const score = thresholdOf(ctx.world, sourcesOf(one, 'check', undefined));
  const rule = ATTRIBUTE_RULES[attribute];
  const { rolled, threshold, why } = throwPool(ctx, {
    name: 'check',
    use: 'check',
    rule,
    who: by,
    pool,
    threshold: score,
    tn,
    open: false,
  });
  ctx.emit({
    type: 'checked',
    rule: 'noppa.dice.meet-tn',
    attribute,
    ...told({ who: by, tn, threshold, rolled, why }),
  });
  settle(ctx, by, mendWithMind(ctx, by, rolled));
}

function settle(ctx: NoppaCtx, who: CreatureId, rolled: Rolled): void {
  if (!succeeded(rolled)) grantPartial(ctx, who);
  if (rolled.extra > 0) useExtra(ctx, who, rolled.extra);
  if (rolled.complicated) complicate(ctx, who, 'check');
}

/** It stays a failure for every rule that asks for one. @rule noppa.success.partial @ruling R3 */
function grantPartial(ctx: NoppaCtx, who: CreatureId): void {
  if (ctx.world.options.partialSuccess === 'off') return;
  const label = { name: 'partial', rule: 'noppa.success.partial' };
  if (ctx.choose(label, 'gm', oneOf(['failure', 'partial'])) === 'partial')
    ctx.emit({ type: 'partial-granted', rule: 'noppa.success.partial', who });
}

/** What is over makes the thing better in a way the player names. @rule noppa.success.extra-use */
function useExtra(ctx: NoppaCtx, who: CreatureId, extra: number): void {
  const label = { name: 'extra-use', rule: 'noppa.success.extra-use' };
  const use = ctx.choose(label, who, oneOf(EXTRA_USES));
  ctx.emit({ type: 'extra-used', rule: 'noppa.success.extra-use', who, extra, use });
}

/**
 * Trouble from the surroundings: everybody in it makes the defence that fits. Nobody can parry it.
 *
 * @rule noppa.defence.roll
 * @rule noppa.defence.which
 */
export function hazard(
  ctx: NoppaCtx,
  { name, on, threat, defence, tn: given, damage, effects }: Hazard,
): void {
  ctx.emit({ type: 'hazard-met', rule: 'noppa.defence.which', name, on });
  const tn = targetNumber(ctx, given);
  const incoming: Incoming = {
    by: null,
    name,
    mode: null,
    area: on.length > 1,
    surprise: false,
    defence: defence ?? THREATS[threat],
    damage,
    effects,
    rule: 'noppa.defence.failure',
    tn: () => tn,
  };
  defend(ctx, incoming, on);
}
