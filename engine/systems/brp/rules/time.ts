import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  findFighter,
  listOrSingle,
  numberBetween,
  oneOf,
  requireNoFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyWorld, setWorldClock } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { drain, rollToRecover } from './disease.ts';
import { optionalFlag } from './fields.ts';
import { findWeekEnd, rouse } from './heal.ts';
import { healForAWeek } from './natural-healing.ts';
import { takeEffect } from './poison.ts';
import { findPowerReturn, restorePower } from './power.ts';
import { regain } from './recovery.ts';
import { SECONDS } from './tables.ts';
import { die, isDoomed } from './wound.ts';

/** `rested`: the game master says the time includes rest. */
export const timePassed = event('time-passed', fields<{ clock: number; rested?: true }>(), {
  writeWorld: (world, { clock, rested = false }) => addRest(setWorldClock(world, clock), world.clock, rested),
});

/** Only rests of the last day are kept; consecutive rests are merged. */
function addRest(world: World, from: number, rested: boolean): World {
  const { rests, clock } = world;
  if (!rests && !rested) return world;
  const recent = (rests ?? []).filter(({ to }) => to > clock - SECONDS.day);
  const last = recent.at(-1);
  const next = copyWorld(world);
  if (!rested) next.rests = recent;
  else if (last?.to === from) next.rests = [...recent.slice(0, -1), { from: last.from, to: clock }];
  else next.rests = [...recent, { from, to: clock }];
  if (next.rests.length === 0) delete next.rests;
  return next;
}

const UNITS = ['round', 'minute', 'turn', 'hour', 'day', 'week'] as const;
const WAIT_SLOTS = { amount: numberBetween(1, 12), unit: oneOf(UNITS), rest: oneOf([false, true]) };

/**
 * Advances the clock and applies all effects that fall due.
 * @rule brp.time.narrative @rule brp.time.turn @rule brp.time.round
 */
export const wait = action('time', {
  fields: {
    amount: z.int().min(1).max(10_000),
    unit: z.enum(UNITS),
    /** The time includes a night's rest. */
    rest: optionalFlag,
    /** Creatures in hospital under the best care. */
    hospital: listOrSingle(z.array(creatureId)).optional(),
  },
  refuses: (world) => requireNoFight(world),
  resolve: (ctx, { amount, unit, rest: rested = false, hospital = [] }) =>
    elapseTime(ctx, amount * SECONDS[unit], { rested, hospital }),
  gmOffers: (world) => (findFight(world) ? [] : [{ action: { type: 'time' }, slots: WAIT_SLOTS }]),
});

export const advanceClock = (ctx: BrpCtx, seconds: number): void =>
  elapseTime(ctx, seconds, { rested: false, hospital: [] });

interface Care {
  readonly rested: boolean;
  readonly hospital: readonly CreatureId[];
}
interface TimeSpan extends Care {
  readonly began: number;
  readonly until: number;
}
interface DueEffect {
  readonly at: number;
  happens(): void;
}

function elapseTime(ctx: BrpCtx, seconds: number, care: Care): void {
  const { clock } = ctx.world;
  const passing: TimeSpan = { ...care, began: clock, until: clock + seconds };
  for (let toAct = findNextDue(ctx, passing); toAct; toAct = findNextDue(ctx, passing)) {
    setClock(ctx, toAct.at, care.rested);
    toAct.happens();
  }
  setClock(ctx, passing.until, care.rested);
}

function setClock(ctx: BrpCtx, clock: number, rested: boolean): void {
  if (clock > ctx.world.clock)
    ctx.emit({ type: 'time-passed', rule: 'brp.time.narrative', clock, ...(rested && { rested }) });
}

type FindDueEffects = (ctx: BrpCtx, creature: Creature, passing: TimeSpan) => readonly DueEffect[];

/** The order at the same moment: pending effects, death, waking, healing. @ruling R61 */
const DUE_EFFECTS: readonly FindDueEffects[] = [
  findDueRest,
  findDueOnsets,
  findDueIllness,
  findDueDrains,
  findDueDeath,
  findDueWaking,
  findDueHealing,
  findDueRegain,
];

/** Returns the earliest effect due within the passing time. */
function findNextDue(ctx: BrpCtx, passing: TimeSpan): DueEffect | undefined {
  const rested = passing.rested || ctx.world.rests !== undefined;
  const waiting = ctx.world.creatures.filter((creature) => awaitsSomething(creature, rested));
  let first: DueEffect | undefined;
  for (const dues of DUE_EFFECTS)
    for (const creature of waiting)
      for (const toAct of dues(ctx, creature, passing))
        if (toAct.at <= passing.until && toAct.at < (first?.at ?? Number.POSITIVE_INFINITY)) first = toAct;
  return first;
}

/** Fast path: most creatures await nothing, and every round of a fight asks. */
const awaitsSomething = ({ state, wounds, doses, diseases, losses }: Creature, rested: boolean): boolean =>
  state.is !== 'dead' &&
  (rested || state.is !== 'up' || wounds.length + doses.length + diseases.length + losses.length > 0);

/** @rule brp.derived.power-points */
function findDueRest(ctx: BrpCtx, creature: Creature, passing: TimeSpan): readonly DueEffect[] {
  const at = findPowerReturn(ctx.world, creature, passing);
  return at === undefined ? [] : [{ at, happens: () => restorePower(ctx, creature.id) }];
}

/** @rule brp.poison.delay */
function findDueOnsets(ctx: BrpCtx, { id, doses }: Creature): readonly DueEffect[] {
  return doses.map((dose) => ({ at: dose.onsetAt, happens: () => takeEffect(ctx, id, dose) }));
}

/** @rule brp.disease.minor @rule brp.disease.severity-table */
function findDueIllness(ctx: BrpCtx, { id, diseases }: Creature): readonly DueEffect[] {
  return diseases.map((disease) => ({ at: disease.nextAt, happens: () => rollToRecover(ctx, id, disease) }));
}

/** @rule brp.disease.severe */
function findDueDrains(ctx: BrpCtx, { id, diseases }: Creature): readonly DueEffect[] {
  return diseases.flatMap((disease) =>
    disease.drainsAt === null ? [] : [{ at: disease.drainsAt, happens: () => drain(ctx, id, disease) }],
  );
}

/** In a fight, dying creatures die at the end of the round instead. @rule brp.wounds.death @ruling R92 */
function findDueDeath(ctx: BrpCtx, creature: Creature): readonly DueEffect[] {
  const { id, state } = creature;
  const fight = findFight(ctx.world);
  if (state.is !== 'dying' || !isDoomed(ctx.world, creature) || (fight && findFighter(fight, id))) return [];
  return [{ at: state.at + SECONDS.round, happens: () => die(ctx, id, 'brp.wounds.death') }];
}

/** @rule brp.wounds.unconscious */
function findDueWaking(ctx: BrpCtx, { id, state }: Creature): readonly DueEffect[] {
  if (state.is !== 'unconscious' || state.until === null) return [];
  return [{ at: state.until, happens: () => rouse(ctx, id) }];
}

/** @rule brp.healing.natural */
function findDueHealing(ctx: BrpCtx, creature: Creature, { hospital }: TimeSpan): readonly DueEffect[] {
  const at = findWeekEnd(creature);
  return at === null
    ? []
    : [{ at, happens: () => healForAWeek(ctx, creature.id, hospital.includes(creature.id)) }];
}

/** @rule brp.disease.recovery */
function findDueRegain(ctx: BrpCtx, { id, losses }: Creature): readonly DueEffect[] {
  return losses.map((loss) => ({ at: loss.nextAt, happens: () => regain(ctx, id, loss) }));
}
