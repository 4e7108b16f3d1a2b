import {
  addReasons,
  type CreatureId,
  fields,
  getCreature,
  type Label,
  type Reason,
  score,
  shareReading,
} from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Damage, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { damageDice, hitDice } from './damage-dice.ts';
import { dropToZero, hurtAtZero, knocksOut } from './death.ts';
import { makeReason } from './derived.ts';
import { findResistance, multiplyReason, RESISTANCE } from './resistance.ts';
import { stopRegeneration } from './traits.ts';

/** Damage of one type. */
export interface DamageShare {
  readonly type: Damage['type'];
  readonly points: number;
}

export const damageRolled = event(
  'damage-rolled',
  fields<{ by: CreatureId | null; shares: readonly DamageShare[]; because: readonly Reason[] }>(),
);

export const wounded = event(
  'wounded',
  fields<{
    who: CreatureId;
    by: CreatureId | null;
    points: number;
    hp: number;
    temporary: number;
    because: readonly Reason[];
  }>(),
  {
    amounts: ({ who, points }) => [['damage', who, points]],
    audience: audienceForWho,
    writeCreature: (next, { hp, temporary }) => {
      next.hp = hp;
      next.temporary = temporary;
    },
  },
);

export const unharmed = event('unharmed', fields<{ who: CreatureId }>());

export const bloodiedChanged = event('bloodied-changed', fields<{ who: CreatureId; bloodied: boolean }>());

/** Who is hurt, by whom and how. The caller emits the event. */
export interface DamageContext {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  readonly critical: boolean;
  /** By a melee attack: the attacker may knock the target out instead. */
  readonly melee: boolean;
  readonly rule: RuleId;
}

interface DamageTaken extends DamageContext {
  readonly shares: readonly DamageShare[];
  /** A save halves it. */
  readonly halved?: boolean;
}

/**
 * Applies rolled damage: halves it for a save, applies resistances by type, then subtracts hit points once.
 * @rule quinta.damage.order @rule quinta.damage.types @rule quinta.damage.half-on-save @ruling R67
 */
export function takeDamage(ctx: QuintaCtx, harm: DamageTaken): void {
  const creature = getCreature(ctx.world, harm.who);
  const all = harm.shares.map((share) => damageSteps(ctx.world, creature, share, harm.halved === true));
  const [only] = all;
  loseHitPoints(ctx, harm, all.length === 1 && only ? score(only).because : all.map(netOf));
  stopRegeneration(ctx, harm.who, harm.shares);
}

/** Damage of several types is reported by the result for each type. */
function netOf(steps: readonly Reason[]): Reason {
  const [rolled] = steps;
  const last = steps.at(-1);
  if (!rolled || !last) throw new Error('damage without a type');
  return makeReason(last.rule as RuleId, rolled.what, score(steps).value);
}

type DefenceKind = 'resistances' | 'vulnerabilities' | 'immunities';

/**
 * Rounded down after each step. Several effects of a kind count once, and immunity overrides all.
 * @rule quinta.damage.order @rule quinta.damage.immunity @rule quinta.damage.resistance
 * @rule quinta.damage.vulnerability @rule quinta.damage.no-stacking
 */
function damageSteps(
  world: World,
  creature: Creature,
  { type, points }: DamageShare,
  halved: boolean,
): readonly Reason[] {
  const steps: Reason[] = [makeReason('quinta.damage.roll', type, Math.max(0, points))];
  const has = (kind: DefenceKind): boolean => creature[kind].includes(type);
  if (halved) steps.push(multiplyReason('quinta.damage.half-on-save', 'half', 0.5));
  if (has('immunities')) {
    steps.push({ rule: 'quinta.damage.immunity', what: 'immunity', how: 'at-most', value: 0 });
    return steps;
  }
  const resists = has('resistances') ? RESISTANCE : findResistance(world, creature, type);
  if (resists) steps.push(resists);
  if (has('vulnerabilities')) steps.push(multiplyReason('quinta.damage.vulnerability', 'vulnerability', 2));
  return steps;
}

/** Whether the creature's resistances treat all these types alike. */
function takesAllAlike(world: World, creature: Creature, damage: readonly Damage[]): boolean {
  return damage.every(
    ({ type }) =>
      !creature.resistances.includes(type) &&
      !creature.vulnerabilities.includes(type) &&
      !creature.immunities.includes(type) &&
      !findResistance(world, creature, type),
  );
}

interface DamageRoll {
  readonly by: CreatureId;
  readonly critical: boolean;
  readonly damage: readonly Damage[];
  /** Added to the first damage. */
  readonly plus: number;
}
export interface Hit extends DamageContext, DamageRoll {
  readonly by: CreatureId;
}

/**
 * Rolls the damage of a hit and deals it. If the creature's resistances treat all types alike, only the sum is read.
 * @rule quinta.damage.roll @rule quinta.damage.critical @ruling R118
 */
