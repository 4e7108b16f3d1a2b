import { type CreatureId, type Draft, findCreature, type ActionInProgress } from '@arbitro/kernel';
import { type Action, actorOf } from '../actions.ts';
import { copyCreature, copyWorld } from '../copy-state.ts';
import type { Event, EventOf } from '../events.ts';
import { isReadied } from '../rules/readied-act.ts';
import type { Creature, Feature, World } from '../state.ts';
import { canSeeSheet } from './view.ts';

/**
 * Updates the known world during an action. All viewers see how far a creature moves and with what it attacks. They
 * learn whether an attack hit, and the question whether to knock a creature out reveals that it is about to fall. Armor
 * Class and hit points are assumed so that they agree with this.
 */
export function knownMidAction(known: World, { world, action, viewer, events }: ActionInProgress<World, Action, Event>): World {
  const next = copyWorld(known);
  next.creatures = known.creatures.map((one) => {
    const real = findCreature(world, one.id);
    if (!real || canSeeSheet(viewer, one)) return one;
    const seen = copyCreature(one);
    if (actorOf(action) === one.id) revealActor(seen, real, action);
    revealStruck(seen, events);
    return seen;
  });
  return next;
}

function revealActor(seen: Draft<Creature>, real: Creature, action: Action): void {
  seen.speed = real.speed;
  seen.climb = real.climb;
  seen.swim = real.swim;
  seen.fly = real.fly;
  seen.budget = real.budget;
  const used = real.deeds.find(({ id }) => id === findUsedFeature(action));
  if (used) seen.deeds = [revealFeature(used, seen.deeds[0]), ...seen.deeds];
}

function findUsedFeature(action: Action): string | undefined {
  if (action.type === 'attack') return action.with;
  if (action.type === 'use') return action.deed;
  return action.type === 'ready' && isReadied(action.act) && action.act.kind === 'deed'
    ? action.act.deed
    : undefined;
}

/** The kind of attack is visible; its bonus and damage are those of the assumed attack. */
function revealFeature(deed: Feature, usual: Feature | undefined): Feature {
  const { attack } = deed;
  const typical = usual?.attack;
  if (!attack || !typical) return { ...deed, multi: [] };
  return {
    ...deed,
    multi: [],
    attack: { ...attack, bonus: typical.bonus, damage: typical.damage, save: null, onHit: [] },
  };
}

const ALWAYS_HIT_AC = 0;
const NEVER_HIT_AC = 60;

function revealStruck(seen: Draft<Creature>, events: readonly Event[]): void {
  const blows = events.filter((event): event is EventOf<'attacked'> => isAttackOn(event, seen.id));
  const last = blows.at(-1);
  if (!last) return;
  seen.ac = last.hit ? ALWAYS_HIT_AC : NEVER_HIT_AC;
  if (!last.hit || events.at(-1) !== last) return;
  seen.hp = Math.min(seen.hp, 1);
  seen.temporary = 0;
}

const isAttackOn = (event: Event, id: CreatureId): boolean => event.type === 'attacked' && event.on === id;
