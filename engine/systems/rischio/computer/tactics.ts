import { type CreatureId, type DelayedAction, findFight, getCreature, type Tactics } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { worldForOdds } from '../odds/roll-off.ts';
import { statusEffects } from '../rules/effects.ts';
import { type Ability, type Creature, type Fight, findParticipant, type World } from '../state.ts';

/** The choices of a policy that looks ahead. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    const fight = findFight(world);
    return fight ? listChoices(world, fight, who).filter((action) => !validateAction(world, action)) : [];
  },
  withdraw: (world, who) => {
    const leave: Action = { type: 'leave', by: who };
    return validateAction(world, leave) ? undefined : leave;
  },
  distance: () => 0,
  positionValue,
  delayedAction: findDelayedAction,
};

/**
 * No action affects the order of the next round. Without its dice the last turn of a round has the same odds as the
 * others.
 */
function findDelayedAction(world: World, action: Action): DelayedAction<World, Action> | undefined {
  const later = worldForOdds(world);
  return later === world ? undefined : { world: later, action, share: 1 };
}

/** The possible targets of an action. */
interface TargetGroups {
  readonly foes: readonly Creature[];
  /** Allies that a cure can reach, including the creature itself. */
  readonly friends: readonly Creature[];
}

function listChoices(world: World, fight: Fight, who: CreatureId): readonly Action[] {
  const self = getCreature(world, who);
  const around = findTargetGroups(world, fight, who);
  return [
    ...around.foes.map(({ id: on }): Action => ({ type: 'attack', by: who, on })),
    ...self.abilities.flatMap((ability) => listUses(self, ability, around)),
    ...around.friends
      .filter(({ status }) => statusEffects(status).helped)
      .map(({ id: on }): Action => ({ type: 'aid', by: who, on })),
  ];
}

function findTargetGroups(world: World, fight: Fight, who: CreatureId): TargetGroups {
  const own = findParticipant(fight, who)?.side;
  const there = fight.participants.filter(({ left }) => !left);
  const found = (isWanted: boolean): readonly Creature[] =>
    there
      .filter(({ side }) => (side === own) === isWanted)
      .map((participant) => getCreature(world, participant.who));
  return {
    foes: found(false).filter(({ status }) => statusEffects(status).acts),
    friends: found(true).filter(({ status }) => statusEffects(status).reached),
  };
}

/** An ability for many targets is used on all foes at once: more targets cost nothing. */
function listUses(self: Creature, ability: Ability, around: TargetGroups): readonly Action[] {
  const targets = listUseTargets(ability, around);
  const use = (on: readonly CreatureId[]): Action => ({ type: 'use', by: self.id, ability: ability.id, on });
  if (targets.length === 0) return [];
  const ids = targets.map(({ id }) => id);
  return ability.targets === 'multiple' ? [use(ids)] : ids.map((id) => use([id]));
}

function listUseTargets({ kind, effect }: Ability, { foes, friends }: TargetGroups): readonly Creature[] {
  if (kind === 'attack') return foes;
  return friends.filter(({ status, health, maxHealth }) => {
    const lacks = effect.heal !== undefined && (maxHealth === null || health < maxHealth);
    return (
      lacks || (statusEffects(status).acts && (effect.shield !== undefined || effect.boost !== undefined))
    );
  });
}

/** The value of one point of a statistic while it lasts. */
const STATISTIC_POINT_VALUE = 0.02;

/** A shield counts like health. @rule rischio.combat.no-roll-abilities */
function positionValue(world: World, id: CreatureId): number {
  const { shield, boosts, health, maxHealth, status } = getCreature(world, id);
  if (!statusEffects(status).acts || (shield === 0 && boosts.length === 0)) return 0;
  const round = world.fight?.round ?? 0;
  let points = 0;
  for (const { by, until } of boosts) if (until === null || until >= round) points += by;
  return (0.5 * shield) / (maxHealth ?? Math.max(1, health)) + STATISTIC_POINT_VALUE * points;
}
