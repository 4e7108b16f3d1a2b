import { type CreatureId, creature } from '@arbitro/kernel';
import type { Creature, World } from './state.ts';

/** Those of other sides before one's own, each in the order of the roster: what hurts is mostly meant for them. */
export function foesFirst(
  world: World,
  { side }: Creature,
  among: readonly CreatureId[],
): readonly CreatureId[] {
  const friendly = (id: CreatureId): boolean => creature(world, id).side === side;
  return [...among.filter((id) => !friendly(id)), ...among.filter(friendly)];
}

/** For an act that one is ready to do; healing is for friends, and stays in the order of the roster. */
export const forReadied = (
  world: World,
  one: Creature,
  among: readonly CreatureId[],
): readonly CreatureId[] => (healsWhenReady(one) ? among : foesFirst(world, one, among));

const healsWhenReady = ({ readied, spells }: Creature): boolean => {
  const act = readied?.act;
  return act?.kind === 'cast' && spells.some(({ id, heal }) => id === act.spell && heal > 0);
};
