import {
  type CreatureId,
  creature,
  creatureId,
  type Draft,
  duringFight,
  fields,
  fightOn,
  refuse,
  SOMEONE,
  theFight,
} from '@arbitro/kernel';
import { withCreature } from '../copies.ts';
import { action, event } from '../declare.ts';
import { type Budget, type Creature, type Fight, FULL_BUDGET, type World } from '../state.ts';
import { canStir, inOrder, isLed, whoseTurn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { countDown, gain } from './conditions.ts';
import { strayAtStart } from './confused.ts';
import { deathSaveAtStart } from './death.ts';
import { rechargeAtStart } from './deed.ts';
import { feels, isIncapacitated } from './derived.ts';
import { isThere } from './distance.ts';
import { burnAtStart, chokeAtEnd } from './hazards.ts';
import { isLarger, occupants } from './space.ts';
import { SECONDS } from './tables.ts';
import { passRoundFor, wakeWhoIsDue } from './time.ts';
import { inFight, standBy } from './writing.ts';

export const turnBegan = event(
  'turn-began',
  fields<{ who: CreatureId; turn: number; round: number; budget: Budget }>(),
  {
    inner: ['budget', 'turn'],
    writeCreature: (next, { budget }) => {
      next.budget = budget;
      standBy(next);
    },
    writeWorld: (world, { turn, round }) =>
      inFight(world, (next) => {
        next.turn = turn;
        next.round = round;
      }),
  },
);

export const turnEnded = event('turn-ended', fields<{ who: CreatureId }>());

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: (world, { winner }) => {
    const away = world.creatures.filter(({ gone }) => gone !== null).map(({ id }) => id);
    const next = inFight(world, (fight) => {
      fight.over = true;
      fight.winner = winner;
      if (away.length > 0) fight.away = away;
    });
    return world.creatures.reduce((now, { id }) => withCreature(now, id, comeToRest), next);
  },
});

/** Flight, surrender and effects until the next turn end with the fight. @rule quinta.combat.end */
function comeToRest(next: Draft<Creature>): void {
  next.gone = null;
  next.budget = FULL_BUDGET;
  standBy(next);
}

/** Returns the creatures that must act. */
export function due(world: World): readonly CreatureId[] {
  const who = whoseTurn(world);
  return who === undefined ? [] : [who];
}

/** Whether the creature still has an action or movement this turn. @rule quinta.death.unconscious */
function canPlay(world: World, who: CreatureId): boolean {
  const one = creature(world, who);
  if (!isThere(one) || isLed(world, who)) return false;
  return !isIncapacitated(world, one) || canStir(world, one);
}

/**
 * Advances to the next creature that can act, or ends the fight. If no creature can act for a full round, the fight
 * still waits for one, so that the game master decides what happens.
 *
 * @rule quinta.combat.rounds
 */
export function advance(ctx: QuintaCtx): void {
  for (let left = fightOn(ctx.world)?.order.length ?? 0; left > 0; left--) {
    if (endIfDecided(ctx)) return;
    const who = whoseTurn(ctx.world);
    if (who === undefined || canPlay(ctx.world, who)) return;
    pass(ctx, who);
  }
  if (fightOn(ctx.world)) endIfDecided(ctx);
}

/** @rule quinta.turn.nothing */
export const endTurn = action('end-turn', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const off = duringFight(world);
    if (off) return off;
    if (!inOrder(world, by)) return refuse('not-in-fight', { who: by });
    const whose = whoseTurn(world) ?? SOMEONE;
    return whose === by ? undefined : refuse('not-your-turn', { who: by, whose });
  },
  resolve: (ctx, { by }) => pass(ctx, by),
});

/** A controlled mount's turn ends with its rider's. @rule quinta.mounted.controlled */
function pass(ctx: QuintaCtx, who: CreatureId): void {
  const { rides } = creature(ctx.world, who);
  if (!isLed(ctx.world, who)) {
    close(ctx, who);
    if (rides !== null && isLed(ctx.world, rides)) close(ctx, rides);
  }
  const next = nextPlace(ctx.world, theFight(ctx.world));
  if (next.round > theFight(ctx.world).round) passRound(ctx);
  if (!endIfDecided(ctx)) beginTurn(ctx, next);
}

