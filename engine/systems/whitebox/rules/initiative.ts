import { d } from '@arbitro/dice';
import { fields, getCreature, getFight, listFactKeys } from '@arbitro/kernel';
import { event, writeFight } from '../declare.ts';
import { type Fight, isUp, type World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { rollerOf } from './surprise.ts';

export const initiativeRolled = event(
  'initiative-rolled',
  fields<{ initiative: Readonly<Record<string, number>>; order: readonly (readonly string[])[] }>(),
  {
    facts: listInitiativeFacts,
    writeWorld: writeFight((fight, { initiative, order }) => {
      fight.initiative = initiative;
      fight.order = order;
    }),
  },
);

/** The side that acts first; none where several do. */
function listInitiativeFacts({
  order: [first = []],
}: {
  readonly order: readonly (readonly string[])[];
}): readonly string[] {
  const [side] = first;
  return first.length > 1 || side === undefined ? ['at-once'] : listFactKeys('first', side);
}

const RULE = 'whitebox.combat.initiative';
const D6 = d(6);
type Initiative = Readonly<Record<string, number>>;

/**
 * One roll per side before the first round; it holds for later rounds unless the option rolls each round. A side that
 * joins later rolls when its first round begins.
 * @rule whitebox.combat.initiative @rule whitebox.combat.initiative-kept
 */
export function settleInitiative(ctx: WhiteboxCtx): void {
  const fight = getFight(ctx.world);
  const present = listSidesPresent(ctx.world, fight);
  const isKept = ctx.world.options.initiativeFrequency === 'first-round';
  const keptRolls = isKept ? fight.initiative : {};
  const rolling = present.filter((side) => keptRolls[side] === undefined);
  if (rolling.length === 0) return;
  const first = { ...keptRolls, ...rollSideInitiative(ctx, fight, rolling) };
  const { initiative, order } =
    ctx.world.options.initiativeTies === 'reroll'
      ? breakTies(ctx, { fight, present, before: isKept ? fight.order : [] }, first)
      : { initiative: first, order: orderOf(first, fight.sides) };
  ctx.emit({ type: 'initiative-rolled', rule: RULE, initiative, order });
}

/** A fleeing creature still has a turn to flee in. */
const listSidesPresent = (world: World, { sides, fighters }: Fight): readonly string[] => {
  const all = fighters.map(({ who }) => getCreature(world, who));
  return sides.filter((side) =>
    all.some((creature) => creature.side === side && isUp(creature) && creature.morale !== 'surrender'),
  );
};

function rollSideInitiative(ctx: WhiteboxCtx, fight: Fight, sides: readonly string[]): Initiative {
  const label = { name: 'initiative', rule: RULE };
  return Object.fromEntries(
    sides.map((side) => [side, ctx.roll(label, rollerOf(ctx.world, fight, side), D6, (face) => face)]),
  );
}

type Places = readonly (readonly string[])[];
interface Rollers {
  readonly fight: Fight;
  /** Sides still in the fight. */
  readonly present: readonly string[];
  /** The order of earlier rounds, where it is kept. */
  readonly before: Places;
}

/**
 * Tied sides roll again for the places they share, until all differ. This does not reorder other sides: where the new
 * numbers alone would imply another order, the first ones are kept.
 * @rule whitebox.combat.initiative-tie-reroll
 */
function breakTies(
  ctx: WhiteboxCtx,
  { fight, present, before }: Rollers,
  first: Initiative,
): { readonly initiative: Initiative; readonly order: Places } {
  let last = first;
  let order = orderOf(first, fight.sides).flatMap((place) => splitTiesAsBefore(place, before, present));
  for (let tied = listTied(order, present); tied.length > 0; tied = listTied(order, present)) {
    const settled = Object.fromEntries(Object.entries(last).filter(([side]) => !tied.includes(side)));
    ctx.markRepeat({ first, settled, order });
    const anew = rollSideInitiative(ctx, fight, tied);
    last = { ...last, ...anew };
    order = order.flatMap((place) =>
      place.some((side) => tied.includes(side)) ? splitTies(place, anew) : [place],
    );
  }
  const tellsOrder = JSON.stringify(orderOf(last, fight.sides)) === JSON.stringify(order);
  return { initiative: tellsOrder ? last : first, order };
}

/** Sides that tied before and were ordered keep that order, unless another side now shares their number. */
function splitTiesAsBefore(place: readonly string[], before: Places, present: readonly string[]): Places {
  const remainingOrder = before
    .map((sides) => sides.filter((side) => place.includes(side)))
    .filter(({ length }) => length > 0);
  const isSettled =
    remainingOrder.length > 1 &&
    place.every((side) => !present.includes(side) || remainingOrder.flat().includes(side));
  return isSettled ? remainingOrder : [place];
}

/** Orders by a new roll; sides that have not rolled come last. */
function splitTies(place: readonly string[], anew: Initiative): Places {
  const others = place.filter((side) => anew[side] === undefined);
  return [...orderOf(anew, place), ...(others.length > 0 ? [others] : [])];
}

/** Sides that share their place with another side in the fight. @rule whitebox.combat.initiative-tie-reroll */
function listTied(order: Places, present: readonly string[]): readonly string[] {
  const shared = order.map((place) => place.filter((side) => present.includes(side)));
  const tied = shared.filter(({ length }) => length > 1).flat();
  return present.filter((side) => tied.includes(side));
}

/** Orders from the highest number; tied sides share a place. @rule whitebox.combat.initiative-tie-simultaneous */
export function orderOf(initiative: Initiative, sides: readonly string[]): readonly (readonly string[])[] {
  const known = sides.filter((side) => initiative[side] !== undefined);
  const numbers = [...new Set(known.map((side) => initiative[side] ?? 0))].toSorted((a, b) => b - a);
  return numbers.map((number) => known.filter((side) => initiative[side] === number));
}
