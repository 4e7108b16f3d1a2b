import { creatureId, fighterIn, type Offer, oneOf, theFight } from '@arbitro/kernel';
import { action } from '../declare.ts';
import type { Creature, Fight, World } from '../state.ts';
import { endTurn } from './acting.ts';
import { declaredOffers, deedOffers, fightWithTurn, othersIn } from './deed-offers.ts';
import { DEEDS } from './deeds.ts';
import { getAway } from './depart.ts';
import { destination, feetLeft, walk } from './distance.ts';
import { asDeclared, declaredBy, keepsForLater } from './intent.ts';
import { refusesDeed } from './may-do.ts';
import { type Given, strides } from './questions.ts';

/**
 * In the creature's own turn an action can follow; where movement is all that is left or all that was declared, it
 * cannot.
 *
 * @rule whitebox.combat.round-order
 * @rule whitebox.movement.combat-move
 * @rule whitebox.combat.surprise-benefit
 * @rule whitebox.combat.alt-movement-phase
 */
export const move = action('move', {
  fields: { by: creatureId, ...DEEDS.move },
  refuses: refusesDeed,
  resolve: (ctx, said) => {
    const deed = asDeclared(ctx.world, said);
    if (keepsForLater(ctx, deed)) return;
    const isAll = theFight(ctx.world).phase !== 'acting' || declaredBy(ctx.world, said.by) !== null;
    walk(ctx, deed.by, deed);
    if (!isAll) return;
    endTurn(ctx, deed.by);
    getAway(ctx, deed.by);
  },
  offers: (world, mover) => {
    const fight = fightWithTurn(world, mover.id);
    if (!fight) return [];
    const isFree = declaredBy(world, mover.id) === null || fight.phase === 'movement';
    return [...declaredOffers(world, mover.id, 'move'), ...(isFree ? moveOffers(world, mover, fight) : [])];
  },
});

/** @rule whitebox.movement.combat-move */
function moveOffers(world: World, mover: Creature, fight: Fight): readonly Offer[] {
  const { id: by } = mover;
  const most = Math.floor(feetLeft(world, mover));
  if (most < 1) return [];
  return (['toward', 'from'] as const).flatMap((way) => {
    const given: Given = { type: 'move', by };
    const able = othersIn(fight, by).filter(
      (id) =>
        deedOffers.allows(world, { ...given, feet: 1, [way]: id }) &&
        destination(fight, by, { feet: 1, [way]: id }) !== fighterIn(fight, by)?.at,
    );
    return able.length === 0 ? [] : [{ action: given, slots: { [way]: oneOf(able), feet: strides(most) } }];
  });
}
