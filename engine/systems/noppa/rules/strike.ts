import {
  type CreatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { Creature, Item } from '../state.ts';
import type { AttackInProgress } from './attack-options.ts';
import { isSuccess, type NoppaCtx, type RollOutcome } from './checks.ts';
import { toPublicRoll } from './defend.ts';
import { tnAgainst } from './derived.ts';
import type { Condition } from './effects.ts';
import { oddsSources } from './melee.ts';
import { attackPool, type Pool } from './pools.ts';
import { riposteAgainst, spendRiposte } from './riposte.ts';
import { complicate, listComplicationFacts, mendWithMind, type PublicRoll, throwPool } from './roll.ts';
import { addSources, adjustTargetNumber, sourcesOf, thresholdOf } from './roll-sources.ts';
import { attackSurpriseSources } from './surprise.ts';
import { ATTACKS, EXTRA_DAMAGE } from './tables.ts';
import { dealHarm } from './wound.ts';

export const attackRolled = event(
  'attack-rolled',
  fields<PublicRoll & { on: CreatureId; because: readonly Reason[] }>(),
  { facts: listComplicationFacts, amounts: ({ who, extra }) => [['extra', who, extra]] },
);

export const effectBought = event(
  'effect-bought',
  fields<{ by: CreatureId; on: CreatureId; effect: Condition; price: number }>(),
  { facts: ({ on, effect }) => listFactKeys(effect, on) },
);

/** The attacker's part of a roll against one target. */
export interface TargetAim {
  readonly on: CreatureId;
  readonly held: Item | undefined;
  /** Whether this roll gets the riposte dice, if there are any. */
  readonly ripostes: boolean;
}

/** Returns the attack pool against one target with all changes to the number of dice. */
export function aimPool(
  ctx: NoppaCtx,
  { by, means }: AttackInProgress,
  { on, held, ripostes }: TargetAim,
): Pool {
  const creature = getCreature(ctx.world, by);
  return attackPool(creature, means, held, ripostes ? riposteAgainst(ctx.world, creature, on) : 0);
}

/**
 * A player character rolls against the foe's target number for this kind of attack. A success hits.
 * @rule noppa.attack.roll @rule noppa.dice.gm-sets-tn @rule noppa.attack.area-swarm
 */
export function strike(ctx: NoppaCtx, assault: AttackInProgress, aim: TargetAim): void {
  const { by } = assault;
  const { key, mode } = assault.means;
  const foe = getCreature(ctx.world, aim.on);
  const tn = adjustTargetNumber(tnAgainst(ctx.world, foe, key), attackerOf(ctx, assault), mode);
  const first = rollAttack(ctx, assault, aim, tn);
  const rolled = mendWithMind(ctx, by, first);
  const hit = isSuccess(rolled);
  ctx.emit({ type: 'struck', rule: 'noppa.attack.roll', by, on: aim.on, hit });
  if (hit) resolveHit(ctx, assault, aim.on, rolled.extra);
  if (rolled.complicated) complicate(ctx, by, 'attack');
}

/**
 * The attacker with the remarks on this attack, which apply to all its rolls.
 * @rule noppa.advantage.sources @ruling R26
 */
function attackerOf({ world }: NoppaCtx, { by, words }: AttackInProgress): Creature {
  const creature = getCreature(world, by);
  return words.length === 0 ? creature : { ...creature, said: [...creature.said, ...words] };
}

function rollAttack(ctx: NoppaCtx, assault: AttackInProgress, aim: TargetAim, tn: Score): RollOutcome {
  const { by, means } = assault;
  const creature = attackerOf(ctx, assault);
  const pool = aimPool(ctx, assault, aim);
  const others = sourcesOf(ctx.world, creature, means.mode, getCreature(ctx.world, aim.on));
  const own = addSources(others, attackSurpriseSources(ctx.world, assault));
  const score = thresholdOf(ctx.world, addSources(own, oddsSources(ctx.world, creature, means, aim.on)));
  const { rule } = ATTACKS[means.mode];
  const { rolled, threshold, why } = throwPool(ctx, {
    name: 'attack',
    use: means.mode,
    rule,
    who: by,
    pool,
    threshold: score,
    tn: tn.value,
    open: false,
  });
  if (aim.ripostes) spendRiposte(ctx, by, aim.on);
  ctx.emit({
    type: 'attack-rolled',
    rule: 'noppa.attack.roll',
    on: aim.on,
    ...toPublicRoll({ who: by, tn: tn.value, threshold, rolled, why }),
    because: tn.because,
  });
  return rolled;
}

/**
 * Extra successes become damage or effects of the weapon; each is used once.
 * @rule noppa.attack.extra-damage @rule noppa.attack.extra-effects
 */
function resolveHit(ctx: NoppaCtx, { by, means }: AttackInProgress, on: CreatureId, extra: number): void {
  const { effects, left } = buyEffects(ctx, { by, on, extra, means });
  const steps: Reason[] = [{ rule: 'noppa.attack.roll', what: means.name, how: 'add', value: means.damage }];
  const more = left * EXTRA_DAMAGE[ctx.world.options.extraDamage];
  if (more > 0) steps.push({ rule: 'noppa.attack.extra-damage', what: 'extra', how: 'add', value: more });
  dealHarm(ctx, { who: on, by, damage: score(steps), effects, rule: 'noppa.attack.roll' });
}

interface ExtraSuccesses extends Pick<AttackInProgress, 'by' | 'means'> {
  readonly on: CreatureId;
  readonly extra: number;
}

function buyEffects(
  ctx: NoppaCtx,
  { by, on, extra, means }: ExtraSuccesses,
): { readonly effects: readonly Condition[]; readonly left: number } {
  const effects: Condition[] = [];
  let left = extra;
  for (;;) {
    const offered = means.traits.filter(({ effect, price }) => price <= left && !effects.includes(effect));
    if (offered.length === 0) return { effects, left };
    const label = { name: 'extra-attack', rule: 'noppa.attack.extra-effects' };
    const names: readonly string[] = ['damage', ...offered.map(({ effect }) => effect)];
    const chosen = ctx.choose(label, by, oneOf(names));
    const bought = offered.find(({ effect }) => effect === chosen);
    if (!bought) return { effects, left };
    const { effect, price } = bought;
    ctx.emit({ type: 'effect-bought', rule: 'noppa.attack.extra-effects', by, on, effect, price });
    effects.push(effect);
    left -= price;
  }
}
