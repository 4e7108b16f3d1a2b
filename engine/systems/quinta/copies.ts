import { type CreatureId, type Draft, placeOf, rewritten } from '@arbitro/kernel';
import type { Budget, Creature, Fight, World } from './state.ts';

/** A copy by explicit fields, always of one shape and in one order. */
export function copyOf(one: Creature): Draft<Creature> {
  const next = madeAs(one) as Draft<Creature>;
  next.spent = one.spent;
  next.usesDeathSaves = one.usesDeathSaves;
  next.life = one.life;
  next.successes = one.successes;
  next.failures = one.failures;
  next.afflictions = one.afflictions;
  next.at = one.at;
  next.hidden = one.hidden;
  next.burning = one.burning;
  next.breath = one.breath;
  next.fasting = one.fasting;
  next.thirsty = one.thirsty;
  next.rides = one.rides;
  next.riding = one.riding;
  next.mount = one.mount;
  next.items = one.items;
  next.weighed = one.weighed;
  next.dodging = one.dodging;
  next.readied = one.readied;
  next.helping = one.helping;
  next.budget = one.budget;
  next.attitudes = one.attitudes;
  next.barred = one.barred;
  next.restedAt = one.restedAt;
  next.wakesAt = one.wakesAt;
  next.gone = one.gone;
  return next;
}

/** The part that mostly stays. */
function madeAs(one: Creature): Partial<Draft<Creature>> {
  return {
    id: one.id,
    name: one.name,
    kind: one.kind,
    side: one.side,
    group: one.group,
    size: one.size,
    level: one.level,
    scores: one.scores,
    mostScore: one.mostScore,
    saves: one.saves,
    skills: one.skills,
    tools: one.tools,
    printed: one.printed,
    ac: one.ac,
    hp: one.hp,
    fullHp: one.fullHp,
    healthyHp: one.healthyHp,
    temporary: one.temporary,
    hitDice: one.hitDice,
    speed: one.speed,
    climb: one.climb,
    swim: one.swim,
    fly: one.fly,
    senses: one.senses,
    resistances: one.resistances,
    vulnerabilities: one.vulnerabilities,
    immunities: one.immunities,
    unaffectedBy: one.unaffectedBy,
    deeds: one.deeds,
  };
}

export function budgetCopy(one: Budget): Draft<Budget> {
  return {
    action: one.action,
    bonus: one.bonus,
    reaction: one.reaction,
    interaction: one.interaction,
    moved: one.moved,
    dashes: one.dashes,
    disengaged: one.disengaged,
    attacks: one.attacks,
    diagonals: one.diagonals,
  };
}

export function fightCopy(fight: Fight): Draft<Fight> {
  return {
    round: fight.round,
    order: fight.order,
    turn: fight.turn,
    over: fight.over,
    winner: fight.winner,
  };
}

export function worldCopy(world: World): Draft<World> {
  return {
    options: world.options,
    clock: world.clock,
    light: world.light,
    map: world.map,
    picture: world.picture,
    things: world.things,
    journey: world.journey,
    covers: world.covers,
    creatures: world.creatures,
    fight: world.fight,
  };
}

export function withCreature(world: World, who: CreatureId, write: (next: Draft<Creature>) => void): World {
  const { creatures } = world;
  const next = worldCopy(world);
  next.creatures = rewritten(creatures, placeOf(creatures, who), copyOf, write);
  return next;
}
