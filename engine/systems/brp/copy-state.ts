import { type CreatureId, type Draft, getCreatureIndex, updateAt } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Arm, Creature, Fight, Fighter, Skill, World } from './state.ts';

/**
 * Copies a creature field by field, so that all copies have the same object shape: a spread here makes simulation
 * several times slower.
 */
export function copyCreature(creature: Creature): Draft<Creature> {
  const next: Draft<Creature> = {
    id: creature.id,
    name: creature.name,
    kind: creature.kind,
    side: creature.side,
    identity: creature.identity,
    approval: creature.approval,
    characteristics: creature.characteristics,
    dice: creature.dice,
    mov: creature.mov,
    swims: creature.swims,
    flies: creature.flies,
    stated: creature.stated,
    wounds: creature.wounds,
    power: creature.power,
    skills: creature.skills,
    arms: creature.arms,
    body: creature.body,
    helmet: creature.helmet,
    hide: creature.hide,
    equipment: creature.equipment,
    nightSight: creature.nightSight,
    routines: creature.routines,
    state: creature.state,
    conditions: creature.conditions,
    heldBy: creature.heldBy,
    hardships: creature.hardships,
    diseases: creature.diseases,
    doses: creature.doses,
    antidotes: creature.antidotes,
    losses: creature.losses,
    healsAt: creature.healsAt,
    related: creature.related,
  };
  if (creature.notes !== undefined) next.notes = creature.notes;
  if (creature.lacksPowerSince !== undefined) next.lacksPowerSince = creature.lacksPowerSince;
  return next;
}

export function copyFighter(fighter: Fighter): Draft<Fighter> {
  const next: Draft<Fighter> = {
    who: fighter.who,
    at: fighter.at,
    intent: fighter.intent,
    moved: fighter.moved,
    handled: fighter.handled,
    rank: fighter.rank,
    used: fighter.used,
    acted: fighter.acted,
    defences: fighter.defences,
    ambushes: fighter.ambushes,
    warned: fighter.warned,
    unawareOf: fighter.unawareOf,
    cover: fighter.cover,
  };
  if (fighter.shared !== undefined) next.shared = fighter.shared;
  if (fighter.ambushOn) next.ambushOn = fighter.ambushOn;
  if (fighter.isLate) next.isLate = true;
  if (fighter.gainedAtOnce) next.gainedAtOnce = fighter.gainedAtOnce;
  return next;
}

/** Builds the record of a creature that has just joined a fight. */
export const newFighter = (who: CreatureId, at: number): Draft<Fighter> => ({
  who,
  at,
  intent: null,
  moved: 0,
  handled: 0,
  rank: null,
  used: [],
  acted: false,
  defences: 0,
  ambushes: false,
  warned: [],
  unawareOf: [],
  cover: null,
});

export function copyFight(fight: Fight): Draft<Fight> {
  const next: Draft<Fight> = {
    round: fight.round,
    phase: fight.phase,
    fighters: fight.fighters,
    pending: fight.pending,
    turns: fight.turns,
    together: fight.together,
    engaged: fight.engaged,
    aids: fight.aids,
    over: fight.over,
    winner: fight.winner,
    unseen: fight.unseen,
  };
  if (fight.ground) next.ground = fight.ground;
  return next;
}

export function copyWorld(world: World): Draft<World> {
  const next: Draft<World> = {
    options: world.options,
    setting: world.setting,
    light: world.light,
    clock: world.clock,
    creatures: world.creatures,
    fight: world.fight,
  };
  if (world.rests) next.rests = world.rests;
  return next;
}

export function replaceFight(world: World, fight: Fight): World {
  const next = copyWorld(world);
  next.fight = fight;
  return next;
}

export function setWorldClock(world: World, clock: number): World {
  const next = copyWorld(world);
  next.clock = clock;
  return next;
}

export function updateCreature(world: World, who: CreatureId, write: (next: Draft<Creature>) => void): World {
  const { creatures } = world;
  const next = copyWorld(world);
  next.creatures = updateAt(creatures, getCreatureIndex(creatures, who), copyCreature, write);
  return next;
}

/** Updates a fighter; does nothing for a creature that is not in the fight. */
export function updateFighter(
  fight: Draft<Fight>,
  id: CreatureId,
  write: (next: Draft<Fighter>) => void,
): void {
  const place = fight.fighters.findIndex(({ who }) => who === id);
  if (place >= 0) fight.fighters = updateAt(fight.fighters, place, copyFighter, write);
}

export function writeArm(draft: Draft<Creature>, id: string, change: Partial<Arm>): void {
  draft.arms = draft.arms.map((arm) => (arm.id === id ? { ...arm, ...change } : arm));
}

const UNTRAINED_SKILL: Skill = { written: null, professional: 0, personal: 0, gained: 0, ticked: false };

export function writeSkill(
  draft: Draft<Creature>,
  id: SkillId,
  change: (known: Skill) => Partial<Skill>,
): void {
  const known = draft.skills[id] ?? UNTRAINED_SKILL;
  draft.skills = { ...draft.skills, [id]: { ...known, ...change(known) } };
}

/** Removes an id from a list; returns the same list if the id is not in it. */
export const removeId = (ids: readonly CreatureId[], id: CreatureId): readonly CreatureId[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids;
