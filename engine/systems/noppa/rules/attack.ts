import {
  andThen,
  type CreatureId,
  creature,
  creatureId,
  fields,
  oneOf,
  oneOrMore,
  type Score,
  score,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { name } from '../schema/sheet-things.ts';
import { rolls } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { defend, type Incoming } from './defend.ts';
import { inHands } from './fields.ts';
import { freeStrikes } from './free-strike.ts';
import { hold } from './gear.ts';
import { setOff } from './go-off.ts';
import {
  type Assault,
  allMeans,
  barred,
  type IntendedAttack,
  inHand,
  meansOf,
  withinReach,
} from './means.ts';
import { comeToBlows, drawsIn, endIdleMelees, isUp } from './melee.ts';
import { pay, payMind } from './pay.ts';
import { heldFor } from './pools.ts';
import { riposteTarget, spendRiposte } from './riposte.ts';
import { spendWords } from './roll.ts';
import { type Aim, aimPool, strike } from './strike.ts';
import { attackOffers, cannotAttack } from './targets.ts';
import { harm } from './wound.ts';

export const declared = event(
  'declared',
  fields<{ by: CreatureId; with: string; on: readonly CreatureId[]; surprise: boolean }>(),
);

export const thwarted = event('thwarted', fields<{ who: CreatureId; what: string }>());

/** @rule noppa.action.attack */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    /** A weapon, an attack spell or a foe's attack. `unarmed` is always available; for a foe it is its first attack. */
    with: name.default('unarmed'),
    on: oneOrMore(creatureId),
    /** The target does not see it coming and cannot parry. */
    surprise: z.boolean().optional(),
    hold: inHands.optional(),
  },
  refuses: (world, attempt) => cannotAttack(world, attempt),
  resolve: (ctx, { by, with: id, on, surprise = false, hold: held }) => {
    hold(ctx, by, held);
    const means = meansOf(creature(ctx.world, by), id);
    pay(ctx, by, {
      for: means.mode === 'spell' ? 'spell' : 'attack',
      cost: means.cost,
      rule: 'noppa.action.attack',
    });
    launch(ctx, { by, means, on, surprise });
  },
  /** Attack spells are offered here too. */
  offers: (world, one) => allMeans(one).flatMap((means) => attackOffers(world, one, means)),
});

/**
 * Starts an attack that has been paid for, on the attacker's tick or as a reaction. Others may react first; what is
 * still possible after that takes place.
 *
 * @rule noppa.mind.cost-component
 * @rule noppa.freestrike.interrupts
 */
export function launch(ctx: NoppaCtx, intended: IntendedAttack): void {
  const { by, means, on, surprise } = intended;
  ctx.emit({ type: 'declared', rule: 'noppa.attack.roll', by, with: means.name, on, surprise });
  const assault: Assault = { ...intended, words: spendWords(ctx, by, means.mode) };
  payMind(ctx, by, { for: means.name, cost: means.mindCost, rule: 'noppa.spell.mind-cost' });
  const isSpell = means.mode === 'spell';
  const zone = zoneOf(ctx, on);
  setOff(ctx, {
    by,
    what: isSpell ? ['cast', 'attack'] : ['attack'],
    closingIn: means.mode === 'melee' ? on : [],
  });
  if (isUp(ctx.world, by) && means.mode !== 'melee' && !means.handy)
    freeStrikes(ctx, by, 'noppa.freestrike.triggers');
  if (!canStillUse(ctx, assault))
    return ctx.emit({ type: 'thwarted', rule: 'noppa.freestrike.interrupts', who: by, what: means.name });
  fall(ctx, { ...assault, on: on.filter((id) => isStillStruck(ctx, assault, id, zone)) });
}

/** The zone an attack is aimed at; all targets of an area attack are in one zone. @ruling R14 */
const zoneOf = ({ world }: NoppaCtx, [first]: readonly CreatureId[]): string | undefined =>
  first === undefined ? undefined : creature(world, first).zone;

/** Whether the attacker is still up and still has its weapon. @rule noppa.freestrike.interrupts */
function canStillUse({ world }: NoppaCtx, { by, means }: Assault): boolean {
  const one = creature(world, by);
  return isUp(world, by) && inHand(one, means) && !barred(one, means);
}

/**
 * An area attack hits the zone it was aimed at: creatures that have left the zone are not hit.
 *
 * @rule noppa.ready.trigger
 * @ruling R14
 */
const isStillStruck = (ctx: NoppaCtx, assault: Assault, id: CreatureId, zone: string | undefined): boolean =>
  isUp(ctx.world, id) &&
  reaches(ctx, assault, id) &&
  (!assault.means.area || creature(ctx.world, id).zone === zone);

