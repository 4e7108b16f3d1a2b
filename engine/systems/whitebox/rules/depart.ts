import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  findFighter,
  getCreature,
  getFight,
  isParticipant,
} from '@arbitro/kernel';
import { forgetPosition, removeItem } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import { type Fight, isUp, type World } from '../state.ts';
import { isAbleToAct } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { isEngaged } from './distance.ts';
import { forbids } from './effects.ts';
import { leaveDoors } from './held-doors.ts';
import { notOnTurn } from './may-act.ts';
import { endFires } from './oil.ts';

export const left = event('left', fields<{ who: CreatureId }>(), {
  writeCreature: (draft) => {
    draft.casting = null;
  },
  writeWorld: writeFight((fight, { who }) => {
    fight.fighters = fight.fighters
      .filter((fighter) => fighter.who !== who)
      .map((fighter) => forgetPosition(fighter, who));
    fight.pending = removeItem(fight.pending, who);
    fight.now = fight.now && removeItem(fight.now, who);
    fight.surprised = removeItem(fight.surprised, who);
    fight.fallen = removeItem(fight.fallen, who);
    fight.fires = fight.fires.filter(({ on }) => on !== who);
  }),
});

/**
 * Fire on a creature goes with it: it burns out, or kills the creature, before the creature is away.
 * @rule whitebox.combat.burning-oil
 */
function depart(ctx: WhiteboxCtx, who: CreatureId): void {
  const { fires } = getFight(ctx.world);
  const others = fires.filter(({ on }) => on !== who);
  endFires(ctx, [who]);
  if (others.length < fires.length)
    ctx.emit({ type: 'fires-set', rule: 'whitebox.combat.burning-oil', fires: others });
  if (!isUp(getCreature(ctx.world, who))) return;
  ctx.emit({ type: 'left', rule: 'whitebox.combat.round-order', who });
  leaveDoors(ctx, [who]);
}

/** A creature in melee cannot leave before it has got away. @rule whitebox.combat.melee-range */
export const leave = action('leave', {
  fields: { by: creatureId },
  refuses: (world, { by: who }) => {
    const fight = findFight(world);
    const late = fight && hasMovedOff(world, fight, who) ? undefined : notOnTurn(world, who);
    if (late || !fight) return late;
    const creature = getCreature(world, who);
    if (forbids(creature, 'move')) return refuseWhitebox('cannot-move', { who });
    return isEngaged(world, fight, creature) ? refuseWhitebox('in-melee', { who }) : undefined;
  },
  resolve: (ctx, { by }) => depart(ctx, by),
});

/** Where a move is the whole turn, the creature may still leave after it until a foe comes near. @ruling R88 */
const hasMovedOff = (world: World, { phase }: Fight, who: CreatureId): boolean =>
  (phase === 'acting' || phase === 'movement') &&
  isParticipant(world, who) &&
  isAbleToAct(getCreature(world, who)) &&
  isClearOfFoes(world, who);

/**
 * Returns true after the creature's own move, if no foe is within reach.
 * @rule whitebox.combat.melee-range @ruling R88
 */
function isClearOfFoes(world: World, who: CreatureId): boolean {
  const fight = findFight(world);
  const moved = fight && (findFighter(fight, who)?.moved ?? 0) > 0;
  return moved === true && !isEngaged(world, fight, getCreature(world, who));
}

/**
 * A fleeing creature only escapes: where a move is the whole turn, it ends the pursuit, unless it ends within reach of
 * a foe.
 * @rule whitebox.morale.check @ruling R88
 */
export function escapeFight(ctx: WhiteboxCtx, who: CreatureId): void {
  const { morale } = getCreature(ctx.world, who);
  if (morale === 'flee' && isClearOfFoes(ctx.world, who)) depart(ctx, who);
}
