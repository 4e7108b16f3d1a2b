import { type CreatureId, getCreature, creatureId, fields, findFight } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { movementLeft } from './budget.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { hasEffect, effectsOfKind, roundDistance, speedOf } from './derived.ts';
import { cannotGo, tooFar } from './may-move.ts';
import { writeMovement } from './state-writers.ts';

export const stood = event('stood', fields<{ who: CreatureId; spent: number }>(), {
  writeCreature: (next, { spent }) => writeMovement(next, spent),
});

/** Costs no movement. @rule quinta.movement.drop-prone */
export const dropProne = action('drop-prone', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const lies = hasEffect(world, getCreature(world, by), 'crawls');
    return cannotGo(world, by) ?? (lies ? refuseQuinta('lies-already', { who: by }) : undefined);
  },
  resolve: (ctx, { by }) =>
    gainCondition(ctx, { who: by, condition: 'prone', cause: 'lay-down', rule: 'quinta.movement.drop-prone' }),
});

/** Returns half of the Speed, rounded as the options say. @rule quinta.mounted.mounting @rule quinta.core.round-down */
export const halfSpeed = (world: World, one: Creature): number =>
  roundDistance(world.options, speedOf(world, one).value / 2);

/** @rule quinta.movement.stand-up @ruling R49 */
const costOfStanding = (world: World, one: Creature): number =>
  world.options.standCost === 'free' ? 0 : halfSpeed(world, one);

/** @rule quinta.movement.stand-up */
export const stand = action('stand', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const one = getCreature(world, by);
    const barred = cannotGo(world, by);
    if (barred) return barred;
    if (!hasEffect(world, one, 'crawls')) return refuseQuinta('stands-already', { who: by });
    return costOfStanding(world, one) <= movementLeft(world, one) ? undefined : tooFar(world, one);
  },
  resolve: (ctx, { by }) => {
    const one = getCreature(ctx.world, by);
    const rule = 'quinta.movement.stand-up';
    const spent = findFight(ctx.world) ? costOfStanding(ctx.world, one) : 0;
    ctx.emit({ type: 'stood', rule, who: by, spent });
    for (const { condition } of effectsOfKind(ctx.world, one, 'crawls')) loseCondition(ctx, { who: by, condition, rule });
  },
});
