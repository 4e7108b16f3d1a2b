import { type CreatureId, creature, creatureId, fields, fighterIn, fightOn } from '@arbitro/kernel';
import { withoutItem, writeFighter } from '../copies.ts';
import { action, event, writeFight } from '../declare.ts';
import type { Fight, Fighter, World } from '../state.ts';
import { due, isAble, isTied } from './acting.ts';
import { letGo } from './cast.ts';
import type { WhiteboxCtx } from './checks.ts';
import { deedOffers, offersInTurn } from './deed-offers.ts';
import { DEEDS } from './deeds.ts';
import { end, endIfDecided, winnerOf } from './fight.ts';
import { improvise } from './improvise.ts';
import { carryOut, keepsForLater } from './intent.ts';
import { refusesDeed } from './may-do.ts';
import { considerMorale } from './morale.ts';
import { enter, holds, phasesOf } from './phases.ts';
import { WORDS } from './questions.ts';
import { beginRound, endRound, mayAnnounce, showIntents, startRound } from './round.ts';
import { resolveTogether } from './together.ts';

/** Comrades act in order of Dexterity. */
export const turnCame = event('turn-came', fields<{ who: readonly CreatureId[] }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.now = who;
  }),
});
export const passed = event('passed', fields<{ who: CreatureId }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = withoutItem(fight.pending, who);
    writeFighter(fight, who, (fighter) => {
      fighter.intent = null;
      // with nothing declared, this means that the creature skips the rest of this phase
      if (fighter.hasCast) fighter.turnOver = true;
    });
  }),
});

/**
 * Returns whose turn it is among comrades; null where they act in any order.
 *
 * @rule whitebox.combat.alt-dexterity-order
 */
export function quickest(world: World, fight: Fight): readonly CreatureId[] | null {
  const anyOrder = !fight.byDexterity || fight.phase === 'declare' || fight.phase === 'announce';
  if (anyOrder || isTied(fight)) return null;
  return quickestOf(
    world,
    fight.pending.filter((who) => isWaitedFor(world, fight, who)),
  );
}

/** A creature without a score acts at any time. */
function quickestOf(world: World, waiting: readonly CreatureId[]): readonly CreatureId[] {
  const scores = waiting.map((who) => creature(world, who).scores?.dexterity);
  const best = scores.reduce<number>((most, score) => Math.max(most, score ?? 0), 0);
  return waiting.filter((_, at) => scores[at] === undefined || scores[at] === best);
}

/** Advances until a creature must act, or the fight is over. */
export function advance(ctx: WhiteboxCtx): void {
  for (let fight = fightOn(ctx.world); fight && !fight.unseen; fight = fightOn(ctx.world)) {
    if (endIfDecided(ctx)) return;
    if (fight.pending.some((who) => isWaitedFor(ctx.world, fight, who))) return goOn(ctx, fight);
    step(ctx, fight);
  }
}

/**
 * A creature that joins or regains consciousness while others declare or announce spells may do so too.
 *
 * @rule whitebox.combat.declared-intent
 * @rule whitebox.spells.casting-start
 * @ruling R91
 */
export function askNewcomers(ctx: WhiteboxCtx, before: World): void {
  const [was, fight] = [fightOn(before), fightOn(ctx.world)];
  if (!was || !fight || fight.unseen || fight.phase !== was.phase || fight.round !== was.round) return;
  const { phase, turn, round, pending } = fight;
  if (phase !== 'declare' && phase !== 'announce') return;
  const isAsked = phase === 'declare' ? isAble : mayAnnounce;
  const wasAsked = (who: CreatureId): boolean =>
    fighterIn(was, who) !== undefined && isAsked(creature(before, who));
  const isNew = ({ who, intent }: Fighter): boolean =>
    intent === null && isAsked(creature(ctx.world, who)) && !wasAsked(who);
  const asked = fight.fighters
    .filter((fighter) => pending.includes(fighter.who) || isNew(fighter))
    .map(({ who }) => who);
  if (asked.length === pending.length) return;
  const rule = phase === 'declare' ? 'whitebox.combat.declared-intent' : 'whitebox.spells.casting-start';
  ctx.emit({ type: 'phase-began', rule, round, phase, turn, pending: asked });
}

/** Advances to the next comrade, when the quicker ones have acted. @rule whitebox.combat.alt-dexterity-order */
function goOn(ctx: WhiteboxCtx, fight: Fight): void {
  const who = quickest(ctx.world, fight);
  const waited = due(ctx.world);
  if (who === null || (who.length === waited.length && who.every((id) => waited.includes(id)))) return;
  ctx.emit({ type: 'turn-came', rule: 'whitebox.combat.alt-dexterity-order', who });
}

/** A foe may have fallen before a creature could attack it: a creature with nothing left to do is skipped. */
function isWaitedFor(world: World, fight: Fight, who: CreatureId): boolean {
  const one = creature(world, who);
  if (!isAble(one)) return false;
  if (fight.phase === 'declare' || fight.phase === 'announce') return true;
  const fighter = fighterIn(fight, who);
  return fighter !== undefined && holds(world, one, fighter);
}

/** @rule whitebox.combat.round-order @rule whitebox.combat.alt-sequence */
function step(ctx: WhiteboxCtx, fight: Fight): void {
  const { phase, turn, round } = fight;
  if (isTied(fight) && resolveTogether(ctx)) return;
  if (phase === 'declare') return showIntents(ctx);
  if (phase === 'announce') return startRound(ctx);
  if (phase === 'free') {
    if (!enter(ctx, ['free'], turn + 1)) beginRound(ctx, 1);
    return;
  }
  const phases = phasesOf(ctx.world);
  const next = mayBecomePossible(ctx.world, fight) ? turn : turn + 1;
  if (enter(ctx, phases.slice(phases.indexOf(phase)), next)) return;
  endRound(ctx);
  considerMorale(ctx);
  const winner = winnerOf(ctx.world);
  if (winner === undefined) beginRound(ctx, round + 1);
  else end(ctx, winner);
}

/** An action of a comrade may make another's declared action possible. @rule whitebox.combat.declared-intent */
const mayBecomePossible = ({ options }: World, { round, phase }: Fight): boolean =>
  options.combatDeclareIntent && round > 0 && phase !== 'movement';

/** An action that no rule covers. @rule whitebox.referee.uncovered-situations */
export const other = action('other', {
  fields: { by: creatureId, ...DEEDS.other },
  refuses: refusesDeed,
  resolve: (ctx, said) => carryOut(ctx, said, (deed) => improvise(ctx, deed)),
  offers: (world, doer) =>
    offersInTurn(world, doer, 'other', () =>
      deedOffers.offered(
        world,
        { type: 'other', by: doer.id },
        { slots: { what: WORDS }, like: { what: '' } },
      ),
    ),
});

/** Skips the creature's turn. @rule whitebox.combat.round-order */
export const pass = action('pass', {
  fields: { by: creatureId, ...DEEDS.pass },
  refuses: refusesDeed,
  resolve: (ctx, deed) => {
    if (keepsForLater(ctx, deed)) return;
    letGo(ctx, deed.by);
    ctx.emit({ type: 'passed', rule: 'whitebox.combat.round-order', who: deed.by });
  },
});
