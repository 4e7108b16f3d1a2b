import type { Square } from '@arbitro/grid';
import { addReasons, type CreatureId, getCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { effectsOfKind } from './active-effects.ts';
import { type AttackFeature, attackBonus, getAttackFeature, isMelee, modifierOf } from './attack-feature.ts';
import { type Aim, attackSources, helpersOf, isInScope, isLostInWater } from './attack-sources.ts';
import { type QuintaCtx, rollD20, rollStrike, type StrikeResult } from './checks.ts';
import { applyConsequences } from './consequences.ts';
import { coverBetween } from './cover.ts';
import { dealHit } from './damage.ts';
import { demandSave } from './demand-save.ts';
import { armourClass } from './derived.ts';
import { metresBetween, metresToSquare, spaceIn } from './distance.ts';
import type { Mode, Source } from './effect-types.ts';
import { flankingReasons } from './flanking.ts';
import { findAttackDistance } from './supposed-distance.ts';
import { type Ability, COVERS, type Cover } from './tables.ts';

/** One attack that has been paid for. */
export interface AttackInProgress {
  readonly by: CreatureId;
  readonly with: string;
  readonly on: CreatureId;
  readonly opportunity: boolean;
  /** The attacked square, if the target is not seen. */
  readonly at?: Square | undefined;
  readonly ability?: Ability | undefined;
  readonly cover?: Cover | undefined;
  readonly mode?: Mode | undefined;
  readonly bonus?: number | undefined;
  readonly distance?: number | undefined;
}

/**
 * Resolves one attack from the roll to its consequences.
 * @rule quinta.attack.sequence @rule quinta.attack.reveal-hidden @ruling R53
 */
export function strikeAt(ctx: QuintaCtx, assault: AttackInProgress): void {
  const { world } = ctx;
  const { by, on, at } = assault;
  const attacker = getCreature(world, by);
  const target = getCreature(world, on);
  const arm = getAttackFeature(attacker, assault.with);
  const metres = assault.distance ?? metresBetween(world, attacker, target);
  const aim: Aim = { attacker, target, part: arm.attack, melee: isMelee(arm.attack, metres), metres };
  const sources = sourcesOf(world, aim, assault.mode);
  const cover = assault.cover ?? coverBetween(world, attacker, target);
  const struck = rollAttack(ctx, { assault, aim, arm, sources, cover });
  const hit = struck !== 'miss';
  const critical = struck === 'critical' || (hit && isAutoCritical(world, aim, target));
  const helpers = helpersOf(world, attacker, target);
  const apart = findAttackDistance(world, [attacker, target], { melee: aim.melee, said: assault.distance });
  const struckId = hit || at === undefined ? on : null;
  emitAttack(ctx, assault, { on: struckId, hit, critical, cover, sources, apart });
  for (const { id } of helpers) ctx.emit({ type: 'help-used', rule: 'quinta.actions.help', who: id });
  if (hit) resolveHit(ctx, { assault, aim, arm, critical });
  revealAttacker(ctx, by);
}

function sourcesOf(world: World, aim: Aim, mode: Mode | undefined): readonly Source[] {
  const found = attackSources(world, aim);
  return mode === undefined
    ? found
    : [...found, { mode, what: 'circumstance', rule: 'quinta.d20.advantage' }];
}

interface AttackReport {
  readonly on: CreatureId | null;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly cover: Cover;
  readonly sources: readonly Source[];
  readonly apart?: number | undefined;
}

function emitAttack(
  ctx: QuintaCtx,
  { by, with: arm, opportunity }: Omit<AttackInProgress, 'on'>,
  { on, hit, critical, cover, sources, apart }: AttackReport,
): void {
  const rule = 'quinta.attack.sequence';
  const attacked = { type: 'attacked', rule, by, thing: null, with: arm, opportunity } as const;
  if (apart === undefined) ctx.emit({ ...attacked, on, hit, critical, cover, sources });
  else ctx.emit({ ...attacked, on, hit, critical, cover, sources, apart });
}

/** @rule quinta.attack.reveal-hidden */
export function revealAttacker(ctx: QuintaCtx, who: CreatureId): void {
  if (getCreature(ctx.world, who).hidden !== null)
    ctx.emit({ type: 'revealed', rule: 'quinta.attack.reveal-hidden', who });
}

interface Swing {
  readonly assault: AttackInProgress;
  readonly aim: Aim;
  readonly arm: AttackFeature;
  readonly sources: readonly Source[];
  readonly cover: Cover;
}

const LABEL = { name: 'attack', rule: 'quinta.d20.attack-roll' } as const;

/**
 * The roll against Armor Class and cover. An attack that misses in any case is rolled too, so that the dice reveal
 * nothing.
 * @rule quinta.d20.attack-roll @rule quinta.attack.cover @rule quinta.attack.unseen-target @ruling R52
 */
function rollAttack(ctx: QuintaCtx, { assault, aim, arm, sources, cover }: Swing): StrikeResult {
  const { attacker, target } = aim;
  const test = {
    label: LABEL,
    by: attacker.id,
    bonus: addReasons(attackBonus(ctx.world, attacker, arm, assault), ...flankingReasons(ctx.world, aim)),
    sources,
  };
  const isUnhittable = cover === 'total' || isLostInWater(ctx.world, aim);
  if (!target || isUnhittable || isElsewhere(ctx.world, target, assault.at))
    return rollD20(ctx, test, alwaysMiss);
  // at an unseen target a number would reveal that it is there
  const of = [assault.at === undefined ? target.id : 'gm'];
  return rollStrike(ctx, test, { value: armourClass(target).value + COVERS[cover], of });
}

export const alwaysMiss = (): StrikeResult => 'miss';

function isElsewhere(world: World, target: Creature, square: Square | undefined): boolean {
  const space = square && spaceIn(world, target);
  if (!square || !space) return false;
  const [dx, dy] = [square.x - space.at.x, square.y - space.at.y];
  return dx < 0 || dy < 0 || dx >= space.side || dy >= space.side;
}

/** Attacks an empty square; the roll does not reveal that it is empty. @rule quinta.attack.unseen-target @ruling R52 */
export function strikeAtNothing(ctx: QuintaCtx, assault: Omit<AttackInProgress, 'on'>): void {
  const attacker = getCreature(ctx.world, assault.by);
  const arm = getAttackFeature(attacker, assault.with);
  const { at: square = null } = assault;
  const metres = assault.distance ?? metresToSquare(ctx.world, attacker, square);
  const melee = isMelee(arm.attack, metres);
  const aim: Aim = { attacker, target: null, square, part: arm.attack, melee, metres };
  const sources = sourcesOf(ctx.world, aim, assault.mode);
  const bonus = attackBonus(ctx.world, attacker, arm, assault);
  rollD20(ctx, { label: LABEL, by: assault.by, bonus, sources }, alwaysMiss);
  emitAttack(ctx, assault, {
    on: null,
    hit: false,
    critical: false,
    cover: assault.cover ?? 'none',
    sources,
  });
  revealAttacker(ctx, assault.by);
}

/**
 * A hit on a creature with such a condition is critical.
 * @rule quinta.conditions.unconscious @rule quinta.conditions.paralyzed @ruling R91
 */
const isAutoCritical = (world: World, aim: Aim, target: Creature): boolean =>
  target.afflictions.length > 0 &&
  effectsOfKind(world, target, 'hits-critical').some(({ effect }) => isInScope(effect.scope, aim));

interface LandedHit extends Pick<Swing, 'assault' | 'aim' | 'arm'> {
  readonly critical: boolean;
}

/**
 * Deals the damage, then the other consequences of a hit.
 * @rule quinta.damage.roll @rule quinta.damage.critical @ruling R65
 */
function resolveHit(ctx: QuintaCtx, { assault, aim, arm, critical }: LandedHit): void {
  const { by, on } = assault;
  const { attack } = arm;
  dealHit(ctx, {
    who: on,
    by,
    critical,
    melee: aim.melee,
    rule: critical ? 'quinta.damage.critical' : 'quinta.damage.roll',
    damage: attack.damage,
    plus: modifierOf(aim.attacker, arm, assault.ability),
  });
  if (attack.onHit.length > 0) applyConsequences(ctx, { by, on, deed: arm.id, what: attack.onHit });
  if (attack.save) demandSave(ctx, { by, on: [on], deed: arm.id, save: attack.save, magic: arm.magic });
}
