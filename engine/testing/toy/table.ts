import {
  type CreatureId,
  type Entering,
  type Hidden,
  isHidden,
  type Json,
  mayKnow,
  type Viewer,
} from '@arbitro/kernel';
import { alive, type Duel, type Duellist, over } from './world.ts';

/** The luck assumed for creatures whose luck the viewer may not know. */
const UNKNOWN_LUCK = 3;

export function view({ omens, ...open }: Duel, viewer: Viewer): Json {
  const creatures = open.creatures.map((one) => seen(one, viewer));
  return (viewer.role === 'gm' ? { ...open, creatures, omens } : { ...open, creatures }) as never;
}

function seen(one: Duellist, viewer: Viewer): Json {
  const { luck, ...outline } = one;
  return mayKnow(viewer, one.id) ? { ...outline, luck } : outline;
}

export function known(world: Duel, viewer: Viewer, hidden: Hidden): Duel {
  if (viewer.role === 'gm') return world;
  const creatures = world.creatures
    .filter(({ id }) => !isHidden(hidden, viewer, id))
    .map((one) => (mayKnow(viewer, one.id) ? one : { ...one, luck: UNKNOWN_LUCK }));
  return { ...among(world, creatures), omens: [] };
}

/** The duel with only these creatures. */
function among(world: Duel, creatures: readonly Duellist[]): Duel {
  const isThere = (who: string): boolean => creatures.some(({ id }) => id === who);
  const turn = isThere(world.turn) ? world.turn : '';
  return { ...world, creatures, turn, bystanders: world.bystanders.filter(isThere) };
}

export function enter(world: Duel, { id, name, sheet }: Entering<unknown>): Duel {
  const one = { id, name, ...(sheet as Omit<Duellist, 'id' | 'name'>) };
  const place = world.creatures.findIndex((other) => other.id === id);
  if (place >= 0) return { ...world, creatures: world.creatures.with(place, one) };
  return { ...world, creatures: [...world.creatures, one], bystanders: [...world.bystanders, id] };
}

export function leave(world: Duel, id: CreatureId): Duel {
  const order = alive(world).map((one) => one.id);
  const next = order[(order.indexOf(id) + 1) % order.length];
  const rest = among(
    world,
    world.creatures.filter((one) => one.id !== id),
  );
  return world.turn !== id || next === undefined || next === id || over(world)
    ? rest
    : { ...rest, turn: next };
}
