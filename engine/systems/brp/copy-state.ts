import { type CreatureId, type Draft, getCreatureIndex, updateAt } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Arm, Creature, Fight, Fighter, Skill, World } from './state.ts';

/**
 * Copies a creature field by field, so that all copies have the same object shape: a spread here makes simulation
 * several times slower.
 */
export function copyCreature(one: Creature): Draft<Creature> {
  const next: Draft<Creature> = {
    id: one.id,
    name: one.name,
    kind: one.kind,
    side: one.side,
    identity: one.identity,
    approval: one.approval,
    characteristics: one.characteristics,
    dice: one.dice,
    mov: one.mov,
    swims: one.swims,
    flies: one.flies,
    stated: one.stated,
    wounds: one.wounds,
    power: one.power,
    skills: one.skills,
    arms: one.arms,
    body: one.body,
    helmet: one.helmet,
    hide: one.hide,
    equipment: one.equipment,
    nightSight: one.nightSight,
    routines: one.routines,
    state: one.state,
    conditions: one.conditions,
    heldBy: one.heldBy,
    hardships: one.hardships,
    diseases: one.diseases,
    doses: one.doses,
    antidotes: one.antidotes,
    losses: one.losses,
    healsAt: one.healsAt,
    related: one.related,
  };
  if (one.lacksPowerSince !== undefined) next.lacksPowerSince = one.lacksPowerSince;
  return next;
}

export function copyFighter(one: Fighter): Draft<Fighter> {
  const next: Draft<Fighter> = {
    who: one.who,
    at: one.at,
    intent: one.intent,
    moved: one.moved,
    handled: one.handled,
    rank: one.rank,
    used: one.used,
    acted: one.acted,
    defences: one.defences,
    ambushes: one.ambushes,
    warned: one.warned,
    unawareOf: one.unawareOf,
    cover: one.cover,
  };
  if (one.shared !== undefined) next.shared = one.shared;
  if (one.ambushOn) next.ambushOn = one.ambushOn;
  if (one.isLate) next.isLate = true;
  if (one.gainedAtOnce) next.gainedAtOnce = one.gainedAtOnce;
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
