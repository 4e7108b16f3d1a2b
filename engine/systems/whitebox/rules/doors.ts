import { type CreatureId, creature, fields, fightOn } from '@arbitro/kernel';
import type { HoldDoor, Listen, LockDoor, OpenDoor } from '../actions.ts';
import { plus, underSix, type WhiteboxCtx } from '../checks.ts';
import { changeDoor } from '../copies.ts';
import { event, toReferee } from '../declare.ts';
import { hearChance, openChance } from '../derived.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Door, World } from '../state.ts';
import { leaveDoors, letGoOf, ofDoor } from './held-doors.ts';
import { carryOut } from './intent.ts';

export const doorTried = event(
  'door-tried',
  fields<{ who: CreatureId; door: string; opened: boolean; rolled: boolean }>(),
  { audience: ofDoor },
);
export const doorOpened = event('door-opened', fields<{ door: string }>(), {
  audience: ofDoor,
  writeWorld: (world, { door }) => changeDoor(world, door, () => ({ open: true })),
});
export const doorLocked = event('door-locked', fields<{ door: string; locked: boolean }>(), {
  audience: ofDoor,
  writeWorld: (world, { door, locked }) => changeDoor(world, door, () => ({ locked })),
});

/** Only that something was heard, or not. */
export const listened = event('listened', fields<{ who: CreatureId; door: string; heard: boolean }>());
export const noiseKnown = event('noise-known', fields<{ who: CreatureId; noise: string }>(), {
  audience: toReferee,
});

export const doorOf = ({ doors }: Pick<World, 'doors'>, id: string): Door | undefined =>
  doors.find((door) => door.id === id);

/** Nobody has to be told of it first. */
export const isPlain = ({ secret }: Door): boolean => secret === null || secret.found;

/** @rule whitebox.exploration.monsters-open-doors */
const opensEasily = ({ kind, race, opensDoors }: Creature): boolean =>
  opensDoors && (kind === 'monster' || race === null);

/** In a fight it is the deed of the round. @rule whitebox.exploration.open-door @ruling R82 */
export function openDoor(ctx: WhiteboxCtx, action: OpenDoor): void {
  if (fightOn(ctx.world)) return carryOut(ctx, action, (deed) => tryDoor(ctx, deed));
  tryDoor(ctx, action);
}

/** Heavy, even when they are not locked. @rule whitebox.exploration.open-door */
export function tryDoor(ctx: WhiteboxCtx, { by: who, door, modifier = 0 }: OpenDoor): void {
  leaveDoors(ctx, [who], door);
  const one = creature(ctx.world, who);
  const easy = opensEasily(one);
  const rule: RuleId = easy ? 'whitebox.exploration.monsters-open-doors' : 'whitebox.exploration.open-door';
  const opened = easy || pushes(ctx, one, modifier);
  ctx.emit({ type: 'door-tried', rule, who, door, opened, rolled: !easy });
  if (opened) ctx.emit({ type: 'door-opened', rule, door });
}

/** @rule whitebox.exploration.open-door-strength */
function pushes(ctx: WhiteboxCtx, one: Creature, modifier: number): boolean {
  const rule: RuleId = 'whitebox.exploration.open-door';
  const said = modifier === 0 ? [] : [plus(rule, 'modifier', modifier)];
  return underSix(ctx, { name: 'open-door', rule }, one.id, openChance(ctx.world, one, ...said));
}

/** As long as somebody holds it, or something is wedged under it. @rule whitebox.exploration.doors-self-close */
export function holdDoor(ctx: WhiteboxCtx, { by: who, door, held, wedged = false }: HoldDoor): void {
  if (!held) return letGoOf(ctx, who, door);
  leaveDoors(ctx, [who], door);
  const rule: RuleId = 'whitebox.exploration.doors-self-close';
  ctx.emit({ type: 'door-held', rule, who, door, held, ...(wedged ? { wedged } : {}) });
}

/** A key, a bolt, a thief: what a locked door needs is the Referee's to say. @rule whitebox.exploration.open-door */
export const lockDoor = (ctx: WhiteboxCtx, { door, locked }: LockDoor): void =>
  ctx.emit({ type: 'door-locked', rule: 'whitebox.exploration.open-door', door, locked });

/**
 * Rolled though there may be nothing to hear; what it was is the Referee's to know.
 *
 * @rule whitebox.exploration.listen
 * @rule whitebox.exploration.listen-information
 */
export function listen(ctx: WhiteboxCtx, { by: who, door }: Listen): void {
  const rule: RuleId = 'whitebox.exploration.listen';
  leaveDoors(ctx, [who], door);
  const one = creature(ctx.world, who);
  const noise = noiseBehind(ctx.world, one, door);
  const sharp = underSix(ctx, { name: 'listen', rule }, who, hearChance(one));
  const heard = sharp && noise !== null;
  ctx.emit({ type: 'listened', rule, who, door, heard });
  if (heard) ctx.emit({ type: 'noise-known', rule: 'whitebox.exploration.listen-information', who, noise });
}

/** On the other side from the listener. */
function noiseBehind(world: World, { room: here }: Creature, id: string): string | null {
  const beyond = doorOf(world, id)?.between.filter((room) => room !== here) ?? [];
  return world.rooms.find(({ id: room, noise }) => noise !== null && beyond.includes(room))?.noise ?? null;
}
