import { findFight } from '@arbitro/kernel';
import { playLegally } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { quinta } from '../index.ts';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { isInPlay, metresBetween } from './distance.ts';

const buildCreature = (id: string, sheet: object) => ({
  id,
  name: id,
  sheet: quinta.schemas.sheet.parse(sheet),
});

const SWORD = { name: 'Sword', attack: 'melee', damage: '1d6 slashing' };
const GREATSWORD = { name: 'Greatsword', attack: 'melee', damage: '2d6 slashing', hands: 2 };
const ARM = {
  name: 'Arm',
  attack: 'melee',
  reach: 3,
  bonus: 5,
  damage: '1d4 bludgeoning',
  onHit: { condition: 'grappled', escapeDc: 13 },
};
const SONG = { name: 'Song', range: 9, save: { ability: 'wis', dc: 12, onFail: 'charmed' } };

/** A fight with riders, grapplers and a charmer. */
function buildMelee(scene: object, options: object = {}): World {
  const at = (x: number, y: number) => ('map' in scene ? { at: [x, y] } : {});
  return quinta.createWorld({
    options: quinta.schemas.options.parse(options),
    scene: quinta.schemas.scene.parse({ ...scene, fight: true }),
    creatures: [
      buildCreature('anna', { hp: 30, scores: { str: 16 }, rides: 'horse', deeds: [SWORD], ...at(2, 1) }),
      buildCreature('horse', { side: 'heroes', size: 'large', speed: 18, hp: 25, mount: true, ...at(2, 1) }),
      buildCreature('bo', { hp: 30, scores: { str: 14 }, deeds: [GREATSWORD, SWORD], ...at(1, 3) }),
      buildCreature('mule', { side: 'heroes', size: 'large', hp: 20, mount: true, ...at(5, 3) }),
      buildCreature('orc', { kind: 'monster', hp: 30, scores: { str: 16 }, deeds: [SWORD], ...at(4, 1) }),
      buildCreature('squid', { kind: 'monster', hp: 30, deeds: [ARM, SONG], ...at(0, 3) }),
    ],
  });
}

const MAP = { map: ['........', '........', '..,,....', '........', '........'] };
const WORLDS = [
  buildMelee(MAP),
  buildMelee({}),
  buildMelee(MAP, { conditionDefinitions: 'srd', mountingProvokes: true }),
];

const findById = ({ creatures }: World, id: string): Creature => {
  const found = creatures.find((other) => other.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

/** A grappler must be present, able to act, and in reach of the creature it holds. */
function findGripFaults(world: World): readonly string[] {
  return world.creatures.flatMap((held) =>
    held.afflictions.flatMap(({ condition, source }) => {
      if (condition !== 'grappled' || source === null) return [];
      const holder = findById(world, source);
      const isFar = (metresBetween(world, holder, held) ?? 0) > 3;
      const isUnable =
        holder.life === 'dead' || holder.gone === 'fled' || hasEffect(world, holder, 'no-actions');
      return isFar || isUnable || held.life === 'dead' || held.gone === 'fled'
        ? [`${source} holds ${held.id}`]
        : [];
    }),
  );
}

/** Rider and mount must share a position, and be in or out of the fight together. */
function findSaddleFaults(world: World): readonly string[] {
  return world.creatures.flatMap((rider) => {
    if (rider.rides === null) return [];
    const mount = findById(world, rider.rides);
    const isApart = rider.at?.x !== mount.at?.x || rider.at?.y !== mount.at?.y;
    const isOdd = isInPlay(rider) !== isInPlay(mount) || rider.life === 'dead' || mount.life === 'dead';
    return isApart || isOdd || hasEffect(world, rider, 'crawls') ? [`${rider.id} rides ${mount.id}`] : [];
  });
}

/** Dead creatures must do nothing, and outside a fight no creature may count as fled. */
function findLeftovers(world: World): readonly string[] {
  return world.creatures.flatMap(({ id, life, dodging, readied, helping, gone }) => {
    const isIdle = !dodging && !readied && !helping;
    const isOut = life === 'dead' || gone !== null;
    return [
      ...(isOut && !isIdle ? [`${id} is out and busy`] : []),
      ...(gone !== null && !findFight(world) ? [`${id} is gone from no fight`] : []),
    ];
  });
}

describe('whatever is done, nothing outlives its cause:', () => {
  test.each(['one', 'two', 'three'])('grips, saddles and flights in evening %s', (seed) => {
    for (const { world: reached, events, ...turn } of playLegally(quinta, {
      worlds: WORLDS,
      seed,
      turns: 900,
    })) {
      const world = reached as World;
      const faults = [...findGripFaults(world), ...findSaddleFaults(world), ...findLeftovers(world)];
      expect(faults, JSON.stringify([turn, events])).toEqual([]);
    }
  });
});
