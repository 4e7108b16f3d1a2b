import type { Square } from '@arbitro/grid';
import {
  type CreatureId,
  type Draft,
  fields,
  findDuplicate,
  firstRefusal,
  getCreature,
  getFight,
  idsOf,
  participantsSchema,
  refuse,
  requireFight,
  requireNoFight,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateCreature } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { type Creature, FULL_BUDGET, type World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { isInOrder } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { anyNumber, joinFields } from './fields.ts';
import { endDistantGrapples } from './grapple-hold.ts';
import { type Initiative, mergeOrders } from './initiative.ts';
import { rollForJoiner, rollOrder } from './initiative-order.ts';
import { deadCannotAct } from './may-act.ts';
import { notOpen } from './may-move.ts';
import {
  type JoinRequest,
  type PlacedFighter,
  participantsOf,
  placeParticipant,
  placeUnplaced,
  placeUnplacedOne,
} from './placing.ts';
import { endOngoingActions, moveRiders, replaceFight, updateFight, writeOrder } from './state-writers.ts';
import { beginTurn } from './turn.ts';

export const fightBegan = event('fight-began', fields<{ participants: readonly PlacedFighter[] }>(), {
  writeWorld: (world, { participants }) => {
    const next = participants.reduce(
      (now, { who, side, at }) => updateCreature(now, who, (creature) => writeArrival(creature, side, at)),
      world,
    );
    return replaceFight(next, { round: 1, order: [], turn: 0, over: false, winner: null });
  },
});

export const joined = event(
  'joined',
  fields<{ who: CreatureId; side: string; at: Square | null; order: readonly Initiative[]; turn: number }>(),
  {
    privateFields: ['turn', 'order'],
    writeCreature: (next, { side, at }) => writeArrival(next, side, at),
    writeWorld: (world, { who, order, turn }) =>
      updateFight(moveRiders(world, who), (next) => writeOrder(next, { order, turn })),
  },
);

function writeArrival(next: Draft<Creature>, side: string, square: Square | null): void {
  next.side = side;
  next.at = square ?? next.at;
  next.gone = null;
  next.budget = FULL_BUDGET;
  endOngoingActions(next);
}

/**
 * Sets positions, rolls initiative and begins the turns.
 * @rule quinta.combat.steps @rule quinta.combat.positions @rule quinta.initiative.surprise
 */
export const beginFight = action('fight', {
  fields: { participants: participantsSchema(z.strictObject(joinFields)), surprised: anyNumber },
  refuses: (world, terms) => cannotBegin(world, participantsOf(world, terms), terms.surprised),
  resolve: (ctx, terms) => {
    const participants = placeUnplaced(ctx.world, participantsOf(ctx.world, terms));
    ctx.emit({ type: 'fight-began', rule: 'quinta.combat.steps', participants });
    const all = participants.map(({ who }) => who);
    for (const id of all) endDistantGrapples(ctx, id);
    const order = rollOrder(ctx, all, terms.surprised ?? []);
    ctx.emit({ type: 'order-set', rule: 'quinta.initiative.order', order, turn: 0 });
    beginTurn(ctx, { turn: 0, round: 1 });
  },
  gmOffers: (world, { offered }) => {
    const living = idsOf(world.creatures.filter(({ life }) => life !== 'dead'));
    const surprised = someOf(living, { least: 0, most: living.length });
    return offered(world, { type: 'fight' }, { slots: { surprised }, like: { surprised: [] } });
  },
});

function cannotBegin(
  world: World,
  participants: readonly PlacedFighter[],
  surprised: readonly CreatureId[] = [],
): Verdict {
  const ids = participants.map(({ who }) => who);
  const twice = findDuplicate(ids);
  const stranger = surprised.find((who) => !ids.includes(who));
  const underway = requireNoFight(world);
  if (underway) return underway;
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  if (stranger !== undefined) return refuse('not-in-fight', { who: stranger });
  const misplaced = firstRefusal(participants, ({ who, at }) =>
    at && world.map ? notOpen(world, getCreature(world, who), at) : undefined,
  );
  if (misplaced) return misplaced;
  const sides = new Set(participants.filter(({ who }) => isUp(world, who)).map(({ side }) => side));
  return sides.size < 2 ? refuse('one-side') : undefined;
}

/** A creature that fled the last fight may take part in this one. */
function isUp(world: World, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  return creature.life !== 'dead' && !hasEffect(world, creature, 'unaware');
}

/**
 * A late joiner rolls initiative when it joins. The game master decides its place among equal results.
 * @rule quinta.initiative.order
 */
export const join = action('join', {
  fields: joinFields,
  refuses: (world, { who, at }) => {
    const creature = getCreature(world, who);
    const off = requireFight(world);
    if (off) return off;
    if (isInOrder(world, who) && creature.gone === null) return refuse('in-fight-already', { who });
    return deadCannotAct(world, who) ?? (at && notOpen(world, creature, at));
  },
  resolve: (ctx, terms) => {
    const { who, at } = terms;
    if (isInOrder(ctx.world, who)) return rejoinFight(ctx, terms);
    const { rides: mount, riding } = getCreature(ctx.world, who);
    if (mount === null || isInOrder(ctx.world, mount))
      return enterFight(ctx, placeUnplacedOne(ctx.world, terms));
    const place = placeUnplacedOne(ctx.world, { who: mount, at });
    if (riding === 'independent') enterFight(ctx, place);
    enterFight(ctx, { ...placeParticipant(ctx.world, terms), at: place.at });
    if (riding === 'controlled') joinMount(ctx, place, who);
  },
});

/**
 * A controlled mount joins with its rider, just before it in the order.
 * @rule quinta.mounted.controlled @ruling R109
 */
function joinMount(ctx: QuintaCtx, mount: PlacedFighter, rider: CreatureId): void {
  const { order, turn } = getFight(ctx.world);
  const index = order.findIndex(({ who }) => who === rider);
  const initiative = order[index]?.initiative ?? 0;
  const now = order.toSpliced(index, 0, { who: mount.who, initiative });
  const joined = { type: 'joined', rule: 'quinta.mounted.controlled', ...mount } as const;
  ctx.emit({ ...joined, order: now, turn: index <= turn ? turn + 1 : turn });
  endDistantGrapples(ctx, mount.who);
}

function enterFight(ctx: QuintaCtx, { who, side, at }: PlacedFighter): void {
  const block = rollForJoiner(ctx, who, side);
  const { initiative } = block;
  const { order, turn } = getFight(ctx.world);
  const equal = order
    .filter((item) => item.initiative === initiative)
    .map((item) => ({ ...item, who: [item.who] }));
  const tied = mergeOrders(ctx, equal, [block]).map((order) => ({ who: order.who[0] ?? who, initiative }));
  const now = [
    ...order.filter((item) => item.initiative > initiative),
    ...tied,
    ...order.filter((item) => item.initiative < initiative),
  ];
  const place = now.findIndex((item) => item.who === order[turn]?.who);
  const rule = 'quinta.initiative.order';
  ctx.emit({ type: 'joined', rule, who, side, at, order: now, turn: Math.max(0, place) });
  endDistantGrapples(ctx, who);
}

/**
 * A returning creature keeps its place in the order, together with its mount or riders.
 * @rule quinta.initiative.order @ruling R128
 */
function rejoinFight(ctx: QuintaCtx, { who, side, at: square }: JoinRequest): void {
  const { order, turn } = getFight(ctx.world);
  const { rides } = getCreature(ctx.world, who);
  const { at } = placeUnplacedOne(ctx.world, { who: rides ?? who, at: square });
  const party = ctx.world.creatures.filter(({ id, rides: mount }) => [id, mount].includes(rides ?? who));
  for (const creature of party.filter(({ gone }) => gone !== null)) {
    const joined = {
      type: 'joined',
      rule: 'quinta.initiative.order',
      who: creature.id,
      at,
      order,
      turn,
    } as const;
    ctx.emit({ ...joined, side: creature.id === who ? (side ?? creature.side) : creature.side });
    endDistantGrapples(ctx, creature.id);
  }
}

/** Ends the fight by agreement. @rule quinta.combat.end @ruling R92 */
export const endFight = action('end-fight', {
  fields: {},
  refuses: (world) => requireFight(world),
  resolve: (ctx) => ctx.emit({ type: 'fight-ended', rule: 'quinta.combat.end', winner: null }),
});
