import {
  countingNumber,
  creatureId,
  fields,
  findDuplicate,
  findFight,
  idsOf,
  type Json,
  numberBetween,
  oneOf,
  refuse,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Journey, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { AMOUNT, amount, optionalFlag } from './fields.ts';
import { PACE_NAMES, PACES, SECONDS } from './tables.ts';
import { passTime } from './time.ts';

export const travelled = event('travelled', fields<{ metres: number; journey: Journey }>(), {
  writeWorld: writeJourney,
});

export const journeySet = event('journey-set', fields<{ journey: Journey }>(), { writeWorld: writeJourney });

function writeJourney(world: World, { journey }: Pick<World, 'journey'>): World {
  const next = copyWorld(world);
  next.journey = journey;
  return next;
}

interface Travel {
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day';
  readonly mounted?: boolean | undefined;
  readonly gallops?: number | undefined;
}

const METRES = { minute: 1, hour: 1_000, day: 1_000 } as const;

/** A ship travels at its own speed. @rule quinta.travel.vehicles */
function seaDistance({ vehicle: ship }: Journey, { amount: many, unit }: Travel): number | undefined {
  if (ship?.kind !== 'water') return undefined;
  const hours = unit === 'day' ? ship.hoursPerDay : unit === 'hour' ? 1 : 1 / 60;
  return ship.kmPerHour * 1_000 * hours * many;
}

/** How often the mounts gallop; once by default. @rule quinta.travel.mounts @ruling R36 */
const countGallops = ({ journey }: World, { mounted, gallops }: Travel): number =>
  mounted === true ? (gallops ?? (journey.mountsTired ? 0 : 1)) : 0;

/** The distance that galloping hours add. @rule quinta.travel.mounts */
function gallopMetres(world: World, travel: Travel): number {
  const gallops = countGallops(world, travel);
  const { amount: many, unit } = travel;
  const own = columnOf(world, unit === 'minute' ? 'minute' : 'hour');
  if (unit === 'day') return gallops * own;
  return Math.min(many, gallops * (unit === 'minute' ? 60 : 1)) * own;
}

/** Each column of the table applies only to its own unit of time. @rule quinta.travel.pace @ruling R35 */
function columnOf({ journey, options }: World, unit: Travel['unit']): number {
  return PACES[options.travelTable][journey.pace ?? 'normal'][unit] * METRES[unit];
}

/** @rule quinta.travel.methods @rule quinta.travel.pace @ruling R100 */
export const travel = action('travel', {
  fields: {
    amount,
    unit: z.enum(['minute', 'hour', 'day']),
    mounted: optionalFlag,
    gallops: countingNumber.max(24).optional(),
  },
  refuses: cannotTravel,
  resolve: (ctx, terms) => {
    const { journey } = ctx.world;
    const sailed = seaDistance(journey, terms);
    const metres = sailed ?? terms.amount * columnOf(ctx.world, terms.unit) + gallopMetres(ctx.world, terms);
    const gallops = sailed === undefined && countGallops(ctx.world, terms) > 0;
    passTime(ctx, terms.amount * SECONDS[terms.unit]);
    const mountsTired = journey.mountsTired || gallops;
    ctx.emit({
      type: 'travelled',
      rule: sailed === undefined ? 'quinta.travel.pace' : 'quinta.travel.vehicles',
      metres,
      journey: { ...journey, metres: journey.metres + metres, mountsTired },
    });
  },
  gmOffers: (world, { allows, offered }) => {
    if (findFight(world)) return [];
    const slots = { amount: AMOUNT, unit: oneOf(['minute', 'hour', 'day']) };
    const fixedAction = { type: 'travel', mounted: true };
    // as many hours as the mounts can gallop
    const max = [24, 1].find((many) => allows(world, { ...fixedAction, unit: 'hour', amount: many }));
    const hours =
      max === undefined
        ? []
        : [{ action: { ...fixedAction, unit: 'hour' }, slots: { amount: numberBetween(1, max) } }];
    return [
      ...offered(world, { type: 'travel' }, { slots, like: { amount: 1, unit: 'day' } }),
      ...offered(world, { ...fixedAction, unit: 'day' }, { slots: { amount: AMOUNT }, like: { amount: 1 } }),
      ...hours,
    ];
  },
});

/** @rule quinta.travel.pace @rule quinta.travel.vehicles */
function cannotTravel(world: World, travel: Travel): Verdict {
  const fighting = requireNoFight(world);
  if (fighting) return fighting;
  const { gallops = 0, mounted } = travel;
  if (!isAtSea(world) && world.journey.pace === null) return refuseQuinta('no-pace');
  if (isAtSea(world) && mounted) return refuseQuinta('not-mounted');
  if (mounted) return cannotGallop(world, travel);
  return gallops > 0 ? refuseQuinta('not-mounted') : undefined;
}

const isAtSea = ({ journey }: World): boolean => journey.vehicle?.kind === 'water';

/** @rule quinta.travel.mounts @ruling R36 */
function cannotGallop(world: World, travel: Travel): Verdict {
  const { journey, options } = world;
  const { amount: many, unit, gallops = 0 } = travel;
  const mustRest = options.mountsAfterGallop === 'must-rest';
  if (journey.mountsTired && (gallops > 0 || mustRest)) return refuseQuinta('mounts-tired');
  if (unit === 'day') return undefined;
  if (gallops > 1) return refuseQuinta('one-gallop');
  const beyond = many * SECONDS[unit] > SECONDS.hour && countGallops(world, travel) > 0;
  return mustRest && beyond ? refuseQuinta('mounts-tired') : undefined;
}

const setJourney = (ctx: QuintaCtx, rule: RuleId, change: Partial<Journey>): void =>
  ctx.emit({ type: 'journey-set', rule, journey: { ...ctx.world.journey, ...change } });

/** Null: the group halts. @rule quinta.travel.pace @rule quinta.travel.pace-effects */
export const pace = action('pace', {
  fields: { pace: z.enum(PACE_NAMES).nullable() },
  refuses: (world, { pace: chosen }) =>
    requireNoFight(world) ?? (isAtSea(world) && chosen !== null ? refuseQuinta('no-pace-at-sea') : undefined),
  resolve: (ctx, { pace: chosen }) => setJourney(ctx, 'quinta.travel.pace', { pace: chosen }),
  gmOffers: (world, { withOneOf }) => {
    if (findFight(world)) return [];
    const { pace: now } = world.journey;
    const halt = now === null ? [] : [{ action: { type: 'pace', pace: null }, slots: {} }];
    const others = PACE_NAMES.filter((name) => name !== now);
    return [...withOneOf(world, { type: 'pace' }, ['pace', others]), ...halt];
  },
});

/** @rule quinta.exploration.marching-order @ruling R33 */
export const march = action('march', {
  fields: { ranks: z.array(z.array(creatureId).min(1)).max(60) },
  refuses: (world, { ranks }) => {
    const twice = findDuplicate(ranks.flat());
    return requireNoFight(world) ?? (twice === undefined ? undefined : refuse('named-twice', { who: twice }));
  },
  resolve: (ctx, { ranks }) => setJourney(ctx, 'quinta.exploration.marching-order', { ranks }),
  /** Who goes in front; the others follow in a second rank. */
  gmOffers: (world, { allows }) => {
    const travellers = idsOf(
      world.creatures.filter(({ kind, life }) => kind === 'character' && life !== 'dead'),
    );
    if (travellers.length < 2) return [];
    return travellers
      .map((first) => ({ type: 'march', ranks: [[first], travellers.filter((id) => id !== first)] }))
      .filter((input) => allows(world, input))
      .map((input) => ({ action: input, slots: {} }));
  },
});

const kmPerHour = z.number().min(0.1).max(1000);
const hoursPerDay = z.number().min(0.1).max(24);
/** On land the pace sets the distance, regardless of the vehicle. @rule quinta.travel.vehicles */
const vehicles = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('land'),
    kmPerHour: kmPerHour.default(3),
    hoursPerDay: hoursPerDay.default(8),
  }),
  z.strictObject({ kind: z.literal('water'), kmPerHour, hoursPerDay: hoursPerDay.default(24) }),
]);
/** The vehicles offered: a cart and a sailing boat. */
const OFFERED_VEHICLES: readonly Json[] = [
  { kind: 'land', kmPerHour: 3, hoursPerDay: 8 },
  { kind: 'water', kmPerHour: 5, hoursPerDay: 24 },
];

/** @rule quinta.travel.vehicles */
export const vehicle = action('vehicle', {
  fields: { vehicle: vehicles.nullable() },
  refuses: (world) => requireNoFight(world),
  resolve: (ctx, terms) => setJourney(ctx, 'quinta.travel.vehicles', { vehicle: terms.vehicle }),
  gmOffers: (world) => {
    if (findFight(world)) return [];
    const choices = world.journey.vehicle ? [null] : OFFERED_VEHICLES;
    return choices.map((choice) => ({ action: { type: 'vehicle', vehicle: choice }, slots: {} }));
  },
});
