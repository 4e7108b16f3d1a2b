import { isInside, mapGroundAt, paintSquare, type Square, squareDistance, squareName } from '@arbitro/grid';
import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  type Json,
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
import { speedFor, spend } from './budget.ts';
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
 * Opens or closes a door of the map: a creature beside it with its free interaction or the Utilize action, or the game
 * master from anywhere.
 * @rule quinta.objects.free-interaction @rule quinta.objects.simple-interaction @rule quinta.actions.utilize
 */
export const moveDoor = action('door', {
  fields: {
    by: creatureId.optional(),
    at: square,
    open: z.boolean(),
    /** With the Utilize action instead of the free interaction. */
    utilize: z.literal(true).optional(),
  },
  refuses: cannotMoveDoor,
  resolve: (ctx, { by, at, open, utilize = false }) => {
    const isFight = findFight(ctx.world) !== undefined;
    if (by !== undefined && utilize) spend(ctx, by, 'action', 'utilize');
    else if (by !== undefined && isFight) takeInteraction(ctx, by);
    const freeRule = isFight ? 'quinta.objects.free-interaction' : 'quinta.objects.simple-interaction';
    const rule = utilize ? 'quinta.actions.utilize' : freeRule;
    ctx.emit({ type: 'door-moved', rule, who: by ?? null, at, open });
  },
  offers: (world, { id: by, budget }, { allows }) => {
    const fixedAction = findFight(world) && !budget.interaction ? ({ by, utilize: true } as const) : { by };
    return offerDoors(world, fixedAction, (door) =>
      allows(world, { type: 'door', ...fixedAction, at: { x: door.at.x, y: door.at.y }, open: door.open }),
    );
  },
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
  by: Readonly<Record<string, Json>>,
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
  readonly utilize?: true | undefined;
}

function cannotMoveDoor(world: World, { by, at, open, utilize }: DoorRequest): Verdict {
  const map = findActiveMap(world);
  const ground = map && isInside(map, at) ? mapGroundAt(map, at) : 'wall';
  if (ground !== 'closed-door' && ground !== 'open-door')
    return refuseQuinta('no-door', { at: squareName(at) });
  if ((ground === 'open-door') === open) return refuseQuinta('door-unmoved', { at: squareName(at) });
  const inside = world.creatures.find((other) => isPresent(other) && fillsSquare(world, other, at));
  if (!open && inside) return refuseQuinta('door-blocked', { at: squareName(at), who: inside.id });
  if (by === undefined) return undefined;
  return (
    cannotReachDoor(world, getCreature(world, by), at) ??
    (utilize ? cannotTake(world, by, 'action') : cannotInteractFreely(world, getCreature(world, by)))
  );
}

function cannotReachDoor(world: World, creature: Creature, at: Square): Verdict {
  const { id: who } = creature;
  const unable = deadCannotAct(world, who) ?? notOnTurn(world, who);
  if (unable) return unable;
  const space = spaceIn(world, creature);
  if (!space || squareDistance(space, { at, side: 1 }) > 1)
    return refuseQuinta('door-too-far', { at: squareName(at), who });
  return undefined;
}

/** @rule quinta.turn.interact @ruling R29 */
function cannotInteractFreely(world: World, creature: Creature): Verdict {
  const { id: who } = creature;
  if (findFight(world) && !creature.budget.interaction) return refuseQuinta('no-interaction-left', { who });
  // the interaction goes with a move or an action
  const isStuck = isIncapacitated(world, creature) && speedFor(world, creature) === 0;
  return isStuck ? cannotTake(world, who, 'action') : undefined;
}
