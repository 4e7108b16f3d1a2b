import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  outsideFight,
  refuse,
  repeated,
  type Verdict,
} from '@arbitro/kernel';
import type { Cross, Go, HoldDoor, Listen, LockDoor, OpenDoor, Reveal, Search, SetTrap } from './actions.ts';
import { rateOf } from './derived.ts';
import { forbids } from './effects.ts';
import { refuseWhitebox } from './refusals.ts';
import { companyOf, ladenWalkers } from './rules/carrying.ts';
import { doorOf, isPlain } from './rules/doors.ts';
import { trapOf } from './rules/traps.ts';
import { areasOf } from './scene.ts';
import type { Creature, Door, World } from './state.ts';
import { notUp } from './verdicts.ts';

export function namedTwice(who: readonly CreatureId[]): Verdict {
  const twice = repeated(who);
  return twice === undefined ? undefined : refuse('named-twice', { who: twice });
}

/** Only the load of players' characters is everybody's business. @rule whitebox.movement.base-rate */
function cannotMove(world: World, one: Creature): Verdict {
  const { id: who } = one;
  if (forbids(one, 'move')) return refuseWhitebox('cannot-move', { who });
  if (one.kind !== 'character' || rateOf(world, one).value > 0) return undefined;
  return refuseWhitebox('overloaded', { who, load: one.load });
}

export function refusesGo(world: World, { who, to }: Go): Verdict {
  return (
    outsideFight(world) ??
    namedTwice(who) ??
    (world.rooms.some(({ id }) => id === to) ? undefined : refuseWhitebox('no-such-room', { room: to })) ??
    cannotSetOut(world, who) ??
    firstOf(who, (one) => outOfReach(world, one, to)) ??
    leftApart(world, who)
  );
}

/** Somebody must walk, and be able to with what is carried. @rule whitebox.movement.base-rate @ruling R93 */
export function cannotSetOut(world: World, who: readonly CreatureId[]): Verdict {
  const company = companyOf(world, who);
  if (company.walkers.length === 0) return firstOf(who, (one) => notUp(world, one));
  return firstOf(ladenWalkers(world, company), (one) => cannotMove(world, one));
}

/** Who is carried lies where somebody is who carries them. */
function leftApart(world: World, who: readonly CreatureId[]): Verdict {
  const { walkers, carried } = companyOf(world, who);
  const apart = carried.find(({ room }) => !walkers.some((one) => one.room === room));
  return apart && refuseWhitebox('not-there', { who: apart.id, room: walkers[0]?.room ?? '' });
}

/** There is a door between, and it stands open. */
function outOfReach(world: World, who: CreatureId, to: string): Verdict {
  const { room } = creature(world, who);
  if (room === null || room === to) return undefined;
  const between = world.doors.filter(
    (door) => isPlain(door) && door.between.includes(room) && door.between.includes(to),
  );
  if (between.some(({ open }) => open)) return undefined;
  const [shut] = between;
  return shut ? refuseWhitebox('door-shut', { door: shut.id }) : refuseWhitebox('no-way', { who, room: to });
}

type AtDoor = { readonly by: CreatureId; readonly door: string };

/** Monsters know their own secret doors. */
function atDoor(world: World, { by, door: id }: AtDoor, then: (door: Door) => Verdict): Verdict {
  const door = doorOf(world, id);
  const one = creature(world, by);
  if (!door || (!isPlain(door) && one.kind !== 'monster'))
    return refuseWhitebox('no-such-door', { door: id });
  if (one.room !== null && !door.between.includes(one.room))
    return refuseWhitebox('not-at-door', { who: by, door: id });
  return notUp(world, by) ?? then(door);
}

/** In a fight all would learn of a secret way. @rule whitebox.exploration.open-door @ruling R82 */
export const cannotOpen = (world: World, action: OpenDoor): Verdict =>
  atDoor(world, action, (door) => {
    const { kind, race, opensDoors } = creature(world, action.by);
    if (!isPlain(door) && fightOn(world)) return refuse('fight-on');
    if (door.open) return refuseWhitebox('door-open', { door: door.id });
    if (door.locked) return refuseWhitebox('door-locked', { door: door.id });
    const unable = !opensDoors && (kind === 'monster' || race === null);
    return unable ? refuseWhitebox('cannot-open-doors', { who: action.by }) : undefined;
  });

/** @rule whitebox.exploration.doors-self-close */
export const refusesHoldDoor = (world: World, action: HoldDoor): Verdict =>
  outsideFight(world) ??
  atDoor(world, action, (door) => {
    const { id, open, held } = door;
    if (!open) return refuseWhitebox('door-shut', { door: id });
    const isSo = action.held ? isHeldSo(door, action) : !held;
    return isSo ? refuseWhitebox('so-already', { what: id }) : undefined;
  });

/** Another may take it over, and whoever holds it may wedge it. @ruling R17 */
const isHeldSo = ({ held, heldBy }: Door, { by, wedged = false }: HoldDoor): boolean =>
  held && (heldBy === undefined || (heldBy === by && !wedged));

export const refusesListen = (world: World, action: Listen): Verdict =>
  outsideFight(world) ?? atDoor(world, action, () => undefined);

export function refusesLockDoor(world: World, { door: id, locked }: LockDoor): Verdict {
  const door = doorOf(world, id);
  if (!door) return refuseWhitebox('no-such-door', { door: id });
  if (door.open) return refuseWhitebox('door-open', { door: id });
  return door.locked === locked ? refuseWhitebox('so-already', { what: id }) : undefined;
}

/** @rule whitebox.exploration.search-time */
export function refusesSearch(world: World, { who, room, areas = [] }: Search): Verdict {
  const there = world.rooms.find(({ id }) => id === room);
  if (!there) return refuseWhitebox('no-such-room', { room });
  const most = areasOf(there);
  const beyond = areas.find((area) => area > most);
  if (beyond !== undefined) return refuseWhitebox('no-such-area', { room, area: beyond, most });
  return (
    outsideFight(world) ??
    namedTwice(who) ??
    firstOf(who, (one) => notUp(world, one) ?? notThere(world, one, room))
  );
}

function notThere(world: World, who: CreatureId, room: string): Verdict {
  const at = creature(world, who).room;
  return at === null || at === room ? undefined : refuseWhitebox('not-there', { who, room });
}

/** @rule whitebox.exploration.descriptive-search */
export function refusesReveal({ doors, traps }: World, { what }: Reveal): Verdict {
  const hidden =
    doors.some((door) => door.id === what && !isPlain(door)) ||
    traps.some(({ id, found }) => id === what && !found);
  return hidden ? undefined : refuseWhitebox('nothing-hidden', { what });
}

/** @rule whitebox.exploration.trap-trigger */
export function refusesCross(world: World, { who, trap: id }: Cross): Verdict {
  const trap = trapOf(world, id);
  if (!trap) return refuseWhitebox('no-such-trap', { trap: id });
  if (!trap.armed) return refuseWhitebox('trap-harmless', { trap: id });
  return namedTwice(who) ?? firstOf(who, (one) => notUp(world, one) ?? notThere(world, one, trap.room));
}

export function refusesSetTrap(world: World, { trap: id, armed }: SetTrap): Verdict {
  const trap = trapOf(world, id);
  if (!trap) return refuseWhitebox('no-such-trap', { trap: id });
  return trap.armed === armed ? refuseWhitebox('so-already', { what: id }) : undefined;
}
