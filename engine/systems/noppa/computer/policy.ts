import { type CreatureId, creature, fightOn, type Policy, theFight } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { diceOf } from '../rules/checks.ts';
import { gripOn, holding, tnAgainst } from '../rules/derived.ts';
import { allMeans, type Means, wayTo } from '../rules/means.ts';
import { enemiesInMelee, isUp } from '../rules/melee.ts';
import { available } from '../rules/pay.ts';
import { riposteAgainst } from '../rules/riposte.ts';
import { ATTACKS, COSTS, THRESHOLDS } from '../rules/tables.ts';
import { mayDelay } from '../rules/turn.ts';
import { type Creature, meleeOf, type Spell, type World } from '../state.ts';
import { plainAnswer, sensibleAnswer } from './policy-answers.ts';

/** Attacks the nearest foe with the first weapon at hand, and spends no points. */
export const plain: Policy<World, Action> = {
  act: (world, who) =>
    beforeTicks(world, who) ?? strikeFirst(world, who) ?? closeIn(world, who) ?? passing(who),
  answer: plainAnswer,
};

/** Heals fallen comrades, attacks where it expects the most damage per action, and keeps an action for a parry. */
export const sensible: Policy<World, Action> = {
  act: (world, who) =>
    beforeTicks(world, who) ??
    healSomebody(world, who) ??
    recoverFirst(world, who) ??
    strikeBest(world, who) ??
    closeIn(world, who) ??
    passing(who),
  answer: sensibleAnswer,
};

const passing = (who: CreatureId): Action => ({ type: 'pass', by: who });

const allowed = (world: World, action: Action): Action | undefined =>
  refuses(world, action) ? undefined : action;

/** Initiative at the start of a round, and leftover actions at its end. */
function beforeTicks(world: World, who: CreatureId): Action | undefined {
  const { phase } = theFight(world);
  if (phase === 'initiative') return { type: 'initiative', by: who };
  if (phase === 'acting') return undefined;
  return mayDelay(world, creature(world, who)) ? { type: 'delay', by: who } : passing(who);
}

/** Returns the creatures of other sides that are up. */
export function enemies(world: World, who: CreatureId): readonly Creature[] {
  const { side } = creature(world, who);
  const { order } = theFight(world);
  return order.map((id) => creature(world, id)).filter((one) => one.side !== side && isUp(world, one.id));
}

/** Returns the attack with this option on these targets, taking the weapon in hand if necessary. */
export function blow(one: Creature, means: Means, on: readonly CreatureId[]): Action {
  const hold = means.item === null ? (means.spell ? gripOn(one, null) : undefined) : gripOn(one, means.item);
  if (means.spell) return { type: 'cast', by: one.id, spell: means.id, on, ...(hold && { hold }) };
  return { type: 'attack', by: one.id, with: means.id, on, ...(hold && { hold }) };
}

function strikeFirst(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  for (const means of allMeans(one).filter(({ mindCost }) => mindCost === 0)) {
    for (const { id } of enemies(world, who)) {
      const found = allowed(world, blow(one, means, [id]));
      if (found) return found;
    }
  }
  return undefined;
}

interface Plan {
  readonly action: Action;
  readonly worth: number;
}

function strikeBest(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  let best: Plan | undefined;
  for (const means of allMeans(one)) {
    for (const plan of plans(world, one, means)) if (!best || plan.worth > best.worth) best = plan;
  }
  return best?.action;
}

function plans(world: World, one: Creature, means: Means): readonly Plan[] {
  const able = enemies(world, one.id).filter(({ id }) => allowed(world, blow(one, means, [id])));
  if (able.length === 0) return [];
  const groups = means.area ? byZone(able) : able.map((target) => [target]);
  return groups.map((targets) => ({
    action: blow(
      one,
      means,
      targets.map(({ id }) => id),
    ),
    worth: worthOf(world, one, means, targets),
  }));
}

export const byZone = (all: readonly Creature[]): readonly (readonly Creature[])[] =>
  [...new Set(all.map(({ zone }) => zone))].map((zone) => all.filter((one) => one.zone === zone));

/** Expected damage per action, reduced for giving an opening and for spending a mind point. */
function worthOf(world: World, one: Creature, means: Means, targets: readonly Creature[]): number {
  const hope = targets.reduce((sum, target) => sum + hopeOf(world, one, means, target), 0);
  const opening = means.mode !== 'melee' && !means.handy ? enemiesInMelee(world, one.id).length : 0;
  return hope / means.cost - opening / 2 - means.mindCost / 2;
}

/** Values weak targets higher: a fallen foe does not attack. */
function hopeOf(world: World, one: Creature, means: Means, target: Creature): number {
  const body = target.body ?? 4;
  if (means.tn !== null) return means.tn * means.damage + 1 / (1 + body);
  const held = holding(one, means.item === null ? undefined : gripOn(one, means.item));
  const bonus = held.items.find(({ id }) => id === means.item)?.bonus[means.mode] ?? 0;
  const dice = one.attributes[ATTACKS[means.mode].attribute] + bonus + riposteAgainst(world, one, target.id);
  const tn = target.kind === 'foe' ? tnAgainst(world, target, means.key).value : dice;
  return Math.min(expected(dice, tn, means.damage), body) + 1 / (1 + body);
}

const KNOWN = new Map<number, number>();

/** Average damage of an attack: the weapon's plus one for each extra success. */
function expected(dice: number, tn: number, damage: number): number {
  const key = (Math.max(0, dice) * 32 + tn) * 32 + damage;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const { outcomes, total } = diceOf(dice, false, {
    threshold: THRESHOLDS.neither,
    sixes: 'recursive',
  }).ways();
  let sum = 0;
  for (const { value, ways } of outcomes) {
    if (value.successes >= tn) sum += (damage + value.successes - tn) * (Number(ways) / Number(total));
  }
  KNOWN.set(key, sum);
  return sum;
}

/** Stands up and takes its weapon before attacking, if an action is left for it. */
function recoverFirst(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  if (one.conditions.length === 0 || available(world, one) % COSTS.attack === 0) return undefined;
  return one.conditions
    .map((condition) => allowed(world, { type: 'recover', by: who, condition }))
    .find((action) => action !== undefined);
}

/** Heals fainted comrades first, then those close to fainting. */
function healSomebody(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  const spell = one.spells.find(({ heal }) => heal > 0);
  if (!spell || one.mind < spell.mindCost) return undefined;
  const needy = world.creatures.filter(({ side, body }) => side === one.side && body !== null && body <= 1);
  const [worst] = needy.toSorted((a, b) => (a.body ?? 0) - (b.body ?? 0));
  return worst && healing(world, one, spell, worst.id);
}

function healing(world: World, one: Creature, { id: spell }: Spell, on: CreatureId): Action | undefined {
  const hold = gripOn(one, null);
  return allowed(world, { type: 'cast', by: one.id, spell, on: [on], ...(hold && { hold }) });
}

/** Moves a zone nearer to the nearest enemy if there is no target in reach. */
export function closeIn(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  if (!fightOn(world) || meleeOf(world, who)) return undefined;
  const ways = enemies(world, who).flatMap(({ zone }) => {
    const way = wayTo(world, one.zone, zone);
    return way && way.length > 0 ? [way] : [];
  });
  const [nearest] = ways.toSorted((a, b) => a.length - b.length);
  const to = nearest?.[0];
  const alone = enemies(world, who).every(({ zone }) => zone !== one.zone);
  return to === undefined || !alone ? undefined : allowed(world, { type: 'move', by: who, to });
}
