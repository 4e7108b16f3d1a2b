import { type CreatureId, fields, getCreature, listFactKeys, type Score } from '@arbitro/kernel';
import { updateWorld } from '../copy-state.ts';
import { audienceForGm, audienceForSelf, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { isUp, type World } from '../state.ts';
import { rollUnderChance, type WhiteboxCtx } from './checks.ts';
import { raceChance } from './derived.ts';
import { SENSE_DOORS_IN_SIX, SENSE_STONE_TRAPS_IN_SIX } from './tables.ts';

/** A creature senses that something is wrong in this room. */
export const sensed = event('sensed', fields<{ who: CreatureId; room: string }>(), {
  facts: ({ who }) => listFactKeys('noticed', who),
  audience: audienceForSelf,
});
export const passedBy = event('passed-by', fields<{ who: CreatureId; by: string }>(), {
  audience: audienceForGm,
  writeWorld: (world, { who, by }) =>
    updateWorld(world, (draft) => {
      draft.passed = [...draft.passed, { who, by }];
    }),
});

/**
 * A creature that comes near a hidden thing for the first time may notice it, if its race can. The Referee rolls in
 * secret.
 * @rule whitebox.exploration.secret-door-elf-passing @rule whitebox.exploration.dwarf-stone-trap-passing
 */
export function passBy(ctx: WhiteboxCtx, who: readonly CreatureId[], room: string): void {
  for (const id of who.filter((id) => isUp(getCreature(ctx.world, id)))) {
    for (const door of hiddenDoors(ctx.world, room)) senseDoor(ctx, id, { door, room });
    for (const trap of hiddenTraps(ctx.world, room)) senseTrap(ctx, id, trap);
  }
}

const hiddenDoors = ({ doors }: World, room: string): readonly string[] =>
  doors
    .filter(({ secret, between }) => secret && !secret.found && between.includes(room))
    .map(({ id }) => id);

const hiddenTraps = ({ traps }: World, room: string): readonly string[] =>
  traps.filter((trap) => trap.room === room && trap.stone && !trap.found).map(({ id }) => id);

/**
 * The creature learns that something is hidden, but not what: it must search.
 * @rule whitebox.exploration.secret-door-elf-passing
 */
function senseDoor(ctx: WhiteboxCtx, who: CreatureId, { door, room }: { door: string; room: string }): void {
  const rule: RuleId = 'whitebox.exploration.secret-door-elf-passing';
  const chance = raceChance(getCreature(ctx.world, who), SENSE_DOORS_IN_SIX, rule);
  if (isFirstTime(ctx, who, door, chance) && rollNotice(ctx, 'sense-secret-door', rule, chance))
    ctx.emit({ type: 'sensed', rule, who, room });
}

/** A dwarf finds the trap itself. @rule whitebox.exploration.dwarf-stone-trap-passing */
export function senseTrap(ctx: WhiteboxCtx, who: CreatureId, id: string): boolean {
  const trap = ctx.world.traps.find((trap) => trap.id === id);
  if (!trap?.stone || trap.found) return false;
  const rule: RuleId = 'whitebox.exploration.dwarf-stone-trap-passing';
  const chance = raceChance(getCreature(ctx.world, who), SENSE_STONE_TRAPS_IN_SIX, rule);
  const found = isFirstTime(ctx, who, id, chance) && rollNotice(ctx, 'sense-trap', rule, chance);
  if (found) ctx.emit({ type: 'trap-found', rule, who, trap: id });
  return found;
}

function isFirstTime(ctx: WhiteboxCtx, who: CreatureId, by: string, chance: Score | null): boolean {
  if (chance === null || ctx.world.passed.some((passedBy) => passedBy.who === who && passedBy.by === by))
    return false;
  ctx.emit({ type: 'passed-by', rule: 'whitebox.exploration.secret-door-elf-passing', who, by });
  return true;
}

const rollNotice = (ctx: WhiteboxCtx, name: string, rule: RuleId, chance: Score | null): boolean =>
  chance !== null && rollUnderChance(ctx, { name, rule }, 'gm', chance);
