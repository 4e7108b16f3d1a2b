import { type CreatureId, fields, getCreature, getFight } from '@arbitro/kernel';
import { copyFighter, restoreTurn } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import type { Creature, Fighter } from '../state.ts';
import { actionPlaces, isAbleToAct } from './acting.ts';
import { finishSpells, startCasting } from './cast.ts';
import type { WhiteboxCtx } from './checks.ts';
import { forbids } from './effects.ts';
import { settleInitiative } from './initiative.ts';
import { loseIntents } from './intent.ts';
import { burnFires } from './oil.ts';
import { enterNextMoment, phasesOf } from './phases.ts';
import { MINUTES } from './tables.ts';
import { elapseTime } from './time.ts';
import type { Intent } from './turn-actions.ts';
import { bleed } from './wound.ts';

export const roundBegan = event('round-began', fields<{ round: number }>(), {
  writeWorld: writeFight((fight, { round }) => {
    fight.round = round;
    fight.fighters = fight.fighters.map(resetForRound);
  }),
});
export const roundEnded = event('round-ended', fields<{ round: number }>(), {
  writeWorld: writeFight((fight) => {
    fight.pending = [];
    fight.now = null;
  }),
});
export const intentsShown = event(
  'intents-shown',
  fields<{ intents: readonly { readonly who: CreatureId; readonly intent: Intent }[] }>(),
);

/** In a new round no creature has declared, moved or acted. */
function resetForRound(fighter: Fighter): Fighter {
  const next = copyFighter(restoreTurn(fighter));
  next.intent = null;
  next.acted = false;
  next.moved = 0;
  delete next.hasCast;
  return next;
}

/** @rule whitebox.combat.round-order @rule whitebox.combat.declared-intent */
export function beginRound(ctx: WhiteboxCtx, round: number): void {
  ctx.emit({ type: 'round-began', rule: 'whitebox.combat.round-order', round });
  if (!ctx.world.options.combatDeclareIntent) return openRound(ctx);
  const pending = getFight(ctx.world)
    .fighters.map(({ who }) => who)
    .filter((who) => isAbleToAct(getCreature(ctx.world, who)));
  const rule = 'whitebox.combat.declared-intent';
  ctx.emit({ type: 'phase-began', rule, round, phase: 'declare', turn: 0, pending });
}

/** All creatures have declared their intents. @rule whitebox.combat.declared-intent */
export function showIntents(ctx: WhiteboxCtx): void {
  const intents = getFight(ctx.world).fighters.flatMap(({ who, intent }) =>
    intent ? [{ who, intent }] : [],
  );
  if (intents.length > 0)
    ctx.emit({ type: 'intents-shown', rule: 'whitebox.combat.declared-intent', intents });
  openRound(ctx);
}

/** Rolls initiative; then in the standard sequence casters announce spells. @rule whitebox.spells.casting-start */
function openRound(ctx: WhiteboxCtx): void {
  settleInitiative(ctx);
  const { options } = ctx.world;
  if (options.combatSequence === 'alternative') return startRound(ctx);
  if (options.combatDeclareIntent) announceDeclared(ctx);
  else if (askCasters(ctx)) return;
  startRound(ctx);
}

function askCasters(ctx: WhiteboxCtx): boolean {
  const { fighters, round } = getFight(ctx.world);
  const pending = fighters.map(({ who }) => who).filter((who) => canAnnounce(getCreature(ctx.world, who)));
  if (pending.length === 0) return false;
  const rule = 'whitebox.spells.casting-start';
  ctx.emit({ type: 'phase-began', rule, round, phase: 'announce', turn: 0, pending });
  return true;
}

/**
 * Has a spell in memory, can cast it and does not flee; a foe within reach does not prevent it.
 * @rule whitebox.spells.in-melee
 */
export const canAnnounce = (creature: Creature): boolean =>
  creature.spells.some(({ memorised }) => memorised > 0) &&
  isAbleToAct(creature) &&
  creature.morale !== 'flee' &&
  !forbids(creature, 'cast');

/** A declared spell counts as announced. @rule whitebox.spells.casting-start */
function announceDeclared(ctx: WhiteboxCtx): void {
  for (const { who, intent } of getFight(ctx.world).fighters)
    if (intent?.type === 'cast' && canAnnounce(getCreature(ctx.world, who)))
      startCasting(ctx, who, intent.spell);
}

/** Advances to the creature that acts first; a round in which no creature can act passes too. */
export function startRound(ctx: WhiteboxCtx): void {
  const phases = phasesOf(ctx.world);
  if (enterNextMoment(ctx, phases, 0)) return;
  const fight = getFight(ctx.world);
  const phase = phases.at(-1) ?? 'acting';
  const turn = Math.max(0, actionPlaces(fight).length - 1);
  const rule = 'whitebox.combat.round-order';
  ctx.emit({ type: 'phase-began', rule, round: fight.round, phase, turn, pending: [] });
}

/**
 * Resolves waiting spells, fire, bleeding and the passing of the minute.
 * @rule whitebox.combat.round-order @rule whitebox.combat.burning-oil @rule whitebox.damage.bleeding
 * @rule whitebox.time.combat-round
 */
export function endRound(ctx: WhiteboxCtx): void {
  const { round } = getFight(ctx.world);
  loseIntents(ctx);
  finishSpells(ctx);
  burnFires(ctx);
  bleedAll(ctx, round);
  elapseTime(ctx, MINUTES.round);
  ctx.emit({ type: 'round-ended', rule: 'whitebox.combat.round-order', round });
}

/** The round in which a creature went down does not count, unless the option says so. @rule whitebox.damage.bleeding */
function bleedAll(ctx: WhiteboxCtx, round: number): void {
  const counts = ctx.world.options.deathBleedFirstTick === 'same-round';
  for (const { who } of getFight(ctx.world).fighters) {
    const { bleeding, droppedIn } = getCreature(ctx.world, who);
    if (bleeding && (counts || droppedIn !== round)) bleed(ctx, who);
  }
}
