import { canSee, type Space, type Square, squaresBetween } from '@arbitro/grid';
import { type CreatureId, creature, firstOf, refuse, repeated, type Verdict } from '@arbitro/kernel';
import { onSquare, refuseQuinta } from '../refusals.ts';
import type { Area, Creature, Deed, World } from '../state.ts';
import { coverBetween } from './cover.ts';
import { deedOf } from './deeds.ts';
import { isPresent, isThere, metresApart, metresBetween, spaceIn } from './distance.ts';
import { isLost } from './lost.ts';
import { cannotTarget } from './may-act.ts';
import { cannotPay, offMap, usedUp } from './may-attack.ts';
import { usedMap } from './space.ts';
import { SQUARE } from './tables.ts';

/** The use of a feature on creatures or at a position. */
interface UseOfDeed {
  readonly by: CreatureId;
  readonly deed: string;
  readonly on?: readonly CreatureId[] | undefined;
  readonly at?: Square | undefined;
}

/** @rule quinta.actions.magic @rule quinta.actions.utilize */
export function cannotUse(world: World, action: UseOfDeed): Verdict {
  const { by: who, deed: id } = action;
  const one = creature(world, who);
  const deed = deedOf(one, id);
  if (!deed) return refuseQuinta('no-such-deed', { who, deed: id });
  if (deed.attack) return refuseQuinta('is-an-attack', { deed: id });
  const barred = cannotPay(world, who, deed) ?? usedUp(one, deed);
  if (barred || deed.multi.length > 0) return barred;
  return deed.area
    ? cannotLay(world, one, { deed, area: deed.area, action })
    : cannotReach(world, one, { deed, action });
}

interface Using {
  readonly deed: Deed;
  readonly action: Pick<UseOfDeed, 'on' | 'at'>;
}

/** A breath starts at its user; a blast may be placed within its range. */
export function cannotLay(
  world: World,
  one: Creature,
  { deed, area, action }: Using & { readonly area: Area },
): Verdict {
  const { on = [], at } = action;
  if (!usedMap(world) || !one.at) return namedTargets(world, on);
  if (on.length > 0) return refuseQuinta('place-not-names', { deed: deed.id });
  if (area.shape === 'sphere' && area.range === null) return undefined;
  if (!at) return refuseQuinta('needs-place', { deed: deed.id });
  return offMap(world, one, at) ?? cannotPoint(world, one, { deed, area, at });
}

interface Pointing {
  readonly deed: Deed;
  readonly area: Area;
  readonly at: Space['at'];
}

function cannotPoint(world: World, one: Creature, { deed, area, at }: Pointing): Verdict {
  const [map, space] = [usedMap(world), spaceIn(world, one)];
  if (!map || !space) return refuseQuinta('no-map', { who: one.id });
  const place: Space = { at, side: area.shape === 'cube' ? Math.max(1, Math.round(area.size / SQUARE)) : 1 };
  const own = squaresBetween(space, { at, side: 1 }) === 0;
  if (area.range === null && own && area.shape !== 'cube')
    return refuseQuinta('needs-place', { deed: deed.id });
  const most = area.range ?? (area.shape === 'cube' ? SQUARE : null);
  if (most !== null && metresApart(world, space, area.range === null ? place : { at, side: 1 }) > most)
    return refuseQuinta('place-too-far', { ...onSquare(at), most });
  return most === null || canSee(map, space, { at, side: 1 })
    ? undefined
    : refuseQuinta('place-behind-wall', onSquare(at));
}

/** Without a map the players name the creatures in the area. */
function namedTargets(world: World, on: readonly CreatureId[]): Verdict {
  const twice = repeated(on);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  if (on.length === 0) return refuseQuinta('no-target');
  return firstOf(on, (id) =>
    isPresent(creature(world, id)) ? undefined : refuse('no-such-target', { on: id }),
  );
}

/** Returns whether the feature harms its target. */
export const isHarmful = ({ save, heals, temporary }: Deed): boolean =>
  save !== null || (heals === null && temporary === null);

/** @rule quinta.attack.cover @rule quinta.conditions.charmed @ruling R87 */
function cannotReach(world: World, one: Creature, { deed, action: { on = [] } }: Using): Verdict {
  if (on.length > 1) return refuseQuinta('one-target', { deed: deed.id });
  const [id] = on;
  if (id === undefined) return deed.save ? refuseQuinta('no-target') : undefined;
  const target = creature(world, id);
  if (!(isHarmful(deed) ? isThere(target) : isPresent(target))) return refuse('no-such-target', { on: id });
  if (id === one.id) return undefined;
  if (isLost(world, one, target)) return refuseQuinta('place-unknown', { who: one.id, on: id });
  const metres = metresBetween(world, one, target);
  if (metres !== null && metres > deed.range)
    return refuseQuinta('out-of-range', { on: id, metres, most: deed.range });
  const charmed = cannotTarget(world, one.id, { on: id, harmful: isHarmful(deed) });
  if (charmed) return charmed;
  return coverBetween(world, one, target) === 'total' ? refuseQuinta('total-cover', { on: id }) : undefined;
}