/** A melee attack needs a target in the same zone. @rule noppa.melee.formation */
const reaches = ({ world }: NoppaCtx, { by, means }: Assault, on: CreatureId): boolean =>
  withinReach(world, creature(world, by), means, creature(world, on));

/**
 * Carries out the attack. The melee forms before the roll, or after it if the options say so.
 *
 * @rule noppa.melee.formation
 */
function fall(ctx: NoppaCtx, assault: Assault): void {
  const { by, means, on } = assault;
  if (on.length === 0)
    return ctx.emit({ type: 'thwarted', rule: 'noppa.ready.trigger', who: by, what: means.name });
  const joins = drawsIn(ctx.world, assault);
  const first = ctx.world.options.meleeJoin === 'before-roll';
  if (joins && first) comeToBlows(ctx, [by, ...on]);
  if (rolls(creature(ctx.world, by))) fromPlayer(ctx, assault);
  else fromFoe(ctx, assault);
  if (joins && !first && isUp(ctx.world, by)) {
    comeToBlows(ctx, [by, ...on]);
    endIdleMelees(ctx);
  }
}

/**
 * Foes do not roll attacks: the target rolls a defence. The game master decides an attack of a foe on a foe.
 *
 * @rule noppa.dice.players-roll
 * @ruling R1
 */
function fromFoe(ctx: NoppaCtx, assault: Assault): void {
  const { by, means, on, surprise } = assault;
  const tn = score([{ rule: 'noppa.dice.gm-sets-tn', what: means.name, how: 'add', value: means.tn ?? 0 }]);
  const incoming: Incoming = { ...means, by, surprise, tn: () => tn, rule: 'noppa.defence.failure' };
  defend(
    ctx,
    incoming,
    on.filter((id) => rolls(creature(ctx.world, id))),
  );
  for (const id of on.filter((one) => !rolls(creature(ctx.world, one)))) gmDecides(ctx, assault, id);
}

function gmDecides(ctx: NoppaCtx, { by, means }: Assault, on: CreatureId): void {
  const label = { name: 'foe-against-foe', rule: 'noppa.dice.players-roll' };
  const hit = ctx.choose(label, 'gm', oneOf(['hits', 'misses'])) === 'hits';
  ctx.emit({ type: 'struck', rule: 'noppa.dice.players-roll', by, on, hit });
  const damage = score([
    { rule: 'noppa.dice.players-roll', what: means.name, how: 'add', value: means.damage },
  ]);
  if (hit) harm(ctx, { who: on, by, damage, effects: means.effects, rule: 'noppa.dice.players-roll' });
}

/**
 * Each foe gets its own attack roll, a swarm one in all. Comrades in the area defend, and the attacker does not roll
 * against them.
 *
 * @rule noppa.attack.area-per-target
 * @rule noppa.attack.area-swarm
 * @rule noppa.attack.friendly-fire
 * @ruling R14
 */
function fromPlayer(ctx: NoppaCtx, assault: Assault): void {
  const { by, means, on } = assault;
  const held = heldFor(ctx, by, means.mode, means.item);
  const best = riposteTarget(ctx, by, on);
  const aims = on.map((id): Aim => ({ on: id, held, ripostes: id === best }));
  const comrades = aims.filter((aim) => rolls(creature(ctx.world, aim.on)));
  for (const aim of aims) {
    if (!comrades.includes(aim) && isUp(ctx.world, aim.on) && isUp(ctx.world, by)) strike(ctx, assault, aim);
  }
  if (comrades.length > 0) friendlyFire(ctx, assault, comrades);
}

/**
 * Without an attack roll there are no extra successes: a failed defence takes the base damage.
 *
 * @rule noppa.attack.friendly-fire
 */
function friendlyFire(ctx: NoppaCtx, assault: Assault, aims: readonly Aim[]): void {
  const { by, means, surprise } = assault;
  const tns = new Map(aims.map((aim) => [aim.on, halfOf(aimPool(ctx, assault, aim).dice)]));
  for (const { on, ripostes } of aims) if (ripostes) spendRiposte(ctx, by, on);
  const tn = (on: CreatureId): Score => tns.get(on) ?? score([]);
  const incoming: Incoming = { ...means, effects: [], by, surprise, tn, rule: 'noppa.attack.friendly-fire' };
  defend(
    ctx,
    incoming,
    aims.map(({ on }) => on),
  );
  endIdleMelees(ctx);
}

/** Half of the full attack pool, rounded up, at least 1. @rule noppa.attack.friendly-fire-tn */
const halfOf = (pool: Score): Score =>
  andThen(
    pool,
    { rule: 'noppa.attack.friendly-fire-tn', what: 'half', how: 'shared-by', value: 2 },
    { rule: 'noppa.attack.friendly-fire-tn', what: 'least', how: 'at-least', value: 1 },
  );
