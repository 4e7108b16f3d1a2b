import type { Square } from '@arbitro/grid';
import {
  type CreatureId,
  creature,
  type Draft,
  duringFight,
  fields,
  firstOf,
  idsOf,
  outsideFight,
  participantsBy,
  refuse,
  repeated,
  someOf,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { withCreature } from '../copies.ts';
import { action, event } from '../declare.ts';
import { type Creature, FULL_BUDGET, type World } from '../state.ts';
import { inOrder } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { anyNumber, joining } from './fields.ts';
import { slipGrapples } from './grapple.ts';
import { type Initiative, merged, ordered, rollInitiative } from './initiative.ts';
import { dead } from './may-act.ts';
import { notOpen } from './may-move.ts';
import { type Joining, type Placed, participantsOf, placed, settled, settledOne } from './placing.ts';
import { beginTurn, isDefeated } from './turn.ts';
import { inFight, standBy, withFight, withRiders, writeOrder } from './writing.ts';

export const fightBegan = event('fight-began', fields<{ participants: readonly Placed[] }>(), {
  writeWorld: (world, { participants }) => {
    const next = participants.reduce(
      (now, { who, side, at }) => withCreature(now, who, (one) => writeArrival(one, side, at)),
      world,
    );
    return withFight(next, { round: 1, order: [], turn: 0, over: false, winner: null });
  },
});

export const joined = event(
  'joined',
  fields<{ who: CreatureId; side: string; at: Square | null; order: readonly Initiative[]; turn: number }>(),
  {
    inner: ['turn', 'order'],
    writeCreature: (next, { side, at }) => writeArrival(next, side, at),
    writeWorld: (world, { who, order, turn }) =>
      inFight(withRiders(world, who), (next) => writeOrder(next, { order, turn })),
  },
);

function writeArrival(next: Draft<Creature>, side: string, at: Square | null): void {
  next.side = side;
  next.at = at ?? next.at;
  next.gone = null;
  next.budget = FULL_BUDGET;
  standBy(next);
}

/**
 * Sets positions, rolls initiative and begins the turns.
 *
 * @rule quinta.combat.steps
 * @rule quinta.combat.positions
 * @rule quinta.initiative.surprise
 */
export const beginFight = action('fight', {
  fields: { participants: participantsBy(z.strictObject(joining)), surprised: anyNumber },
  refuses: (world, said) => cannotBegin(world, participantsOf(world, said), said.surprised),
  resolve: (ctx, said) => {
    const participants = settled(ctx.world, participantsOf(ctx.world, said));
    ctx.emit({ type: 'fight-began', rule: 'quinta.combat.steps', participants });
    const all = participants.map(({ who }) => who);
    for (const id of all) slipGrapples(ctx, id);
    const order = ordered(ctx, rollInitiative(ctx, rollingOwn(ctx.world, all), said.surprised ?? []));
    ctx.emit({
      type: 'order-set',
      rule: 'quinta.initiative.order',
      order: withMounts(ctx.world, order),
      turn: 0,
    });
    beginTurn(ctx, { turn: 0, round: 1 });
  },
  gmOffers: (world, { offered }) => {
    const able = idsOf(world.creatures.filter(({ life }) => life !== 'dead'));
    const surprised = someOf(able, { least: 0, most: able.length });
    return offered(world, { type: 'fight' }, { slots: { surprised }, like: { surprised: [] } });
  },
});

function cannotBegin(
  world: World,
  participants: readonly Placed[],
  surprised: readonly CreatureId[] = [],
): Verdict {
  const ids = participants.map(({ who }) => who);
  const twice = repeated(ids);
  const stranger = surprised.find((who) => !ids.includes(who));
  const underway = outsideFight(world);
  if (underway) return underway;
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  if (stranger !== undefined) return refuse('not-in-fight', { who: stranger });
  const misplaced = firstOf(participants, ({ who, at }) =>
    at && world.map ? notOpen(world, creature(world, who), at) : undefined,
  );
  if (misplaced) return misplaced;
  const sides = new Set(participants.filter(({ who }) => isUp(world, who)).map(({ side }) => side));
  return sides.size < 2 ? refuse('one-side') : undefined;
}

/** A creature that fled the last fight may take part in this one. */
function isUp(world: World, who: CreatureId): boolean {
  const one = { ...creature(world, who), gone: null };
  return !isDefeated({ ...world, creatures: [one] }, who);
}

/** Returns the participants that roll for themselves; a controlled mount does not. @rule quinta.mounted.controlled */
export const rollingOwn = (world: World, who: readonly CreatureId[]): readonly CreatureId[] =>
  who.filter((id) => !followsOne(world, id, who));

const followsOne = ({ creatures }: World, mount: CreatureId, among: readonly CreatureId[]): boolean =>
  creatures.some(({ id, rides, riding }) => rides === mount && riding === 'controlled' && among.includes(id));

/** Inserts each controlled mount just before its rider. @rule quinta.mounted.controlled */
export const withMounts = (world: World, order: readonly Initiative[]): readonly Initiative[] =>
  order.flatMap(({ who, initiative }) => {
    const { rides, riding } = creature(world, who);
    const own = { who, initiative };
    return rides !== null && riding === 'controlled' && !order.some((one) => one.who === rides)
      ? [{ who: rides, initiative }, own]
      : [own];
  });

/**
 * A late joiner rolls initiative when it joins. The game master decides its place among equal results.
 *
 * @rule quinta.initiative.order
 */
export const join = action('join', {
  fields: joining,
  refuses: (world, { who, at }) => {
    const one = creature(world, who);
    const off = duringFight(world);
    if (off) return off;
    if (inOrder(world, who) && one.gone === null) return refuse('in-fight-already', { who });
    return dead(world, who) ?? (at && notOpen(world, one, at));
  },
  resolve: (ctx, said) => {
    const { who, at } = said;
    if (inOrder(ctx.world, who)) return comeBack(ctx, said);
    const { rides: mount, riding } = creature(ctx.world, who);
    if (mount === null || inOrder(ctx.world, mount)) return enter(ctx, settledOne(ctx.world, said));
    const place = settledOne(ctx.world, { who: mount, at });
    if (riding === 'independent') enter(ctx, place);
    enter(ctx, { ...placed(ctx.world, said), at: place.at });
    if (riding === 'controlled') followIn(ctx, place, who);
  },
});

/**
 * A controlled mount joins with its rider, just before it in the order.
 *
 * @rule quinta.mounted.controlled
 * @ruling R109
 */
function followIn(ctx: QuintaCtx, mount: Placed, rider: CreatureId): void {
  const { order, turn } = theFight(ctx.world);
  const at = order.findIndex(({ who }) => who === rider);
  const initiative = order[at]?.initiative ?? 0;
  const now = order.toSpliced(at, 0, { who: mount.who, initiative });
  const joined = { type: 'joined', rule: 'quinta.mounted.controlled', ...mount } as const;
  ctx.emit({ ...joined, order: now, turn: at <= turn ? turn + 1 : turn });
  slipGrapples(ctx, mount.who);
}

function enter(ctx: QuintaCtx, { who, side, at }: Placed): void {
  const [block] = rollInitiative(ctx, [who], []);
  if (!block) throw new Error(`${who} rolled no initiative`);
  const { initiative } = block;
  const { order, turn } = theFight(ctx.world);
  const equal = order
    .filter((one) => one.initiative === initiative)
    .map((one) => ({ ...one, who: [one.who] }));
  const tied = merged(ctx, equal, [block]).map((one) => ({ who: one.who[0] ?? who, initiative }));
  const now = [
    ...order.filter((one) => one.initiative > initiative),
    ...tied,
    ...order.filter((one) => one.initiative < initiative),
  ];
  const place = now.findIndex((one) => one.who === order[turn]?.who);
  const rule = 'quinta.initiative.order';
  ctx.emit({ type: 'joined', rule, who, side, at, order: now, turn: Math.max(0, place) });
  slipGrapples(ctx, who);
}

/**
 * A returning creature keeps its place in the order, together with its mount or riders.
 *
 * @rule quinta.initiative.order
 * @ruling R128
 */
function comeBack(ctx: QuintaCtx, { who, side, at: said }: Joining): void {
  const { order, turn } = theFight(ctx.world);
  const { rides } = creature(ctx.world, who);
  const { at } = settledOne(ctx.world, { who: rides ?? who, at: said });
  const party = ctx.world.creatures.filter(({ id, rides: mount }) => [id, mount].includes(rides ?? who));
  for (const one of party.filter(({ gone }) => gone !== null)) {
    const joined = { type: 'joined', rule: 'quinta.initiative.order', who: one.id, at, order, turn } as const;
    ctx.emit({ ...joined, side: one.id === who ? (side ?? one.side) : one.side });
    slipGrapples(ctx, one.id);
  }
}

/** Ends the fight by agreement. @rule quinta.combat.end @ruling R92 */
export const endFight = action('end-fight', {
  fields: {},
  refuses: (world) => duringFight(world),
  resolve: (ctx) => ctx.emit({ type: 'fight-ended', rule: 'quinta.combat.end', winner: null }),
});
