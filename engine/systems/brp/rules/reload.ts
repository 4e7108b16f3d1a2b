import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Reload } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { writeArm } from '../copies.ts';
import { event } from '../declare.ts';
import type { Arm, Weapon } from '../state.ts';
import { endTurn } from './acting.ts';
import { isMissile } from './means.ts';

export const loadingDone = event(
  'loading-done',
  fields<{ who: CreatureId; arm: string; loading: number; shots: number | null }>(),
  { writeCreature: (draft, { arm, shots, loading }) => writeArm(draft, arm, { shots, loading }) },
);

/** How an arm is shot, and what there is to load in it. */
export function loadable(arm: Arm): Weapon | undefined {
  const mode = arm.modes.find(isMissile);
  if (!mode) return undefined;
  const lacks = arm.loading > 0 || (mode.magazine !== null && (arm.shots ?? mode.magazine) < mode.magazine);
  return lacks ? mode : undefined;
}

/**
 * A crossbow takes a round, and so does a new magazine unless the table makes nothing of it.
 *
 * @rule brp.weapons.crossbow-reload
 * @rule brp.weapons.magazines
 * @ruling R82
 */
export function reload(ctx: BrpCtx, { by, with: id }: Reload): void {
  const arm = creature(ctx.world, by).arms.find((one) => one.id === id);
  const mode = arm && loadable(arm);
  if (!arm || !mode) throw new Error(`nothing to load in ${id}: the action was let through unchecked`);
  const { magazine } = mode;
  const rule = magazine === null ? 'brp.weapons.crossbow-reload' : 'brp.weapons.magazines';
  const loading = Math.max(0, arm.loading - 1);
  ctx.emit({ type: 'loading-done', rule, who: by, arm: id, loading, shots: magazine });
  if (magazine === null || ctx.world.options.magazineReload !== 'free') endTurn(ctx, by);
}
