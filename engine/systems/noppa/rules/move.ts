import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  getFight,
  type Reason,
  type Score,
  score,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, clearTurn, endWait, event, writeFight } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import { type Border, type Creature, meleeOf, type World } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { heldItemsField } from './fields.ts';
import { freeStrikes } from './free-strike.ts';
import { holdItems } from './gear.ts';
import { triggerReadied } from './go-off.ts';
import { cannotAfford, cannotHold, notOnTick, unknownZone } from './may-act.ts';
import { findOverwhelmingSide, isUp, leaveMelee } from './melee.ts';
import { pay } from './pay.ts';
import { COSTS } from './tables.ts';

export const moved = event('moved', fields<{ who: CreatureId; from: string; to: string }>(), {
  writeCreature: (creature, { to }) => {
    creature.zone = to;
  },
});

export const left = event('left', fields<{ who: CreatureId; order: readonly CreatureId[] }>(), {
  privateFields: ['order'],
  writeCreature: clearTurn,
  writeWorld: writeFight((fight, { who, order }) => {
    fight.order = order;
    endWait(fight, { who });
  }),
});

/** The border between two zones, or undefined if they are not adjacent. */
const findBorder = ({ borders }: World, from: string, to: string): Border | undefined =>
  borders.find(({ between }) => between.includes(from) && between.includes(to) && from !== to);

/** Whether the destination is an adjacent zone, or the own zone to leave a melee. @rule noppa.move.zone */
export const canGo = (world: World, { zone }: Creature, to: string): boolean =>
  zone === to || findBorder(world, zone, to) !== undefined;

/**
 * Returns the cost of a move: between zones, over difficult ground, withdrawing. Leaving a melee within a zone costs
 * like a move.
 * @rule noppa.move.zone @rule noppa.move.difficult @rule noppa.move.withdraw
 */
export function moveCost(world: World, { zone }: Creature, to: string, withdraw: boolean): Score {
  const hard = findBorder(world, zone, to)?.difficult === true;
  const steps: Reason[] = [
    hard
      ? { rule: 'noppa.move.difficult', what: 'difficult', how: 'add', value: COSTS.difficultMove }
      : { rule: 'noppa.move.zone', what: 'move', how: 'add', value: COSTS.move },
  ];
  if (withdraw)
    steps.push({ rule: 'noppa.move.withdraw', what: 'withdraw', how: 'add', value: COSTS.withdraw });
  return score(steps);
}

export const move = action('move', {
  fields: {
    by: creatureId,
    /** The destination zone; the own zone to leave a melee and stay in it. */
    to: nameText,
    withdraw: z.boolean().optional(),
    hold: heldItemsField.optional(),
  },
  refuses: (world, moving) => cannotMove(world, moving),
  resolve: (ctx, { by, to, withdraw = false, hold: held }) => {
    holdItems(ctx, by, held);
    const { value: cost, because } = moveCost(ctx.world, getCreature(ctx.world, by), to, withdraw);
    const rule = withdraw ? 'noppa.move.withdraw' : 'noppa.move.zone';
    pay(ctx, by, { for: withdraw ? 'withdraw' : 'move', cost, rule, because });
    moveToZone(ctx, by, to, withdraw);
  },
  /** A creature that is not held in a melee is not offered withdrawal, which would only cost more. */
  offers: (world, { id: by }) => {
    const ways = isHeld(world, by) ? [{}, { withdraw: true }] : [{}];
    return world.zones.flatMap((to) =>
      ways
        .filter((way) => !cannotMove(world, { by, to, ...way }))
        .map((way) => ({ action: { type: 'move', by, to, ...way }, slots: {} })),
    );
  },
});

interface MoveTerms {
  readonly by: CreatureId;
  readonly to: string;
  readonly withdraw?: boolean | undefined;
  readonly hold?: readonly string[] | undefined;
}

function cannotMove(world: World, { by, to, withdraw = false, hold: held }: MoveTerms): Verdict {
  const creature = getCreature(world, by);
  return (
    notOnTick(world, by) ??
    cannotHold(creature, held) ??
    hasNoWay(world, creature, to) ??
    cannotAfford(world, by, moveCost(world, creature, to, withdraw).value)
  );
}

export function hasNoWay(world: World, { id: who, zone: from }: Creature, to: string): Verdict {
  if (from === to) return meleeOf(world, who) ? undefined : refuseNoppa('nowhere-to-go', { who });
  return (
    unknownZone(world, to) ?? (findBorder(world, from, to) ? undefined : refuseNoppa('no-way', { from, to }))
  );
}

/**
 * Moves the creature. Leaving a melee without overwhelming odds gives free strikes first; a creature that faints stays.
 * @rule noppa.move.leave-melee @rule noppa.freestrike.interrupts
 */
export function moveToZone(ctx: NoppaCtx, who: CreatureId, to: string, withdraw: boolean): void {
  if (!escapesMelee(ctx, who, withdraw)) return;
  const { zone: from } = getCreature(ctx.world, who);
  if (from === to) return;
  ctx.emit({ type: 'moved', rule: 'noppa.move.zone', who, from, to });
  triggerReadied(ctx, { by: who, what: ['approach'], closingIn: [] });
}

/** Reactions come first; a creature that is still up then leaves the melee. */
function escapesMelee(ctx: NoppaCtx, who: CreatureId, withdraw: boolean): boolean {
  triggerReadied(ctx, { by: who, what: ['move'], closingIn: [] });
  if (isUp(ctx.world, who) && !withdraw && isHeld(ctx.world, who))
    freeStrikes(ctx, who, 'noppa.move.leave-melee');
  const isFree = isUp(ctx.world, who);
  if (isFree) leaveMelee(ctx, who);
  else ctx.emit({ type: 'thwarted', rule: 'noppa.freestrike.interrupts', who, what: 'move' });
  return isFree;
}

/** Whether the creature is in a melee without overwhelming odds for its side. @rule noppa.move.leave-melee */
export function isHeld(world: World, who: CreatureId): boolean {
  const melee = meleeOf(world, who);
  return melee !== undefined && findOverwhelmingSide(world, melee) !== getCreature(world, who).side;
}

/**
 * Leaves the fight, from outside any melee, for the cost of a move. Creatures readied for a departure react first.
 * @rule noppa.ready.trigger @ruling R10
 */
export const leave = action('leave', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const held = meleeOf(world, by) ? refuseNoppa('in-melee', { who: by }) : undefined;
    return notOnTick(world, by) ?? held ?? cannotAfford(world, by, COSTS.move);
  },
  resolve: (ctx, { by }) => {
    pay(ctx, by, { for: 'move', cost: COSTS.move, rule: 'noppa.move.zone' });
    if (!escapesMelee(ctx, by, false)) return;
    const order = getFight(ctx.world).order.filter((id) => id !== by);
    ctx.emit({ type: 'left', rule: 'noppa.move.zone', who: by, order });
  },
});