export function dealHit(ctx: QuintaCtx, hit: Hit): void {
  const { damage, by } = hit;
  if (damage.length === 0) return;
  if (damage.length === 1) return takeDamage(ctx, { ...hit, shares: rollHitShares(ctx, hit) });
  const creature = getCreature(ctx.world, hit.who);
  if (!takesAllAlike(ctx.world, creature, damage)) dealEach(ctx, hit, creature);
  else {
    const sum = ctx.roll(labelOf(hit), by, hitDice(hit, ctx.world.options).sum, identity);
    loseHitPoints(ctx, hit, [makeReason('quinta.damage.roll', 'damage', sum)]);
  }
  stopRegeneration(ctx, hit.who, damage);
}

/** Reads each type only by what is left after resistances. @rule quinta.damage.types */
function dealEach(ctx: QuintaCtx, hit: Hit, creature: Creature): void {
  const { damage, by } = hit;
  const steps = damage.map(({ type }) =>
    damageSteps(ctx.world, creature, { type, points: 0 }, false).slice(1),
  );
  const nets = ctx.roll(labelOf(hit), by, hitDice(hit, ctx.world.options).each, (points) =>
    steps.map((after, index) => addReasons({ value: points[index] ?? 0, because: [] }, ...after).value),
  );
  const because = damage.map(({ type }, index) =>
    makeReason((steps[index]?.at(-1)?.rule ?? 'quinta.damage.roll') as RuleId, type, nets[index] ?? 0),
  );
  loseHitPoints(ctx, hit, because);
}

const labelOf = ({ critical }: DamageRoll): Label => (critical ? CRITICAL_DAMAGE : DAMAGE);

/** Rolls each type by itself. @rule quinta.damage.types */
export function rollHitShares(ctx: QuintaCtx, dealt: DamageRoll): readonly DamageShare[] {
  const { damage, by } = dealt;
  const dice = hitDice(dealt, ctx.world.options);
  const [first] = damage;
  if (damage.length === 1 && first)
    return [{ type: first.type, points: ctx.roll(labelOf(dealt), by, dice.sum, identity) }];
  return sharesOf(damage, ctx.roll(labelOf(dealt), by, dice.each, identity));
}

const identity = shareReading(<T>(rolled: T): T => rolled);
const DAMAGE: Label = { name: 'damage', rule: 'quinta.damage.roll' };
const CRITICAL_DAMAGE: Label = { name: 'damage', rule: 'quinta.damage.critical' };

const sharesOf = (damage: readonly Damage[], points: readonly number[]): readonly DamageShare[] =>
  damage.map(({ type }, index) => ({ type, points: points[index] ?? 0 }));

/** Rolls once for all targets. @rule quinta.damage.one-roll-many-targets */
export function rollShares(
  ctx: QuintaCtx,
  by: CreatureId | null,
  damage: readonly Damage[],
): readonly DamageShare[] {
  if (damage.length === 0) return [];
  const dice = damageDice(damage, { critical: null, plus: 0 });
  const points =
    damage.length === 1
      ? [ctx.roll(DAMAGE, by ?? 'gm', dice.sum, identity)]
      : ctx.roll(DAMAGE, by ?? 'gm', dice.each, identity);
  const shares = sharesOf(damage, points);
  const because = shares.map(({ type, points: value }) => makeReason('quinta.damage.roll', type, value));
  ctx.emit({ type: 'damage-rolled', rule: 'quinta.damage.one-roll-many-targets', by, shares, because });
  return shares;
}

/** Returns whether hit points are at or below half of the maximum. @rule quinta.hp.bloodied @ruling R63 */
export const isBloodied = (hp: number, fullHp: number): boolean => hp * 2 <= fullHp;

/** Emits an event if the bloodied state has changed. @rule quinta.hp.bloodied */
export function emitBloodied(ctx: QuintaCtx, who: CreatureId, before: boolean): void {
  const { hp, fullHp } = getCreature(ctx.world, who);
  const bloodied = isBloodied(hp, fullHp);
  if (bloodied !== before) ctx.emit({ type: 'bloodied-changed', rule: 'quinta.hp.bloodied', who, bloodied });
}

/**
 * Temporary hit points are lost first, then hit points, never below 0.
 * @rule quinta.temphp.absorb @rule quinta.hp.points @rule quinta.damage.knock-out
 */
function loseHitPoints(ctx: QuintaCtx, harm: DamageContext, because: readonly Reason[]): void {
  const { who, by, rule } = harm;
  const points = score(because).value;
  if (points === 0) return ctx.emit({ type: 'unharmed', rule, who });
  const { hp, fullHp, temporary } = getCreature(ctx.world, who);
  const absorbed = temporary < points ? temporary : points;
  const rest = points - absorbed;
  const wound = { type: 'wounded', rule, who, by, points, temporary: temporary - absorbed, because } as const;
  if (hp === 0) {
    ctx.emit({ ...wound, hp });
    return hurtAtZero(ctx, { who, points, rest, critical: harm.critical });
  }
  const out = rest >= hp && knocksOut(ctx, harm);
  ctx.emit({ ...wound, hp: out ? 1 : rest < hp ? hp - rest : 0 });
  emitBloodied(ctx, who, isBloodied(hp, fullHp));
  if (rest >= hp) dropToZero(ctx, { who, by, excess: rest - hp, out });
}
