import {
  addReasons,
  type CreatureId,
  fields,
  idsOf,
  numberBetween,
  oneOf,
  type Reason,
  requireNoFight,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import type { Options } from '../options.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';
import { cannotSetOut, shareCarriedLoad, splitCompany } from './carrying.ts';
import type { WhiteboxCtx } from './checks.ts';
import { creatureIds, optionalFlag } from './fields.ts';
import { leaveDoors } from './held-doors.ts';
import { isNamedTwice } from './may-act.ts';
import { findSlowest, rateOf } from './move-rate.ts';
import { FLAG_QUESTION } from './questions.ts';
import { interruptRest } from './rest-count.ts';
import { MINUTES, TERRAINS, type Terrain } from './tables.ts';
import { elapseTime } from './time.ts';

export const travelled = event(
  'travelled',
  fields<{
    who: readonly CreatureId[];
    days: number;
    miles: number;
    forced: boolean;
    terrain: Terrain;
    because: readonly Reason[];
  }>(),
);
export const outdoorsSet = event('outdoors-set', fields<{ outdoors: boolean }>(), {
  writeWorld: (world, { outdoors: outside }) =>
    updateWorld(world, (draft) => {
      draft.outdoors = outside;
    }),
});

/**
 * Miles per day equal the movement of the slowest; twice that in a forced march.
 * @rule whitebox.travel.daily-miles @rule whitebox.travel.forced-march
 */
export const travel = action('travel', {
  fields: {
    who: creatureIds,
    days: z.int().min(1).max(365).default(1),
    forced: optionalFlag,
    terrain: z.enum(TERRAINS).optional(),
  },
  refuses: (world, { who }) => cannotTravel(world, who),
  resolve: travelDays,
  gmOffers: (world) => {
    const walkers = idsOf(world.creatures.filter(({ status }) => status !== 'dead')).filter(
      (id) => !cannotTravel(world, [id]),
    );
    if (walkers.length === 0) return [];
    const who = someOf(walkers, { least: 1, most: walkers.length });
    const march = { forced: FLAG_QUESTION, terrain: oneOf(TERRAINS) };
    return [{ action: { type: 'travel' }, slots: { who, days: numberBetween(1, 30), ...march } }];
  },
});

const cannotTravel = (world: World, who: readonly CreatureId[]): Verdict =>
  requireNoFight(world) ?? isNamedTwice(who) ?? cannotSetOut(world, who);

interface Journey {
  readonly who: readonly CreatureId[];
  readonly days: number;
  readonly forced?: boolean | undefined;
  readonly terrain?: Terrain | undefined;
}

function travelDays(ctx: WhiteboxCtx, { who, days, forced = false, terrain = 'open' }: Journey): void {
  const last = findSlowest(ctx.world, shareCarriedLoad(ctx.world, splitCompany(ctx.world, who)));
  if (!last) return;
  const rule: RuleId = forced ? 'whitebox.travel.forced-march' : 'whitebox.travel.daily-miles';
  const pace = terrainPace(ctx, terrain);
  const miles = addReasons(
    rateOf(ctx.world, last),
    ...(days === 1 ? [] : [multiplyReason('whitebox.travel.daily-miles', 'days', days)]),
    ...(forced ? [multiplyReason('whitebox.travel.forced-march', 'forced-march', 2)] : []),
    ...(pace === 100 ? [] : [multiplyReason('whitebox.travel.difficult-terrain', terrain, pace / 100)]),
  );
  if (!ctx.world.outdoors)
    ctx.emit({ type: 'outdoors-set', rule: 'whitebox.travel.combat-yards', outdoors: true });
  ctx.emit({
    type: 'travelled',
    rule,
    who,
    days,
    miles: miles.value,
    forced,
    terrain,
    because: miles.because,
  });
  leaveDoors(ctx, who);
  interruptRest(ctx, who);
  elapseTime(ctx, days * MINUTES.day, { rule: 'whitebox.travel.daily-miles' });
}

const multiplyReason = (rule: RuleId, what: string, value: number): Reason => ({
  rule,
  what,
  how: 'times',
  value,
});

const TERRAIN_PACES: { readonly [T in Exclude<Terrain, 'open'>]: (options: Options) => number | 'ask' } = {
  forest: ({ travelForest }) => travelForest,
  hills: ({ travelHills }) => travelHills,
  swamp: ({ travelSwamp }) => travelSwamp,
  mountains: ({ travelMountains }) => travelMountains,
  desert: ({ travelDesert }) => travelDesert,
};

/** In hundredths; the book gives no numbers, so the Referee does. @rule whitebox.travel.difficult-terrain */
function terrainPace(ctx: WhiteboxCtx, terrain: Terrain): number {
  if (terrain === 'open') return 100;
  const pace = TERRAIN_PACES[terrain](ctx.world.options);
  if (pace !== 'ask') return pace;
  const label = { name: 'terrain-pace', rule: 'whitebox.travel.difficult-terrain' };
  return ctx.choose(label, 'gm', numberBetween(1, 100));
}

/** @rule whitebox.travel.combat-yards */
export const outdoors = action('outdoors', {
  fields: { outdoors: z.boolean().default(true) },
  refuses: (world, { outdoors: outside }) =>
    world.outdoors === outside ? refuseWhitebox('so-already', { what: 'outdoors' }) : undefined,
  resolve: (ctx, { outdoors: outside }) =>
    ctx.emit({ type: 'outdoors-set', rule: 'whitebox.travel.combat-yards', outdoors: outside }),
  gmOffers: (world) => [{ action: { type: 'outdoors', outdoors: !world.outdoors }, slots: {} }],
});
