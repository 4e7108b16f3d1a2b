import { dice } from '@arbitro/dice';
import { type CreatureId, creature } from '@arbitro/kernel';
import type { ActionOf } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { CHARACTERISTICS } from '../tables.ts';

const RULE = 'brp.bestiary.bear';

/** @rule brp.bestiary.bear */
export function rollBlock(ctx: BrpCtx, { who }: ActionOf<'roll-block'>): void {
  const block = creature(ctx.world, who).dice ?? {};
  const characteristics = Object.fromEntries(
    CHARACTERISTICS.flatMap((which) => {
      const notation = block[which];
      if (notation === undefined) return [];
      const label = { name: which, rule: RULE };
      return [[which, ctx.roll(label, 'gm', dice(notation), (value) => value)] as const];
    }),
  );
  ctx.emit({ type: 'block-rolled', rule: RULE, who, characteristics });
}

/** Whoever comes to a fight with dice in the block rolls them first, where the table wants that of beasts. */
export function ownNumbers(ctx: BrpCtx, who: CreatureId): void {
  const { dice: block } = creature(ctx.world, who);
  if (block !== null && ctx.world.options.bearStats === 'rolled') rollBlock(ctx, { type: 'roll-block', who });
}
