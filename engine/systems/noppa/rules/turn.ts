import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  findFight,
  getCreature,
  getFight,
  memoizeRecent,
  numberBetween,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { action, endWait, event, writeFight } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import type { Creature, Fight, World } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { heldItemsField, MAX_WORDS, words } from './fields.ts';
import { holdItems } from './gear.ts';
import { beginRound } from './initiative.ts';
import { cannotAfford, cannotHold, notOnTick } from './may-act.ts';
import { isCreatureUp, isUp } from './melee.ts';
import { availableActions, pay } from './pay.ts';
import { keepReadinessOver, payUpkeep } from './ready.ts';
import { MAX_CARRIED_ACTIONS } from './tables.ts';

/** `who`: the creatures that may act on this tick. A tick that belongs only to a hidden creature is not reported. */
export const tickBegan = event('tick-began', fields<{ tick: number; who: readonly CreatureId[] }>(), {
  writeWorld: writeFight((fight, { tick }) => {
    fight.tick = tick;
    fight.phase = 'acting';
    fight.passed = [];
  }),
});

export const roundEnded = event('round-ended', fields<{ pending: readonly CreatureId[] }>(), {
  writeWorld: writeFight((fight, { pending }) => {
    fight.tick = 0;
    fight.phase = 'round-end';
    fight.pending = pending;
    fight.passed = [];
  }),
});

export const passed = event('passed', fields<{ who: CreatureId; actions: number }>(), {
  writeCreature: (creature, { actions }) => {
    creature.actions = actions;
  },
  writeWorld: writeFight((fight, { who }) => {
    fight.passed = [...fight.passed, who];
  }),
});

/** `lost`: the actions that could not be carried. */
export const delayed = event('delayed', fields<{ who: CreatureId; carried: number; lost?: number }>(), {
  writeCreature: (creature, { carried }) => {
    creature.actions = 0;
    creature.carried = carried;
  },
  writeWorld: writeFight(endWait),
});

export const letGo = event('let-go', fields<{ who: CreatureId }>(), { writeWorld: writeFight(endWait) });

export const acted = event('acted', fields<{ who: CreatureId; what: string }>());

/**
 * Returns whose turn it is: on a tick, the creatures with that many actions left act in the fixed order.
 * @rule noppa.init.countdown
 */
export const whoseTurn = (world: World): CreatureId | undefined => findWhoseTurn(world, null, null);

// remembered: whatever is considered in one world asks for it
const findWhoseTurn = memoizeRecent((world: World): CreatureId | undefined => {
  const fight = findFight(world);
  if (fight?.phase !== 'acting') return undefined;
  for (const id of fight.order) if (isDueOnTick(fight, getCreature(world, id))) return id;
  return undefined;
}, 1);

/** A creature that passed is asked again on every lower tick. @rule noppa.init.passing */
function isDueOnTick({ tick, passed }: Fight, creature: Creature): boolean {
  return (
    creature.actions >= tick &&
    creature.readied === null &&
    isCreatureUp(creature) &&
    !passed.includes(creature.id)
  );
}

/** Returns the creatures that must act or decide now. */
export function creaturesToAct(world: World): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight) return [];
  if (fight.phase !== 'acting') return fight.pending.filter((id) => isUp(world, id));
  const who = whoseTurn(world);
  return who === undefined ? [] : [who];
}

/** Advances the fight until a creature must act or the fight is over. */
export function advance(ctx: NoppaCtx): void {
  while (findFight(ctx.world) && !endIfDecided(ctx) && creaturesToAct(ctx.world).length === 0)
    advancePhase(ctx, getFight(ctx.world));
}

function advancePhase(ctx: NoppaCtx, fight: Fight): void {
  const next = fight.phase === 'round-end' ? 0 : nextTick(ctx.world, fight);
  if (next > 0) return beginTick(ctx, next);
  if (fight.phase === 'round-end') return closeRound(ctx, fight);
  const pending = fight.order.filter((id) => canDelay(ctx.world, getCreature(ctx.world, id)));
  ctx.emit({ type: 'round-ended', rule: 'noppa.init.countdown', pending });
}

/** The next lower tick on which a creature can act. @rule noppa.init.countdown */
function nextTick(world: World, { order, tick, phase }: Fight): number {
  let next = 0;
  for (const id of order) {
    const creature = getCreature(world, id);
    const own = phase === 'initiative' ? creature.actions : Math.min(creature.actions, tick - 1);
    if (own > next && isCreatureUp(creature)) next = own;
  }
  return next;
}

/**
 * Before the acts of a tick, ready creatures with that number decide whether to stay ready.
 * @rule noppa.ready.upkeep
 */
