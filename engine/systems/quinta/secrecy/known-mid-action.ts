import { type ActionInProgress, type CreatureId, type Draft, findCreature } from '@arbitro/kernel';
import { type Action, actorOf } from '../actions.ts';
import { copyCreature, copyWorld } from '../copy-state.ts';
import { canSeeSheet } from '../declare.ts';
import type { Event, EventOf } from '../events.ts';
import { isReadied } from '../rules/readied-act.ts';
import type { Creature, Feature, World } from '../state.ts';

/**
 * Updates the known world during an action. All viewers see how far a creature moves and with what it attacks. They
 * learn whether an attack hit, and the question whether to knock a creature out reveals that it is about to fall. Armor
 * Class and hit points are assumed so that they agree with this.
 */
export function knownMidAction(
  known: World,
  { world, action, viewer, events }: ActionInProgress<World, Action, Event>,
): World {
  const next = copyWorld(known);
  next.creatures = known.creatures.map((creature) => {
    const real = findCreature(world, creature.id);
    if (!real || canSeeSheet(viewer, creature)) return creature;
    const seenDraft = copyCreature(creature);
    if (actorOf(action) === creature.id) revealActor(seenDraft, real, action);
    revealStruck(seenDraft, events);
    return seenDraft;
  });
  return next;
}

function revealActor(seenDraft: Draft<Creature>, real: Creature, action: Action): void {
  seenDraft.speed = real.speed;
  seenDraft.climb = real.climb;
  seenDraft.swim = real.swim;
  seenDraft.fly = real.fly;
  seenDraft.budget = real.budget;
  const used = real.deeds.find(({ id }) => id === findUsedFeature(action));
  if (used) seenDraft.deeds = [revealFeature(used, seenDraft.deeds[0]), ...seenDraft.deeds];
}

function findUsedFeature(action: Action): string | undefined {
  if (action.type === 'attack') return action.with;
  if (action.type === 'use') return action.deed;
  return action.type === 'ready' && isReadied(action.act) && action.act.kind === 'deed'
    ? action.act.deed
    : undefined;
}

/** The kind of attack is visible; its bonus and damage are those of the assumed attack. */
function revealFeature(feature: Feature, fallback: Feature | undefined): Feature {
  const { attack } = feature;
  const typical = fallback?.attack;
  if (!attack || !typical) return { ...feature, multi: [] };
  return {
    ...feature,
    multi: [],
    attack: { ...attack, bonus: typical.bonus, damage: typical.damage, save: null, onHit: [] },
  };
}

const ALWAYS_HIT_AC = 0;
const NEVER_HIT_AC = 60;

function revealStruck(seenDraft: Draft<Creature>, events: readonly Event[]): void {
  const blows = events.filter((event): event is EventOf<'attacked'> => isAttackOn(event, seenDraft.id));
  const last = blows.at(-1);
  if (!last) return;
  seenDraft.ac = last.hit ? ALWAYS_HIT_AC : NEVER_HIT_AC;
  if (!last.hit || events.at(-1) !== last) return;
  seenDraft.hp = Math.min(seenDraft.hp, 1);
  seenDraft.temporary = 0;
}

const isAttackOn = (event: Event, id: CreatureId): boolean => event.type === 'attacked' && event.on === id;
