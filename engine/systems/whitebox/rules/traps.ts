import { d } from '@arbitro/dice';
import {
  type CreatureId,
  creatureId,
  fields,
  firstRefusal,
  getCreature,
  idsOf,
  listFactKeys,
  numberBetween,
  type Offer,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateTrap } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { isUp, type Trap, type World } from '../state.ts';
import { chanceInSix, makeReason, rollUnderChance, type WhiteboxCtx } from './checks.ts';
import { creatureIds, feet as length, nameText } from './fields.ts';
import { applyPeril } from './hazard.ts';
import { leaveDoors } from './held-doors.ts';
import { isExploring, sortByMarch } from './marching.ts';
import { isNamedTwice, notAlive, notInRoom, notUp, offersToLiving } from './may-act.ts';
import { senseTrap } from './notice-hidden.ts';
import { chooseSaveColumn, rollSave } from './save.ts';
import { FALL_FEET } from './tables.ts';
import { wound } from './wound.ts';

export const trapCrossed = event(
  'trap-crossed',
  fields<{ who: CreatureId; trap: string; triggered: boolean }>(),
  {
    facts: ({ who, triggered }) => (triggered ? listFactKeys('triggered', who) : []),
    audience: ({ trap, triggered }, world) => (triggered || isFound(world, trap) ? 'everyone' : 'gm'),
  },
);
export const trapSet = event('trap-set', fields<{ trap: string; armed: boolean }>(), {
  audience: ({ trap }, world) => (isFound(world, trap) ? 'everyone' : 'gm'),
  writeWorld: (world, { trap, armed }) => updateTrap(world, trap, { armed }),
});
const isFound = (world: World, id: string): boolean => findTrap(world, id)?.found === true;

export const fell = event('fell', fields<{ who: CreatureId; feet: number }>());

const rule: RuleId = 'whitebox.exploration.trap-trigger';

const findTrap = ({ traps }: Pick<World, 'traps'>, id: string): Trap | undefined =>
  traps.find((trap) => trap.id === id);

/**
 * Dwarves among them may notice the trap first: then no creature crosses it.
 * @rule whitebox.exploration.dwarf-stone-trap-passing
 */
export const cross = action('cross', {
  fields: { who: creatureIds, trap: nameText },
  refuses: cannotCross,
  resolve: (ctx, { who, trap: id }) => {
    leaveDoors(ctx, who);
    const noticed = who.some(
      (otherId) => isUp(getCreature(ctx.world, otherId)) && senseTrap(ctx, otherId, id),
    );
    if (!noticed) crossTrap(ctx, who, id);
  },
  /** Only found traps: others are triggered unknowingly. */
  offers: (world, explorer) => {
    if (!isExploring(world, explorer)) return [];
    const who = [explorer.id];
    const found = idsOf(world.traps.filter((trap) => trap.found));
    const crossable = found.filter((trap) => !cannotCross(world, { who, trap }));
    return crossable.length > 0
      ? [{ action: { type: 'cross', who }, slots: { trap: oneOf(crossable) } }]
      : [];
  },
  /** Alone or in a file, whose first creature is the actor. @rule whitebox.exploration.trap-trigger */
  gmParts: (world) =>
    world.traps.map(({ id }) => ({
      actor: ({ action: { who } }) => (Array.isArray(who) ? String(who[0]) : 'gm'),
      make: () => crossingOffers(world, id),
    })),
});

function crossingOffers(world: World, trap: string): readonly Offer[] {
  const crossing = idsOf(world.creatures).filter((id) => !cannotCross(world, { who: [id], trap }));
  const files = [
    ...(crossing.length > 1 ? [sortByMarch(world, crossing)] : []),
    ...crossing.map((id) => [id]),
  ];
  return files.map((who) => ({ action: { type: 'cross', who, trap }, slots: {} }));
}

interface CrossTerms {
  readonly who: readonly CreatureId[];
  readonly trap: string;
}

/** @rule whitebox.exploration.trap-trigger */
function cannotCross(world: World, { who, trap: id }: CrossTerms): Verdict {
  const trap = findTrap(world, id);
  if (!trap) return refuseWhitebox('no-such-trap', { trap: id });
  if (!trap.armed) return refuseWhitebox('trap-harmless', { trap: id });
  return (
    isNamedTwice(who) ?? firstRefusal(who, (text) => notUp(world, text) ?? notInRoom(world, text, trap.room))
  );
}

/**
 * Each creature in turn, until the trap goes off. The Referee rolls. A creature that fell at an earlier trap goes no
 * further.
 * @rule whitebox.exploration.trap-trigger @ruling R81
 */
