import {
  type CreatureId,
  fields,
  findCreature,
  getCreature,
  listFactKeys,
  oneOf,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Item } from '../state.ts';
import { isSuccess, type NoppaCtx, type RollOutcome } from './checks.ts';
import { coverOthers } from './cover.ts';
import type { Condition } from './effects.ts';
import { isUp, oddsSources } from './melee.ts';
import { listParriers, tryParry } from './parry.ts';
import { chooseHeldItem, defencePool } from './pools.ts';
import { isBetterRiposte, keepRiposte } from './riposte.ts';
import { complicate, listComplicationFacts, mendWithMind, type PublicRoll, throwPool } from './roll.ts';
import { addSources, adjustTargetNumber, sourcesOf, thresholdOf } from './roll-sources.ts';
import { defenceSurpriseSources } from './surprise.ts';
import { DEFENCES, type Defence, type Mode } from './tables.ts';
import { dealHarm } from './wound.ts';

export const struck = event('struck', fields<{ by: CreatureId | null; on: CreatureId; hit: boolean }>(), {
  facts: ({ on, hit }) => (hit ? listFactKeys('hit', on) : [`missed:${on}`]),
});

export const defenceRolled = event(
  'defence-rolled',
  fields<PublicRoll & { by: CreatureId | null; defence: Defence; because: readonly Reason[] }>(),
  { facts: listComplicationFacts },
);

/** Something to defend against: a foe's attack, a comrade's area attack, an environmental danger. */
export interface IncomingAttack {
  readonly by: CreatureId | null;
  readonly name: string;
  /** The mode of the attack; null for an environmental danger, which cannot be parried. */
  readonly mode: Mode | null;
  readonly area: boolean;
  readonly surprise: boolean;
  readonly defence: Defence;
  readonly damage: number;
  readonly effects: readonly Condition[];
  readonly rule: RuleId;
  tn(on: CreatureId): Score;
}

/** The state of a target's defence. */
export interface TargetDefence {
  readonly who: CreatureId;
  readonly tn: number;
  readonly threshold: number;
  readonly rolled: RollOutcome;
  /** What gave advantage or disadvantage. */
  readonly why: readonly string[];
  /** Whether its extra successes have been used. */
  readonly used: boolean;
  readonly bought: boolean;
  readonly parrier: CreatureId | null;
  /** The item in hand that helped the defence. */
  readonly held: Item | undefined;
}

/**
 * Resolves defences in this order: all rolls, cover, parries, cover from parried rolls, mind points, damage. Defending
 * costs no actions.
 * @rule noppa.defence.roll @rule noppa.attack.area-per-target
 */
export function defend(ctx: NoppaCtx, incoming: IncomingAttack, on: readonly CreatureId[]): void {
  const targets = on.filter((who) => isUp(ctx.world, who));
  const mends = targets.length > 1 && incoming.area;
  let guards = targets.map((who) => rollDefence(ctx, incoming, who, mends));
  if (mends) guards = coverOthers(ctx, incoming, guards);
  const before = guards;
  guards = guards.map((guard) => (isSuccess(guard.rolled) ? guard : tryParry(ctx, incoming, guard)));
  if (mends && guards.some((guard, index) => guard !== before[index]))
    guards = coverOthers(ctx, incoming, guards);
  guards = guards.map((guard) => mendGuard(ctx, guard));
  for (const guard of guards) askRiposte(ctx, incoming, guard);
  for (const guard of guards) suffer(ctx, incoming, guard);
  for (const { who, rolled } of guards) if (rolled.complicated) complicate(ctx, who, 'defence');
}

