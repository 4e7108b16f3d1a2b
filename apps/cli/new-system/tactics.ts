import type { Tactics } from '@arbitro/kernel';
import { type Action, validateAction } from './actions.ts';
import type { World } from './state.ts';

/** The choices for a policy that looks ahead. */
export const tactics: Tactics<World, Action> = {
  choices: (world, by) =>
    world.creatures
      .map(({ id: on }): Action => ({ type: 'attack', by, on }))
      .filter((action) => !validateAction(world, action)),
  withdraw: () => undefined,
  distance: () => 0,
};
