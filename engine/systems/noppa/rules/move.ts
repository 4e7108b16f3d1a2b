import { type CreatureId, creature, fields, type Reason, type Score, score, theFight } from '@arbitro/kernel';
import type { Leave, Move } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { clearTurn, endWait, event, writeFight } from '../declare.ts';
import { type Border, type Creature, meleeOf, type World } from '../state.ts';
import { COSTS } from '../tables.ts';
import { freeStrikes } from './free-strike.ts';
import { hold } from './gear.ts';
import { setOff } from './go-off.ts';
import { isUp, leaveMelee, overwhelms } from './melee.ts';
import { pay } from './pay.ts';

export const moved = event('moved', fields<{ who: CreatureId; from: string; to: string }>(), {
  writeCreature: (one, { to }) => {
    one.zone = to;
  },
});

export const left = event('left', fields<{ who: CreatureId; order: readonly CreatureId[] }>(), {
  inner: ['order'],
  writeCreature: clearTurn,
  writeWorld: writeFight((fight, { who, order }) => {
    fight.order = order;
    endWait(fight, { who });
  }),
});

/** The border between two zones, if they touch. */
export const borderOf = ({ borders }: World, from: string, to: string): Border | undefined =>
  borders.find(({ between }) => between.includes(from) && between.includes(to) && from !== to);

/** Into a zone that touches one's own, or out of a melee in it. @rule noppa.move.zone */
export const canGo = (world: World, { zone }: Creature, to: string): boolean =>
  zone === to || borderOf(world, zone, to) !== undefined;

/**
 * From zone to zone, over difficult ground, withdrawing; out of a melee inside a zone costs like a move.
 *
 * @rule noppa.move.zone
 * @rule noppa.move.difficult
 * @rule noppa.move.withdraw
 */
export function moveCost(world: World, { zone }: Creature, to: string, withdraw: boolean): Score {
  const hard = borderOf(world, zone, to)?.difficult === true;
  const steps: Reason[] = [
    hard
      ? { rule: 'noppa.move.difficult', what: 'difficult', how: 'add', value: COSTS.difficultMove }
      : { rule: 'noppa.move.zone', what: 'move', how: 'add', value: COSTS.move },
  ];
  if (withdraw)
    steps.push({ rule: 'noppa.move.withdraw', what: 'withdraw', how: 'add', value: COSTS.withdraw });
  return score(steps);
}

export function move(ctx: NoppaCtx, { by, to, withdraw = false, hold: held }: Move): void {
  hold(ctx, by, held);
  const { value: cost, because } = moveCost(ctx.world, creature(ctx.world, by), to, withdraw);
  const rule = withdraw ? 'noppa.move.withdraw' : 'noppa.move.zone';
  pay(ctx, by, { for: withdraw ? 'withdraw' : 'move', cost, rule, because });
  goTo(ctx, by, to, withdraw);
}

/**
 * Out of a melee without overwhelming odds there are free strikes first; whoever faints stays.
 *
 * @rule noppa.move.leave-melee
 * @rule noppa.freestrike.interrupts
 */
export function goTo(ctx: NoppaCtx, who: CreatureId, to: string, withdraw: boolean): void {
  if (!getsAway(ctx, who, withdraw)) return;
  const { zone: from } = creature(ctx.world, who);
  if (from === to) return;
  ctx.emit({ type: 'moved', rule: 'noppa.move.zone', who, from, to });
  setOff(ctx, { by: who, what: ['approach'], closingIn: [] });
}

/** What others do about it comes first; then whoever is still up is out of the melee. */
function getsAway(ctx: NoppaCtx, who: CreatureId, withdraw: boolean): boolean {
  setOff(ctx, { by: who, what: ['move'], closingIn: [] });
  if (isUp(ctx.world, who) && !withdraw && isHeld(ctx.world, who))
    freeStrikes(ctx, who, 'noppa.move.leave-melee');
  const isFree = isUp(ctx.world, who);
  if (isFree) leaveMelee(ctx, who);
  else ctx.emit({ type: 'thwarted', rule: 'noppa.freestrike.interrupts', who, what: 'move' });
  return isFree;
}

/** In a melee in which one's own side does not have overwhelming odds. @rule noppa.move.leave-melee */
export function isHeld(world: World, who: CreatureId): boolean {
  const melee = meleeOf(world, who);
  return melee !== undefined && overwhelms(world, melee) !== creature(world, who).side;
}

/**
 * Out of the fight altogether, from outside any melee, at the price of a move. Whoever waits for somebody to move off
 * comes in between.
 *
 * @rule noppa.ready.trigger
 * @ruling R10
 */
export function leave(ctx: NoppaCtx, { by }: Leave): void {
  pay(ctx, by, { for: 'move', cost: COSTS.move, rule: 'noppa.move.zone' });
  if (!getsAway(ctx, by, false)) return;
  const order = theFight(ctx.world).order.filter((id) => id !== by);
  ctx.emit({ type: 'left', rule: 'noppa.move.zone', who: by, order });
}
