import { type CreatureId, fields, getCreature, getFight } from '@arbitro/kernel';
import { copyFighter, updateCreature, updateFighter } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import { type Fight, type Fighter, isUp, type World } from '../state.ts';
import { finishAids } from './aid-effect.ts';
import type { BrpCtx } from './checks.ts';
import { CONDITIONS } from './effects.ts';

/** Only wounds outlast a fight. */
export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: (world, { winner }) => {
    const released = (world.fight?.fighters ?? []).reduce(
      (next, { who }) => releaseFighter(next, who),
      world,
    );
    return closeFight(released, winner);
  },
});

const releaseFighter = (world: World, who: CreatureId): World =>
  getCreature(world, who).conditions.length === 0
    ? world
    : updateCreature(world, who, (draft) => {
        draft.conditions = [];
        draft.heldBy = null;
      });

const closeFight = writeFight((fight, winner: string | null) => {
  fight.over = true;
  fight.winner = winner;
  fight.pending = [];
  fight.turns = [];
  fight.together = [];
  fight.engaged = [];
  fight.aids = [];
  delete fight.ground;
  fight.fighters = fight.fighters.map(clearHiding);
});

/** Outside a fight no creature is hidden, unaware or late. */
function clearHiding(fighter: Fighter): Fighter {
  const next = copyFighter(fighter);
  delete next.isLate;
  delete next.gainedAtOnce;
  next.cover = null;
  next.unawareOf = [];
  return next;
}

export const ambushOver = event('ambush-over', fields<{ who: readonly CreatureId[] }>(), {
  writeWorld: writeFight((fight, { who }) => {
    for (const id of who)
      updateFighter(fight, id, (fighter) => {
        fighter.ambushes = false;
        delete fighter.ambushOn;
        fighter.warned = [];
      });
  }),
});

/** Ends the fight: first aid takes effect, grips end, and creatures that lie or kneel get up. */
export function finishFight(ctx: BrpCtx, winner: string | null): void {
  finishAids(ctx);
  endOfAmbush(ctx);
  for (const { who } of getFight(ctx.world).fighters) freeFromFight(ctx, who);
  ctx.emit({ type: 'fight-ended', rule: 'brp.combat.phases', winner });
}

/**
 * Outside a fight no creature stays on the ground or in a grip.
 * @rule brp.skills.grapple @rule brp.bestiary.bear-swipe @ruling R124
 */
export function freeFromFight(ctx: BrpCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  for (const condition of creature.conditions)
    if (isUp(creature))
      ctx.emit({ type: 'condition-lost', rule: CONDITIONS[condition].rule, who, condition });
}

/** Ends the ambush, which lasts one round. @rule brp.spot.ambush-setup @rule brp.spot.ambush-melee */
export function endOfAmbush(ctx: BrpCtx): void {
  const { fighters } = getFight(ctx.world);
  const waiting = fighters.filter(({ ambushes }) => ambushes).map(({ who }) => who);
  if (waiting.length > 0) ctx.emit({ type: 'ambush-over', rule: 'brp.spot.ambush-setup', who: waiting });
  for (const { who } of fighters) {
    if (getCreature(ctx.world, who).conditions.includes('ambushed'))
      ctx.emit({ type: 'condition-lost', rule: 'brp.spot.ambush-melee', who, condition: 'ambushed' });
  }
}

/**
 * Ends the fight if at most one side has creatures that are up; returns whether it did.
 * @rule brp.combat.phases @ruling R121
 */
export function endIfDecided(ctx: BrpCtx): boolean {
  const winner = onlySide(ctx.world, getFight(ctx.world));
  if (winner === undefined) return false;
  finishFight(ctx, winner);
  return true;
}

/** The only side with creatures up, `null` if there is none, undefined if there are several. */
function onlySide(world: World, { fighters }: Fight): string | null | undefined {
  let only: string | null = null;
  for (const { who } of fighters) {
    const creature = getCreature(world, who);
    if (creature.side === only || !isUp(creature)) continue;
    if (only !== null) return undefined;
    only = creature.side;
  }
  return only;
}
