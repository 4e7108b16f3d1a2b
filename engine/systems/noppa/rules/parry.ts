import { type CreatureId, fields, findFight, getCreature, type Label, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import { limitSixes } from '../odds/sixes.ts';
import { type Creature, type Item, isRolledFor, meleeOf, type Spell, type World } from '../state.ts';
import { addedDice, type NoppaCtx, type PoolTally, type RollOutcome, readPool, sixesOf } from './checks.ts';
import { type IncomingAttack, type TargetDefence, toPublicRoll } from './defend.ts';
import { listUsableHeldItems } from './derived.ts';
import { joinMelee } from './melee.ts';
import { canReact, payMind, react } from './pay.ts';
import { askHeldItem, listHelpfulItems, parryPool } from './pools.ts';
import { listComplicationFacts, type PublicRoll } from './roll.ts';
import { findMissingComponent } from './spell.ts';
import { COSTS } from './tables.ts';

export const parried = event('parried', fields<PublicRoll & { by: CreatureId }>(), {
  facts: listComplicationFacts,
});

/**
 * Returns who could parry for the target: itself, or a comrade near enough with an action left.
 * @rule noppa.parry.reaction @rule noppa.parry.no-surprise
 */
export function listParriers(world: World, incoming: IncomingAttack, who: CreatureId): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight || incoming.mode === null || incoming.surprise) return [];
  const defended = getCreature(world, who);
  const able = fight.order.filter((id) => {
    const creature = getCreature(world, id);
    return canParry(world, incoming, creature) && isInParryReach(world, creature, defended);
  });
  return able.includes(who) ? [who, ...able.filter((id) => id !== who)] : able;
}

function canParry(world: World, { mode, by }: IncomingAttack, creature: Creature): boolean {
  if (!isRolledFor(creature) || creature.id === by || !canReact(world, creature, COSTS.parry)) return false;
  return mode === 'melee' || parriesMode(creature, mode);
}

/**
 * Bare hands can parry melee; a missile needs a shield or a skill, a spell needs a skill or a spell.
 * @rule noppa.parry.melee-unarmed @rule noppa.parry.ranged-needs-shield
 */
const parriesMode = (creature: Creature, mode: IncomingAttack['mode']): boolean =>
  isTrained(creature, mode) || hasShield(creature, mode) || findWardAgainst(creature, mode) !== undefined;

const canParryMode = ({ parries }: Pick<Item, 'parries'>, mode: IncomingAttack['mode']): boolean =>
  parries.some((parry) => parry === mode);

const isTrained = ({ skills }: Creature, mode: IncomingAttack['mode']): boolean =>
  skills.some((skill) => canParryMode(skill, mode));

const hasShield = (creature: Creature, mode: IncomingAttack['mode']): boolean =>
  [
    ...listUsableHeldItems(creature),
    ...creature.items.filter(({ worn, inUse }) => worn !== 'hand' && inUse),
  ].some((item) => canParryMode(item, mode));

/**
 * The castable parrying spell that costs the fewest mind points.
 * @rule noppa.spell.components @rule noppa.mind.floor
 */
function findWardAgainst(creature: Creature, mode: IncomingAttack['mode']): Spell | undefined {
  const able = creature.spells.filter(
    (spell) =>
      canParryMode(spell, mode) &&
      creature.mind >= spell.mindCost &&
      findMissingComponent(creature, spell) === undefined,
  );
  return able.toSorted((a, b) => a.mindCost - b.mindCost)[0];
}

/** What the parry uses: a skill, else a free spell, else the shield, else a spell that costs points. @ruling R25 */
function chooseWard(creature: Creature, mode: IncomingAttack['mode']): Spell | undefined {
  if (mode === 'melee' || isTrained(creature, mode)) return undefined;
  const ward = findWardAgainst(creature, mode);
  return ward && ward.mindCost > 0 && hasShield(creature, mode) ? undefined : ward;
}

/** Near, or only in the same melee if the options say so. @rule noppa.parry.reaction */
const isInParryReach = (world: World, creature: Creature, other: Creature): boolean =>
  creature.id === other.id ||
  (isNearAlly(world, creature, other) &&
    (world.options.parryReach === 'zone' || meleeOf(world, creature.id) !== undefined));

