import { overlap, type Space, shelterBetween, squaresBetween } from '@arbitro/grid';
import type { CreatureId, Reason } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { plus } from './derived.ts';
import { isPresent, spaceIn } from './distance.ts';
import { usedMap } from './space.ts';
import { type Ability, COVERS, type Cover } from './tables.ts';

/**
 * What shelters one from the other: what the game master has said, else what stands on the straight line between
 * them, the best of it.
 *
 * @rule quinta.attack.cover
 * @rule quinta.attack.cover-combining
 * @ruling R54
 * @ruling R55
 */
export function coverBetween(world: World, from: Creature, to: Creature): Cover {
  const said = saidCover(world, from.id, to.id);
  if (said !== undefined) return said;
  const space = spaceIn(world, from);
  return space && usedMap(world) ? coverFrom(world, space, to) : 'none';
}

/** From a place, such as the middle of a blast. @rule quinta.attack.cover */
export function coverFrom(world: World, from: Space, to: Creature): Cover {
  const map = usedMap(world);
  const space = spaceIn(world, to);
  if (!map || !space || squaresBetween(from, space) <= 1) return 'none';
  return shelterBetween(map, [from, space], bystanders(world, [from, space]));
}

/** Everybody else who stands there; rider and mount are no shelter to each other. */
function bystanders(world: World, ends: readonly [Space, Space]): readonly Space[] {
  const spaces: Space[] = [];
  for (const one of world.creatures) {
    const space = isPresent(one) ? spaceIn(world, one) : null;
    if (space && !ends.some((end) => overlap(end, space))) spaces.push(space);
  }
  return spaces;
}

/** What cover is worth on a save. @rule quinta.attack.cover */
export const coverOnSave = (ability: Ability, cover: Cover): readonly Reason[] =>
  ability !== 'dex' || COVERS[cover] === 0
    ? []
    : [plus('quinta.attack.cover', `cover-${cover}`, COVERS[cover])];

const isEmpty = (record: Readonly<Record<string, unknown>>): boolean => {
  for (const _ in record) return false;
  return true;
};

/** What the game master has said of these two. @rule quinta.attack.cover @ruling R54 */
export function saidCover({ covers }: World, from: CreatureId, to: CreatureId): Cover | undefined {
  // most tables say nothing, and this is asked for every look and every blow
  return isEmpty(covers) ? undefined : covers[`${from}/${to}`];
}
