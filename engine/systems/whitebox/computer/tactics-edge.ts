import { type CreatureId, creature, fighterIn } from '@arbitro/kernel';
import { CONDITIONS, type Condition, type Effect } from '../rules/effects.ts';
import { OIL } from '../rules/tables.ts';
import { type Creature, type Fight, isUp, type World } from '../state.ts';
import { averageOf } from './policy-plans.ts';

/**
 * A creature that cannot act for the duration of a spell is nearly as good as down; other restrictions cost part of
 * that.
 */
const FORBIDDEN = { act: -0.9, move: -0.2, cast: -0.1 } as const;
/** The value of one face of the d20. */
const FACE = { 'to-hit': 0.05, 'hit-at': -0.05, ac: 0.04, save: 0.01 } as const;
/** What the Referee does with a charmed creature is outside the rules. */
const SERVES = -0.05;
const UNSEEN = 0.6;
/** An announced spell can still be disturbed before it is cast. @rule whitebox.spells.interruption */
const CASTING = 0.2;
const SPELL = 0.04;
/** Unless the wounds are bound. @rule whitebox.damage.bleeding */
const BLEEDING = -0.25;
/** A fire does not go out by itself, but the fight may end before it. @rule whitebox.combat.burning-oil */
const BURNS_ON = 0.7;

/** The value of a creature besides hit points: announced and memorized spells, conditions, fire and bleeding. */
export function edge(world: World, id: CreatureId): number {
  const one = creature(world, id);
  if (one.bleeding) return BLEEDING;
  if (!isUp(one)) return 0;
  let sum = world.fight ? edgeIn(world.fight, one) : 0;
  for (const { name } of one.conditions) sum += worthOf(name);
  for (const { memorised } of one.spells) sum += SPELL * memorised;
  return sum;
}

function edgeIn(fight: Fight, { id, casting, maxHp }: Creature): number {
  const { acted = true } = fighterIn(fight, id) ?? {};
  const isComing = casting !== null && !acted && !fight.pending.includes(id);
  let rounds = 0;
  for (const { on, lit, roundsLeft } of fight.fires) if (on === id && lit) rounds += roundsLeft;
  const burns = (BURNS_ON * rounds * averageOf(OIL.damage)) / Math.max(1, maxHp);
  return (isComing ? CASTING : 0) - Math.min(1, burns);
}

/** Negative where the condition is bad for the creature that has it. */
export function worthOf(condition: Condition): number {
  const effects: readonly Effect[] = CONDITIONS[condition];
  return effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
}

function effectWorth(effect: Effect): number {
  switch (effect.kind) {
    case 'forbids':
      return FORBIDDEN[effect.what];
    case 'serves':
      return SERVES;
    case 'unseen':
      return UNSEEN;
    default:
      return FACE[effect.kind] * effect.by;
  }
}
