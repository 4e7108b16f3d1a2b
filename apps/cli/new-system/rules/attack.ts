import { type CreatureId, creature, creatureId, fields, fightOn, type Verdict } from '@arbitro/kernel';
import { attackDice, damageDie, type GameCtx, guardOf, reaches, statistic } from '../checks.ts';
import { action, event } from '../declare.ts';
import { effectsOn } from '../effects.ts';
import { refuse } from '../refusals.ts';
import type { World } from '../state.ts';
import { notTheirTurn } from './may-act.ts';
import { endTurn } from './turn.ts';

export const struck = event('struck', fields<{ by: CreatureId; on: CreatureId; hit: boolean }>());

/** Only the game master sees `left`, the foe's remaining health. */
export const wounded = event(
  'wounded',
  fields<{ who: CreatureId; by: CreatureId; points: number; left: number }>(),
  {
    inner: ['left'],
    writeCreature: (target, { left }) => {
      target.health = left;
    },
  },
);

export const fell = event('fell', fields<{ who: CreatureId }>());

/** Rolls dice plus hands against the target's guard; then the turn is over. @rule my-game.fight.attack */
export const attack = action('attack', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) => notTheirTurn(world, by) ?? noTarget(world, by, on),
  resolve: (ctx, { by, on }) => {
    const rule = 'my-game.fight.attack';
    const plus = statistic(creature(ctx.world, by), 'hands', rule);
    const guard = guardOf(creature(ctx.world, on)).value;
    const hit = ctx.roll({ name: 'attack', rule, plus }, by, attackDice, (rolled) =>
      reaches(rolled + plus.value, guard, ctx.world.options),
    );
    ctx.emit({ type: 'struck', rule, by, on, hit });
    if (hit) wound(ctx, { by, on });
    endTurn(ctx);
  },
});

function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  const target = creature(world, on);
  if (target.side === creature(world, by).side) return refuse('on-your-side', { on });
  if (!fightOn(world)?.order.includes(on)) return refuse('not-in-fight', { who: on });
  return effectsOn(target).struck ? undefined : refuse('no-such-target', { on });
}

interface Blow {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

/** @rule my-game.fight.damage @rule my-game.fight.out */
function wound(ctx: GameCtx, { by, on }: Blow): void {
  const rule = 'my-game.fight.damage';
  const die = damageDie(creature(ctx.world, by));
  const points = ctx.roll({ name: 'damage', rule }, by, die, (face) => face);
  const left = Math.max(0, creature(ctx.world, on).health - points);
  ctx.emit({ type: 'wounded', rule, who: on, by, points, left });
  if (left === 0) ctx.emit({ type: 'fell', rule: 'my-game.fight.out', who: on });
}
