import { type CreatureId, findCreature } from '@arbitro/kernel';
import type { Action, Intent } from '../actions.ts';
import { idCalled, spellNamed, weaponNamed } from '../content/naming.ts';
import type { Creature, World } from '../state.ts';

/** Where an action speaks of weapons and spells of whoever does it. */
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
 * An action with weapons and spells by their ids: people may call them by any name that a sheet may. What nobody has
 * stays as it was typed, and is refused where it is used.
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
  // a program names them by id, and fights by the thousand
  if (isById) return undefined;
  return {
    ...(used !== undefined && { with: idCalled(one.weapons, used, weaponNamed) }),
    ...(weapon !== undefined && { weapon: idCalled(one.weapons, weapon, weaponNamed) }),
    ...(hand && { hand: hand.map((text) => idCalled(one.weapons, text, weaponNamed)) }),
    ...(typeof spell === 'string' && { spell: idCalled(one.spells, spell, spellNamed) }),
  };
}
