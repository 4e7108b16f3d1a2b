import { type CreatureId, creature, fields, type Label, oneOf } from '@arbitro/kernel';
import type { BreakReadiness, Ready } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { endReadiness, event, ofWhom } from '../declare.ts';
import type { ReadiedAct, Trigger } from '../readied.ts';
import type { Creature, World } from '../state.ts';
import { COSTS } from '../tables.ts';
import { hold } from './gear.ts';
import { meansOf } from './means.ts';
import { moveCost } from './move.ts';
import { pay } from './pay.ts';
import { spellOf } from './spell.ts';

export const readinessBegun = event(
  'readiness-begun',
  fields<{
    who: CreatureId;
    act: ReadiedAct;
    cost: number;
    trigger: Trigger;
    words: string;
    spent: number;
  }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { act, cost, trigger, words, spent }) => {
      one.readied = { act, cost, trigger, words, spent };
    },
  },
);

export const readinessHeld = event(
  'readiness-held',
  fields<{ who: CreatureId; spent: number; actions: number }>(),
  {
    writeCreature: (one, { spent, actions }) => {
      one.readied = one.readied && { ...one.readied, spent };
      one.actions = actions;
    },
  },
);

export const readinessKept = event('readiness-kept', fields<{ who: CreatureId }>());

export const readinessLost = event('readiness-lost', fields<{ who: CreatureId }>(), {
  writeCreature: endReadiness,
});

export const readinessBroken = event('readiness-broken', fields<{ who: CreatureId }>(), {
  writeCreature: endReadiness,
});

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
  switch (act.kind) {
    case 'attack':
      return meansOf(one, act.means).cost;
    case 'cast':
      return spellOf(one, act.spell).cost;
    case 'move':
      return moveCost(world, one, act.to, act.withdraw === true).value;
    case 'other':
      return act.cost;
  }
}

const STAY: Label = {
  name: 'ready-upkeep',
  rule: 'noppa.ready.upkeep',
  costs: { stay: { value: COSTS.upkeep, of: 'actions' } },
};

/**
 * Each tick that is one's own: give the readiness up and act, or pay one and stay ready.
 *
 * @rule noppa.ready.upkeep
 */
export function upkeep(ctx: NoppaCtx, who: CreatureId): void {
  const { readied, actions } = creature(ctx.world, who);
  if (!readied) return;
  if (ctx.choose(STAY, who, oneOf(['stay', 'give-up'])) === 'give-up')
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

/** Beside fainting and acting, the game master's word breaks it. @rule noppa.ready.carry-over */
export const breakReadiness = (ctx: NoppaCtx, { who }: BreakReadiness): void =>
  ctx.emit({ type: 'readiness-broken', rule: 'noppa.ready.carry-over', who });
