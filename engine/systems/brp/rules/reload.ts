import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  getCreature,
  getFighter,
  isParticipant,
  type Verdict,
} from '@arbitro/kernel';
import { writeArm } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { nameText } from '../schema/sheet-parts.ts';
import type { Arm, Weapon, World } from '../state.ts';
import { endTurn, findActor } from './acting.ts';
import { isMissile } from './attack-options.ts';
import { notUp } from './may-act.ts';
import { cannotTakeAction, mustStand, notOnTurn } from './may-take-turn.ts';
import { loadsFreely, noSuchArm } from './may-use-arm.ts';
import { FREE_STEP } from './tables.ts';

export const loadingDone = event(
  'loading-done',
  fields<{ who: CreatureId; arm: string; loading: number; shots: number | null }>(),
  { writeCreature: (draft, { arm, shots, loading }) => writeArm(draft, arm, { shots, loading }) },
);

/** Returns the mode in which the arm is shot and reloaded, or undefined. */
export function findLoadableMode(arm: Arm): Weapon | undefined {
  const mode = arm.modes.find(isMissile);
  if (!mode) return undefined;
  const lacks = arm.loading > 0 || (mode.magazine !== null && (arm.shots ?? mode.magazine) < mode.magazine);
  return lacks ? mode : undefined;
}

/**
 * A crossbow takes a round to load, and so does a new magazine unless the options make it free.
 * @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines @ruling R82
 */
export const reload = action('reload', {
  fields: { by: creatureId, with: nameText },
  refuses: (world, terms) => cannotReload(world, terms),
  resolve: (ctx, { by, with: id }) => {
    const arm = getCreature(ctx.world, by).arms.find((carried) => carried.id === id);
    const mode = arm && findLoadableMode(arm);
    if (!arm || !mode) throw new Error(`nothing to load in ${id}: the action was let through unchecked`);
    const { magazine } = mode;
    const rule = magazine === null ? 'brp.weapons.crossbow-reload' : 'brp.weapons.magazines';
    const loading = Math.max(0, arm.loading - 1);
    ctx.emit({ type: 'loading-done', rule, who: by, arm: id, loading, shots: magazine });
    if (!loadsFreely(ctx.world, mode)) endTurn(ctx, by);
  },
  offers: (world, { id: by, arms }) =>
    arms.flatMap(({ id }) => mayReload.offered(world, { type: 'reload', by, with: id })),
});

interface ReloadTerms {
  readonly by: CreatureId;
  readonly with: string;
}

function cannotReload(world: World, reloadTerms: ReloadTerms): Verdict {
  const { by, with: id } = reloadTerms;
  const creature = getCreature(world, by);
  const arm = creature.arms.find((carried) => carried.id === id);
  if (!arm) return noSuchArm(creature, reloadTerms);
  const mode = findLoadableMode(arm);
  if (!mode) return refuseBrp('nothing-to-load', { arm: id });
  if (arm.held !== 'hand') return refuseBrp('not-in-hand', { who: by, arm: mode.name });
  if (!isParticipant(world, by)) return notUp(world, by);
  const late = loadsFreely(world, mode)
    ? notOnTurn(world, by)
    : cannotTakeAction(world, 'reload', reloadTerms);
  return late ?? mustStand(findActor(world, by)) ?? movedTooFar(world, by, mode.magazine);
}

/** @rule brp.weapons.crossbow-reload @ruling R81 */
function movedTooFar(world: World, who: CreatureId, magazine: number | null): Verdict {
  const isFar = magazine === null && getFighter(world, who).moved > FREE_STEP;
  return isFar ? refuseBrp('moved-too-far', { who, most: FREE_STEP }) : undefined;
}

const mayReload = createOfferBuilder(cannotReload);
