import { type CreatureId, creatureId, fields, findFight, findFighter, getCreature } from '@arbitro/kernel';
import { removeItem, updateFighter } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import type { Fight, Fighter, World } from '../state.ts';
import { creaturesToAct, isAbleToAct, isTied } from './acting.ts';
import { dropCasting } from './cast.ts';
import type { WhiteboxCtx } from './checks.ts';
import { endIfDecided, finishFight, winnerOf } from './fight.ts';
import { improvise } from './improvise.ts';
import { carryOut, shouldKeepForLater } from './intent.ts';
import { validateTurnAction } from './may-do.ts';
import { considerMorale } from './morale.ts';
import { enterNextMoment, hasWorkInPhase, phasesOf } from './phases.ts';
import { WORDS_QUESTION } from './questions.ts';
import { beginRound, canAnnounce, endRound, showIntents, startRound } from './round.ts';
import { resolveTogether } from './simultaneous-actions.ts';
import { offersInTurn, turnActionOffers } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS } from './turn-actions.ts';

/** Comrades act in order of Dexterity. */
export const turnCame = event('turn-came', fields<{ who: readonly CreatureId[] }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.now = who;
  }),
});
export const passed = event('passed', fields<{ who: CreatureId }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = removeItem(fight.pending, who);
    updateFighter(fight, who, (fighter) => {
      fighter.intent = null;
      // with nothing declared, this means that the creature skips the rest of this phase
      if (fighter.hasCast) fighter.turnOver = true;
    });
  }),
});

/**
 * Returns whose turn it is among comrades; null where they act in any order.
 * @rule whitebox.combat.alt-dexterity-order
 */
export function findQuickest(world: World, fight: Fight): readonly CreatureId[] | null {
  const anyOrder = !fight.byDexterity || fight.phase === 'declare' || fight.phase === 'announce';
  if (anyOrder || isTied(fight)) return null;
  return filterQuickest(
    world,
    fight.pending.filter((who) => isWaitedFor(world, fight, who)),
  );
}

/** A creature without a score acts at any time. */
function filterQuickest(world: World, waiting: readonly CreatureId[]): readonly CreatureId[] {
  const scores = waiting.map((who) => getCreature(world, who).scores?.dexterity);
  const best = scores.reduce<number>((max, score) => Math.max(max, score ?? 0), 0);
  return waiting.filter((_, index) => scores[index] === undefined || scores[index] === best);
}

/** Advances until a creature must act, or the fight is over. */
export function advance(ctx: WhiteboxCtx): void {
  for (let fight = findFight(ctx.world); fight && !fight.unseen; fight = findFight(ctx.world)) {
    if (endIfDecided(ctx)) return;
    if (fight.pending.some((who) => isWaitedFor(ctx.world, fight, who))) return continueFight(ctx, fight);
    advancePhase(ctx, fight);
  }
}

/**
 * A creature that joins or regains consciousness while others declare or announce spells may do so too.
 * @rule whitebox.combat.declared-intent @rule whitebox.spells.casting-start @ruling R91
 */
export function askNewcomers(ctx: WhiteboxCtx, before: World): void {
  const [was, fight] = [findFight(before), findFight(ctx.world)];
  if (!was || !fight || fight.unseen || fight.phase !== was.phase || fight.round !== was.round) return;
  const { phase, turn, round, pending } = fight;
  if (phase !== 'declare' && phase !== 'announce') return;
  const isAsked = phase === 'declare' ? isAbleToAct : canAnnounce;
  const wasAsked = (who: CreatureId): boolean =>
    findFighter(was, who) !== undefined && isAsked(getCreature(before, who));
  const isNew = ({ who, intent }: Fighter): boolean =>
    intent === null && isAsked(getCreature(ctx.world, who)) && !wasAsked(who);
  const stillPending = fight.fighters
    .filter((fighter) => pending.includes(fighter.who) || isNew(fighter))
    .map(({ who }) => who);
  if (stillPending.length === pending.length) return;
  const rule = phase === 'declare' ? 'whitebox.combat.declared-intent' : 'whitebox.spells.casting-start';
  ctx.emit({ type: 'phase-began', rule, round, phase, turn, pending: stillPending });
}

/** Advances to the next comrade, when the quicker ones have acted. @rule whitebox.combat.alt-dexterity-order */
function continueFight(ctx: WhiteboxCtx, fight: Fight): void {
  const who = findQuickest(ctx.world, fight);
  const waited = creaturesToAct(ctx.world);
  if (who === null || (who.length === waited.length && who.every((id) => waited.includes(id)))) return;
  ctx.emit({ type: 'turn-came', rule: 'whitebox.combat.alt-dexterity-order', who });
}

/** A foe may have fallen before a creature could attack it: a creature with nothing left to do is skipped. */
function isWaitedFor(world: World, fight: Fight, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  if (!isAbleToAct(creature)) return false;
  if (fight.phase === 'declare' || fight.phase === 'announce') return true;
  const fighter = findFighter(fight, who);
  return fighter !== undefined && hasWorkInPhase(world, creature, fighter);
}

/** @rule whitebox.combat.round-order @rule whitebox.combat.alt-sequence */
function advancePhase(ctx: WhiteboxCtx, fight: Fight): void {
  const { phase, turn, round } = fight;
  if (isTied(fight) && resolveTogether(ctx)) return;
  if (phase === 'declare') return showIntents(ctx);
  if (phase === 'announce') return startRound(ctx);
  if (phase === 'free') {
    if (!enterNextMoment(ctx, ['free'], turn + 1)) beginRound(ctx, 1);
    return;
  }
  const phases = phasesOf(ctx.world);
  const next = canBecomePossible(ctx.world, fight) ? turn : turn + 1;
  if (enterNextMoment(ctx, phases.slice(phases.indexOf(phase)), next)) return;
  endRound(ctx);
  considerMorale(ctx);
  const winner = winnerOf(ctx.world);
  if (winner === undefined) beginRound(ctx, round + 1);
  else finishFight(ctx, winner);
}

/** An action of a comrade may make another's declared action possible. @rule whitebox.combat.declared-intent */
const canBecomePossible = ({ options }: World, { round, phase }: Fight): boolean =>
  options.combatDeclareIntent && round > 0 && phase !== 'movement';

/** An action that no rule covers. @rule whitebox.referee.uncovered-situations */
export const other = action('other', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.other },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => carryOut(ctx, terms, (filledAction) => improvise(ctx, filledAction)),
  offers: (world, doer) =>
    offersInTurn(world, doer, 'other', () =>
      turnActionOffers.offered(
        world,
        { type: 'other', by: doer.id },
        { slots: { what: WORDS_QUESTION }, like: { what: '' } },
      ),
    ),
});

/** Skips the creature's turn. @rule whitebox.combat.round-order */
export const pass = action('pass', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.pass },
  refuses: validateTurnAction,
  resolve: (ctx, turnAction) => {
    if (shouldKeepForLater(ctx, turnAction)) return;
    dropCasting(ctx, turnAction.by);
    ctx.emit({ type: 'passed', rule: 'whitebox.combat.round-order', who: turnAction.by });
  },
});
