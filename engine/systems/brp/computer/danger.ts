import { type CreatureId, type CreatureValues, getCreature, getFight } from '@arbitro/kernel';
import { hitPoints } from '../rules/derived.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { type CombatValue, combatValueOf } from './expected-blow.ts';

/** The damage of a usual blow: to be up is worth as much. */
export const USUAL_DAMAGE = 4;

/**
 * Returns what a hit point of each of these creatures is worth to the other party. Those who are most dangerous for the hit
 * points they have left should fall first: every point that they lose shortens the time in which they and all after
 * them are dangerous.
 */
export function weighByDanger(
  creatures: readonly Pick<CombatValue, 'threat' | 'hitPoints'>[],
): readonly number[] {
  const ranked = creatures.map(({ threat, hitPoints: left }, index) => ({
    index,
    threat,
    rank: threat / Math.max(1, left),
  }));
  ranked.sort((a, b) => a.rank - b.rank);
  const worths = creatures.map(() => 0);
  let sum = 0;
  for (const { index, threat } of ranked) {
    sum += threat;
    worths[index] = sum;
  }
  return worths;
}

/** A creature that is down may be saved: it is worth a part of one that is up. */
const STATE_VALUES = { up: 1, unconscious: 0.3, dying: 0.15, dead: 0 } as const;

/** What is added for a condition, in points. */
export type ConditionPoints = (world: World, creature: Creature) => number;

/** Returns the values of all creatures by their danger now, as a part of the other party's hit points. */
export function valueByDanger(world: World, who: CreatureId, more: ConditionPoints): CreatureValues<World> {
  const all = getFight(world).fighters.map((fighter) => getCreature(world, fighter.who));
  const { side } = getCreature(world, who);
  const ours = all.filter((creature) => creature.side === side);
  const theirs = all.filter((creature) => creature.side !== side);
  const worths = new Map([...weighParty(world, ours, theirs), ...weighParty(world, theirs, ours)]);
  return {
    of: (later, id) => {
      const creature = getCreature(later, id);
      const points = STATE_VALUES[creature.state.is] * USUAL_DAMAGE + more(later, creature);
      const health = isUp(creature) ? Math.max(0, hitPoints(creature).value) : 0;
      return (worths.get(id) ?? 0) * (points + health);
    },
  };
}

function weighParty(
  world: World,
  party: readonly Creature[],
  against: readonly Creature[],
): readonly (readonly [CreatureId, number])[] {
  const up = against.filter(isUp);
  const pace = up.reduce((sum, creature) => sum + combatValueOf(world, creature).threat, 0);
  const health = up.reduce((sum, creature) => sum + hitPoints(creature).value, 0);
  const scale = 1 / Math.max(1, pace * health);
  const worths = weighByDanger(party.map((creature) => combatValueOf(world, creature)));
  return party.map(({ id }, index) => [id, (worths[index] ?? 0) * scale] as const);
}
