import {
  addReasons,
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  oneOrMore,
  type Score,
  score,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { nameText } from '../schema/sheet-things.ts';
import { isRolledFor } from '../state.ts';
import {
  type AttackInProgress,
  attackOptionOf,
  type IntendedAttack,
  isDisabled,
  isInHand,
  isWithinReach,
  listAttackOptions,
} from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { defend, type IncomingAttack } from './defend.ts';
import { heldItemsField } from './fields.ts';
import { freeStrikes } from './free-strike.ts';
import { holdItems } from './gear.ts';
import { triggerReadied } from './go-off.ts';
import { drawsIntoMelee, endIdleMelees, isUp, joinMelee } from './melee.ts';
import { pay, payMind } from './pay.ts';
import { chooseHeldItem } from './pools.ts';
import { riposteTarget, spendRiposte } from './riposte.ts';
import { spendRemarks } from './roll.ts';
import { aimPool, strike, type TargetAim } from './strike.ts';
import { attackOffers, cannotAttack } from './targets.ts';
import { dealHarm } from './wound.ts';

export const declared = event(
  'declared',
  fields<{ by: CreatureId; with: string; on: readonly CreatureId[]; surprise: boolean }>(),
);

export const thwarted = event('thwarted', fields<{ who: CreatureId; what: string }>(), {
  facts: ({ who }) => listFactKeys('thwarted', who),
});

/** @rule noppa.action.attack */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    /** A weapon, an attack spell or a foe's attack. `unarmed` is always available; for a foe it is its first attack. */
    with: nameText.default('unarmed'),
    on: oneOrMore(creatureId),
    /** The target does not see it coming and cannot parry. */
    surprise: z.boolean().optional(),
    hold: heldItemsField.optional(),
  },
  refuses: (world, attempt) => cannotAttack(world, attempt),
  resolve: (ctx, { by, with: id, on, surprise = false, hold: held }) => {
    holdItems(ctx, by, held);
    const attackOption = attackOptionOf(getCreature(ctx.world, by), id);
    pay(ctx, by, {
      for: attackOption.mode === 'spell' ? 'spell' : 'attack',
      cost: attackOption.cost,
      rule: 'noppa.action.attack',
    });
    resolveAttack(ctx, { by, means: attackOption, on, surprise });
  },
  /** Attack spells are offered here too. */
  offers: (world, creature) =>
    listAttackOptions(creature).flatMap((attackOption) => attackOffers(world, creature, attackOption)),
});

/**
 * Starts an attack that has been paid for, on the attacker's tick or as a reaction. Others may react first; what is
 * still possible after that takes place.
 * @rule noppa.mind.cost-component @rule noppa.freestrike.interrupts
 */
export function resolveAttack(ctx: NoppaCtx, intended: IntendedAttack): void {
  const { by, means, on, surprise } = intended;
  ctx.emit({ type: 'declared', rule: 'noppa.attack.roll', by, with: means.name, on, surprise });
  const assault: AttackInProgress = { ...intended, words: spendRemarks(ctx, by, means.mode) };
  payMind(ctx, by, { for: means.name, cost: means.mindCost, rule: 'noppa.spell.mind-cost' });
  const isSpell = means.mode === 'spell';
  const zone = zoneOf(ctx, on);
  triggerReadied(ctx, {
    by,
    what: isSpell ? ['cast', 'attack'] : ['attack'],
    closingIn: means.mode === 'melee' ? on : [],
  });
  if (isUp(ctx.world, by) && means.mode !== 'melee' && !means.handy)
    freeStrikes(ctx, by, 'noppa.freestrike.triggers');
  if (!canStillUse(ctx, assault))
    return ctx.emit({ type: 'thwarted', rule: 'noppa.freestrike.interrupts', who: by, what: means.name });
  landAttack(ctx, { ...assault, on: on.filter((id) => isStillTarget(ctx, assault, id, zone)) });
}

/** The zone an attack is aimed at; all targets of an area attack are in one zone. @ruling R14 */
const zoneOf = ({ world }: NoppaCtx, [first]: readonly CreatureId[]): string | undefined =>
  first === undefined ? undefined : getCreature(world, first).zone;

/** Whether the attacker is still up and still has its weapon. @rule noppa.freestrike.interrupts */
function canStillUse({ world }: NoppaCtx, { by, means }: AttackInProgress): boolean {
  const creature = getCreature(world, by);
  return isUp(world, by) && isInHand(creature, means) && !isDisabled(creature, means);
}

/**
 * An area attack hits the zone it was aimed at: creatures that have left the zone are not hit.
 * @rule noppa.ready.trigger @ruling R14
 */
const isStillTarget = (
  ctx: NoppaCtx,
  assault: AttackInProgress,
  id: CreatureId,
  zone: string | undefined,
): boolean =>
  isUp(ctx.world, id) &&
  canReach(ctx, assault, id) &&
  (!assault.means.area || getCreature(ctx.world, id).zone === zone);

