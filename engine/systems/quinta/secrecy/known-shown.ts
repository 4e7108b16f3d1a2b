import { type CreatureId, type Draft, findCreature, type SoFar } from '@arbitro/kernel';
import { type Action, actor } from '../actions.ts';
import { copyOf, worldCopy } from '../copies.ts';
import type { Event, EventOf } from '../events.ts';
import { isReadied } from '../rules/readied-act.ts';
import type { Creature, Deed, World } from '../state.ts';
import { isOpen } from './view.ts';

/**
 * Updates the known world during an action. All viewers see how far a creature moves and with what it attacks. They
 * learn whether an attack hit, and the question whether to knock a creature out reveals that it is about to fall. Armor
 * Class and hit points are assumed so that they agree with this.
 */
export function shown(known: World, { world, action, viewer, events }: SoFar<World, Action, Event>): World {
  const next = worldCopy(known);
  next.creatures = known.creatures.map((one) => {
    const real = findCreature(world, one.id);
    if (!real || isOpen(viewer, one)) return one;
    const seen = copyOf(one);
    if (actor(action) === one.id) seeDoing(seen, real, action);
    seeStruck(seen, events);
    return seen;
  });
  return next;
}

function seeDoing(seen: Draft<Creature>, real: Creature, action: Action): void {
  seen.speed = real.speed;
  seen.climb = real.climb;
  seen.swim = real.swim;
  seen.fly = real.fly;
  seen.budget = real.budget;
  const used = real.deeds.find(({ id }) => id === usedIn(action));
  if (used) seen.deeds = [deedSeen(used, seen.deeds[0]), ...seen.deeds];
}

function usedIn(action: Action): string | undefined {
  if (action.type === 'attack') return action.with;
  if (action.type === 'use') return action.deed;
  return action.type === 'ready' && isReadied(action.act) && action.act.kind === 'deed'
    ? action.act.deed
    : undefined;
}

/** The kind of attack is visible; its bonus and damage are those of the assumed attack. */
function deedSeen(deed: Deed, usual: Deed | undefined): Deed {
  const { attack } = deed;
  const typical = usual?.attack;
  if (!attack || !typical) return { ...deed, multi: [] };
  return {
    ...deed,
    multi: [],
    attack: { ...attack, bonus: typical.bonus, damage: typical.damage, save: null, onHit: [] },
  };
}

const NEVER_MISSED = 0;
const NEVER_HIT = 60;

function seeStruck(seen: Draft<Creature>, events: readonly Event[]): void {
  const blows = events.filter((event): event is EventOf<'attacked'> => isBlowAt(event, seen.id));
  const last = blows.at(-1);
  if (!last) return;
  seen.ac = last.hit ? NEVER_MISSED : NEVER_HIT;
  if (!last.hit || events.at(-1) !== last) return;
  seen.hp = Math.min(seen.hp, 1);
  seen.temporary = 0;
}

const isBlowAt = (event: Event, id: CreatureId): boolean => event.type === 'attacked' && event.on === id;
