import type { Square } from '@arbitro/grid';
import { type CreatureId, creature, type Draft, fields, theFight } from '@arbitro/kernel';
import type { BeginFight, Join, Joining } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { withCreature } from '../copies.ts';
import { event } from '../declare.ts';
import { type Creature, FULL_BUDGET, type World } from '../state.ts';
import { inOrder } from './budget.ts';
import { isOpenFor } from './forced.ts';
import { slipGrapples } from './grapple.ts';
import { type Initiative, merged, ordered, rollInitiative } from './initiative.ts';
import { lurks } from './lost.ts';
import { occupants, usedMap } from './space.ts';
import { beginTurn } from './turn.ts';
import { inFight, standBy, withFight, withRiders, writeOrder } from './writing.ts';

/** A participant with side and place. */
interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: Square | null;
}

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

/** Those who take part, on which side and where; by default everybody; never the dead. */
export function participantsOf(world: World, { participants }: BeginFight): readonly Placed[] {
  const joining = participants ?? world.creatures.map(({ id }) => ({ who: id }));
  return joining.filter(({ who }) => creature(world, who).life !== 'dead').map((one) => placed(world, one));
}

/** Where a monster lurks goes without saying. @ruling R119 */
function placed(world: World, { who, side, at }: Joining): Placed {
  const one = creature(world, who);
  return { who, side: side ?? one.side, at: at ?? (keepsDark(world, one) ? null : one.at) };
}

const keepsDark = (world: World, one: Creature): boolean => one.kind === 'monster' && lurks(world, one);

/**
 * Positions, initiative, turns.
 *
 * @rule quinta.combat.steps
 * @rule quinta.combat.positions
 */
export function beginFight(ctx: QuintaCtx, action: BeginFight): void {
  const participants = settled(ctx.world, participantsOf(ctx.world, action));
  ctx.emit({ type: 'fight-began', rule: 'quinta.combat.steps', participants });
  const who = participants.map((one) => one.who);
  for (const id of who) slipGrapples(ctx, id);
  const order = ordered(ctx, rollInitiative(ctx, rollingOwn(ctx.world, who), action.surprised ?? []));
  const all = withMounts(ctx.world, order);
  ctx.emit({ type: 'order-set', rule: 'quinta.initiative.order', order: all, turn: 0 });
  beginTurn(ctx, { turn: 0, round: 1 });
}

/** A controlled mount rolls nothing. @rule quinta.mounted.controlled */
export const rollingOwn = (world: World, who: readonly CreatureId[]): readonly CreatureId[] =>
  who.filter((id) => !followsOne(world, id, who));

const followsOne = ({ creatures }: World, mount: CreatureId, among: readonly CreatureId[]): boolean =>
  creatures.some(({ id, rides, riding }) => rides === mount && riding === 'controlled' && among.includes(id));

/** Each just before its rider. @rule quinta.mounted.controlled */
export const withMounts = (world: World, order: readonly Initiative[]): readonly Initiative[] =>
  order.flatMap(({ who, initiative }) => {
    const { rides, riding } = creature(world, who);
    const own = { who, initiative };
    return rides !== null && riding === 'controlled' && !order.some((one) => one.who === rides)
      ? [{ who: rides, initiative }, own]
      : [own];
  });

/**
 * Who stands nowhere on a map is placed: characters from one edge, the first rank of the march in front; the others
 * from the opposite one.
 *
 * @rule quinta.combat.positions
 * @ruling R37
 */
function settled(world: World, participants: readonly Placed[]): readonly Placed[] {
  const map = usedMap(world);
  if (!map || participants.every(({ at }) => at)) return participants;
  let now = world;
  const taken = (one: Creature, at: Square): boolean => occupants(now, one, at).length > 0;
  const all = participants.map((placing) => {
    const one = creature(now, placing.who);
    if (placing.at || keepsDark(now, one) || one.rides !== null) return placing;
    const at = columnsFor(now, one)
      .flatMap((x) => Array.from({ length: map.height }, (_, y) => ({ x, y })))
      .find((square) => isOpenFor(now, one, square) && !taken(one, square));
    if (!at) return placing;
    now = { ...now, creatures: now.creatures.map((other) => (other === one ? { ...other, at } : other)) };
    return { ...placing, at };
  });
  return all.map((placing) => inSaddle(world, placing, all));
}

/** Who rides is where the mount is. @rule quinta.mounted.mounting */
function inSaddle(world: World, placing: Placed, all: readonly Placed[]): Placed {
  const { rides } = creature(world, placing.who);
  const mount = rides === null ? undefined : all.find(({ who }) => who === rides);
  return mount ? { ...placing, at: mount.at } : placing;
}

/** One column for each rank, and those beyond when it is full. */
function columnsFor({ map, journey: { ranks } }: World, { id, kind }: Creature): readonly number[] {
  const width = map?.width ?? 0;
  const all = Array.from({ length: width }, (_, x) => x);
  if (kind === 'monster') return all.toReversed();
  const rank = ranks.findIndex((row) => row.includes(id));
  const column = rank < 0 ? 0 : Math.max(0, ranks.length - 1 - rank);
  return [...all.slice(column), ...all.slice(0, column)];
}

/** Whoever comes later rolls then, and stands after those whom nobody puts behind it. @rule quinta.initiative.order */
export function join(ctx: QuintaCtx, action: Join): void {
  const { who, at } = action;
  if (inOrder(ctx.world, who)) return comeBack(ctx, action);
  const { rides: mount, riding } = creature(ctx.world, who);
  if (mount === null || inOrder(ctx.world, mount)) return enter(ctx, settledOne(ctx.world, action));
  const place = settledOne(ctx.world, { who: mount, at });
  if (riding === 'independent') enter(ctx, place);
  enter(ctx, { ...placed(ctx.world, action), at: place.at });
  if (riding === 'controlled') followIn(ctx, place, who);
}

/** A controlled mount comes with its rider, and stands just before them. @rule quinta.mounted.controlled @ruling R109 */
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

const settledOne = (world: World, joining: Joining): Placed => {
  const place = placed(world, joining);
  return settled(world, [place])[0] ?? place;
};

/** Who comes back stands in the order as before, with whom they ride or carry. @rule quinta.initiative.order @ruling R128 */
function comeBack(ctx: QuintaCtx, { who, side, at: said }: Join): void {
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

/** Both sides have had enough. @rule quinta.combat.end @ruling R92 */
export const endFight = (ctx: QuintaCtx): void =>
  ctx.emit({ type: 'fight-ended', rule: 'quinta.combat.end', winner: null });
