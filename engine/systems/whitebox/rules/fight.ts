import { type Draft, fields, getCreature, getFight, requireFight } from '@arbitro/kernel';
import { clearFighterIntent, updateCreatures } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { type Creature, type Fight, isBroken, type World } from '../state.ts';
import { actionPlaces, isAbleToAct, isStillFighting } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { endFires } from './oil.ts';
import { findNextMoment, phasesOf } from './phases.ts';
import { canAnnounce, endRound } from './round.ts';

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: (world, { winner }) => {
    const ids = world.fight?.fighters.map(({ who }) => who) ?? [];
    return writeEnd(updateCreatures(world, ids, goHome), winner);
  },
});

function goHome(draft: Draft<Creature>): void {
  draft.casting = null;
  draft.droppedIn = null;
  if (!isBroken(draft)) draft.morale = null;
}

const writeEnd = writeFight((fight, winner: string | null) => {
  fight.over = true;
  fight.winner = winner;
  fight.pending = [];
  fight.now = null;
  fight.fires = [];
  fight.fallen = [];
  for (const { who, intent } of fight.fighters) if (intent !== null) clearFighterIntent(fight, who);
});

const RULE = 'whitebox.combat.round-order';

/**
 * The Referee ends the fight: a round in which a creature has acted takes its minute.
 * @rule whitebox.combat.round-order @ruling R88
 */
export const endFightNow = action('end-fight', { fields: {}, refuses: requireFight, resolve: endFight });

export function endFight(ctx: WhiteboxCtx): void {
  const { fighters } = getFight(ctx.world);
  if (isInRound(ctx.world) && fighters.some(({ acted, moved }) => acted || moved > 0)) endRound(ctx);
  finishFight(ctx, null);
}

/** The free step and declarations take no time. */
function isInRound(world: World): boolean {
  const { phase } = getFight(world);
  return phase !== 'free' && phase !== 'declare' && phase !== 'announce';
}

/** What burns on may still kill the last of the winners: then no side wins. */
export function finishFight(ctx: WhiteboxCtx, winner: string | null): void {
  endFires(ctx);
  const isLeft = winner !== null && winnerOf(ctx.world) !== null;
  ctx.emit({ type: 'fight-ended', rule: RULE, winner: isLeft ? winner : null });
}

/** The deciding round takes its minute too. @rule whitebox.time.combat-round */
export function endIfDecided(ctx: WhiteboxCtx): boolean {
  const winner = winnerOf(ctx.world);
  if (winner === undefined) return false;
  if (isInRound(ctx.world)) endRound(ctx);
  finishFight(ctx, winner);
  return true;
}

/**
 * Returns the only side with fighting creatures, `null` when there is none, undefined when there are several. If no
 * creature can ever act again, no side wins.
 * @rule whitebox.combat.round-order @rule whitebox.morale.check @ruling R88
 */
export function winnerOf(world: World): string | null | undefined {
  let only: string | null = null;
  let isDecided = true;
  let goesOn = false;
  for (const { who } of getFight(world).fighters) {
    const creature = getCreature(world, who);
    goesOn ||= isAbleToAct(creature) || creature.conditions.some(({ until }) => until !== null);
    if (creature.side === only || !isStillFighting(creature)) continue;
    if (only !== null) isDecided = false;
    only ??= creature.side;
    if (!isDecided && goesOn) return undefined;
  }
  if (isDecided) return only;
  return goesOn ? undefined : null;
}

/** Prepares a fight that is in progress when a table begins: which creatures act in this round, and which first. */
export function reopenFight(world: World, initialFight: Fight): Fight {
  const fight =
    initialFight.order.length > 0
      ? initialFight
      : { ...initialFight, order: initialFight.sides.map((side) => [side]) };
  const there = { ...world, fight };
  const able = fight.fighters.map(({ who }) => getCreature(world, who)).filter(isAbleToAct);
  const opening = openingOf(there, able);
  if (opening) return { ...fight, ...opening };
  const phases = phasesOf(world);
  const none = { phase: phases.at(-1) ?? 'acting', turn: actionPlaces(fight).length - 1, pending: [] };
  return { ...fight, ...(findNextMoment(there, fight, phases, 0) ?? none) };
}

function openingOf(
  { options }: World,
  creatures: readonly Creature[],
): Pick<Fight, 'phase' | 'turn' | 'pending'> | undefined {
  const ids = (listed: readonly Creature[]) => listed.map(({ id }) => id);
  if (options.combatDeclareIntent) return { phase: 'declare', turn: 0, pending: ids(creatures) };
  // a caster whose sheet says that it prepares a spell has announced it
  const casters =
    options.combatSequence === 'standard'
      ? creatures.filter((creature) => creature.casting === null && canAnnounce(creature))
      : [];
  return casters.length > 0 ? { phase: 'announce', turn: 0, pending: ids(casters) } : undefined;
}
