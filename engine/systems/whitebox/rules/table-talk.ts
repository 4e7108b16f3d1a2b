import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Attempt, Gear, Inflict, Mounting, Outdoors, SetLoad } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { event, ofWhom } from '../declare.ts';
import type { Mount } from '../tables.ts';
import { gain } from './hazard.ts';
import { improvise } from './improvise.ts';

export const gearHeld = event('gear-held', fields<{ who: CreatureId; hand: readonly string[] }>(), {
  writeCreature: (draft, { hand }) => {
    draft.weapons = draft.weapons.map((weapon) => {
      const inHand = hand.includes(weapon.id);
      return inHand === weapon.inHand ? weapon : { ...weapon, inHand, ready: inHand };
    });
  },
});
export const loadSet = event('load-set', fields<{ who: CreatureId; pounds: number }>(), {
  audience: ofWhom,
  writeCreature: (draft, { pounds }) => {
    draft.load = pounds;
  },
});
export const mounted = event('mounted', fields<{ who: CreatureId; mount: Mount }>(), {
  writeCreature: (draft, { mount }) => {
    draft.mount = mount;
  },
});

/** What no rule covers is never refused for that: the Referee says what comes of it. @rule whitebox.referee.uncovered-situations */
export const attempt = (ctx: WhiteboxCtx, action: Attempt): void => improvise(ctx, action);

/** @rule whitebox.play.conversation-loop */
export function inflict(ctx: WhiteboxCtx, { who, condition, gained, minutes }: Inflict): void {
  const rule = 'whitebox.play.conversation-loop';
  if (gained) return gain(ctx, who, condition, minutes === undefined ? null : ctx.world.clock + minutes);
  const has = creature(ctx.world, who).conditions.some(({ name }) => name === condition);
  if (has) ctx.emit({ type: 'condition-lost', rule, who, condition });
}

/** Out of a fight at will. @rule whitebox.combat.alt-missile-phase */
export const gear = (ctx: WhiteboxCtx, { by: who, hand }: Gear): void =>
  ctx.emit({ type: 'gear-held', rule: 'whitebox.combat.alt-missile-phase', who, hand });

/** @rule whitebox.movement.base-rate */
export const setLoad = (ctx: WhiteboxCtx, { who, pounds }: SetLoad): void =>
  ctx.emit({ type: 'load-set', rule: 'whitebox.movement.base-rate', who, pounds });

/** @rule whitebox.joust.horse-bonus */
export const mounting = (ctx: WhiteboxCtx, { who, mount }: Mounting): void =>
  ctx.emit({ type: 'mounted', rule: 'whitebox.joust.horse-bonus', who, mount });

/** @rule whitebox.travel.combat-yards */
export const outdoors = (ctx: WhiteboxCtx, { outdoors: outside }: Outdoors): void =>
  ctx.emit({ type: 'outdoors-set', rule: 'whitebox.travel.combat-yards', outdoors: outside });
