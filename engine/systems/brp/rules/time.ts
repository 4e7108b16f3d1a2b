import {
  type CreatureId,
  creatureId,
  fields,
  fighterIn,
  fightOn,
  listOrOne,
  numberFrom,
  oneOf,
  outsideFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { withClock, worldCopy } from '../copies.ts';
import { action, event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { drain, rollToRecover } from './disease.ts';
import { flag } from './fields.ts';
import { rouse, weekEnds } from './heal.ts';
import { healForAWeek } from './natural-healing.ts';
import { takeEffect } from './poison.ts';
import { findPowerReturn, restorePower } from './power.ts';
import { regain } from './recovery.ts';
import { SECONDS } from './tables.ts';
import { die, isDoomed } from './wound.ts';

/** `rested`: the game master says the time includes rest. */
export const timePassed = event('time-passed', fields<{ clock: number; rested?: true }>(), {
  writeWorld: (world, { clock, rested = false }) => withRest(withClock(world, clock), world.clock, rested),
});

/** Only rests of the last day are kept; consecutive rests are merged. */
function withRest(world: World, from: number, rested: boolean): World {
  const { rests, clock } = world;
  if (!rests && !rested) return world;
  const recent = (rests ?? []).filter(({ to }) => to > clock - SECONDS.day);
  const last = recent.at(-1);
  const next = worldCopy(world);
  if (!rested) next.rests = recent;
  else if (last?.to === from) next.rests = [...recent.slice(0, -1), { from: last.from, to: clock }];
  else next.rests = [...recent, { from, to: clock }];
  if (next.rests.length === 0) delete next.rests;
  return next;
}

const UNITS = ['round', 'minute', 'turn', 'hour', 'day', 'week'] as const;
const WAITING = { amount: numberFrom(1, 12), unit: oneOf(UNITS), rest: oneOf([false, true]) };

/**
 * Advances the clock and applies all effects that fall due.
 *
 * @rule brp.time.narrative
 * @rule brp.time.turn
 * @rule brp.time.round
 */
export const wait = action('time', {
  fields: {
    amount: z.int().min(1).max(10_000),
    unit: z.enum(UNITS),
    /** The time includes a night's rest. */
    rest: flag,
    /** Creatures in hospital under the best care. */
    hospital: listOrOne(z.array(creatureId)).optional(),
  },
  refuses: (world) => outsideFight(world),
  resolve: (ctx, { amount, unit, rest: rested = false, hospital = [] }) =>
    pass(ctx, amount * SECONDS[unit], { rested, hospital }),
  gmOffers: (world) => (fightOn(world) ? [] : [{ action: { type: 'time' }, slots: WAITING }]),
});

export const advanceClock = (ctx: BrpCtx, seconds: number): void =>
  pass(ctx, seconds, { rested: false, hospital: [] });

interface Care {
  readonly rested: boolean;
  readonly hospital: readonly CreatureId[];
}
interface Passing extends Care {
  readonly began: number;
  readonly until: number;
}
interface Due {
  readonly at: number;
  happens(): void;
}

function pass(ctx: BrpCtx, seconds: number, care: Care): void {
  const { clock } = ctx.world;
  const passing: Passing = { ...care, began: clock, until: clock + seconds };
  for (let due = nextDue(ctx, passing); due; due = nextDue(ctx, passing)) {
    setClock(ctx, due.at, care.rested);
    due.happens();
  }
  setClock(ctx, passing.until, care.rested);
}

function setClock(ctx: BrpCtx, clock: number, rested: boolean): void {
  if (clock > ctx.world.clock)
    ctx.emit({ type: 'time-passed', rule: 'brp.time.narrative', clock, ...(rested && { rested }) });
}

type Dues = (ctx: BrpCtx, one: Creature, passing: Passing) => readonly Due[];

/** The order at the same moment: pending effects, death, waking, healing. @ruling R61 */
const DUES: readonly Dues[] = [rest, onsets, illness, draining, death, waking, healing, regaining];

/** Returns the earliest effect due within the passing time. */
function nextDue(ctx: BrpCtx, passing: Passing): Due | undefined {
  const rested = passing.rested || ctx.world.rests !== undefined;
  const waiting = ctx.world.creatures.filter((one) => awaitsSomething(one, rested));
  let first: Due | undefined;
  for (const dues of DUES)
    for (const one of waiting)
      for (const due of dues(ctx, one, passing))
        if (due.at <= passing.until && due.at < (first?.at ?? Number.POSITIVE_INFINITY)) first = due;
  return first;
}

/** Fast path: most creatures await nothing, and every round of a fight asks. */
const awaitsSomething = ({ state, wounds, doses, diseases, losses }: Creature, rested: boolean): boolean =>
  state.is !== 'dead' &&
  (rested || state.is !== 'up' || wounds.length + doses.length + diseases.length + losses.length > 0);

/** @rule brp.derived.power-points */
function rest(ctx: BrpCtx, one: Creature, passing: Passing): readonly Due[] {
  const at = findPowerReturn(ctx.world, one, passing);
  return at === undefined ? [] : [{ at, happens: () => restorePower(ctx, one.id) }];
}

/** @rule brp.poison.delay */
function onsets(ctx: BrpCtx, { id, doses }: Creature): readonly Due[] {
  return doses.map((dose) => ({ at: dose.onsetAt, happens: () => takeEffect(ctx, id, dose) }));
}

/** @rule brp.disease.minor @rule brp.disease.severity-table */
function illness(ctx: BrpCtx, { id, diseases }: Creature): readonly Due[] {
  return diseases.map((disease) => ({ at: disease.nextAt, happens: () => rollToRecover(ctx, id, disease) }));
}

/** @rule brp.disease.severe */
function draining(ctx: BrpCtx, { id, diseases }: Creature): readonly Due[] {
  return diseases.flatMap((disease) =>
    disease.drainsAt === null ? [] : [{ at: disease.drainsAt, happens: () => drain(ctx, id, disease) }],
  );
}

/** In a fight, dying creatures die at the end of the round instead. @rule brp.wounds.death @ruling R92 */
function death(ctx: BrpCtx, one: Creature): readonly Due[] {
  const { id, state } = one;
  const fight = fightOn(ctx.world);
  if (state.is !== 'dying' || !isDoomed(ctx.world, one) || (fight && fighterIn(fight, id))) return [];
  return [{ at: state.at + SECONDS.round, happens: () => die(ctx, id, 'brp.wounds.death') }];
}

/** @rule brp.wounds.unconscious */
function waking(ctx: BrpCtx, { id, state }: Creature): readonly Due[] {
  if (state.is !== 'unconscious' || state.until === null) return [];
  return [{ at: state.until, happens: () => rouse(ctx, id) }];
}

/** @rule brp.healing.natural */
function healing(ctx: BrpCtx, one: Creature, { hospital }: Passing): readonly Due[] {
  const at = weekEnds(one);
  return at === null ? [] : [{ at, happens: () => healForAWeek(ctx, one.id, hospital.includes(one.id)) }];
}

/** @rule brp.disease.recovery */
function regaining(ctx: BrpCtx, { id, losses }: Creature): readonly Due[] {
  return losses.map((loss) => ({ at: loss.nextAt, happens: () => regain(ctx, id, loss) }));
}
