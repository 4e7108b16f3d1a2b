import { fields } from '@arbitro/kernel';
import type { Board, March, SetPace, Travel } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { worldCopy } from '../copies.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Journey, World } from '../state.ts';
import { PACES, SECONDS } from '../tables.ts';
import { passTime } from './time.ts';

export const travelled = event('travelled', fields<{ metres: number; journey: Journey }>(), {
  writeWorld: writeJourney,
});

export const journeySet = event('journey-set', fields<{ journey: Journey }>(), { writeWorld: writeJourney });

function writeJourney(world: World, { journey }: Pick<World, 'journey'>): World {
  const next = worldCopy(world);
  next.journey = journey;
  return next;
}

const METRES = { minute: 1, hour: 1_000, day: 1_000 } as const;

/** A ship goes as fast as it goes. @rule quinta.travel.vehicles */
function bySea({ vehicle }: Journey, { amount, unit }: Travel): number | undefined {
  if (vehicle?.kind !== 'water') return undefined;
  const hours = unit === 'day' ? vehicle.hoursPerDay : unit === 'hour' ? 1 : 1 / 60;
  return vehicle.kmPerHour * 1_000 * hours * amount;
}

/** How often the mounts give their best; once unless said otherwise. @rule quinta.travel.mounts @ruling R36 */
export const gallopsIn = ({ journey }: World, { mounted, gallops }: Travel): number =>
  mounted === true ? (gallops ?? (journey.mountsTired ? 0 : 1)) : 0;

/** What the doubled hours add. @rule quinta.travel.mounts */
function gallopMetres(world: World, action: Travel): number {
  const gallops = gallopsIn(world, action);
  const { amount, unit } = action;
  const own = columnOf(world, unit === 'minute' ? 'minute' : 'hour');
  if (unit === 'day') return gallops * own;
  return Math.min(amount, gallops * (unit === 'minute' ? 60 : 1)) * own;
}

/** Each column for its own span of time only. @rule quinta.travel.pace @ruling R35 */
function columnOf({ journey, options }: World, unit: Travel['unit']): number {
  return PACES[options.travelTable][journey.pace ?? 'normal'][unit] * METRES[unit];
}

/** @rule quinta.travel.methods @rule quinta.travel.pace @ruling R100 */
export function travel(ctx: QuintaCtx, action: Travel): void {
  const { journey } = ctx.world;
  const { amount, unit } = action;
  const sailed = bySea(journey, action);
  const metres = sailed ?? amount * columnOf(ctx.world, unit) + gallopMetres(ctx.world, action);
  const gallops = sailed === undefined && gallopsIn(ctx.world, action) > 0;
  passTime(ctx, amount * SECONDS[unit]);
  ctx.emit({
    type: 'travelled',
    rule: sailed === undefined ? 'quinta.travel.pace' : 'quinta.travel.vehicles',
    metres,
    journey: {
      ...journey,
      metres: journey.metres + metres,
      mountsTired: journey.mountsTired || gallops,
    },
  });
}

const set = (ctx: QuintaCtx, rule: RuleId, change: Partial<Journey>): void =>
  ctx.emit({ type: 'journey-set', rule, journey: { ...ctx.world.journey, ...change } });

/** @rule quinta.travel.pace @rule quinta.travel.pace-effects */
export const pace = (ctx: QuintaCtx, action: SetPace): void =>
  set(ctx, 'quinta.travel.pace', { pace: action.pace });

/** @rule quinta.exploration.marching-order @ruling R33 */
export const march = (ctx: QuintaCtx, { ranks }: March): void =>
  set(ctx, 'quinta.exploration.marching-order', { ranks });

/** @rule quinta.travel.vehicles */
export const vehicle = (ctx: QuintaCtx, action: Board): void =>
  set(ctx, 'quinta.travel.vehicles', { vehicle: action.vehicle });
