import { type Audience, type CreatureId, fields, getCreature, isParticipant } from '@arbitro/kernel';
import { updateWorld } from '../copy-state.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Door, World } from '../state.ts';
import { isAbleToAct } from './acting.ts';
import { isHelpless } from './carrying.ts';
import type { WhiteboxCtx } from './checks.ts';

export const doorHeld = event(
  'door-held',
  fields<{ who: CreatureId; door: string; held: boolean; wedged?: true | undefined }>(),
  {
    audience: audienceOfDoor,
    writeWorld: (world, { who, door, held, wedged }) =>
      changeHolder(world, door, held && !wedged ? { held, heldBy: who } : { held }),
  },
);
export const doorClosed = event('door-closed', fields<{ door: string }>(), {
  audience: audienceOfDoor,
  writeWorld: (world, { door }) => changeHolder(world, door, { open: false, held: false }),
});

/** Players do not hear of a door they have not found. @rule whitebox.exploration.secret-door-search */
export function audienceOfDoor({ door: id }: { readonly door: string }, { doors }: World): Audience {
  return doors.find((door) => door.id === id)?.secret?.found === false ? 'gm' : 'everyone';
}

/** Replaces the holder of a door. */
function changeHolder(world: World, id: string, change: Partial<Door>): World {
  return updateWorld(world, (draft) => {
    draft.doors = draft.doors.map(({ heldBy, ...door }) =>
      door.id === id ? { ...door, ...change } : heldBy === undefined ? door : { ...door, heldBy },
    );
  });
}

/** The door falls shut at once. @rule whitebox.exploration.doors-self-close */
export function releaseDoor(ctx: WhiteboxCtx, who: CreatureId, door: string): void {
  const rule: RuleId = 'whitebox.exploration.doors-self-close';
  ctx.emit({ type: 'door-held', rule, who, door, held: false });
  ctx.emit({ type: 'door-closed', rule, door });
}

/**
 * A door is held by a creature that stands at it and is able to: these creatures release theirs, except the one they go
 * to.
 * @rule whitebox.exploration.doors-self-close @ruling R17
 */
export function leaveDoors(ctx: WhiteboxCtx, who: readonly CreatureId[], except?: string): void {
  for (const { id, heldBy } of ctx.world.doors)
    if (id !== except && heldBy !== undefined && who.includes(heldBy)) releaseDoor(ctx, heldBy, id);
}

/**
 * A creature that falls, falls asleep or surrenders in a fight releases its door.
 * @rule whitebox.exploration.doors-self-close @ruling R17
 */
export function dropDoors(ctx: WhiteboxCtx): void {
  const holders = ctx.world.doors.flatMap(({ heldBy }) => (heldBy === undefined ? [] : [heldBy]));
  leaveDoors(
    ctx,
    holders.filter((id) => !canHold(ctx.world, id)),
  );
}

/** A creature that surrendered in a finished fight can hold doors again. */
function canHold(world: World, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  return isParticipant(world, who) ? isAbleToAct(creature) : !isHelpless(creature);
}