/** @rule noppa.defence.roll @rule noppa.defence.which */
function rollDefence(
  ctx: NoppaCtx,
  incoming: IncomingAttack,
  who: CreatureId,
  mends: boolean,
): TargetDefence {
  const { by, defence, mode } = incoming;
  const creature = getCreature(ctx.world, who);
  const held = chooseHeldItem(ctx, who, defence, null);
  const pool = defencePool(creature, defence, held);
  const attacker = by === null ? undefined : findCreature(ctx.world, by);
  const odds = mode === null || by === null ? undefined : oddsSources(ctx.world, creature, { mode }, by);
  const own = addSources(
    sourcesOf(ctx.world, creature, defence, attacker),
    defenceSurpriseSources(ctx.world, incoming),
  );
  const score = thresholdOf(ctx.world, odds ? addSources(own, odds) : own);
  const tn = adjustTargetNumber(incoming.tn(who), creature, defence);
  const open = mends || listParriers(ctx.world, incoming, who).length > 0;
  const { rule } = DEFENCES[defence];
  const { rolled, threshold, why } = throwPool(ctx, {
    name: defence,
    use: defence,
    rule,
    who,
    pool,
    threshold: score,
    tn: tn.value,
    open,
  });
  ctx.emit({
    type: 'defence-rolled',
    rule: 'noppa.defence.roll',
    by,
    defence,
    ...toPublicRoll({ who, tn: tn.value, threshold, rolled, why }),
    because: tn.because,
  });
  return { who, tn: tn.value, threshold, rolled, why, used: false, bought: false, parrier: null, held };
}

/** Returns the public part of a roll. */
export function toPublicRoll({
  who,
  tn,
  threshold,
  rolled,
  why,
}: Pick<TargetDefence, 'who' | 'tn' | 'threshold' | 'rolled' | 'why'>) {
  const outcome = isSuccess(rolled) ? ('success' as const) : ('failure' as const);
  const extra = Math.max(0, rolled.extra);
  const known = why.length > 0 ? { why } : {};
  return { who, tn, threshold, outcome, extra, complication: rolled.complicated, ...known };
}

/**
 * Only the defender may spend a mind point, or also the parrier if the options allow it.
 * @rule noppa.mind.turn-failure
 */
function mendGuard(ctx: NoppaCtx, guard: TargetDefence): TargetDefence {
  if (isSuccess(guard.rolled)) return guard;
  const { who, parrier } = guard;
  const helps = ctx.world.options.mindByParrier && parrier !== null && parrier !== who;
  const rolled = mendWithMind(ctx, who, guard.rolled, helps ? [who, parrier] : [who]);
  return rolled === guard.rolled ? guard : { ...guard, rolled, bought: true };
}

/** Extra successes not used for cover may become riposte dice for a later attack. @rule noppa.defence.extra-choice */
function askRiposte(
  ctx: NoppaCtx,
  { by }: IncomingAttack,
  { who, rolled, used, bought }: TargetDefence,
): void {
  if (used || bought || !isBetterRiposte(ctx.world, getCreature(ctx.world, who), rolled.extra, by)) return;
  const label = { name: 'extra-defence', rule: 'noppa.defence.extra-choice' };
  if (ctx.choose(label, who, oneOf(['riposte', 'nothing'])) === 'riposte')
    keepRiposte(ctx, who, rolled.extra, by);
}

/** @rule noppa.defence.failure @ruling R32 */
function suffer(
  ctx: NoppaCtx,
  { by, name, damage, effects, rule }: IncomingAttack,
  { who, rolled }: TargetDefence,
): void {
  const hit = !isSuccess(rolled);
  ctx.emit({ type: 'struck', rule: hit ? 'noppa.defence.failure' : 'noppa.defence.roll', by, on: who, hit });
  if (!hit) return;
  const steps: Reason[] = [{ rule, what: name, how: 'add', value: damage }];
  if (rolled.complicated && ctx.world.options.complicationDamage === 'one')
    steps.push({ rule: 'noppa.defence.failure', what: 'complication', how: 'add', value: 1 });
  dealHarm(ctx, { who, by, damage: score(steps), effects, rule: 'noppa.defence.failure' });
}
