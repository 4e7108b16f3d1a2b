import { fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { copyWorld } from '../copy-state.ts';
import { audienceForGm, event } from '../declare.ts';
import type { Creature, Thing, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { type AttackFeature, attackBonus, getAttackFeature, isMelee, modifierOf } from './attack-feature.ts';
import { type Aim, attackSources, isLostInWater } from './attack-sources.ts';
import { type QuintaCtx, rollD20, rollStrike } from './checks.ts';
import { coverOfSquare } from './cover.ts';
import { type DamageShare, rollHitShares } from './damage.ts';
import { metresToSquare } from './distance.ts';
import type { Source } from './effect-types.ts';
import { type AttackInProgress, alwaysMiss, revealAttacker } from './strike.ts';
import { COVERS, type Cover, MATERIALS } from './tables.ts';
import { isWaterAt } from './water.ts';

export const thingDamaged = event('thing-damaged', fields<{ thing: string; points: number; hp: number }>(), {
  amounts: ({ thing, points }) => [['damage', thing, points]],
  audience: audienceForGm,
  writeWorld: (world, { thing, hp }) => setThingHitPoints(world, thing, hp),
});

export const thingBroken = event('thing-broken', fields<{ thing: string }>(), {
  facts: ({ thing }) => listFactKeys('broken', thing),
  writeWorld: (world, { thing }) => setThingHitPoints(world, thing, 0),
});

function setThingHitPoints(world: World, id: string, hp: number): World {
  const next = copyWorld(world);
  next.things = world.things.map((item): Thing => (item.id === id ? { ...item, hp } : item));
  return next;
}

interface ThingAttack extends Omit<AttackInProgress, 'on'> {
  readonly thing: string;
}

function getThing({ things }: World, id: string): Thing {
  const thing = things.find((item) => item.id === id);
  if (!thing) throw new Error(`no thing ${id}: the action was let through unchecked`);
  return thing;
}

/**
 * Attacks an object. A sturdy object has an Armor Class and hit points; a fragile one breaks at the first hit.
 * @rule quinta.objects.breaking-resilient @rule quinta.objects.breaking-fragile @ruling R31 @ruling R32
 */
export function strikeThing(ctx: QuintaCtx, assault: ThingAttack): void {
  const { by, thing: id } = assault;
  const attacker = getCreature(ctx.world, by);
  const thing = getThing(ctx.world, id);
  const { at: square } = thing;
  const arm = getAttackFeature(attacker, assault.with);
  const metres = assault.distance ?? metresToSquare(ctx.world, attacker, square);
  const cover = assault.cover ?? coverOfSquare(ctx.world, attacker, square);
  if (thing.fragile && !thing.magical) {
    emitThingAttack(ctx, assault, { hit: true, critical: false, cover, sources: [] });
    ctx.emit({ type: 'thing-broken', rule: 'quinta.objects.breaking-fragile', thing: id });
    return revealAttacker(ctx, by);
  }
  const melee = isMelee(arm.attack, metres);
  const aim: Aim = { attacker, target: null, square, part: arm.attack, melee, metres };
  const sources = sourcesFor(ctx.world, aim, assault);
  const bonus = attackBonus(ctx.world, attacker, arm, assault);
  const test = { label: { name: 'attack', rule: 'quinta.d20.attack-roll' }, by, bonus, sources };
  const ac = { value: MATERIALS[thing.material] + COVERS[cover] };
  const struck = isLostInWater(ctx.world, aim) ? rollD20(ctx, test, alwaysMiss) : rollStrike(ctx, test, ac);
  const critical = struck === 'critical';
  emitThingAttack(ctx, assault, { hit: struck !== 'miss', critical, cover, sources });
  if (struck !== 'miss')
    damageThing(ctx, { thing, shares: rollThingDamage(ctx, assault, { attacker, arm, critical }) });
  revealAttacker(ctx, by);
}

/** An object does not hide: if it is unseen, the attacker cannot see. */
function sourcesFor(world: World, aim: Aim, { mode }: ThingAttack): readonly Source[] {
  const blind = hasEffect(world, aim.attacker, 'cannot-see');
  const found = attackSources(world, aim).filter(({ what }) => blind || what !== 'unseen-target');
  return mode === undefined
    ? found
    : [...found, { mode, what: 'circumstance', rule: 'quinta.d20.advantage' }];
}

interface ThingAttackReport {
  readonly hit: boolean;
  readonly critical: boolean;
  readonly cover: Cover;
  readonly sources: readonly Source[];
}

function emitThingAttack(
  ctx: QuintaCtx,
  { by, with: arm, thing, opportunity }: ThingAttack,
  thingAttackReport: ThingAttackReport,
): void {
  const rule = 'quinta.objects.breaking-resilient';
  ctx.emit({ type: 'attacked', rule, by, on: null, thing, with: arm, opportunity, ...thingAttackReport });
}

interface ThingHit {
  readonly attacker: Creature;
  readonly arm: AttackFeature;
  readonly critical: boolean;
}

const rollThingDamage = (
  ctx: QuintaCtx,
  { by, ability }: ThingAttack,
  { attacker, arm, critical }: ThingHit,
): readonly DamageShare[] =>
  rollHitShares(ctx, { by, critical, damage: arm.attack.damage, plus: modifierOf(attacker, arm, ability) });

/**
 * Poison and psychic damage do not affect it, nor does damage below its threshold. Under water it resists fire.
 * @rule quinta.objects.breaking-resilient @rule quinta.underwater.fire
 */
function damageThing(
  ctx: QuintaCtx,
  { thing, shares }: { readonly thing: Thing; readonly shares: readonly DamageShare[] },
): void {
  const rule = 'quinta.objects.breaking-resilient';
  const felt = shares.filter(({ type }) => !THING_IMMUNITIES.has(type));
  const isDoused = thing.at !== null && isWaterAt(ctx.world, thing.at);
  const value = felt.reduce(
    (sum, { type, points }) => sum + (isDoused && type === 'fire' ? Math.floor(points / 2) : points),
    0,
  );
  const points = value >= thing.threshold ? value : 0;
  const hp = Math.max(0, thing.hp - points);
  ctx.emit({ type: 'thing-damaged', rule, thing: thing.id, points, hp });
  if (hp === 0) ctx.emit({ type: 'thing-broken', rule, thing: thing.id });
}

const THING_IMMUNITIES: ReadonlySet<DamageShare['type']> = new Set(['poison', 'psychic']);
