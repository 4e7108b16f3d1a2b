import { type CreatureId, oneOf, type Reason, score } from '@arbitro/kernel';
import type { GoOff, Ready } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import {
  type Creature,
  creature,
  findCreature,
  type Readied,
  type ReadiedAct,
  type Trigger,
  theFight,
  type World,
} from '../state.ts';
import { COSTS } from '../tables.ts';
import { launch } from './attack.ts';
import { hold } from './gear.ts';
import { barred, findMeans, inHand, type Means, meansOf, withinReach } from './means.ts';
import { isUp } from './melee.ts';
import { goTo, moveCost } from './move.ts';
import { mayReact, pay, react } from './pay.ts';
import { componentsMissing } from './spell.ts';

/** @rule noppa.ready.declare */
export function ready(ctx: NoppaCtx, { by, act, trigger, words, hold: held }: Ready): void {
  hold(ctx, by, held);
  const cost = actCost(ctx.world, creature(ctx.world, by), act);
  pay(ctx, by, { for: 'ready', cost: COSTS.ready, rule: 'noppa.ready.declare' });
  ctx.emit({
    type: 'readiness-begun',
    rule: 'noppa.ready.declare',
    who: by,
    act,
    cost,
    trigger,
    words,
    spent: COSTS.ready,
  });
}

/** What the act would cost on one's own tick. @rule noppa.ready.surcharge */
function actCost(world: World, one: Creature, act: ReadiedAct): number {
  if (act.kind === 'attack') return meansOf(one, act.means).cost;
  return act.kind === 'move' ? moveCost(world, one, act.to, false).value : act.cost;
}

/**
 * Each tick that is one's own: give the readiness up and act, or pay one and stay ready.
 *
 * @rule noppa.ready.upkeep
 */
export function upkeep(ctx: NoppaCtx, who: CreatureId): void {
  const { readied, actions } = creature(ctx.world, who);
  if (!readied) return;
  const label = { name: 'ready-upkeep', rule: 'noppa.ready.upkeep' };
  if (ctx.choose(label, who, oneOf(['stay', 'give-up'])) === 'give-up')
    return ctx.emit({ type: 'readiness-lost', rule: 'noppa.ready.upkeep', who });
  const spent = readied.spent + COSTS.upkeep;
  ctx.emit({
    type: 'readiness-held',
    rule: 'noppa.ready.upkeep',
    who,
    spent,
    actions: actions - COSTS.upkeep,
  });
}

/** Into the next round, with what has been spent so far, or not. @rule noppa.ready.carry-over */
export function keepOver(ctx: NoppaCtx, who: CreatureId): void {
  const label = { name: 'ready-keep', rule: 'noppa.ready.carry-over' };
  const kept = ctx.choose(label, who, oneOf(['keep', 'drop'])) === 'keep';
  ctx.emit({ type: kept ? 'readiness-kept' : 'readiness-lost', rule: 'noppa.ready.carry-over', who });
}

/** Something that may set readied acts off. */
export interface Occasion {
  readonly by: CreatureId;
  /** An attack with a spell is both. */
  readonly what: readonly Exclude<Trigger, 'word'>[];
  /** Whom the one who acts closes in on. */
  readonly closingIn: readonly CreatureId[];
}

/**
 * Whoever is ready for this, and can pay the difference, is asked; the act comes in between.
 *
 * @rule noppa.ready.trigger
 * @ruling R6
 */
export function setOff(ctx: NoppaCtx, occasion: Occasion): void {
  for (const id of theFight(ctx.world).order) {
    const one = creature(ctx.world, id);
    if (one.readied === null || !concerns(ctx.world, one, one.readied, occasion)) continue;
    if (!mayGoOff(ctx.world, one, occasion.by)) continue;
    const label = { name: 'ready-trigger', rule: 'noppa.ready.trigger' };
    if (ctx.choose(label, id, oneOf(['go-off', 'hold'])) === 'go-off') goOffNow(ctx, id, occasion.by);
    if (!isUp(ctx.world, occasion.by)) return;
  }
}

/** Only what an enemy does sets an act off by itself; anything else is said in words. */
function concerns(
  world: World,
  one: Creature,
  { trigger }: Readied,
  { by, what, closingIn }: Occasion,
): boolean {
  if (creature(world, by).side === one.side) return false;
  if (trigger === 'approach' && what.includes('approach')) return creature(world, by).zone === one.zone;
  return what.some((kind) => kind === trigger) || (trigger === 'approach' && closingIn.includes(one.id));
}

/** The difference that is still to pay: the act's cost less what readiness has cost. @rule noppa.ready.surcharge */
function difference({ readied }: Creature): number {
  if (!readied) return 0;
  const steps: readonly Reason[] = [
    { rule: 'noppa.ready.surcharge', what: 'cost', how: 'add', value: readied.cost },
    { rule: 'noppa.ready.surcharge', what: 'spent', how: 'add', value: -readied.spent },
    { rule: 'noppa.ready.trigger', what: 'least', how: 'at-least', value: 0 },
  ];
  return score(steps).value;
}

/** Can the readied act be done now, on whoever set it off? */
export function mayGoOff(world: World, one: Creature, by: CreatureId | undefined): boolean {
  const { readied } = one;
  if (!readied || !mayReact(world, one, difference(one))) return false;
  if (readied.act.kind !== 'attack') return true;
  const means = findMeans(one, readied.act.means);
  const on = findCreature(world, readied.act.on ?? by ?? '');
  return means !== undefined && on !== undefined && canStrikeNow(world, one, means, on);
}

function canStrikeNow(world: World, one: Creature, means: Means, on: Creature): boolean {
  const fits = inHand(one, means) && !barred(one, means) && one.mind >= means.mindCost;
  const free = means.spell === null || componentsMissing(one, means.spell) === undefined;
  const there = theFight(world).order.includes(on.id) && on.id !== one.id && isUp(world, on.id);
  return fits && free && there && withinReach(world, one, means, on);
}

/** A reaction: no change of gear. @rule noppa.ready.trigger @rule noppa.ready.surcharge */
function goOffNow(ctx: NoppaCtx, who: CreatureId, by: CreatureId | undefined): void {
  const one = creature(ctx.world, who);
  const { readied } = one;
  if (!readied) throw new Error(`${who} has nothing readied: it should not have been asked`);
  react(ctx, who, { for: 'readied', cost: difference(one), rule: 'noppa.ready.surcharge' });
  const { act } = readied;
  ctx.emit({
    type: 'went-off',
    rule: 'noppa.ready.trigger',
    who,
    on: act.kind === 'attack' ? (act.on ?? by ?? null) : null,
  });
  perform(ctx, who, act, by);
}

function perform(ctx: NoppaCtx, who: CreatureId, act: ReadiedAct, by: CreatureId | undefined): void {
  switch (act.kind) {
    case 'attack': {
      const on = act.on ?? by;
      if (on === undefined) throw new Error(`${who} has nobody to attack: it should not have been asked`);
      return launch(ctx, {
        by: who,
        means: meansOf(creature(ctx.world, who), act.means),
        on: [on],
        surprise: false,
      });
    }
    case 'move':
      return goTo(ctx, who, act.to, false);
    case 'other':
      return ctx.emit({ type: 'acted', rule: 'noppa.ready.trigger', who, what: act.what });
  }
}

/** Words alone set it off: somebody says that it is now. @rule noppa.ready.trigger */
export function goOff(ctx: NoppaCtx, { by, on }: GoOff): void {
  goOffNow(ctx, by, on);
}
