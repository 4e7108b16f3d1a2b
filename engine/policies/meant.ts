import type { AnyWorld, CreatureId, System } from '@arbitro/kernel';

interface Named {
  readonly id: CreatureId;
  readonly name: string;
}

/**
 * Is this one meant? By an id, a name, a side, or the beginning of ids (`orc` is orc, orc-2 and so on); `all` is everybody,
 * `party` the side of whoever comes first, `foes` all others.
 */
export function isMeant(
  text: string,
  { id, name }: Named,
  { system, world }: { readonly system: System; readonly world: AnyWorld },
): boolean {
  const folded = text.toLowerCase();
  if (folded === 'all' || id.toLowerCase().startsWith(`${folded}-`)) return true;
  const sideOf = (who: CreatureId): string => system.faring.side(world, who).toLowerCase();
  const side = sideOf(id);
  if ([id.toLowerCase(), name.toLowerCase(), side].includes(folded)) return true;
  if (folded !== 'party' && folded !== 'foes') return false;
  // a side that has this very name goes before
  const sides = world.creatures.map((one) => sideOf(one.id));
  return !sides.includes(folded) && (side === sides[0]) === (folded === 'party');
}

/** All whom a word of orders means. */
export const meantBy = (text: string, system: System, world: AnyWorld): AnyWorld['creatures'] =>
  world.creatures.filter((one) => isMeant(text, one, { system, world }));