/** A melee attack needs a target in the same zone. @rule noppa.melee.formation */
const canReach = ({ world }: NoppaCtx, { by, means }: AttackInProgress, on: CreatureId): boolean =>
  isWithinReach(world, getCreature(world, by), means, getCreature(world, on));

/**
 * Carries out the attack. The melee forms before the roll, or after it if the options say so. An attack on the
 * attacker's own side leaves no melee.
 * @rule noppa.melee.formation @rule noppa.melee.joining
 */
function landAttack(ctx: NoppaCtx, assault: AttackInProgress): void {
  const { by, means, on } = assault;
  if (on.length === 0)
    return ctx.emit({ type: 'thwarted', rule: 'noppa.ready.trigger', who: by, what: means.name });
  const joins = drawsIntoMelee(ctx.world, assault);
  const first = ctx.world.options.meleeJoin === 'before-roll';
  if (joins && first) joinMelee(ctx, [by, ...on]);
  if (isRolledFor(getCreature(ctx.world, by))) attackAsPlayer(ctx, assault);
  else attackAsFoe(ctx, assault);
  if (joins && !first && isUp(ctx.world, by)) joinMelee(ctx, [by, ...on]);
  if (joins) endIdleMelees(ctx);
}

/**
 * Foes do not roll attacks: the target rolls a defence. The game master decides an attack of a foe on a foe.
 * @rule noppa.dice.players-roll @ruling R1
 */
function attackAsFoe(ctx: NoppaCtx, assault: AttackInProgress): void {
  const { by, means, on, surprise } = assault;
  const tn = score([{ rule: 'noppa.dice.gm-sets-tn', what: means.name, how: 'add', value: means.tn ?? 0 }]);
  const incoming: IncomingAttack = { ...means, by, surprise, tn: () => tn, rule: 'noppa.defence.failure' };
  defend(
    ctx,
    incoming,
    on.filter((id) => isRolledFor(getCreature(ctx.world, id))),
  );
  for (const id of on.filter((id) => !isRolledFor(getCreature(ctx.world, id))))
    askGmForDamage(ctx, assault, id);
}

function askGmForDamage(ctx: NoppaCtx, { by, means }: AttackInProgress, on: CreatureId): void {
  const label = { name: 'foe-against-foe', rule: 'noppa.dice.players-roll' };
  const hit = ctx.choose(label, 'gm', oneOf(['hits', 'misses'])) === 'hits';
  ctx.emit({ type: 'struck', rule: 'noppa.dice.players-roll', by, on, hit });
  const damage = score([
    { rule: 'noppa.dice.players-roll', what: means.name, how: 'add', value: means.damage },
  ]);
  if (hit) dealHarm(ctx, { who: on, by, damage, effects: means.effects, rule: 'noppa.dice.players-roll' });
}

/**
 * Each foe gets its own attack roll, a swarm one in all. Comrades in the area defend, and the attacker does not roll
 * against them.
 * @rule noppa.attack.area-per-target @rule noppa.attack.area-swarm @rule noppa.attack.friendly-fire @ruling R14
 */
function attackAsPlayer(ctx: NoppaCtx, assault: AttackInProgress): void {
  const { by, means, on } = assault;
  const held = chooseHeldItem(ctx, by, means.mode, means.item);
  const best = riposteTarget(ctx, by, on);
  const aims = on.map((id): TargetAim => ({ on: id, held, ripostes: id === best }));
  const comrades = aims.filter((aim) => isRolledFor(getCreature(ctx.world, aim.on)));
  for (const aim of aims) {
    if (!comrades.includes(aim) && isUp(ctx.world, aim.on) && isUp(ctx.world, by)) strike(ctx, assault, aim);
  }
  if (comrades.length > 0) resolveFriendlyFire(ctx, assault, comrades);
}

/**
 * Without an attack roll there are no extra successes: a failed defence takes the base damage.
 * @rule noppa.attack.friendly-fire
 */
function resolveFriendlyFire(ctx: NoppaCtx, assault: AttackInProgress, aims: readonly TargetAim[]): void {
  const { by, means, surprise } = assault;
  const tns = new Map(aims.map((aim) => [aim.on, halvePool(aimPool(ctx, assault, aim).dice)]));
  for (const { on, ripostes } of aims) if (ripostes) spendRiposte(ctx, by, on);
  const tn = (on: CreatureId): Score => tns.get(on) ?? score([]);
  const incoming: IncomingAttack = {
    ...means,
    effects: [],
    by,
    surprise,
    tn,
    rule: 'noppa.attack.friendly-fire',
  };
  defend(
    ctx,
    incoming,
    aims.map(({ on }) => on),
  );
}

/** Half of the full attack pool, rounded up, at least 1. @rule noppa.attack.friendly-fire-tn */
const halvePool = (pool: Score): Score =>
  addReasons(
    pool,
    { rule: 'noppa.attack.friendly-fire-tn', what: 'half', how: 'shared-by', value: 2 },
    { rule: 'noppa.attack.friendly-fire-tn', what: 'least', how: 'at-least', value: 1 },
  );
