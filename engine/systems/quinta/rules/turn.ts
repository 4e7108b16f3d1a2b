import {
  type CreatureId,
  creatureId,
  type Draft,
  fields,
  findFight,
  getCreature,
  getFight,
  listFactKeys,
  refuse,
  requireFight,
  SOMEONE,
} from '@arbitro/kernel';
import { updateCreature } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { type Budget, type Creature, type Fight, FULL_BUDGET, type World } from '../state.ts';
import { hasEffect, isIncapacitated } from './active-effects.ts';
import { canMove, isControlled, isInOrder, whoseTurn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { countDownConditions, gainCondition } from './conditions.ts';
import { actConfused } from './confused.ts';
import { rollDeathSaveAtStart } from './death.ts';
import { isInPlay } from './distance.ts';
import { saveAtEnd } from './ending-saves.ts';
import { burnAtStart, chokeAtEnd } from './hazards.ts';
import { reorderForRound } from './initiative-order.ts';
import { isLarger, listOccupants } from './space.ts';
import { regenerateAtStart, strikeWithAuras } from './start-of-turn.ts';
import { endOngoingActions, updateFight } from './state-writers.ts';
import { SECONDS } from './tables.ts';
import { passRoundFor, wakeSleepers } from './time.ts';
import { rechargeAtStart } from './use-feature.ts';

export const turnBegan = event(
  'turn-began',
  fields<{ who: CreatureId; turn: number; round: number; budget: Budget }>(),
  {
    privateFields: ['budget', 'turn'],
    writeCreature: (next, { budget }) => {
      next.budget = budget;
      endOngoingActions(next);
    },
    writeWorld: (world, { turn, round }) =>
      updateFight(world, (next) => {
        next.turn = turn;
        next.round = round;
      }),
  },
);

export const turnEnded = event('turn-ended', fields<{ who: CreatureId }>());

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  facts: ({ winner }) => (winner === null ? [] : listFactKeys('won', winner)),
  writeWorld: (world, { winner }) => {
    const away = world.creatures.filter(({ gone }) => gone !== null).map(({ id }) => id);
    const next = updateFight(world, (fight) => {
      fight.over = true;
      fight.winner = winner;
      if (away.length > 0) fight.away = away;
    });
    return world.creatures.reduce((now, { id }) => updateCreature(now, id, resetAfterFight), next);
  },
});

/** Flight, surrender and effects until the next turn end with the fight. @rule quinta.combat.end */
function resetAfterFight(next: Draft<Creature>): void {
  next.gone = null;
  next.budget = FULL_BUDGET;
  endOngoingActions(next);
}

/** Returns the creatures that must act. */
export function creaturesToAct(world: World): readonly CreatureId[] {
  const who = whoseTurn(world);
  return who === undefined ? [] : [who];
}

/** Whether the creature still has an action or movement this turn. @rule quinta.death.unconscious */
function canPlay(world: World, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  if (!isInPlay(creature) || isControlled(world, who)) return false;
  return !isIncapacitated(world, creature) || canMove(world, creature);
}

/**
 * Advances to the next creature that can act, or ends the fight. If no creature can act for a full round, the fight
 * still waits for one, so that the game master decides what happens.
 * @rule quinta.combat.rounds
 */
export function advance(ctx: QuintaCtx): void {
  for (let left = findFight(ctx.world)?.order.length ?? 0; left > 0; left--) {
    if (endIfDecided(ctx)) return;
    const who = whoseTurn(ctx.world);
    if (who === undefined || canPlay(ctx.world, who)) return;
    endTurnOf(ctx, who);
  }
  if (findFight(ctx.world)) endIfDecided(ctx);
}

/** @rule quinta.turn.nothing */
export const endTurn = action('end-turn', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const off = requireFight(world);
    if (off) return off;
    if (!isInOrder(world, by)) return refuse('not-in-fight', { who: by });
    const whose = whoseTurn(world) ?? SOMEONE;
    return whose === by ? undefined : refuse('not-your-turn', { who: by, whose });
  },
  resolve: (ctx, { by }) => endTurnOf(ctx, by),
});

/** A controlled mount's turn ends with its rider's. @rule quinta.mounted.controlled */
function endTurnOf(ctx: QuintaCtx, who: CreatureId): void {
  const { rides } = getCreature(ctx.world, who);
  if (!isControlled(ctx.world, who)) {
    closeTurn(ctx, who);
    if (rides !== null && isControlled(ctx.world, rides)) closeTurn(ctx, rides);
  }
  const next = findNextTurn(ctx.world, getFight(ctx.world));
  const isNewRound = next.round > getFight(ctx.world).round;
  if (isNewRound) passRound(ctx);
  if (endIfDecided(ctx)) return;
  const first = isNewRound ? reorderForRound(ctx) : undefined;
  beginTurn(ctx, first === undefined ? next : { ...next, turn: first });
}

