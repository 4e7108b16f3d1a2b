import { type CreatureId, type Draft, getCreatureIndex, updateAt } from '@arbitro/kernel';
import type { Budget, Creature, Fight, World } from './state.ts';

/** Copies explicit fields, always in the same shape and order. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: written in two parts it takes twice as long, and every blow of a simulation makes several
export function copyCreature(creature: Creature): Draft<Creature> {
  const copy: Draft<Creature> = {
    id: creature.id,
    name: creature.name,
    kind: creature.kind,
    side: creature.side,
    group: creature.group,
    size: creature.size,
    level: creature.level,
    scores: creature.scores,
    mostScore: creature.mostScore,
    saves: creature.saves,
    skills: creature.skills,
    tools: creature.tools,
    printed: creature.printed,
    ac: creature.ac,
    hp: creature.hp,
    fullHp: creature.fullHp,
    healthyHp: creature.healthyHp,
    temporary: creature.temporary,
    hitDice: creature.hitDice,
    speed: creature.speed,
    climb: creature.climb,
    swim: creature.swim,
    fly: creature.fly,
    senses: creature.senses,
    resistances: creature.resistances,
    vulnerabilities: creature.vulnerabilities,
    immunities: creature.immunities,
    unaffectedBy: creature.unaffectedBy,
    deeds: creature.deeds,
    spent: creature.spent,
    usesDeathSaves: creature.usesDeathSaves,
    life: creature.life,
    successes: creature.successes,
    failures: creature.failures,
    afflictions: creature.afflictions,
    at: creature.at,
    hidden: creature.hidden,
    burning: creature.burning,
    breath: creature.breath,
    fasting: creature.fasting,
    thirsty: creature.thirsty,
    rides: creature.rides,
    riding: creature.riding,
    mount: creature.mount,
    items: creature.items,
    weighed: creature.weighed,
    dodging: creature.dodging,
    readied: creature.readied,
    helping: creature.helping,
    budget: creature.budget,
    attitudes: creature.attitudes,
    barred: creature.barred,
    restedAt: creature.restedAt,
    wakesAt: creature.wakesAt,
    gone: creature.gone,
  };
  if (creature.traits !== undefined) copy.traits = creature.traits;
  if (creature.notes !== undefined) copy.notes = creature.notes;
  return copy;
}

export function copyBudget(budget: Budget): Draft<Budget> {
  return {
    action: budget.action,
    bonus: budget.bonus,
    reaction: budget.reaction,
    interaction: budget.interaction,
    moved: budget.moved,
    dashes: budget.dashes,
    disengaged: budget.disengaged,
    attacks: budget.attacks,
    diagonals: budget.diagonals,
  };
}

export function copyFight(fight: Fight): Draft<Fight> {
  const copy: Draft<Fight> = {
    round: fight.round,
    order: fight.order,
    turn: fight.turn,
    over: fight.over,
    winner: fight.winner,
  };
  if (fight.apart) copy.apart = fight.apart;
  if (fight.away) copy.away = fight.away;
  return copy;
}

export function copyWorld(world: World): Draft<World> {
  return {
    options: world.options,
    clock: world.clock,
    light: world.light,
    map: world.map,
    picture: world.picture,
    ...(world.pictureFrame && { pictureFrame: world.pictureFrame }),
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
