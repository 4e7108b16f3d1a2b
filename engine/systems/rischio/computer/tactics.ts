import type { DelayedAction, Tactics } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { worldForOdds } from '../odds/roll-off.ts';
import type { World } from '../state.ts';
import { surveyBattle } from './battle.ts';
import { listChoices, toAction } from './choices.ts';
import { valueCreatures } from './weigh.ts';

/** The choices of a policy that looks ahead. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    const battle = surveyBattle(world, who);
    if (!battle) return [];
    return listChoices(battle)
      .map((choice) => toAction(who, choice))
      .filter((action) => !validateAction(world, action));
  },
  withdraw: (world, who) => {
    const leave: Action = { type: 'leave', by: who };
    return validateAction(world, leave) ? undefined : leave;
  },
  distance: () => 0,
  valueCreatures,
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
