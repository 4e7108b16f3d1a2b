import type { Space, Square } from '@arbitro/grid';
import { type CreatureId, creatureId, fields, getCreature, offerNothing } from '@arbitro/kernel';
import type { Creature, Feature, ReadiedFeature, World } from '../state.ts';
import { listCaught, sortByInitiative } from './area.ts';
import { spend } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { applyConsequences, atLeastZero, rollTemporaryHitPoints } from './consequences.ts';
import { buildPlainDice } from './damage-dice.ts';
import { demandSave } from './demand-save.ts';
import { findFeature } from './features.ts';
import { giveTemporaryHitPoints, restoreHitPoints } from './healing.ts';
import { revealHidden } from './hide.ts';
import { costOfUse } from './potions.ts';
import { findActiveMap } from './space.ts';
import { strikeAt } from './strike.ts';
import { beginMultiattack, drawWeapon, spendUse } from './uses.ts';

export { rechargeAtStart } from './uses.ts';

import { action, event } from '../declare.ts';
import { nameText } from '../schema/sheet-parts.ts';
import { atLeastOne, optionalSquare } from './fields.ts';
import { cannotUse } from './may-use.ts';

export const deedUsed = event(
  'deed-used',
  fields<{ by: CreatureId; deed: string; on: readonly CreatureId[] }>(),
);

/**
 * Pays for a breath, a spell or a potion, then resolves it.
 * @rule quinta.actions.magic @rule quinta.actions.utilize @ruling R22 @ruling R131
 */
export const use = action('use', {
  fields: {
    by: creatureId,
    deed: nameText,
    on: atLeastOne,
    /** Where the area is centred, or where it points. */
    at: optionalSquare,
  },
  refuses: cannotUse,
  resolve: (ctx, { by, deed: id, on, at }) => {
    const feature = getFeature(getCreature(ctx.world, by), id);
    if (feature.multi.length > 0) return beginMultiattack(ctx, by, feature);
    const cost = costOfUse(ctx.world, feature, { by, on });
    spend(ctx, by, cost, cost === 'reaction' ? feature.id : feature.magic ? 'magic' : 'utilize');
    spendUse(ctx, by, feature);
    carryOutFeature(ctx, { by, feature, on: on ?? [], at });
    // a spell is spoken aloud: quinta.actions.hide
    if (feature.magic) revealHidden(ctx, by);
  },
  /** Offered with `attack`. */
  offers: offerNothing,
});

function getFeature(creature: Creature, id: string): Feature {
  const feature = findFeature(creature, id);
  if (!feature) throw new Error(`${creature.id} has no ${id}: the action was let through unchecked`);
  return feature;
}

interface FeatureUse {
  readonly by: CreatureId;
  readonly feature: Feature;
  readonly on: readonly CreatureId[];
  readonly at?: Square | undefined;
}

/**
 * Resolves a readied feature, paid for with the reaction. A readied spell was already cast.
 * @rule quinta.actions.ready @ruling R23
 */
export function useReadiedFeature(
  ctx: QuintaCtx,
  by: CreatureId,
  { deed: id, on, at }: ReadiedFeature,
  also: readonly CreatureId[] = [],
): void {
  const feature = getFeature(getCreature(ctx.world, by), id);
  if (!feature.magic) spendUse(ctx, by, feature);
  if (feature.attack && on !== null) {
    drawWeapon(ctx, by, feature);
    return strikeAt(ctx, { by, with: id, on, opportunity: false });
  }
  const place = at ?? (on === null ? null : getCreature(ctx.world, on).at);
  carryOutFeature(ctx, {
    by,
    feature,
    on: on === null ? also : [on, ...also],
    ...(place && { at: place }),
  });
}

/** The creatures in the area, otherwise those named, otherwise the user. */
function listTargets(world: World, { by, feature, on, at }: FeatureUse): readonly CreatureId[] {
  if (feature.area && findActiveMap(world))
    return listCaught(world, { by: getCreature(world, by), area: feature.area, at });
  return on.length === 0 && !feature.area ? [by] : sortByInitiative(world, on);
}

/**
 * @rule quinta.actions.magic @rule quinta.damage.one-roll-many-targets @rule quinta.healing.sources
 * @rule quinta.temphp.absorb
 */
function carryOutFeature(ctx: QuintaCtx, featureUse: FeatureUse): void {
  const { by, feature } = featureUse;
  const on = listTargets(ctx.world, featureUse);
  ctx.emit({ type: 'deed-used', rule: 'quinta.actions.magic', by, deed: feature.id, on });
  if (feature.save)
    demandSave(ctx, {
      by,
      on,
      deed: feature.id,
      save: feature.save,
      from: originOf(featureUse),
      magic: feature.magic,
    });
  if (feature.heals !== null && on.length > 0) healAll(ctx, by, on, feature.heals);
  if (feature.temporary !== null && on.length > 0) shieldAll(ctx, by, on, feature.temporary);
  for (const who of on)
    applyConsequences(ctx, { by, on: who, deed: feature.id, what: feature.gives, blessed: who });
}

/** Cover counts from the centre of the area. @rule quinta.attack.cover @ruling R54 */
const originOf = ({ feature: { area }, at }: FeatureUse): Space | undefined =>
  area && at && area.range !== null ? { at, side: 1 } : undefined;

/** @rule quinta.healing.sources */
function healAll(ctx: QuintaCtx, by: CreatureId, on: readonly CreatureId[], dice: string): void {
  const rule = 'quinta.healing.sources';
  const points = ctx.roll({ name: 'healing', rule }, by, buildPlainDice(dice), atLeastZero);
  for (const who of on) restoreHitPoints(ctx, { who, points, rule });
}

function shieldAll(ctx: QuintaCtx, by: CreatureId, on: readonly CreatureId[], dice: string): void {
  const points = rollTemporaryHitPoints(ctx, by, dice);
  for (const who of on) giveTemporaryHitPoints(ctx, who, points);
}
