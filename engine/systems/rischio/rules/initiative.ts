import type { CreatureId } from '@arbitro/kernel';
import { d20, type RischioCtx } from '../checks.ts';
import type { Initiative } from '../events.ts';

/** Everyone rolls one d20, nothing added; turns go from the highest to the lowest. @rule rischio.combat.turn-order */
export function rollOrder(ctx: RischioCtx, roster: readonly CreatureId[]): void {
  const initiatives = roster.map((who) => ({ who, initiative: rollInitiative(ctx, who) }));
  const order = sorted(ctx, initiatives);
  ctx.emit({ type: 'order-set', rule: 'rischio.combat.turn-order', order, initiatives });
}

export const rollInitiative = (ctx: RischioCtx, who: CreatureId): number =>
  ctx.roll({ name: 'initiative', rule: 'rischio.combat.initiative' }, who, d20, (face) => face);

/** Highest first; the tied roll off among themselves, the highest group first. */
function sorted(ctx: RischioCtx, rolled: readonly Initiative[]): readonly CreatureId[] {
  const descending = [...new Set(rolled.map(({ initiative }) => initiative))].sort((a, b) => b - a);
  return descending.flatMap((result) => {
    const group = rolled.filter(({ initiative }) => initiative === result);
    return untied(
      ctx,
      group.map(({ who }) => who),
    );
  });
}

function untied(ctx: RischioCtx, tied: readonly CreatureId[]): readonly CreatureId[] {
  if (tied.length === 1 || ctx.world.options.initiativeTies === 'roster') return tied;
  return sorted(
    ctx,
    tied.map((who) => ({ who, initiative: rollOff(ctx, who) })),
  );
}

const rollOff = (ctx: RischioCtx, who: CreatureId): number =>
  ctx.roll({ name: 'roll-off', rule: 'rischio.combat.turn-order' }, who, d20, (face) => face);
