import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { QuintaCtx } from './checks.ts';
import { hasStatedCover } from './cover.ts';
import { endDistantGrapples } from './grapple-hold.ts';
import { isLurking } from './lurking.ts';

/** Ends what depended on the old position: grapples out of reach, and cover set by the game master. */
export function updateAfterMoving(ctx: QuintaCtx, who: CreatureId): void {
  endDistantGrapples(ctx, who);
  forgetCover(ctx, who);
}

/**
 * Cover is set for two creatures in their positions, so moving ends it. For a lurking creature no event is emitted, to
 * keep its position secret.
 * @rule quinta.attack.cover @ruling R54
 */
export function forgetCover(ctx: QuintaCtx, who: CreatureId): void {
  const { covers, creatures } = ctx.world;
  if (!hasStatedCover(ctx.world) || isLurking(ctx.world, getCreature(ctx.world, who))) return;
  const moved = creatures.filter(({ id, rides }) => id === who || rides === who);
  for (const { id: by } of creatures)
    for (const { id: on } of creatures)
      if (Object.hasOwn(covers, `${by}/${on}`) && moved.some(({ id }) => id === by || id === on))
        ctx.emit({ type: 'cover-set', rule: 'quinta.attack.cover', by, on, cover: null });
}
