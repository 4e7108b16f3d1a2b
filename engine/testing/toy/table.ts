import {
  type CreatureId,
  type HiddenThings,
  isHidden,
  type Json,
  mayKnow,
  type NewCreature,
  type Viewer,
} from '@arbitro/kernel';
import { type Duel, type Duellist, isOver, listAlive } from './world.ts';

/** The luck assumed for creatures whose luck the viewer may not know. */
const UNKNOWN_LUCK = 3;

export function viewDuel({ omens, ...open }: Duel, viewer: Viewer): Json {
  const creatures = open.creatures.map((creature) => viewDuellist(creature, viewer));
  return (viewer.role === 'gm' ? { ...open, creatures, omens } : { ...open, creatures }) as never;
}

function viewDuellist(creature: Duellist, viewer: Viewer): Json {
  const { luck, ...outline } = creature;
  return mayKnow(viewer, creature.id) ? { ...outline, luck } : outline;
}

export function knownDuel(world: Duel, viewer: Viewer, hidden: HiddenThings): Duel {
  if (viewer.role === 'gm') return world;
  const creatures = world.creatures
    .filter(({ id }) => !isHidden(hidden, viewer, id))
    .map((creature) => (mayKnow(viewer, creature.id) ? creature : { ...creature, luck: UNKNOWN_LUCK }));
  return { ...keepCreatures(world, creatures), omens: [] };
}

/** The duel with only these creatures. */
function keepCreatures(world: Duel, creatures: readonly Duellist[]): Duel {
  const isThere = (who: string): boolean => creatures.some(({ id }) => id === who);
  const turn = isThere(world.turn) ? world.turn : '';
  return { ...world, creatures, turn, bystanders: world.bystanders.filter(isThere) };
}

export function addCreature(world: Duel, { id, name, sheet }: NewCreature<unknown>): Duel {
  const creature = { id, name, ...(sheet as Omit<Duellist, 'id' | 'name'>) };
  const index = world.creatures.findIndex((other) => other.id === id);
  if (index >= 0) return { ...world, creatures: world.creatures.with(index, creature) };
  return { ...world, creatures: [...world.creatures, creature], bystanders: [...world.bystanders, id] };
}

export function removeCreature(world: Duel, id: CreatureId): Duel {
  const order = listAlive(world).map((creature) => creature.id);
  const next = order[(order.indexOf(id) + 1) % order.length];
  const rest = keepCreatures(
    world,
    world.creatures.filter((creature) => creature.id !== id),
  );
  return world.turn !== id || next === undefined || next === id || isOver(world)
    ? rest
    : { ...rest, turn: next };
}