export function crossTrap(ctx: WhiteboxCtx, who: readonly CreatureId[], id: string): void {
  const trap = findTrap(ctx.world, id);
  if (!trap) return;
  for (const otherId of who.filter((walker) => isUp(getCreature(ctx.world, walker)))) {
    const triggered = rollTrapTriggers(ctx, trap);
    ctx.emit({ type: 'trap-crossed', rule, who: otherId, trap: id, triggered });
    if (triggered) return springTrap(ctx, trap, { by: otherId, who });
  }
}

/** A trap that never goes off is not rolled for. */
const rollTrapTriggers = (ctx: WhiteboxCtx, trap: Trap): boolean =>
  trap.inSix > 0 &&
  rollUnderChance(
    ctx,
    { name: 'trap-trigger', rule },
    'gm',
    chanceInSix([makeReason(rule, trap.id, trap.inSix)], rule),
  );

interface TrapVictims {
  readonly by: CreatureId;
  readonly who: readonly CreatureId[];
}

/** It hits the creature that triggered it, or all present; then it is known, and spent until it is set again. */
function springTrap(ctx: WhiteboxCtx, trap: Trap, { by, who }: TrapVictims): void {
  if (!trap.found) ctx.emit({ type: 'trap-found', rule, who: null, trap: trap.id });
  ctx.emit({ type: 'trap-set', rule, trap: trap.id, armed: false });
  const present = idsOf(
    ctx.world.creatures.filter(
      ({ id, room, status }) => status !== 'dead' && (who.includes(id) || room === trap.room),
    ),
  );
  const on = trap.takes === 'one' ? [by] : present;
  if (trap.fall === null) return dealTrapDamage(ctx, trap, on, trap.save);
  const fallen = on.filter((text) => fallIntoPit(ctx, trap, text));
  if (fallen.length > 0) dealTrapDamage(ctx, trap, fallen, null);
}

function dealTrapDamage(
  ctx: WhiteboxCtx,
  trap: Trap,
  on: readonly CreatureId[],
  allowed: Trap['save'],
): void {
  if (trap.damage === null) return;
  const none = { condition: null, until: null };
  applyPeril(ctx, { name: trap.id, on, damage: trap.damage, ...none, save: allowed, rule });
}

/** Where a saving throw is allowed, it avoids the pit, or halves the fall damage. */
function fallIntoPit(ctx: WhiteboxCtx, { id, fall: feet, save: allowed }: Trap, who: CreatureId): boolean {
  const saved =
    allowed !== null &&
    rollSave(ctx, { who, category: chooseSaveColumn(ctx, allowed.category), against: id });
  if (saved && allowed?.onSave === 'none') return false;
  takeFall(ctx, { who, feet: feet ?? 0, half: saved });
  return true;
}

interface FallTerms {
  readonly who: CreatureId;
  readonly feet: number;
  readonly half: boolean;
}

/** One die per full ten feet. @rule whitebox.exploration.trap-fall-damage */
function takeFall(ctx: WhiteboxCtx, { who, feet, half }: FallTerms): void {
  const falling: RuleId = 'whitebox.exploration.trap-fall-damage';
  ctx.emit({ type: 'fell', rule: falling, who, feet });
  const count = Math.floor(feet / FALL_FEET);
  if (count === 0) return;
  const share = half ? 2 : 1;
  const damage = ctx.roll({ name: 'fall-damage', rule: falling }, who, d(6, count), (sum) =>
    Math.floor(sum / share),
  );
  ctx.emit({ type: 'damage-rolled', rule: falling, by: null, on: who, damage, because: [] });
  wound(ctx, { who, by: null, damage });
}

/** Any fall counts like a fall into a trap. @rule whitebox.exploration.trap-fall-damage */
export const fall = action('fall', {
  fields: { who: creatureId, feet: length },
  refuses: notAlive,
  resolve: (ctx, { who, feet }) => takeFall(ctx, { who, feet, half: false }),
  gmOffers: (world) => offersToLiving(world, { type: 'fall' }, { feet: numberBetween(0, 200) }),
});

/** @rule whitebox.exploration.trap-trigger */
export const setTrap = action('set-trap', {
  fields: { trap: nameText, armed: z.boolean().default(true) },
  refuses: cannotSet,
  resolve: (ctx, { trap, armed }) => ctx.emit({ type: 'trap-set', rule, trap, armed }),
  gmOffers: (world) =>
    [true, false].flatMap((armed): readonly Offer[] => {
      const traps = idsOf(world.traps).filter((trap) => !cannotSet(world, { trap, armed }));
      return traps.length > 0 ? [{ action: { type: 'set-trap', armed }, slots: { trap: oneOf(traps) } }] : [];
    }),
});

function cannotSet(
  world: World,
  { trap: id, armed }: { readonly trap: string; readonly armed: boolean },
): Verdict {
  const trap = findTrap(world, id);
  if (!trap) return refuseWhitebox('no-such-trap', { trap: id });
  return trap.armed === armed ? refuseWhitebox('so-already', { what: id }) : undefined;
}
