import { type CreatureId, defaultAnswer, findFight, getCreature, type Policy } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { computeRawDamage } from '../rules/damage.ts';
import { statusEffects } from '../rules/effects.ts';
import { type Ability, BASIC_ATTACK, type Creature, findParticipant, type World } from '../state.ts';

/** Attacks the weakest foe with the basic attack only. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) => {
    const on = findWeakestFoe(world, who);
    return on ? { type: 'attack', by: who, on: on.id } : { type: 'pass', by: who };
  },
  answer: ({ question }) => defaultAnswer(question),
};

/** Aids fallen friends, heals badly hurt ones, otherwise attacks the weakest foe with the best ability worth its cost. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) => {
    const self = getCreature(world, who);
    return (
      chooseHelp(world, self) ??
      chooseCure(world, self) ??
      chooseBestStrike(world, self) ?? { type: 'pass', by: who }
    );
  },
  answer: ({ question }) => defaultAnswer(question),
};

const ifAllowed = <A extends Action>(world: World, action: A): A | undefined =>
  validateAction(world, action) ? undefined : action;

function chooseHelp(world: World, self: Creature): Action | undefined {
  const fallen = findFriend(world, self.id, ({ status }) => statusEffects(status).helped);
  return fallen && ifAllowed(world, { type: 'aid', by: self.id, on: fallen.id });
}

function chooseCure(world: World, self: Creature): Action | undefined {
  const cure = self.abilities.find(({ kind, effect }) => kind === 'support' && effect.heal !== undefined);
  if (!cure) return undefined;
  const hurt = isBadlyHurt(self) ? self : findFriend(world, self.id, isBadlyHurt);
  return hurt && ifAllowed(world, { type: 'use', by: self.id, ability: cure.id, on: [hurt.id] });
}

const isBadlyHurt = ({ health, maxHealth, status }: Creature): boolean =>
  statusEffects(status).reached && maxHealth !== null && 3 * health < maxHealth;

function chooseBestStrike(world: World, self: Creature): Action | undefined {
  const on = findWeakestFoe(world, self.id);
  if (!on) return undefined;
  const attacks = self.abilities.filter((ability) => ability.kind === 'attack' && isWorthCost(self, ability));
  const targets = attacks.length > 0 ? listFoes(world, self.id) : [];
  const best = attacks.reduce(
    (a, b) => (estimateDamage(world, self, b, targets) > estimateDamage(world, self, a, targets) ? b : a),
    self.basicAttack,
  );
  if (best.id === BASIC_ATTACK) return { type: 'attack', by: self.id, on: on.id };
  const reached = best.targets === 'multiple' ? targets.map(({ id }) => id) : [on.id];
  return (
    ifAllowed(world, { type: 'use', by: self.id, ability: best.id, on: reached }) ?? {
      type: 'attack',
      by: self.id,
      on: on.id,
    }
  );
}

/** A cost in health is acceptable only while plenty of health is left. */
const isWorthCost = ({ health }: Creature, { cost }: Ability): boolean => 3 * (cost.health ?? 0) < health;

/** Damage before resistance, summed over all targets. */
function estimateDamage(
  world: World,
  self: Creature,
  ability: Ability,
  targets: readonly Creature[],
): number {
  return computeRawDamage(world, self, ability).value * (ability.targets === 'multiple' ? targets.length : 1);
}

/** The standing foe with the least health; of equals, the first. */
function findWeakestFoe(world: World, who: CreatureId): Creature | undefined {
  const fight = findFight(world);
  const own = fight && findParticipant(fight, who)?.side;
  let found: Creature | undefined;
  for (const participant of fight?.participants ?? []) {
    if (participant.left || participant.side === own) continue;
    const foe = getCreature(world, participant.who);
    if (foe.status === 'up' && (!found || foe.health < found.health)) found = foe;
  }
  return found;
}

/** Returns all foes that are up. */
function listFoes(world: World, who: CreatureId): readonly Creature[] {
  const fight = findFight(world);
  const own = fight && findParticipant(fight, who)?.side;
  const foes: Creature[] = [];
  for (const { who: id, side, left } of fight?.participants ?? []) {
    if (left || side === own) continue;
    const creature = getCreature(world, id);
    if (creature.status === 'up') foes.push(creature);
  }
  return foes;
}

/** Returns the first friend, in any state, for which this holds. */
function findFriend(
  world: World,
  who: CreatureId,
  isMeant: (creature: Creature) => boolean,
): Creature | undefined {
  const fight = findFight(world);
  const own = fight && findParticipant(fight, who)?.side;
  for (const { who: id, side, left } of fight?.participants ?? []) {
    if (left || side !== own || id === who) continue;
    const creature = getCreature(world, id);
    if (isMeant(creature)) return creature;
  }
  return undefined;
}
