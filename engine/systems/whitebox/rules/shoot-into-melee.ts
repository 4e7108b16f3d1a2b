import { d } from '@arbitro/dice';
import { type CreatureId, fields, getCreature, getFight, memoizeRecent, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import { type Creature, type Fight, type Fighter, isUp, type World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { MELEE_FEET } from './tables.ts';

export const targetDrawn = event(
  'target-drawn',
  fields<{ who: CreatureId; meant: CreatureId; on: CreatureId }>(),
);

const RULE = 'whitebox.combat.missile-into-melee';

/**
 * Returns all creatures in the same melee, in listed order: opponents within reach of each other, and creatures within
 * reach of those.
 * @rule whitebox.combat.missile-into-melee @rule whitebox.combat.melee-range @ruling R86
 */
export const listMelee = (
  { creatures }: Pick<World, 'creatures'>,
  { fighters }: Fight,
  on: CreatureId,
): readonly CreatureId[] => meleesOf(creatures, fighters, null).get(on) ?? NO_CREATURES;
const NO_CREATURES: readonly CreatureId[] = [];

type Melees = ReadonlyMap<CreatureId, readonly CreatureId[]>;

/** The melee of each standing creature. Remembered, because a policy considers a shot at each of them in turn. */
const meleesOf = memoizeRecent((creatures: readonly Creature[], fighters: readonly Fighter[]): Melees => {
  const standing: PlacedCreature[] = [];
  for (const { who, at } of fighters) {
    const creature = getCreature({ creatures }, who);
    if (isUp(creature) && creature.morale !== 'surrender') standing.push({ creature, at });
  }
  const melees = new Map<CreatureId, readonly CreatureId[]>();
  for (const first of standing) {
    if (melees.has(first.creature.id)) continue;
    const melee = findMelee(standing, first);
    for (const id of melee) melees.set(id, melee);
  }
  return melees;
}, 1);

function findMelee(standing: readonly PlacedCreature[], first: PlacedCreature): readonly CreatureId[] {
  const linked = new Set([first]);
  // a set is visited in the order of insertion, what is added meanwhile too
  for (const from of linked) for (const to of standing) if (isFightingWith(from, to)) linked.add(to);
  return standing.filter((placed) => linked.has(placed)).map(({ creature }) => creature.id);
}

interface PlacedCreature {
  readonly creature: Creature;
  readonly at: number;
}
const isFightingWith = (from: PlacedCreature, to: PlacedCreature): boolean =>
  from.creature.side !== to.creature.side && Math.abs(from.at - to.at) <= MELEE_FEET;

interface Shot {
  readonly by: CreatureId;
  readonly on: CreatureId;
  /** The fight as it stood when all chose, where they act at once. */
  readonly fight?: Fight | undefined;
}

/** Returns the target of a shot: in a melee it is random. @rule whitebox.combat.missile-into-melee @ruling R33 */
export function drawShotTarget(ctx: WhiteboxCtx, { by, on: intendedTarget, fight }: Shot): CreatureId {
  const among = listMelee(ctx.world, fight ?? getFight(ctx.world), intendedTarget).filter((id) => id !== by);
  if (among.length < 2) return intendedTarget;
  const on =
    ctx.world.options.missileIntoMelee === 'referee'
      ? ctx.choose({ name: 'melee-victim', rule: RULE }, 'gm', oneOf(among))
      : drawRandomTarget(ctx, by, among);
  ctx.emit({ type: 'target-drawn', rule: RULE, who: by, meant: intendedTarget, on });
  return on;
}

/** Common dice; two and three are read off a d4 or a d6. */
const DICE = [2, 3, 4, 6, 8, 10, 12, 20, 100];

/** All targets are equally likely: a die with more faces is re-rolled when it shows a face too high. @ruling R57 */
function drawRandomTarget(ctx: WhiteboxCtx, by: CreatureId, among: readonly CreatureId[]): CreatureId {
  const sides = DICE.find((faces) => faces >= among.length) ?? among.length;
  const label = { name: 'random-target', rule: RULE };
  for (;;) {
    const drawn = ctx.roll(label, by, d(sides), (face) => among[face - 1] ?? null);
    if (drawn !== null) return drawn;
    ctx.markRepeat({ by, among });
  }
}
