import { creature, firstOf, outsideFight, refuse, repeated, type Verdict } from '@arbitro/kernel';
import type { Action, ActionOf, EndDay, March, Rest, SetPace, Travel } from './actions.ts';
import { refuseQuinta } from './refusals.ts';
import { canRest, restedLately, restersOf } from './rules/rest.ts';
import { gallopsIn } from './rules/travel.ts';
import type { World } from './state.ts';
import { SECONDS } from './tables.ts';
import { dead } from './verdicts.ts';

/** Why the group may not travel, rest or let time pass, if it may not. */
export const JOURNEY_VERDICTS = {
  rest: refusesRest,
  time: outsideFight,
  travel: refusesTravel,
  pace: refusesPace,
  march: refusesMarch,
  vehicle: outsideFight,
  'end-day': refusesEndDay,
} satisfies { readonly [T in Action['type']]?: (world: World, action: ActionOf<T>) => Verdict };

/** @rule quinta.rest.short-rest @rule quinta.rest.long-rest */
function refusesRest(world: World, action: Rest): Verdict {
  const fighting = outsideFight(world);
  if (fighting) return fighting;
  const resters = restersOf(world, action);
  if (resters.length === 0) return allUnrested(world, action.kind);
  const twice = repeated(resters);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  return firstOf(resters, (who) => unrested(world, action.kind, who));
}

/** Why nobody of the whole group can: first of those who are fit for it. @rule quinta.rest.long-rest */
function allUnrested(world: World, kind: Rest['kind']): Verdict {
  const characters = world.creatures.filter((one) => one.kind === 'character');
  const fitFirst = characters.toSorted((a, b) => Number(canRest(b)) - Number(canRest(a)));
  return firstOf(fitFirst, ({ id }) => unrested(world, kind, id)) ?? refuseQuinta('nobody-rests');
}

function unrested(world: World, kind: Rest['kind'], who: string): Verdict {
  const one = creature(world, who);
  if (!canRest(one)) return refuseQuinta('cannot-rest', { who });
  if (kind === 'short' || !restedLately(world, one)) return undefined;
  const left = (one.restedAt ?? 0) + SECONDS.betweenLongRests - world.clock;
  return refuseQuinta('rested-lately', { who, hours: Math.ceil(left / SECONDS.hour) });
}

/** @rule quinta.travel.pace @rule quinta.travel.vehicles */
function refusesTravel(world: World, action: Travel): Verdict {
  const fighting = outsideFight(world);
  if (fighting) return fighting;
  const atSea = world.journey.vehicle?.kind === 'water';
  if (!atSea && world.journey.pace === null) return refuseQuinta('no-pace');
  if (atSea && action.mounted) return refuseQuinta('not-mounted');
  return action.mounted ? refusesGallop(world, action) : gallopsUnmounted(action);
}

const gallopsUnmounted = ({ gallops = 0 }: Travel): Verdict =>
  gallops > 0 ? refuseQuinta('not-mounted') : undefined;

/** @rule quinta.travel.mounts @ruling R36 */
function refusesGallop(world: World, action: Travel): Verdict {
  const { journey, options } = world;
  const { amount, unit, gallops = 0 } = action;
  const mustRest = options.mountsAfterGallop === 'must-rest';
  if (journey.mountsTired && (gallops > 0 || mustRest)) return refuseQuinta('mounts-tired');
  if (unit === 'day') return undefined;
  if (gallops > 1) return refuseQuinta('one-gallop');
  const beyond = amount * SECONDS[unit] > SECONDS.hour && gallopsIn(world, action) > 0;
  return mustRest && beyond ? refuseQuinta('mounts-tired') : undefined;
}

function refusesPace(world: World, { pace }: SetPace): Verdict {
  const atSea = world.journey.vehicle?.kind === 'water';
  return outsideFight(world) ?? (atSea && pace !== null ? refuseQuinta('no-pace-at-sea') : undefined);
}

/** Not in a fight. @rule quinta.exploration.marching-order */
function refusesMarch(world: World, { ranks }: March): Verdict {
  const twice = repeated(ranks.flat());
  return outsideFight(world) ?? (twice === undefined ? undefined : refuse('named-twice', { who: twice }));
}

function refusesEndDay(world: World, { who }: EndDay): Verdict {
  return outsideFight(world) ?? dead(world, who);
}
