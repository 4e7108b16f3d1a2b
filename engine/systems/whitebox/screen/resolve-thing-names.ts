import { type CreatureId, findCreature } from '@arbitro/kernel';
import type { Action, Intent } from '../actions.ts';
import { findOwnId, findSpellId, findWeaponId } from '../content/naming.ts';
import type { Creature, World } from '../state.ts';

/** Where an action names weapons and spells of its actor. */
interface ThingFields {
  readonly type: Action['type'];
  readonly by?: CreatureId;
  readonly with?: string | undefined;
  readonly weapon?: string;
  readonly hand?: readonly string[];
  readonly spell?: string | null;
  readonly intent?: Intent;
}

/**
 * Replaces names of weapons and spells in the action with their ids. People may use any name that a sheet may. Unknown
 * names stay as typed, and are refused where they are used.
 */
export function resolveThingNames<A extends Action>(world: World, action: A): A {
  const thingFields: ThingFields = action;
  const { by, intent } = thingFields;
  if (by === undefined) return action;
  const creature = findCreature(world, by);
  if (!creature) return action;
  const ids = resolveIdsOf(creature, thingFields);
  const resolvedIntent = intent && { ...intent, ...resolveIdsOf(creature, intent) };
  return ids || resolvedIntent
    ? { ...action, ...ids, ...(resolvedIntent && { intent: resolvedIntent }) }
    : action;
}

function resolveIdsOf(
  creature: Creature,
  thingFields: Omit<ThingFields, 'by' | 'intent'>,
): object | undefined {
  const { with: used, weapon, hand, spell } = thingFields;
  const isWeapon = (text: string): boolean => creature.weapons.some(({ id }) => id === text);
  const isById =
    (used === undefined || isWeapon(used)) &&
    (weapon === undefined || isWeapon(weapon)) &&
    (hand === undefined || hand.every(isWeapon)) &&
    (typeof spell !== 'string' || creature.spells.some(({ id }) => id === spell));
  // programs use ids, and simulate thousands of fights
  if (isById) return undefined;
  return {
    ...(used !== undefined && { with: findOwnId(creature.weapons, used, findWeaponId) }),
    ...(weapon !== undefined && { weapon: findOwnId(creature.weapons, weapon, findWeaponId) }),
    ...(hand && { hand: hand.map((text) => findOwnId(creature.weapons, text, findWeaponId)) }),
    ...(typeof spell === 'string' && { spell: findOwnId(creature.spells, spell, findSpellId) }),
  };
}
