import { andThen, type CreatureId, fields, numberFrom, type Reason } from '@arbitro/kernel';
import type { Travel } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { changeWorld } from '../copies.ts';
import { event } from '../declare.ts';
import { rateOf } from '../derived.ts';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import { MINUTES, type Terrain } from '../tables.ts';
import { companyOf, ladenWalkers } from './carrying.ts';
import { leaveDoors } from './held-doors.ts';
import { slowest } from './move-rate.ts';
import { interruptRest } from './rest-count.ts';
import { pass } from './time.ts';

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
  writeWorld: (world, { outdoors }) =>
    changeWorld(world, (draft) => {
      draft.outdoors = outdoors;
    }),
});

/**
 * As many miles a day as the slowest has movement, and twice that in a forced march.
 *
 * @rule whitebox.travel.daily-miles
 * @rule whitebox.travel.forced-march
 */
export function travel(ctx: WhiteboxCtx, { who, days, forced = false, terrain = 'open' }: Travel): void {
  const last = slowest(ctx.world, ladenWalkers(ctx.world, companyOf(ctx.world, who)));
  if (!last) return;
  const rule: RuleId = forced ? 'whitebox.travel.forced-march' : 'whitebox.travel.daily-miles';
  const pace = paceIn(ctx, terrain);
  const miles = andThen(
    rateOf(ctx.world, last),
    ...(days === 1 ? [] : [times('whitebox.travel.daily-miles', 'days', days)]),
    ...(forced ? [times('whitebox.travel.forced-march', 'forced-march', 2)] : []),
    ...(pace === 100 ? [] : [times('whitebox.travel.difficult-terrain', terrain, pace / 100)]),
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
  pass(ctx, days * MINUTES.day, { rule: 'whitebox.travel.daily-miles' });
}

const times = (rule: RuleId, what: string, value: number): Reason => ({ rule, what, how: 'times', value });

const PACE: { readonly [T in Exclude<Terrain, 'open'>]: (options: Options) => number | 'ask' } = {
  forest: ({ travelForest }) => travelForest,
  hills: ({ travelHills }) => travelHills,
  swamp: ({ travelSwamp }) => travelSwamp,
  mountains: ({ travelMountains }) => travelMountains,
  desert: ({ travelDesert }) => travelDesert,
};

/** In hundredths; the book gives no figures, so the Referee does. @rule whitebox.travel.difficult-terrain */
function paceIn(ctx: WhiteboxCtx, terrain: Terrain): number {
  if (terrain === 'open') return 100;
  const pace = PACE[terrain](ctx.world.options);
  if (pace !== 'ask') return pace;
  const label = { name: 'terrain-pace', rule: 'whitebox.travel.difficult-terrain' };
  return ctx.choose(label, 'gm', numberFrom(1, 100));
}