function beginTick(ctx: NoppaCtx, tick: number): void {
  const { order } = getFight(ctx.world);
  const who = order.filter((id) => {
    const creature = getCreature(ctx.world, id);
    return creature.actions >= tick && isCreatureUp(creature);
  });
  ctx.emit({ type: 'tick-began', rule: 'noppa.init.countdown', tick, who });
  for (const id of order) {
    const creature = getCreature(ctx.world, id);
    if (creature.readied && creature.actions === tick && isCreatureUp(creature)) payUpkeep(ctx, id);
  }
}

/**
 * Whether the creature may carry actions over: only at the end of a round, only players' creatures, and only if the
 * options allow it.
 * @rule noppa.delay.carry @rule noppa.delay.limits @rule noppa.delay.npc-none
 */
export function canDelay(world: World, creature: Creature): boolean {
  const { delay } = world.options;
  if (delay === 'off' || creature.kind !== 'player' || !isCreatureUp(creature)) return false;
  return creature.actions > (delay === 'pay-one' ? 1 : 0);
}

/** @rule noppa.delay.carry @ruling R17 */
export const delay = action('delay', {
  fields: { by: creatureId },
  refuses: (world, { by }) => cannotDelay(world, by),
  resolve: (ctx, { by }) => {
    const { actions } = getCreature(ctx.world, by);
    const carried =
      ctx.world.options.delay === 'pay-one' ? actions - 1 : Math.min(MAX_CARRIED_ACTIONS, actions);
    const lost = actions - carried;
    ctx.emit({ type: 'delayed', rule: 'noppa.delay.carry', who: by, carried, ...(lost > 0 && { lost }) });
  },
});

/** @rule noppa.delay.limits */
function cannotDelay(world: World, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight) return refuseNoppa('no-fight');
  if (fight.phase !== 'round-end') return refuseNoppa('only-at-round-end');
  const isAllowed = fight.pending.includes(who) && canDelay(world, getCreature(world, who));
  return isAllowed ? undefined : refuseNoppa('cannot-delay', { who });
}

/**
 * Ends the round: actions that were not carried are lost, readiness may be kept, and the next round begins.
 * @rule noppa.ready.carry-over
 */
function closeRound(ctx: NoppaCtx, { order, round }: Fight): void {
  for (const id of order)
    if (getCreature(ctx.world, id).readied && isUp(ctx.world, id)) keepReadinessOver(ctx, id);
  beginRound(ctx, round + 1);
}

/** Passing keeps actions for reactions, or costs one if the options say so. @rule noppa.init.passing */
export const pass = action('pass', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const fight = findFight(world);
    return fight?.phase === 'round-end' && fight.pending.includes(by) ? undefined : notOnTick(world, by);
  },
  resolve: (ctx, { by }) => {
    if (getFight(ctx.world).phase === 'round-end')
      return ctx.emit({ type: 'let-go', rule: 'noppa.delay.limits', who: by });
    const { actions } = getCreature(ctx.world, by);
    const burnt = ctx.world.options.passing === 'burn' ? 1 : 0;
    ctx.emit({ type: 'passed', rule: 'noppa.init.passing', who: by, actions: actions - burnt });
  },
});

/** Any other activity that takes time, at a cost set by the game master. @rule noppa.action.costs */
export const act = action('act', {
  fields: {
    by: creatureId,
    cost: countingNumber.max(20).default(1),
    what: words,
    hold: heldItemsField.optional(),
  },
  refuses: (world, { by, cost, hold: held }) =>
    notOnTick(world, by) ?? cannotHold(getCreature(world, by), held) ?? cannotAfford(world, by, cost),
  resolve: (ctx, { by, cost, what, hold: held }) => {
    holdItems(ctx, by, held);
    pay(ctx, by, { for: 'other', cost, rule: 'noppa.action.costs' });
    ctx.emit({ type: 'acted', rule: 'noppa.action.costs', who: by, what });
  },
  offers: (world, creature) => {
    const max = availableActions(world, creature);
    if (max <= 0 || notOnTick(world, creature.id)) return [];
    const slots = { cost: numberBetween(1, max), what: textUpTo(MAX_WORDS) };
    return [{ action: { type: 'act', by: creature.id }, slots }];
  },
});

/** Ends the fight if at most one side has creatures that are up; returns whether it did. @ruling R5 */
function endIfDecided(ctx: NoppaCtx): boolean {
  const winner = onlySide(ctx.world, getFight(ctx.world));
  if (winner === undefined) return false;
  ctx.emit({ type: 'fight-ended', rule: 'noppa.body.faint', winner });
  return true;
}

/** The only side with creatures up, `null` if there is none, undefined if there are several. */
function onlySide(world: World, { order }: Fight): string | null | undefined {
  let only: string | null = null;
  for (const id of order) {
    const creature = getCreature(world, id);
    if (creature.side === only || !isCreatureUp(creature)) continue;
    if (only !== null) return undefined;
    only = creature.side;
  }
  return only;
}
