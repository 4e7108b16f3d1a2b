import type { Square } from '@arbitro/grid';
import { creature, fields, type Reason, score } from '@arbitro/kernel';
import { worldCopy } from '../copies.ts';
import { event, ofGm } from '../declare.ts';
import type { Creature, Thing, World } from '../state.ts';
import { type Aim, attackSources } from './attack-sources.ts';
import { type QuintaCtx, strikes } from './checks.ts';
import { rollHitShares, type Share } from './damage.ts';
import { feels, plus } from './derived.ts';
import { metresApart, spaceIn } from './distance.ts';
import type { Source } from './effects.ts';
import { type Arm, type Assault, armOf, comeOut, isMelee, modifierOf, toHit } from './strike.ts';
import { COVERS, type Cover, MATERIALS } from './tables.ts';

export const thingDamaged = event('thing-damaged', fields<{ thing: string; points: number; hp: number }>(), {
  audience: ofGm,
  writeWorld: (world, { thing, hp }) => withThing(world, thing, hp),
});

export const thingBroken = event('thing-broken', fields<{ thing: string }>(), {
  writeWorld: (world, { thing }) => withThing(world, thing, 0),
});

function withThing(world: World, id: string, hp: number): World {
  const next = worldCopy(world);
  next.things = world.things.map((one): Thing => (one.id === id ? { ...one, hp } : one));
  return next;
}

interface AtThing extends Omit<Assault, 'on'> {
  readonly thing: string;
}

function thingOf({ things }: World, id: string): Thing {
  const thing = things.find((one) => one.id === id);
  if (!thing) throw new Error(`no thing ${id}: the action was let through unchecked`);
  return thing;
}

/** Returns the distance to an object, or null if either has no position. @rule quinta.grid.distance */
export function metresToThing(world: World, one: Creature, at: Square | null): number | null {
  const from = world.options.gridUse ? spaceIn(world, one) : null;
  return from && at && metresApart(world, from, { at, side: 1 });
}

/**
 * Attacks an object. A sturdy object has an Armor Class and hit points; a fragile one breaks at the first hit.
 *
 * @rule quinta.objects.breaking-resilient
 * @rule quinta.objects.breaking-fragile
 * @ruling R31
 * @ruling R32
 */
export function strikeThing(ctx: QuintaCtx, assault: AtThing): void {
  const { by, thing: id, cover = 'none' } = assault;
  const attacker = creature(ctx.world, by);
  const thing = thingOf(ctx.world, id);
  const arm = armOf(attacker, assault.with);
  const metres = assault.distance ?? metresToThing(ctx.world, attacker, thing.at);
  if (thing.fragile && !thing.magical) {
    tell(ctx, assault, { hit: true, critical: false, cover, sources: [] });
    ctx.emit({ type: 'thing-broken', rule: 'quinta.objects.breaking-fragile', thing: id });
    return comeOut(ctx, by);
  }
  const melee = isMelee(arm.attack, metres);
  const sources = sourcesFor(ctx.world, { attacker, target: null, part: arm.attack, melee, metres }, assault);
  const bonus = toHit(ctx.world, attacker, arm, assault);
  const label = { name: 'attack', rule: 'quinta.d20.attack-roll' };
  const struck = strikes(ctx, { label, by, bonus, sources }, MATERIALS[thing.material] + COVERS[cover]);
  const critical = struck === 'critical';
  tell(ctx, assault, { hit: struck !== 'miss', critical, cover, sources });
  if (struck !== 'miss')
    damageThing(ctx, { thing, shares: rolled(ctx, assault, { attacker, arm, critical }) });
  comeOut(ctx, by);
}

/** An object does not hide: if it is unseen, the attacker cannot see. */
function sourcesFor(world: World, aim: Aim, { mode }: AtThing): readonly Source[] {
  const blind = feels(world, aim.attacker, 'cannot-see');
  const found = attackSources(world, aim).filter(({ what }) => blind || what !== 'unseen-target');
  return mode === undefined
    ? found
    : [...found, { mode, what: 'circumstance', rule: 'quinta.d20.advantage' }];
}

interface Told {
  readonly hit: boolean;
  readonly critical: boolean;
  readonly cover: Cover;
  readonly sources: readonly Source[];
}

function tell(ctx: QuintaCtx, { by, with: arm, thing, opportunity }: AtThing, told: Told): void {
  const rule = 'quinta.objects.breaking-resilient';
  ctx.emit({ type: 'attacked', rule, by, on: null, thing, with: arm, opportunity, ...told });
}

interface Blow {
  readonly attacker: Creature;
  readonly arm: Arm;
  readonly critical: boolean;
}

const rolled = (
  ctx: QuintaCtx,
  { by, ability }: AtThing,
  { attacker, arm, critical }: Blow,
): readonly Share[] =>
  rollHitShares(ctx, { by, critical, damage: arm.attack.damage, plus: modifierOf(attacker, arm, ability) });

/**
 * Poison and psychic damage do not affect it, nor does damage below its threshold.
 *
 * @rule quinta.objects.breaking-resilient
 */
function damageThing(
  ctx: QuintaCtx,
  { thing, shares }: { readonly thing: Thing; readonly shares: readonly Share[] },
): void {
  const rule = 'quinta.objects.breaking-resilient';
  const felt = shares.filter(({ type }) => !UNTOUCHED.has(type));
  const because: readonly Reason[] = felt.map(({ type, points }) => plus('quinta.damage.roll', type, points));
  const { value } = score(because);
  const points = value >= thing.threshold ? value : 0;
  const hp = Math.max(0, thing.hp - points);
  ctx.emit({ type: 'thing-damaged', rule, thing: thing.id, points, hp });
  if (hp === 0) ctx.emit({ type: 'thing-broken', rule, thing: thing.id });
}

const UNTOUCHED: ReadonlySet<Share['type']> = new Set(['poison', 'psychic']);
