import { type CreatureId, type Draft, getCreatureIndex, updateAt } from '@arbitro/kernel';
import type { Budget, Creature, Fight, World } from './state.ts';

/** Copies explicit fields, always in the same shape and order. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: written in two parts it takes twice as long, and every blow of a simulation makes several
export function copyCreature(one: Creature): Draft<Creature> {
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
    spent: one.spent,
    usesDeathSaves: one.usesDeathSaves,
    life: one.life,
    successes: one.successes,
    failures: one.failures,
    afflictions: one.afflictions,
    at: one.at,
    hidden: one.hidden,
    burning: one.burning,
    breath: one.breath,
    fasting: one.fasting,
    thirsty: one.thirsty,
    rides: one.rides,
    riding: one.riding,
    mount: one.mount,
    items: one.items,
    weighed: one.weighed,
    dodging: one.dodging,
    readied: one.readied,
    helping: one.helping,
    budget: one.budget,
    attitudes: one.attitudes,
    barred: one.barred,
    restedAt: one.restedAt,
    wakesAt: one.wakesAt,
    gone: one.gone,
  };
}

export function copyBudget(one: Budget): Draft<Budget> {
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

export function copyFight(fight: Fight): Draft<Fight> {
  return {
    round: fight.round,
    order: fight.order,
    turn: fight.turn,
    over: fight.over,
    winner: fight.winner,
    ...(fight.apart && { apart: fight.apart }),
    ...(fight.away && { away: fight.away }),
  };
}

export function copyWorld(world: World): Draft<World> {
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

export function updateCreature(world: World, who: CreatureId, write: (next: Draft<Creature>) => void): World {
  const { creatures } = world;
  const next = copyWorld(world);
  next.creatures = updateAt(creatures, getCreatureIndex(creatures, who), copyCreature, write);
  return next;
}
