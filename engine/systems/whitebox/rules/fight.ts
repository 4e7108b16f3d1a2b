import { creature, type Draft, duringFight, fields, theFight } from '@arbitro/kernel';
import { changeEach, dropIntent } from '../copies.ts';
import { action, event, writeFight } from '../declare.ts';
import { type Creature, type Fight, isBroken, type World } from '../state.ts';
import { isAble, placesOf, stands } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { burnOut } from './oil.ts';
import { momentIn, phasesOf } from './phases.ts';
import { endRound, mayAnnounce } from './round.ts';

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: (world, { winner }) => {
    const ids = world.fight?.fighters.map(({ who }) => who) ?? [];
    return writeEnd(changeEach(world, ids, goHome), winner);
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
  for (const { who, intent } of fight.fighters) if (intent !== null) dropIntent(fight, who);
});

const RULE = 'whitebox.combat.round-order';

/**
 * The Referee ends the fight: a round in which a creature has acted takes its minute.
 *
 * @rule whitebox.combat.round-order
 * @ruling R88
 */
export const endFightNow = action('end-fight', { fields: {}, refuses: duringFight, resolve: endFight });

export function endFight(ctx: WhiteboxCtx): void {
  const { fighters } = theFight(ctx.world);
  if (inRound(ctx.world) && fighters.some(({ acted, moved }) => acted || moved > 0)) endRound(ctx);
  end(ctx, null);
}

/** The free step and declarations take no time. */
function inRound(world: World): boolean {
  const { phase } = theFight(world);
  return phase !== 'free' && phase !== 'declare' && phase !== 'announce';
}

export function end(ctx: WhiteboxCtx, winner: string | null): void {
  burnOut(ctx);
  ctx.emit({ type: 'fight-ended', rule: RULE, winner });
}

/** The deciding round takes its minute too. @rule whitebox.time.combat-round */
export function endIfDecided(ctx: WhiteboxCtx): boolean {
  const winner = winnerOf(ctx.world);
  if (winner === undefined) return false;
  if (inRound(ctx.world)) endRound(ctx);
  // damage of fire or a spell at the end of the round counts
  end(ctx, winnerOf(ctx.world) ?? winner);
  return true;
}

/**
 * Returns the only side with fighting creatures, `null` when there is none, undefined when there are several. If no
 * creature can ever act again, no side wins.
 *
 * @rule whitebox.combat.round-order
 * @rule whitebox.morale.check
 * @ruling R88
 */
export function winnerOf(world: World): string | null | undefined {
  let only: string | null = null;
  let isDecided = true;
  let goesOn = false;
  for (const { who } of theFight(world).fighters) {
    const one = creature(world, who);
    goesOn ||= isAble(one) || one.conditions.some(({ until }) => until !== null);
    if (one.side === only || !stands(one)) continue;
    if (only !== null) isDecided = false;
    only ??= one.side;
    if (!isDecided && goesOn) return undefined;
  }
  if (isDecided) return only;
  return goesOn ? undefined : null;
}

/** Prepares a fight that is in progress when a table begins: which creatures act in this round, and which first. */
export function reopened(world: World, begun: Fight): Fight {
  const fight = begun.order.length > 0 ? begun : { ...begun, order: begun.sides.map((side) => [side]) };
  const there = { ...world, fight };
  const able = fight.fighters.map(({ who }) => creature(world, who)).filter(isAble);
  const said = openingOf(there, able);
  if (said) return { ...fight, ...said };
  const phases = phasesOf(world);
  const none = { phase: phases.at(-1) ?? 'acting', turn: placesOf(fight).length - 1, pending: [] };
  return { ...fight, ...(momentIn(there, fight, phases, 0) ?? none) };
}

function openingOf(
  { options }: World,
  able: readonly Creature[],
): Pick<Fight, 'phase' | 'turn' | 'pending'> | undefined {
  const ids = (those: readonly Creature[]) => those.map(({ id }) => id);
  if (options.combatDeclareIntent) return { phase: 'declare', turn: 0, pending: ids(able) };
  const casters = options.combatSequence === 'standard' ? able.filter(mayAnnounce) : [];
  return casters.length > 0 ? { phase: 'announce', turn: 0, pending: ids(casters) } : undefined;
}
