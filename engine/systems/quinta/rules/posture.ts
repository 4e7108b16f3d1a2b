import { type CreatureId, creatureId, fields, findFight, getCreature } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { effectsOfKind, hasEffect } from './active-effects.ts';
import { movementLeft } from './budget.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { roundDistance, speedOf } from './derived.ts';
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
    gainCondition(ctx, {
      who: by,
      condition: 'prone',
      cause: 'lay-down',
      rule: 'quinta.movement.drop-prone',
    }),
});

/** Returns half of the Speed, rounded as the options say. @rule quinta.mounted.mounting @rule quinta.core.round-down */
export const halfSpeed = (world: World, creature: Creature): number =>
  roundDistance(world.options, speedOf(world, creature).value / 2);

/** @rule quinta.movement.stand-up @ruling R49 */
const costOfStanding = (world: World, creature: Creature): number =>
  world.options.standCost === 'free' ? 0 : halfSpeed(world, creature);

/** @rule quinta.movement.stand-up */
export const stand = action('stand', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const creature = getCreature(world, by);
    const refusal = cannotGo(world, by);
    if (refusal) return refusal;
    if (!hasEffect(world, creature, 'crawls')) return refuseQuinta('stands-already', { who: by });
    return costOfStanding(world, creature) <= movementLeft(world, creature)
      ? undefined
      : tooFar(world, creature);
  },
  resolve: (ctx, { by }) => {
    const creature = getCreature(ctx.world, by);
    const rule = 'quinta.movement.stand-up';
    const spent = findFight(ctx.world) ? costOfStanding(ctx.world, creature) : 0;
    ctx.emit({ type: 'stood', rule, who: by, spent });
    for (const { condition } of effectsOfKind(ctx.world, creature, 'crawls'))
      loseCondition(ctx, { who: by, condition, rule });
  },
});
