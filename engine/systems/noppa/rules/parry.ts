import { type CreatureId, creature, fields, fightOn, type Label, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import { decided } from '../odds/sixes.ts';
import { type Creature, type Item, meleeOf, rolls, type Spell, type World } from '../state.ts';
import { joiningDice, type NoppaCtx, type Rolled, readAgainst, sixesOf, type Tallied } from './checks.ts';
import { type Guard, type Incoming, told } from './defend.ts';
import { inGrip } from './derived.ts';
import { comeToBlows } from './melee.ts';
import { mayReact, payMind, react } from './pay.ts';
import { helpers, oneHeld, parryPool } from './pools.ts';
import type { PublicRoll } from './roll.ts';
import { componentsMissing } from './spell.ts';
import { COSTS } from './tables.ts';

export const parried = event('parried', fields<PublicRoll & { by: CreatureId }>());

/**
 * Returns who could parry for the target: itself, or a comrade near enough with an action left.
 *
 * @rule noppa.parry.reaction
 * @rule noppa.parry.no-surprise
 */
export function parriers(world: World, incoming: Incoming, who: CreatureId): readonly CreatureId[] {
  const fight = fightOn(world);
  if (!fight || incoming.mode === null || incoming.surprise) return [];
  const defended = creature(world, who);
  const able = fight.order.filter((id) => {
    const one = creature(world, id);
    return canParry(world, incoming, one) && inReach(world, one, defended);
  });
  return able.includes(who) ? [who, ...able.filter((id) => id !== who)] : able;
}

function canParry(world: World, { mode, by }: Incoming, one: Creature): boolean {
  if (!rolls(one) || one.id === by || !mayReact(world, one, COSTS.parry)) return false;
  return mode === 'melee' || parriesMode(one, mode);
}

/**
 * Bare hands can parry melee; a missile needs a shield or a skill, a spell needs a skill or a spell.
 *
 * @rule noppa.parry.melee-unarmed
 * @rule noppa.parry.ranged-needs-shield
 */
const parriesMode = (one: Creature, mode: Incoming['mode']): boolean =>
  isTrained(one, mode) || hasShield(one, mode) || wardAgainst(one, mode) !== undefined;

const stops = ({ parries }: Pick<Item, 'parries'>, mode: Incoming['mode']): boolean =>
  parries.some((one) => one === mode);

const isTrained = ({ skills }: Creature, mode: Incoming['mode']): boolean =>
  skills.some((skill) => stops(skill, mode));

const hasShield = (one: Creature, mode: Incoming['mode']): boolean =>
  [...inGrip(one), ...one.items.filter(({ worn, inUse }) => worn !== 'hand' && inUse)].some((item) =>
    stops(item, mode),
  );

/**
 * The castable parrying spell that costs the fewest mind points.
 *
 * @rule noppa.spell.components
 * @rule noppa.mind.floor
 */
function wardAgainst(one: Creature, mode: Incoming['mode']): Spell | undefined {
  const able = one.spells.filter(
    (spell) =>
      stops(spell, mode) && one.mind >= spell.mindCost && componentsMissing(one, spell) === undefined,
  );
  return able.toSorted((a, b) => a.mindCost - b.mindCost)[0];
}

/** What the parry uses: a skill, else a free spell, else the shield, else a spell that costs points. @ruling R25 */
function wardUsed(one: Creature, mode: Incoming['mode']): Spell | undefined {
  if (mode === 'melee' || isTrained(one, mode)) return undefined;
  const ward = wardAgainst(one, mode);
  return ward && ward.mindCost > 0 && hasShield(one, mode) ? undefined : ward;
}

/** Near, or only in the same melee if the options say so. @rule noppa.parry.reaction */
const inReach = (world: World, one: Creature, other: Creature): boolean =>
  one.id === other.id ||
  (near(world, one, other) && (world.options.parryReach === 'zone' || meleeOf(world, one.id) !== undefined));

/**
 * Whether the comrade is in the same melee, or in the same zone while the creature is in no melee.
 *
 * @rule noppa.defence.cover
 */
export function near(world: World, one: Creature, other: Creature): boolean {
  if (one.side !== other.side) return false;
  const melee = meleeOf(world, one.id);
  return melee === undefined ? one.zone === other.zone : melee === meleeOf(world, other.id);
}

const WHETHER: Label = {
  name: 'parry',
  rule: 'noppa.parry.reaction',
  costs: { parry: { value: COSTS.parry, of: 'actions' } },
};

/**
 * After a failed defence, at most one parry for each target: asks the target first, then the others until one accepts.
 *
 * @rule noppa.parry.once-per-defended
 * @ruling R11
 */
export function tryParry(ctx: NoppaCtx, incoming: Incoming, guard: Guard): Guard {
  for (const by of parriers(ctx.world, incoming, guard.who)) {
    if (ctx.choose(WHETHER, by, oneOf(['parry', 'let-pass'])) === 'parry')
      return parry(ctx, incoming, guard, by);
  }
  return guard;
}

/** A parrier from outside joins the melee with the attacker. @rule noppa.melee.joining */
function stepIn(ctx: NoppaCtx, { mode, by: attacker }: Incoming, who: CreatureId, by: CreatureId): void {
  const strikers = mode === 'melee' && attacker !== null ? [attacker] : [];
  if (strikers.length > 0 || meleeOf(ctx.world, who)) comeToBlows(ctx, [...strikers, who, by]);
}

function parry(ctx: NoppaCtx, incoming: Incoming, guard: Guard, by: CreatureId): Guard {
  const { who, tn, threshold, why } = guard;
  react(ctx, by, { for: 'parry', cost: COSTS.parry, rule: 'noppa.parry.reaction' });
  const ward = wardUsed(creature(ctx.world, by), incoming.mode);
  if (ward) payMind(ctx, by, { for: ward.name, cost: ward.mindCost, rule: 'noppa.spell.mind-cost' });
  if (by !== who) stepIn(ctx, incoming, who, by);
  const rolled = joined(ctx, guard, by, heldAgainst(ctx, incoming, guard, { by, ward }));
  ctx.emit({ type: 'parried', rule: 'noppa.parry.merge', by, ...told({ who, tn, threshold, rolled, why }) });
  return { ...guard, rolled, parrier: by };
}

/**
 * The parry's dice count as part of the defence from the start: same threshold, same target number, and the ones and
 * sixes of the whole roll.
 *
 * @rule noppa.parry.merge
 * @rule noppa.parry.dice
 */
function joined(
  ctx: NoppaCtx,
  { who, tn, threshold, rolled }: Guard,
  by: CreatureId,
  held: Item | undefined,
): Rolled {
  const pool = parryPool(creature(ctx.world, by), held);
  const defended = creature(ctx.world, who);
  const joining = joiningDice(pool.value, { threshold, sixes: sixesOf(ctx.world, defended) });
  const dice = decided(joining, { ones: pool.value + rolled.balance, tn });
  const read = readAgainst({ tn, complicates: defended.kind === 'player', open: true });
  const label = { name: 'parry', rule: 'noppa.parry.dice', pool };
  return ctx.roll(label, by, dice, ({ successes, balance }: Tallied) =>
    read({ successes: successes + tn + rolled.extra, balance: balance + rolled.balance }),
  );
}

interface Parrier {
  readonly by: CreatureId;
  /** The parrying spell, if one is used. */
  readonly ward: Spell | undefined;
}

/**
 * A missile is parried with the shield, and then no other held item helps. The dice belong to the defence: when the
 * defender itself parries, only the item that helped its defence helps the parry.
 *
 * @rule noppa.gear.one-held-item
 * @rule noppa.parry.merge
 */
function heldAgainst(
  ctx: NoppaCtx,
  { mode }: Incoming,
  { who, held }: Guard,
  { by, ward }: Parrier,
): Item | undefined {
  const one = creature(ctx.world, by);
  const free = mode === 'melee' || ward !== undefined || isTrained(one, mode);
  const helping = helpers(one, 'parry', null).filter((item) => free || stops(item, mode));
  const ownRoll = by === who && held !== undefined;
  return oneHeld(ctx, by, ownRoll ? helping.filter(({ id }) => id === held.id) : helping);
}
