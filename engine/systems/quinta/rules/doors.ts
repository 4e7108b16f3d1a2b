import { isInside, mapGroundAt, paintSquare, type Square, squareDistance, squareName } from '@arbitro/grid';
import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  type Offer,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { square } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { isIncapacitated } from './active-effects.ts';
import type { QuintaCtx } from './checks.ts';
import { fillsSquare, isPresent, spaceIn } from './distance.ts';
import { cannotTake, deadCannotAct, notOnTurn } from './may-act.ts';
import { findActiveMap } from './space.ts';

export const doorMoved = event(
  'door-moved',
  fields<{ who: CreatureId | null; at: Square; open: boolean }>(),
  {
    writeWorld: (world, { at, open }) => {
      const next = copyWorld(world);
      next.map = world.map && paintSquare(world.map, 'ground', { at, letter: open ? '/' : '+' });
      return next;
    },
  },
);

/**
 * Opens or closes a door of the map: a creature beside it with its free interaction, or the game master from anywhere.
 * @rule quinta.objects.free-interaction @rule quinta.objects.simple-interaction
 */
export const moveDoor = action('door', {
  fields: { by: creatureId.optional(), at: square, open: z.boolean() },
  refuses: cannotMoveDoor,
  resolve: (ctx, { by, at, open }) => {
    const free = findFight(ctx.world) !== undefined;
    const rule = free ? 'quinta.objects.free-interaction' : 'quinta.objects.simple-interaction';
    if (by !== undefined && free) takeInteraction(ctx, by);
    ctx.emit({ type: 'door-moved', rule, who: by ?? null, at, open });
  },
  offers: (world, { id: by }, { allows }) =>
    offerDoors(world, { by }, (door) =>
      allows(world, { type: 'door', by, at: { x: door.at.x, y: door.at.y }, open: door.open }),
    ),
  gmOffers: (world) => offerDoors(world, {}, (door) => !cannotMoveDoor(world, door)),
});

function takeInteraction(ctx: QuintaCtx, who: CreatureId): void {
  const { budget } = getCreature(ctx.world, who);
  const rule = 'quinta.objects.free-interaction';
  ctx.emit({ type: 'interaction-taken', rule, who, what: '', budget: { ...budget, interaction: false } });
}

/** Offers to open the closed doors and to close the open ones. */
function offerDoors(
  world: World,
  by: Readonly<Record<string, CreatureId>>,
  allows: (door: DoorRequest) => boolean,
): Offer[] {
  return [true, false].flatMap((open) => {
    const [first, ...rest] = listDoors(world).filter((at) => allows({ at, open }));
    return first ? [{ action: { type: 'door', ...by, open }, slots: { at: oneOf([first, ...rest]) } }] : [];
  });
}

function listDoors(world: World): readonly { x: number; y: number }[] {
  const map = findActiveMap(world);
  if (!map) return [];
  return [...map.ground.matchAll(/[+/]/gu)].map(({ index }) => ({
    x: index % map.width,
    y: Math.floor(index / map.width),
  }));
}

interface DoorRequest {
  readonly by?: CreatureId | undefined;
  readonly at: Square;
  readonly open: boolean;
}

function cannotMoveDoor(world: World, { by, at, open }: DoorRequest): Verdict {
  const map = findActiveMap(world);
  const ground = map && isInside(map, at) ? mapGroundAt(map, at) : 'wall';
  if (ground !== 'closed-door' && ground !== 'open-door')
    return refuseQuinta('no-door', { at: squareName(at) });
  if ((ground === 'open-door') === open) return refuseQuinta('door-unmoved', { at: squareName(at) });
  const inside = world.creatures.find((other) => isPresent(other) && fillsSquare(world, other, at));
  if (!open && inside) return refuseQuinta('door-blocked', { at: squareName(at), who: inside.id });
  return by === undefined ? undefined : cannotReachDoor(world, getCreature(world, by), at);
}

function cannotReachDoor(world: World, creature: Creature, at: Square): Verdict {
  const { id: who } = creature;
  const unable = deadCannotAct(world, who) ?? notOnTurn(world, who);
  if (unable) return unable;
  const space = spaceIn(world, creature);
  if (!space || squareDistance(space, { at, side: 1 }) > 1)
    return refuseQuinta('door-too-far', { at: squareName(at), who });
  if (findFight(world) && !creature.budget.interaction) return refuseQuinta('no-interaction-left', { who });
  return isIncapacitated(world, creature) ? cannotTake(world, who, 'action') : undefined;
}
