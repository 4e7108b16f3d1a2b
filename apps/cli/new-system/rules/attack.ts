import { type CreatureId, creatureId, fields, findFight, getCreature, type Verdict } from '@arbitro/kernel';
import { attackDice, damageDieOf, type GameCtx, guardOf, isEnough, statisticScoreOf } from '../checks.ts';
import { action, event } from '../declare.ts';
import { effectsOf } from '../effects.ts';
import { refuse } from '../refusals.ts';
import type { World } from '../state.ts';
import { cannotTakeTurn } from './may-act.ts';
import { endTurn } from './turn.ts';

export const struck = event('struck', fields<{ by: CreatureId; on: CreatureId; hit: boolean }>());

/** Only the game master sees `left`, the foe's remaining health. */
export const wounded = event(
  'wounded',
  fields<{ who: CreatureId; by: CreatureId; points: number; left: number }>(),
  {
    privateFields: ['left'],
    writeCreature: (target, { left }) => {
      target.health = left;
    },
  },
);

export const fell = event('fell', fields<{ who: CreatureId }>());

/** Rolls dice plus hands against the target's guard; then the turn is over. @rule my-game.fight.attack */
export const attack = action('attack', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) => cannotTakeTurn(world, by) ?? cannotTarget(world, by, on),
  resolve: (ctx, { by, on }) => {
    const rule = 'my-game.fight.attack';
    const plus = statisticScoreOf(getCreature(ctx.world, by), 'hands', rule);
    const guard = guardOf(getCreature(ctx.world, on)).value;
    const hit = ctx.roll({ name: 'attack', rule, plus }, by, attackDice, (rolled) =>
      isEnough(rolled + plus.value, guard, ctx.world.options),
    );
    ctx.emit({ type: 'struck', rule, by, on, hit });
    if (hit) wound(ctx, { by, on });
    endTurn(ctx);
  },
});

function cannotTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  const target = getCreature(world, on);
  if (target.side === getCreature(world, by).side) return refuse('on-your-side', { on });
  if (!findFight(world)?.order.includes(on)) return refuse('not-in-fight', { who: on });
  return effectsOf(target).canBeAttacked ? undefined : refuse('no-such-target', { on });
}

interface WoundInput {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

/** @rule my-game.fight.damage @rule my-game.fight.out */
function wound(ctx: GameCtx, { by, on }: WoundInput): void {
  const rule = 'my-game.fight.damage';
  const die = damageDieOf(getCreature(ctx.world, by));
  const points = ctx.roll({ name: 'damage', rule }, by, die, (face) => face);
  const left = Math.max(0, getCreature(ctx.world, on).health - points);
  ctx.emit({ type: 'wounded', rule, who: on, by, points, left });
  if (left === 0) ctx.emit({ type: 'fell', rule: 'my-game.fight.out', who: on });
}