/**
 * Passes the round for creatures that have no turns: they burn, suffocate or make death saves, and timed effects run
 * out.
 * @rule quinta.combat.rounds @ruling R102
 */
function passRound(ctx: QuintaCtx): void {
  ctx.emit({ type: 'time-passed', rule: 'quinta.combat.rounds', clock: ctx.world.clock + SECONDS.round });
  for (const creature of ctx.world.creatures)
    if (creature.life !== 'dead' && (creature.gone !== null || !isInOrder(ctx.world, creature.id)))
      passRoundFor(ctx, creature.id);
  wakeSleepers(ctx);
}

interface TurnPosition {
  readonly turn: number;
  readonly round: number;
}

/** The next present creature in the order; after the last one a new round begins. @rule quinta.initiative.order */
function findNextTurn(world: World, { order, turn, round }: Fight): TurnPosition {
  for (let far = 1; far <= order.length; far++) {
    const index = (turn + far) % order.length;
    const who = order[index]?.who;
    if (who !== undefined && isInPlay(getCreature(world, who)))
      return { turn: index, round: turn + far >= order.length ? round + 1 : round };
  }
  return { turn, round: round + 1 };
}

export function beginTurn(ctx: QuintaCtx, place: TurnPosition): void {
  const who = getFight(ctx.world).order[place.turn]?.who;
  if (who !== undefined) beginTurnOf(ctx, who, place);
}

/**
 * Restores the budget, ends effects that lasted until now, then resolves what happens at the start of a turn.
 * @rule quinta.turn.move-and-action @rule quinta.actions.reaction @rule quinta.combat.rounds
 */
export function beginTurnOf(ctx: QuintaCtx, who: CreatureId, { turn, round }: TurnPosition): void {
  const rule = 'quinta.turn.move-and-action';
  ctx.emit({ type: 'turn-began', rule, who, turn, round, budget: FULL_BUDGET });
  burnAtStart(ctx, who);
  regenerateAtStart(ctx, who);
  strikeWithAuras(ctx, who);
  actConfused(ctx, who);
  rollDeathSaveAtStart(ctx, who);
  if (isInPlay(getCreature(ctx.world, who))) rechargeAtStart(ctx, who);
}

/** Resolves the end of a turn and the effects that end with it. @rule quinta.hazards.suffocation */
function closeTurn(ctx: QuintaCtx, who: CreatureId): void {
  if (isInPlay(getCreature(ctx.world, who))) {
    chokeAtEnd(ctx, who);
    squeezeOut(ctx, who);
    saveAtEnd(ctx, who);
    countDownConditions(ctx, who);
  }
  ctx.emit({ type: 'turn-ended', rule: 'quinta.combat.rounds', who });
}

/**
 * If the options say so, a creature that ends its turn in another's space falls prone.
 * @rule quinta.movement.end-in-occupied @ruling R51
 */
function squeezeOut(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  if (ctx.world.options.endInOccupied === 'document' || !creature.at || creature.size === 'tiny') return;
  const others = listOccupants(ctx.world, creature, creature.at);
  if (others.every((other) => isLarger(creature, other)) || hasEffect(ctx.world, creature, 'crawls')) return;
  gainCondition(ctx, { who, condition: 'prone', cause: 'crowded', rule: 'quinta.movement.end-in-occupied' });
}

/**
 * The fight is decided when at most one side still has a creature that is neither unconscious, dead nor gone.
 * @rule quinta.combat.end
 */
function endIfDecided(ctx: QuintaCtx): boolean {
  const fight = findFight(ctx.world);
  if (!fight) return true;
  const winner = findOnlySide(ctx.world, fight);
  if (winner === undefined) return false;
  ctx.emit({ type: 'fight-ended', rule: 'quinta.combat.end', winner });
  return true;
}

/** @rule quinta.combat.end */
export const isDefeated = (world: World, creature: Creature): boolean =>
  !isInPlay(creature) || hasEffect(world, creature, 'unaware');

/** The only side with creatures left, `null` if there is none, undefined if there are several. */
function findOnlySide(world: World, { order }: Fight): string | null | undefined {
  let only: string | null = null;
  for (const { who } of order) {
    const creature = getCreature(world, who);
    const { side } = creature;
    if (side === only || isDefeated(world, creature)) continue;
    if (only !== null) return undefined;
    only = side;
  }
  return only;
}
