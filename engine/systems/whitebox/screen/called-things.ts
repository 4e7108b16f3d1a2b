import { type CreatureId, findCreature } from '@arbitro/kernel';
import type { Action, Intent } from '../actions.ts';
import { idCalled, spellNamed, weaponNamed } from '../content/naming.ts';
import type { Creature, World } from '../state.ts';

/** Where an action names weapons and spells of its actor. */
interface Naming {
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
export function withThingsById<A extends Action>(world: World, action: A): A {
  const { by, intent, ...said }: Naming = action;
  if (by === undefined) return action;
  const one = findCreature(world, by);
  if (!one) return action;
  const ids = idsIn(one, said);
  const meant = intent && { ...intent, ...idsIn(one, intent) };
  return ids || meant ? { ...action, ...ids, ...(meant && { intent: meant }) } : action;
}

function idsIn(one: Creature, said: Omit<Naming, 'by' | 'intent'>): object | undefined {
  const { with: used, weapon, hand, spell } = said;
  const texts = [used, weapon, ...(hand ?? [])].filter((text) => text !== undefined);
  const isById =
    texts.every((text) => one.weapons.some(({ id }) => id === text)) &&
    (typeof spell !== 'string' || one.spells.some(({ id }) => id === spell));
  // programs use ids, and simulate thousands of fights
  if (isById) return undefined;
  return {
    ...(used !== undefined && { with: idCalled(one.weapons, used, weaponNamed) }),
    ...(weapon !== undefined && { weapon: idCalled(one.weapons, weapon, weaponNamed) }),
    ...(hand && { hand: hand.map((text) => idCalled(one.weapons, text, weaponNamed)) }),
    ...(typeof spell === 'string' && { spell: idCalled(one.spells, spell, spellNamed) }),
  };
}
