import { type CreatureId, creature, fields, fightOn } from '@arbitro/kernel';
import type { DropProne, Stand } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { felt, roundedDistance, speedOf } from '../derived.ts';
import type { Creature, World } from '../state.ts';
import { gain, lose } from './conditions.ts';
import { writeMovement } from './writing.ts';

export const stood = event('stood', fields<{ who: CreatureId; spent: number }>(), {
  writeCreature: (next, { spent }) => writeMovement(next, spent),
});

/** Costs nothing. @rule quinta.movement.drop-prone */
export const dropProne = (ctx: QuintaCtx, { by }: DropProne): void =>
  gain(ctx, { who: by, condition: 'prone', cause: 'lay-down', rule: 'quinta.movement.drop-prone' });

/** Half of one's Speed, as the table rounds distances. @rule quinta.mounted.mounting @rule quinta.core.round-down */
export const halfSpeed = (world: World, one: Creature): number =>
  roundedDistance(world.options, speedOf(world, one).value / 2);

/** @rule quinta.movement.stand-up @ruling R49 */
export const costOfStanding = (world: World, one: Creature): number =>
  world.options.standCost === 'free' ? 0 : halfSpeed(world, one);

/** @rule quinta.movement.stand-up */
export function stand(ctx: QuintaCtx, { by }: Stand): void {
  const one = creature(ctx.world, by);
  const rule = 'quinta.movement.stand-up';
  const spent = fightOn(ctx.world) ? costOfStanding(ctx.world, one) : 0;
  ctx.emit({ type: 'stood', rule, who: by, spent });
  for (const { condition } of felt(ctx.world, one, 'crawls')) lose(ctx, { who: by, condition, rule });
}
