import { type CreatureId, fields } from '@arbitro/kernel';
import type { Go, March } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { changeEach, changeWorld } from '../copies.ts';
import { event } from '../declare.ts';
import { feetPerTurn } from '../derived.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';
import { MINUTES, type Pace } from '../tables.ts';
import { type Company, companyOf, ladenWalkers } from './carrying.ts';
import { leaveDoors } from './held-doors.ts';
import { slowest } from './move-rate.ts';
import { passBy } from './passing.ts';
import { interruptRest } from './rest-count.ts';
import { pass } from './time.ts';
import { treadOn } from './traps.ts';

export const went = event(
  'went',
  fields<{
    who: readonly CreatureId[];
    to: string;
    pace: Pace;
    feet: number;
    minutes: number;
    /** Of those who cannot walk. */
    carried?: readonly CreatureId[] | undefined;
  }>(),
  {
    writeWorld: (world, { who, to }) =>
      changeEach(world, who, (draft) => {
        draft.room = to;
      }),
  },
);

export const marched = event('marched', fields<{ order: readonly CreatureId[] }>(), {
  writeWorld: (world, { order }) =>
    changeWorld(world, (draft) => {
      draft.march = order;
    }),
});

/**
 * To another room or about the same one, as fast as the slowest, with those whom others carry. What elves and dwarves notice comes before what anybody
 * treads on, and doors fall shut behind them.
 *
 * @rule whitebox.movement.modes
 * @rule whitebox.movement.mode-adjustments
 * @rule whitebox.movement.two-moves
 */
export function go(ctx: WhiteboxCtx, { who, to, pace, feet }: Go): void {
  const rule: RuleId =
    pace === 'normal' ? 'whitebox.movement.two-moves' : 'whitebox.movement.mode-adjustments';
  const far = feet ?? lengthOf(ctx.world, to);
  const company = companyOf(ctx.world, who);
  const minutes = minutesFor(ctx.world, company, { pace, feet: far });
  const carried = company.carried.map(({ id }) => id);
  const load = carried.length > 0 ? { carried } : {};
  ctx.emit({ type: 'went', rule, who, to, pace, feet: far, minutes, ...load });
  leaveDoors(ctx, who);
  interruptRest(ctx, who);
  pass(ctx, minutes);
  const marching = inMarchingOrder(
    ctx.world,
    company.walkers.map(({ id }) => id),
  );
  passBy(ctx, marching, to);
  for (const { id, room, armed, found } of ctx.world.traps)
    if (room === to && armed && !found) treadOn(ctx, marching, id);
}

const lengthOf = ({ rooms }: World, id: string): number => rooms.find((room) => room.id === id)?.length ?? 0;

interface Way {
  readonly pace: Pace;
  readonly feet: number;
}

/** Whole minutes, and never none. @rule whitebox.movement.base-rate */
function minutesFor(world: World, company: Company, { pace, feet }: Way): number {
  const last = slowest(world, ladenWalkers(world, company));
  const aTurn = last ? feetPerTurn(world, last, pace).value : 0;
  return aTurn <= 0 ? 1 : Math.max(1, Math.ceil((feet * MINUTES.turn) / aTurn));
}

/** Whoever has no place in it comes last. */
export const inMarchingOrder = (
  { march: order }: World,
  who: readonly CreatureId[],
): readonly CreatureId[] => [
  ...order.filter((id) => who.includes(id)),
  ...who.filter((id) => !order.includes(id)),
];

/** @rule whitebox.exploration.trap-trigger */
export const march = (ctx: WhiteboxCtx, { order }: March): void =>
  ctx.emit({ type: 'marched', rule: 'whitebox.exploration.trap-trigger', order });
