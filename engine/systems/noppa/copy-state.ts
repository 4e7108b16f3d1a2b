import { type CreatureId, type Draft, getCreatureIndex, updateAt } from '@arbitro/kernel';
import type { Creature, Fight, World } from './state.ts';

/**
 * Copies a creature field by field, so that all copies have the same object shape: a spread here makes simulation
 * several times slower.
 */
export function copyCreature(one: Creature): Draft<Creature> {
  const copy: Draft<Creature> = {
    id: one.id,
    name: one.name,
    kind: one.kind,
    side: one.side,
    attributes: one.attributes,
    racial: one.racial,
    status: one.status,
    body: one.body,
    fullBody: one.fullBody,
    damageTaken: one.damageTaken,
    mind: one.mind,
    items: one.items,
    spells: one.spells,
    skills: one.skills,
    bound: one.bound,
    size: one.size,
    weight: one.weight,
    initiative: one.initiative,
    stats: one.stats,
    attacks: one.attacks,
    tns: one.tns,
    build: one.build,
    zone: one.zone,
    actions: one.actions,
    carried: one.carried,
    readied: one.readied,
    riposte: one.riposte,
    riposteAgainst: one.riposteAgainst,
    conditions: one.conditions,
    said: one.said,
  };
  if (one.otherRipostes?.length) copy.otherRipostes = one.otherRipostes;
  return copy;
}

export function copyFight(fight: Fight): Draft<Fight> {
  return {
    round: fight.round,
    tick: fight.tick,
    phase: fight.phase,
    order: fight.order,
    pending: fight.pending,
    passed: fight.passed,
    melees: fight.melees,
    formed: fight.formed,
    over: fight.over,
    winner: fight.winner,
  };
}

export function replaceFight(world: World, fight: Fight): World {
  const { options, zones, borders, rereads, creatures } = world;
  return { options, zones, borders, rereads, creatures, fight };
}

export function replaceCreatures(world: World, creatures: readonly Creature[]): World {
  const { options, zones, borders, rereads, fight } = world;
  return { options, zones, borders, rereads, creatures, fight };
}

export function updateCreature(world: World, who: CreatureId, write: (next: Draft<Creature>) => void): World {
  const { creatures } = world;
  return replaceCreatures(world, updateAt(creatures, getCreatureIndex(creatures, who), copyCreature, write));
}
