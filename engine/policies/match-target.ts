import type { AnyWorld, CreatureId, System } from '@arbitro/kernel';
import { readSideWord } from './side-words.ts';

interface NamedCreature {
  readonly id: CreatureId;
  readonly name: string;
}

/**
 * Whether a word means this creature: by id, name, side, or the beginning of ids (`orc` is orc, orc-2 and so on); `all`
 * is every creature, `party`, `heroes` or `players` the side of the first creature, `foes`, `enemies` or `opponents` all others.
 */
export function matchesTarget(
  text: string,
  { id, name }: NamedCreature,
  { system, world }: { readonly system: System; readonly world: AnyWorld },
): boolean {
  const folded = text.toLowerCase();
  if (folded === 'all' || id.toLowerCase().startsWith(`${folded}-`)) return true;
  const sideOf = (who: CreatureId): string => system.combatStats.side(world, who).toLowerCase();
  const side = sideOf(id);
  if ([id.toLowerCase(), name.toLowerCase(), side].includes(folded)) return true;
  const word = readSideWord(folded);
  if (!word) return false;
  // a side with exactly this name takes precedence
  const sides = world.creatures.map((creature) => sideOf(creature.id));
  return !sides.includes(folded) && (side === sides[0]) === (word === 'party');
}

/** Returns all creatures that a word of orders means. */
export const findTargets = (text: string, system: System, world: AnyWorld): AnyWorld['creatures'] =>
  world.creatures.filter((creature) => matchesTarget(text, creature, { system, world }));
