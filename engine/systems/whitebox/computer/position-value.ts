import { type CreatureId, findFighter, getCreature } from '@arbitro/kernel';
import { CONDITIONS, type Condition, type Effect } from '../rules/effects.ts';
import { OIL } from '../rules/tables.ts';
import { type Creature, type Fight, isUp, type World } from '../state.ts';
import { averageOf } from './menace.ts';

/**
 * A creature that cannot act for the duration of a spell is nearly as good as down; other restrictions cost part of
 * that.
 */
const FORBIDDEN_WEIGHTS = { act: -0.9, move: -0.2, cast: -0.1 } as const;
/** The value of one face of the d20. */
const D20_FACE_WEIGHTS = { 'to-hit': 0.05, 'hit-at': -0.05, ac: 0.04, save: 0.01 } as const;
/** What the Referee does with a charmed creature is outside the rules. */
const SERVES_WEIGHT = -0.05;
/** For a creature alone: the foes turn to the comrades of an unseen one, if it has any. */
const UNSEEN_WEIGHT = 1.2;
/** An announced spell can still be disturbed before it is cast. @rule whitebox.spells.interruption */
const CASTING_WEIGHT = 0.2;
const SPELL_WEIGHT = 0.04;
/** Unless the wounds are bound. @rule whitebox.damage.bleeding */
const BLEEDING_WEIGHT = -0.25;
/** A fire does not go out by itself, but the fight may end before it. @rule whitebox.combat.burning-oil */
const BURNING_FACTOR = 0.7;

/** The value of a creature besides hit points: announced and memorized spells, conditions, fire and bleeding. */
export function positionValue(world: World, id: CreatureId): number {
  const creature = getCreature(world, id);
  if (creature.bleeding) return BLEEDING_WEIGHT;
  if (!isUp(creature)) return 0;
  let sum = world.fight ? fightPositionValue(world.fight, creature) : 0;
  for (const { name } of creature.conditions)
    sum += conditionValue(name) * (isUnseen(name) ? shareOfSide(world, creature) : 1);
  for (const { memorised } of creature.spells) sum += SPELL_WEIGHT * memorised;
  return sum;
}

function fightPositionValue(fight: Fight, { id, casting, maxHp }: Creature): number {
  const { acted = true } = findFighter(fight, id) ?? {};
  const isComing = casting !== null && !acted && !fight.pending.includes(id);
  let rounds = 0;
  for (const { on, lit, roundsLeft } of fight.fires) if (on === id && lit) rounds += roundsLeft;
  const burns = (BURNING_FACTOR * rounds * averageOf(OIL.damage)) / Math.max(1, maxHp);
  return (isComing ? CASTING_WEIGHT : 0) - Math.min(1, burns);
}

/** The part of the hit points of its side that is the creature's. */
function shareOfSide({ creatures }: World, { side, hp }: Creature): number {
  const party = creatures.filter((other) => other.side === side && isUp(other));
  return hp / party.reduce((sum, other) => sum + other.hp, 0);
}

const isUnseen = (condition: Condition): boolean =>
  (CONDITIONS[condition] as readonly Effect[]).some(({ kind }) => kind === 'unseen');

/** Negative where the condition is bad for the creature that has it. */
export function conditionValue(condition: Condition): number {
  const effects: readonly Effect[] = CONDITIONS[condition];
  return effects.reduce((sum, effect) => sum + effectValue(effect), 0);
}

function effectValue(effect: Effect): number {
  switch (effect.kind) {
    case 'forbids':
      return FORBIDDEN_WEIGHTS[effect.what];
    case 'serves':
      return SERVES_WEIGHT;
    case 'unseen':
      return UNSEEN_WEIGHT;
    default:
      return D20_FACE_WEIGHTS[effect.kind] * effect.by;
  }
}
