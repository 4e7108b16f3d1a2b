import {
  type CreatureId,
  fields,
  firstRefusal,
  getCreature,
  idsOf,
  type Offer,
  oneOf,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateCreatures } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { type Company, cannotSetOut, isHelpless, shareCarriedLoad, splitCompany } from './carrying.ts';
import { isPlain } from './doors.ts';
import { creatureIds, feet, nameText } from './fields.ts';
import { leaveDoors } from './held-doors.ts';
import { isExploring, sortByMarch } from './marching.ts';
import { isNamedTwice } from './may-act.ts';
import { feetPerTurn, findSlowest } from './move-rate.ts';
import { passBy } from './notice-hidden.ts';
import { interruptRest } from './rest-count.ts';
import { MINUTES, PACES, type Pace } from './tables.ts';
import { elapseTime } from './time.ts';
import { crossTrap } from './traps.ts';

export const went = event(
  'went',
  fields<{
    who: readonly CreatureId[];
    to: string;
    pace: Pace;
    feet: number;
    minutes: number;
    /** Those of them that cannot walk. */
    carried?: readonly CreatureId[] | undefined;
  }>(),
  {
    writeWorld: (world, { who, to }) =>
      updateCreatures(world, who, (draft) => {
        draft.room = to;
      }),
  },
);

/**
 * Moves to another room or within the same one, at the pace of the slowest, with carried creatures. Elves and dwarves
 * may notice things before a trap is triggered, and doors fall shut behind them.
 * @rule whitebox.movement.modes @rule whitebox.movement.mode-adjustments @rule whitebox.movement.two-moves
 */
export const go = action('go', {
  /** The default length is that of the room. */
  fields: { who: creatureIds, to: nameText, pace: z.enum(PACES).default('normal'), feet: feet.optional() },
  refuses: cannotGoTo,
  resolve: (ctx, { who, to, pace, feet: length }) => {
    const rule: RuleId =
      pace === 'normal' ? 'whitebox.movement.two-moves' : 'whitebox.movement.mode-adjustments';
    const far = length ?? lengthOf(ctx.world, to);
    const company = splitCompany(ctx.world, who);
    const minutes = minutesFor(ctx.world, company, { pace, feet: far });
    const carried = company.carried.map(({ id }) => id);
    const load = carried.length > 0 ? { carried } : {};
    ctx.emit({ type: 'went', rule, who, to, pace, feet: far, minutes, ...load });
    leaveDoors(ctx, who);
    interruptRest(ctx, who);
    elapseTime(ctx, minutes);
    const marching = sortByMarch(
      ctx.world,
      company.walkers.map(({ id }) => id),
    );
    passBy(ctx, marching, to);
    for (const { id, room, armed, found } of ctx.world.traps)
      if (room === to && armed && !found) crossTrap(ctx, marching, id);
  },
  /** @rule whitebox.movement.modes */
  offers: (world, explorer) =>
    isExploring(world, explorer)
      ? listCompanies(world, explorer).flatMap((who): readonly Offer[] => {
          const to = idsOf(world.rooms).filter((room) => !cannotGoTo(world, { who, to: room }));
          return to.length > 0 ? [{ action: { type: 'go', who }, slots: { to: oneOf(to), pace: PACE } }] : [];
        })
      : [],
});

/** The default first. */
const PACE = oneOf(['normal', 'careful', 'run'] as const);

/** Groups: with all who can come along, alone, and including those who must be carried. */
export function listCompanies(
  world: World,
  { id, side, room }: Creature,
): readonly (readonly CreatureId[])[] {
  const others = world.creatures.filter(
    (other) => other.id !== id && other.side === side && other.room === room && isFreeToGo(world, other),
  );
  const companions = sortByMarch(world, idsOf(others));
  const fallen = world.creatures.filter(
    (other) => other.side === side && other.room === room && other.status !== 'dead' && isHelpless(other),
  );
  return [
    ...(companions.length > 0 ? [[id, ...companions]] : []),
    [id],
    ...(fallen.length > 0 ? [[id, ...companions, ...idsOf(fallen)]] : []),
  ];
}

const isFreeToGo = (world: World, { id, room }: Creature): boolean =>
  room === null || !cannotGoTo(world, { who: [id], to: room });

interface GoTerms {
  readonly who: readonly CreatureId[];
  readonly to: string;
}

function cannotGoTo(world: World, { who, to }: GoTerms): Verdict {
  return (
    requireNoFight(world) ??
    isNamedTwice(who) ??
    (world.rooms.some(({ id }) => id === to) ? undefined : refuseWhitebox('no-such-room', { room: to })) ??
    cannotSetOut(world, who) ??
    firstRefusal(who, (text) => cannotReachRoom(world, text, to)) ??
    isLeftBehind(world, who)
  );
}

/** A carried creature must be in the same room as a carrier. */
function isLeftBehind(world: World, who: readonly CreatureId[]): Verdict {
  const { walkers, carried } = splitCompany(world, who);
  const apart = carried.find(({ room }) => !walkers.some((creature) => creature.room === room));
  return apart && refuseWhitebox('not-there', { who: apart.id, room: walkers[0]?.room ?? '' });
}

/** The rooms must be connected by an open door. */
function cannotReachRoom(world: World, who: CreatureId, to: string): Verdict {
  const { room } = getCreature(world, who);
  if (room === null || room === to) return undefined;
  const between = world.doors.filter(
    (door) => isPlain(door) && door.between.includes(room) && door.between.includes(to),
  );
  if (between.some(({ open }) => open)) return undefined;
  const [shut] = between;
  return shut ? refuseWhitebox('door-shut', { door: shut.id }) : refuseWhitebox('no-way', { who, room: to });
}

const lengthOf = ({ rooms }: World, id: string): number => rooms.find((room) => room.id === id)?.length ?? 0;

interface Walk {
  readonly pace: Pace;
  readonly feet: number;
}

/** Whole minutes, at least one. @rule whitebox.movement.base-rate */
function minutesFor(world: World, company: Company, { pace, feet: length }: Walk): number {
  const last = findSlowest(world, shareCarriedLoad(world, company));
  const aTurn = last ? feetPerTurn(world, last, pace).value : 0;
  return aTurn <= 0 ? 1 : Math.max(1, Math.ceil((length * MINUTES.turn) / aTurn));
}
