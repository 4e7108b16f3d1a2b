import { type CreatureId, creature, fightOn, firstFit, type Policy } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { rawDamage } from '../rules/damage.ts';
import { statusEffects } from '../rules/effects.ts';
import { type Ability, BASIC_ATTACK, type Creature, participant, type World } from '../state.ts';

/** Attacks the weakest foe with the basic attack only. */
export const plain: Policy<World, Action> = {
  act: (world, who) => {
    const on = weakestFoe(world, who);
    return on ? { type: 'attack', by: who, on: on.id } : { type: 'pass', by: who };
  },
  answer: ({ question }) => firstFit(question),
};

/**
 * Aids fallen friends, heals badly hurt ones, otherwise attacks the weakest foe with the best ability worth its cost.
 */
export const sensible: Policy<World, Action> = {
  act: (world, who) => {
    const self = creature(world, who);
    return (
      helpTheFallen(world, self) ??
      cureTheHurt(world, self) ??
      strikeBest(world, self) ?? { type: 'pass', by: who }
    );
  },
  answer: ({ question }) => firstFit(question),
};

const allowed = <A extends Action>(world: World, action: A): A | undefined =>
  refuses(world, action) ? undefined : action;

function helpTheFallen(world: World, self: Creature): Action | undefined {
  const fallen = friends(world, self.id).find(({ status }) => statusEffects(status).helped);
  return fallen && allowed(world, { type: 'aid', by: self.id, on: fallen.id });
}

function cureTheHurt(world: World, self: Creature): Action | undefined {
  const hurt = [self, ...friends(world, self.id)].find(
    ({ health, maxHealth, status }) =>
      statusEffects(status).reached && maxHealth !== null && 3 * health < maxHealth,
  );
  const cure = self.abilities.find(({ kind, effect }) => kind === 'support' && effect.heal !== undefined);
  return hurt && cure && allowed(world, { type: 'use', by: self.id, ability: cure.id, on: [hurt.id] });
}

function strikeBest(world: World, self: Creature): Action | undefined {
  const targets = foes(world, self.id);
  const on = weakestFoe(world, self.id);
  if (!on) return undefined;
  const attacks = self.abilities.filter((one) => one.kind === 'attack' && worthIt(self, one));
  const best = attacks.reduce(
    (a, b) => (promise(world, self, b, targets) > promise(world, self, a, targets) ? b : a),
    self.basicAttack,
  );
  if (best.id === BASIC_ATTACK) return { type: 'attack', by: self.id, on: on.id };
  const reached = best.targets === 'multiple' ? targets.map(({ id }) => id) : [on.id];
  return (
    allowed(world, { type: 'use', by: self.id, ability: best.id, on: reached }) ?? {
      type: 'attack',
      by: self.id,
      on: on.id,
    }
  );
}

/** A cost in health is acceptable only while plenty of health is left. */
const worthIt = ({ health }: Creature, { cost }: Ability): boolean => 3 * (cost.health ?? 0) < health;

/** Damage before resistance, summed over all targets. */
function promise(world: World, self: Creature, one: Ability, targets: readonly Creature[]): number {
  return rawDamage(world, self, one).value * (one.targets === 'multiple' ? targets.length : 1);
}

/** The standing foe with the least health; of equals, the first. */
function weakestFoe(world: World, who: CreatureId): Creature | undefined {
  const fight = fightOn(world);
  const own = fight && participant(fight, who)?.side;
  let found: Creature | undefined;
  for (const one of fight?.participants ?? []) {
    if (one.left || one.side === own) continue;
    const foe = creature(world, one.who);
    if (foe.status === 'up' && (!found || foe.health < found.health)) found = foe;
  }
  return found;
}

const foes = (world: World, who: CreatureId): readonly Creature[] => fighters(world, who, 'foes');
const friends = (world: World, who: CreatureId): readonly Creature[] => fighters(world, who, 'friends');

/** Standing foes, or friends in any state, without the creature itself. */
function fighters(world: World, who: CreatureId, wanted: 'foes' | 'friends'): readonly Creature[] {
  const fight = fightOn(world);
  const own = fight && participant(fight, who)?.side;
  const found: Creature[] = [];
  if (!fight) return found;
  for (const { who: id, side, left } of fight.participants) {
    if (left || id === who || (side === own) !== (wanted === 'friends')) continue;
    const one = creature(world, id);
    if (wanted === 'friends' || one.status === 'up') found.push(one);
  }
  return found;
}
