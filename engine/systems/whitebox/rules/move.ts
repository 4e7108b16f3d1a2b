import { creatureId, findFighter, getFight, type Offer, oneOf } from '@arbitro/kernel';
import { action } from '../declare.ts';
import type { Creature, Fight, World } from '../state.ts';
import { endTurn } from './acting.ts';
import { escapeFight } from './depart.ts';
import { feetLeft, stepDestination, walk } from './distance.ts';
import { fillFromDeclared, findDeclaredIntent, shouldKeepForLater } from './intent.ts';
import { validateTurnAction } from './may-do.ts';
import { distanceQuestion, type OfferedAction } from './questions.ts';
import { declaredOffers, fightWithTurn, listFoesFirst, turnActionOffers } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS } from './turn-actions.ts';

/**
 * In the creature's own turn an action can follow; where movement is all that is left or all that was declared, it
 * cannot.
 * @rule whitebox.combat.round-order @rule whitebox.movement.combat-move @rule whitebox.combat.surprise-benefit
 * @rule whitebox.combat.alt-movement-phase
 */
export const move = action('move', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.move },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => {
    const filledAction = fillFromDeclared(ctx.world, terms);
    if (shouldKeepForLater(ctx, filledAction)) return;
    const isAll = getFight(ctx.world).phase !== 'acting' || findDeclaredIntent(ctx.world, terms.by) !== null;
    walk(ctx, filledAction.by, filledAction);
    if (!isAll) return;
    endTurn(ctx, filledAction.by);
    escapeFight(ctx, filledAction.by);
  },
  offers: (world, mover) => {
    const fight = fightWithTurn(world, mover.id);
    if (!fight) return [];
    const isFree = findDeclaredIntent(world, mover.id) === null || fight.phase === 'movement';
    return [...declaredOffers(world, mover.id, 'move'), ...(isFree ? moveOffers(world, mover, fight) : [])];
  },
});

/** @rule whitebox.movement.combat-move */
function moveOffers(world: World, mover: Creature, fight: Fight): readonly Offer[] {
  const { id: by } = mover;
  const max = Math.floor(feetLeft(world, mover));
  if (max < 1) return [];
  return (['toward', 'from'] as const).flatMap((way) => {
    const fixedAction: OfferedAction = { type: 'move', by };
    const targets = listFoesFirst(world, fight, mover).filter(
      (id) =>
        id !== by &&
        turnActionOffers.allows(world, { ...fixedAction, feet: 1, [way]: id }) &&
        stepDestination(fight, by, { feet: 1, [way]: id }) !== findFighter(fight, by)?.at,
    );
    return targets.length === 0
      ? []
      : [{ action: fixedAction, slots: { [way]: oneOf(targets), feet: distanceQuestion(max) } }];
  });
}