/**
 * Passes the round for creatures that have no turns: they burn, suffocate or make death saves, and timed effects run
 * out.
 *
 * @rule quinta.combat.rounds
 * @ruling R102
 */
function passRound(ctx: QuintaCtx): void {
  ctx.emit({ type: 'time-passed', rule: 'quinta.combat.rounds', clock: ctx.world.clock + SECONDS.round });
  for (const one of ctx.world.creatures)
    if (one.life !== 'dead' && (one.gone !== null || !inOrder(ctx.world, one.id))) passRoundFor(ctx, one.id);
  wakeWhoIsDue(ctx);
}

interface At {
  readonly turn: number;
  readonly round: number;
}

/** The next present creature in the order; after the last one a new round begins. @rule quinta.initiative.order */
function nextPlace(world: World, { order, turn, round }: Fight): At {
  for (let far = 1; far <= order.length; far++) {
    const at = (turn + far) % order.length;
    const who = order[at]?.who;
    if (who !== undefined && isThere(creature(world, who)))
      return { turn: at, round: turn + far >= order.length ? round + 1 : round };
  }
  return { turn, round: round + 1 };
}

/**
 * Restores the budget, ends effects that lasted until now, then resolves what happens at the start of a turn.
 *
 * @rule quinta.turn.move-and-action
 * @rule quinta.actions.reaction
 * @rule quinta.combat.rounds
 */
export function beginTurn(ctx: QuintaCtx, { turn, round }: At): void {
  const who = theFight(ctx.world).order[turn]?.who;
  if (who === undefined) return;
  const rule = 'quinta.turn.move-and-action';
  ctx.emit({ type: 'turn-began', rule, who, turn, round, budget: FULL_BUDGET });
  burnAtStart(ctx, who);
  strayAtStart(ctx, who);
  deathSaveAtStart(ctx, who);
  if (isThere(creature(ctx.world, who))) rechargeAtStart(ctx, who);
}

/** Resolves the end of a turn and the effects that end with it. @rule quinta.hazards.suffocation */
function close(ctx: QuintaCtx, who: CreatureId): void {
  if (isThere(creature(ctx.world, who))) {
    chokeAtEnd(ctx, who);
    squeezeOut(ctx, who);
    countDown(ctx, who);
  }
  ctx.emit({ type: 'turn-ended', rule: 'quinta.combat.rounds', who });
}

/**
 * If the options say so, a creature that ends its turn in another's space falls prone.
 *
 * @rule quinta.movement.end-in-occupied
 * @ruling R51
 */
function squeezeOut(ctx: QuintaCtx, who: CreatureId): void {
  const one = creature(ctx.world, who);
  if (ctx.world.options.endInOccupied === 'document' || !one.at || one.size === 'tiny') return;
  const others = occupants(ctx.world, one, one.at);
  if (others.every((other) => isLarger(one, other)) || feels(ctx.world, one, 'crawls')) return;
  gain(ctx, { who, condition: 'prone', cause: 'crowded', rule: 'quinta.movement.end-in-occupied' });
}

/**
 * The fight is decided when at most one side still has a creature that is neither unconscious, dead nor gone.
 *
 * @rule quinta.combat.end
 */
function endIfDecided(ctx: QuintaCtx): boolean {
  const fight = fightOn(ctx.world);
  if (!fight) return true;
  const winner = onlySide(ctx.world, fight);
  if (winner === undefined) return false;
  ctx.emit({ type: 'fight-ended', rule: 'quinta.combat.end', winner });
  return true;
}

/** @rule quinta.combat.end */
export function isDefeated(world: World, who: CreatureId): boolean {
  const one = creature(world, who);
  return !isThere(one) || feels(world, one, 'unaware');
}

/** The only side with creatures left, `null` if there is none, undefined if there are several. */
function onlySide(world: World, { order }: Fight): string | null | undefined {
  let only: string | null = null;
  for (const { who } of order) {
    const { side } = creature(world, who);
    if (side === only || isDefeated(world, who)) continue;
    if (only !== null) return undefined;
    only = side;
  }
  return only;
}
