import { canSee, type Space, type Square, squareDistance } from '@arbitro/grid';
import {
  type CreatureId,
  findDuplicate,
  firstRefusal,
  getCreature,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseQuinta, squareParams } from '../refusals.ts';
import type { Area, Creature, Feature, World } from '../state.ts';
import { coverBetween } from './cover.ts';
import { isInPlay, isPresent, metresApart, metresBetween, spaceIn } from './distance.ts';
import { findFeature } from './features.ts';
import { isLost } from './lurking.ts';
import { cannotTarget } from './may-act.ts';
import { cannotPay, cannotUseAgain, offMap } from './may-attack.ts';
import { costOfUse } from './potions.ts';
import { findActiveMap } from './space.ts';
import { SQUARE } from './tables.ts';

/** The use of a feature on creatures or at a position. */
interface FeatureRequest {
  readonly by: CreatureId;
  readonly deed: string;
  readonly on?: readonly CreatureId[] | undefined;
  readonly at?: Square | undefined;
}

/** @rule quinta.actions.magic @rule quinta.actions.utilize */
export function cannotUse(world: World, action: FeatureRequest): Verdict {
  const { by: who, deed: id } = action;
  const creature = getCreature(world, who);
  const feature = findFeature(creature, id);
  if (!feature) return refuseQuinta('no-such-deed', { who, deed: id });
  if (feature.attack) return refuseQuinta('is-an-attack', { deed: id });
  const refusal =
    cannotPay(world, who, { cost: costOfUse(world, feature, action) }) ?? cannotUseAgain(creature, feature);
  if (refusal || feature.multi.length > 0) return refusal;
  return feature.area
    ? cannotPlaceArea(world, creature, { feature, area: feature.area, action })
    : cannotReach(world, creature, { feature, action });
}

interface FeatureAttempt {
  readonly feature: Feature;
  readonly action: Pick<FeatureRequest, 'on' | 'at'>;
}

/** A breath starts at its user; a blast may be placed within its range. */
export function cannotPlaceArea(
  world: World,
  creature: Creature,
  { feature, area, action }: FeatureAttempt & { readonly area: Area },
): Verdict {
  const { on = [], at } = action;
  if (!findActiveMap(world) || !creature.at) return cannotTargetNamed(world, on);
  if (on.length > 0) return refuseQuinta('place-not-names', { deed: feature.id });
  if (area.shape === 'sphere' && area.range === null) return undefined;
  if (!at) return refuseQuinta('needs-place', { deed: feature.id });
  return offMap(world, creature, at) ?? cannotPoint(world, creature, { feature, area, at });
}

interface AreaTarget {
  readonly feature: Feature;
  readonly area: Area;
  readonly at: Space['at'];
}

function cannotPoint(world: World, creature: Creature, { feature, area, at }: AreaTarget): Verdict {
  const [map, space] = [findActiveMap(world), spaceIn(world, creature)];
  if (!map || !space) return refuseQuinta('no-map', { who: creature.id });
  const place: Space = { at, side: area.shape === 'cube' ? Math.max(1, Math.round(area.size / SQUARE)) : 1 };
  const own = squareDistance(space, { at, side: 1 }) === 0;
  if (area.range === null && own && area.shape !== 'cube')
    return refuseQuinta('needs-place', { deed: feature.id });
  const max = area.range ?? (area.shape === 'cube' ? SQUARE : null);
  if (max !== null && metresApart(world, space, area.range === null ? place : { at, side: 1 }) > max)
    return refuseQuinta('place-too-far', { ...squareParams(at), most: max });
  return max === null || canSee(map, space, { at, side: 1 })
    ? undefined
    : refuseQuinta('place-behind-wall', squareParams(at));
}

/** Without a map the players name the creatures in the area. */
function cannotTargetNamed(world: World, on: readonly CreatureId[]): Verdict {
  const twice = findDuplicate(on);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  if (on.length === 0) return refuseQuinta('no-target');
  return firstRefusal(on, (id) =>
    isPresent(getCreature(world, id)) ? undefined : refuse('no-such-target', { on: id }),
  );
}

/** Returns whether the feature harms its target. */
export const isHarmful = ({ save, heals, temporary }: Feature): boolean =>
  save !== null || (heals === null && temporary === null);

/** @rule quinta.attack.cover @rule quinta.conditions.charmed @ruling R87 */
function cannotReach(
  world: World,
  creature: Creature,
  { feature, action: { on = [] } }: FeatureAttempt,
): Verdict {
  if (on.length > 1) return refuseQuinta('one-target', { deed: feature.id });
  const [id] = on;
  if (id === undefined) return feature.save ? refuseQuinta('no-target') : undefined;
  const target = getCreature(world, id);
  if (!(isHarmful(feature) ? isInPlay(target) : isPresent(target)))
    return refuse('no-such-target', { on: id });
  if (id === creature.id) return undefined;
  if (isLost(world, creature, target)) return refuseQuinta('place-unknown', { who: creature.id, on: id });
  const metres = metresBetween(world, creature, target);
  if (metres !== null && metres > feature.range)
    return refuseQuinta('out-of-range', { on: id, metres, most: feature.range });
  const charmed = cannotTarget(world, creature.id, { on: id, harmful: isHarmful(feature) });
  if (charmed) return charmed;
  return coverBetween(world, creature, target) === 'total'
    ? refuseQuinta('total-cover', { on: id })
    : undefined;
}
