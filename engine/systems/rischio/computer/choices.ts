import type { CreatureId } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { type Ability, BASIC_ATTACK } from '../state.ts';
import type { Battle, Standing } from './battle.ts';
import { canAfford, type Strike } from './fighters.ts';

/** Something to do, with its targets: a strike, a support ability, or help for a fallen creature. */
export type Choice =
  | { readonly kind: 'strike'; readonly strike: Strike; readonly on: readonly Standing[] }
  | { readonly kind: 'support'; readonly ability: Ability; readonly on: readonly Standing[] }
  | { readonly kind: 'aid'; readonly on: readonly [Standing] };

/** Returns all that may be of use and leaves the creature on its feet; the rules may still refuse one. */
export function listChoices({ world, self, foes, friends }: Battle): readonly Choice[] {
  const { strikes, supports } = self.fighter;
  const choices: Choice[] = [];
  for (const strike of strikes) {
    if (!canAfford(self.creature, strike.ability)) continue;
    if (strike.ability.targets === 'multiple') choices.push({ kind: 'strike', strike, on: foes });
    else for (const foe of foes) choices.push({ kind: 'strike', strike, on: [foe] });
  }
  for (const ability of supports) {
    if (!canAfford(self.creature, ability)) continue;
    // more targets cost nothing
    const on = friends.filter(({ creature }) => canUse(creature, ability, world.options.healingCap));
    if (ability.targets === 'multiple' && on.length > 0) choices.push({ kind: 'support', ability, on });
    else for (const friend of on) choices.push({ kind: 'support', ability, on: [friend] });
  }
  for (const friend of friends)
    if (friend.creature.status === 'down') choices.push({ kind: 'aid', on: [friend] });
  return choices;
}

/** Returns whether the ability does something for the creature. */
function canUse(
  { status, health, maxHealth }: Standing['creature'],
  { effect: { heal, shield, boost } }: Ability,
  healingCap: Battle['world']['options']['healingCap'],
): boolean {
  const lacks = heal !== undefined && (healingCap === 'none' || maxHealth === null || health < maxHealth);
  return lacks || (status === 'up' && (shield !== undefined || boost !== undefined));
}

/** Returns the action of a choice. */
export function toAction(by: CreatureId, choice: Choice): Action {
  const on = choice.on.map(({ creature }) => creature.id);
  const [first = by] = on;
  if (choice.kind === 'aid') return { type: 'aid', by, on: first };
  const { id: ability } = choice.kind === 'strike' ? choice.strike.ability : choice.ability;
  return ability === BASIC_ATTACK ? { type: 'attack', by, on: first } : { type: 'use', by, ability, on };
}