/**
 * Whether the comrade is in the same melee, or in the same zone while the creature is in no melee.
 * @rule noppa.defence.cover
 */
export function isNearAlly(world: World, creature: Creature, other: Creature): boolean {
  if (creature.side !== other.side) return false;
  const melee = meleeOf(world, creature.id);
  return melee === undefined ? creature.zone === other.zone : melee === meleeOf(world, other.id);
}

const PARRY_LABEL: Label = {
  name: 'parry',
  rule: 'noppa.parry.reaction',
  costs: { parry: { value: COSTS.parry, of: 'actions' } },
};

/**
 * After a failed defence, at most one parry for each target: asks the target first, then the others until one accepts.
 * @rule noppa.parry.once-per-defended @ruling R11
 */
export function tryParry(ctx: NoppaCtx, incoming: IncomingAttack, guard: TargetDefence): TargetDefence {
  for (const by of listParriers(ctx.world, incoming, guard.who)) {
    if (ctx.choose(PARRY_LABEL, by, oneOf(['parry', 'let-pass'])) === 'parry')
      return rollParry(ctx, incoming, guard, by);
  }
  return guard;
}

/** A parrier from outside joins the melee with the attacker. @rule noppa.melee.joining */
function joinMeleeToParry(
  ctx: NoppaCtx,
  { mode, by: attacker }: IncomingAttack,
  who: CreatureId,
  by: CreatureId,
): void {
  const strikers = mode === 'melee' && attacker !== null ? [attacker] : [];
  if (strikers.length > 0 || meleeOf(ctx.world, who)) joinMelee(ctx, [...strikers, who, by]);
}

function rollParry(
  ctx: NoppaCtx,
  incoming: IncomingAttack,
  guard: TargetDefence,
  by: CreatureId,
): TargetDefence {
  const { who, tn, threshold, why } = guard;
  react(ctx, by, { for: 'parry', cost: COSTS.parry, rule: 'noppa.parry.reaction' });
  const ward = chooseWard(getCreature(ctx.world, by), incoming.mode);
  if (ward) payMind(ctx, by, { for: ward.name, cost: ward.mindCost, rule: 'noppa.spell.mind-cost' });
  if (by !== who) joinMeleeToParry(ctx, incoming, who, by);
  const rolled = addParryDice(ctx, guard, by, chooseParryItem(ctx, incoming, guard, { by, ward }));
  ctx.emit({
    type: 'parried',
    rule: 'noppa.parry.merge',
    by,
    ...toPublicRoll({ who, tn, threshold, rolled, why }),
  });
  return { ...guard, rolled, parrier: by };
}

/**
 * The parry's dice count as part of the defence from the start: same threshold, same target number, and the ones and
 * sixes of the whole roll.
 * @rule noppa.parry.merge @rule noppa.parry.dice
 */
function addParryDice(
  ctx: NoppaCtx,
  { who, tn, threshold, rolled }: TargetDefence,
  by: CreatureId,
  held: Item | undefined,
): RollOutcome {
  const pool = parryPool(getCreature(ctx.world, by), held);
  const defended = getCreature(ctx.world, who);
  const joining = addedDice(pool.value, { threshold, sixes: sixesOf(ctx.world, defended) });
  const dice = limitSixes(joining, { ones: pool.value + rolled.balance, tn });
  const read = readPool({ tn, complicates: defended.kind === 'player', open: true });
  const label = { name: 'parry', rule: 'noppa.parry.dice', pool, successAt: threshold };
  return ctx.roll(label, by, dice, ({ successes, balance }: PoolTally) =>
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
 * @rule noppa.gear.one-held-item @rule noppa.parry.merge
 */
function chooseParryItem(
  ctx: NoppaCtx,
  { mode }: IncomingAttack,
  { who, held }: TargetDefence,
  { by, ward }: Parrier,
): Item | undefined {
  const creature = getCreature(ctx.world, by);
  const free = mode === 'melee' || ward !== undefined || isTrained(creature, mode);
  const helping = listHelpfulItems(creature, 'parry', null).filter(
    (item) => free || canParryMode(item, mode),
  );
  const ownRoll = by === who && held !== undefined;
  return askHeldItem(ctx, by, ownRoll ? helping.filter(({ id }) => id === held.id) : helping);
}
