import { type CreatureId, getCreature, getFight, score } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { type QuintaCtx, rollD20, type Source } from './checks.ts';
import { isInPlay } from './distance.ts';
import {
  type Initiative,
  type InitiativeBlock,
  initiativeBonus,
  orderByInitiative,
  rollInitiative,
  SURPRISED,
} from './initiative.ts';

/** Returns whether each side rolls once for all its creatures. @ruling R132 */
export const rollsBySide = ({ options }: World): boolean => options.initiativeMode.startsWith('by-side');

const rollsEachRound = ({ options }: World): boolean => options.initiativeMode.endsWith('each-round');

/** Rolls initiative for these creatures and returns the order, with their mounts. @rule quinta.initiative.order */
export function rollOrder(
  ctx: QuintaCtx,
  who: readonly CreatureId[],
  surprised: readonly CreatureId[],
): readonly Initiative[] {
  const own = listOwnRollers(ctx.world, who);
  const order = rollsBySide(ctx.world)
    ? rollSides(ctx, own, surprised)
    : orderByInitiative(ctx, rollInitiative(ctx, own, surprised));
  return insertMounts(ctx.world, order);
}

/**
 * House rule: each side rolls one d20 without modifiers, and the higher side acts first; characters win ties. Within a
 * side the creature with the higher initiative bonus acts first.
 * @rule quinta.initiative.roll @ruling R132
 */
function rollSides(
  ctx: QuintaCtx,
  who: readonly CreatureId[],
  surprised: readonly CreatureId[],
): readonly Initiative[] {
  const creatures = who.map((id) => getCreature(ctx.world, id));
  const rolled = [...new Set(creatures.map(({ side }) => side))].map((side) => {
    const members = creatures.filter((creature) => creature.side === side);
    const isSurprised = members.every(({ id }) => surprised.includes(id));
    return { members, initiative: rollSide(ctx, members, isSurprised ? [SURPRISED] : []) };
  });
  return rolled
    .toSorted(
      (a, b) => b.initiative - a.initiative || countCharacters(b.members) - countCharacters(a.members),
    )
    .flatMap(({ members, initiative }) =>
      sortByBonus(ctx.world, members).map(({ id }) => ({ who: id, initiative })),
    );
}

const countCharacters = (members: readonly Creature[]): number =>
  members.some(({ kind }) => kind === 'character') ? 1 : 0;

const sortByBonus = (world: World, members: readonly Creature[]): readonly Creature[] =>
  members.toSorted((a, b) => initiativeBonus(world, b).value - initiativeBonus(world, a).value);

/** @rule quinta.initiative.roll @ruling R132 */
function rollSide(ctx: QuintaCtx, members: readonly Creature[], sources: readonly Source[]): number {
  const rule = 'quinta.initiative.roll';
  const who = members.map(({ id }) => id);
  const test = { label: { name: 'initiative', rule }, by: who[0] ?? 'gm', bonus: score([]), sources };
  const initiative = rollD20(ctx, test, (_, total) => total);
  ctx.emit({ type: 'initiative-rolled', rule, who, initiative, ...(sources.length > 0 && { sources }) });
  return initiative;
}

/** A late joiner has the initiative of its side, if sides roll and its side has one. @rule quinta.initiative.order */
export function rollForJoiner(ctx: QuintaCtx, who: CreatureId, side: string): InitiativeBlock {
  const { world } = ctx;
  if (!rollsBySide(world)) return getFirst(rollInitiative(ctx, [who], []), who);
  const ally = getFight(world).order.find((item) => getCreature(world, item.who).side === side);
  const initiative = ally?.initiative ?? rollSide(ctx, [getCreature(world, who)], []);
  return { who: [who], initiative };
}

function getFirst([block]: readonly InitiativeBlock[], who: CreatureId): InitiativeBlock {
  if (!block) throw new Error(`${who} rolled no initiative`);
  return block;
}

/**
 * House rule: at the start of a round all creatures in play roll again. The others come last, where they keep a place for
 * their return. Returns the first turn of the round.
 * @rule quinta.initiative.order @ruling R132
 */
export function reorderForRound(ctx: QuintaCtx): number | undefined {
  if (!rollsEachRound(ctx.world)) return undefined;
  const ids = getFight(ctx.world).order.map(({ who }) => who);
  const present = ids.filter((id) => isInPlay(getCreature(ctx.world, id)));
  const rolled = rollOrder(ctx, present, []);
  const lowest = rolled.at(-1)?.initiative ?? 0;
  const absent = ids.filter((id) => !rolled.some(({ who }) => who === id));
  const order = [...rolled, ...absent.map((who) => ({ who, initiative: lowest }))];
  ctx.emit({ type: 'order-set', rule: 'quinta.initiative.order', order, turn: 0 });
  return 0;
}

/** Returns the participants that roll for themselves; a controlled mount does not. @rule quinta.mounted.controlled */
export const listOwnRollers = (world: World, who: readonly CreatureId[]): readonly CreatureId[] =>
  who.filter((id) => !isControlledMount(world, id, who));

const isControlledMount = ({ creatures }: World, mount: CreatureId, among: readonly CreatureId[]): boolean =>
  creatures.some(({ id, rides, riding }) => rides === mount && riding === 'controlled' && among.includes(id));

/** Inserts each controlled mount just before its rider. @rule quinta.mounted.controlled */
export const insertMounts = (world: World, order: readonly Initiative[]): readonly Initiative[] =>
  order.flatMap(({ who, initiative }) => {
    const { rides, riding } = getCreature(world, who);
    const own = { who, initiative };
    return rides !== null && riding === 'controlled' && !order.some((initiative) => initiative.who === rides)
      ? [{ who: rides, initiative }, own]
      : [own];
  });
