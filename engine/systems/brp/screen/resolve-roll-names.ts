import type { Action } from '../actions.ts';
import { findCharacteristicRoll } from '../content/naming.ts';
import { isSkill } from '../content/skill-table.ts';
import type { World } from '../state.ts';

/**
 * Turns a check of a skill with the name of a characteristic roll into a check of that roll. A skill of the setting
 * with the same name takes precedence.
 * @rule brp.characteristics.rolls
 */
export function resolveRollName<A extends Action>(world: World, action: A): A {
  if (action.type !== 'check' || action.skill === undefined || action.roll !== undefined) return action;
  if (isSkill(action.skill) || Object.hasOwn(world.setting.added, action.skill)) return action;
  const roll = findCharacteristicRoll(action.skill);
  return roll === undefined ? action : { ...action, skill: undefined, roll };
}
