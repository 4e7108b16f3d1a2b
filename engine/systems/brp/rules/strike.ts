import { type CreatureId, fields, getFighter, listFactKeys } from '@arbitro/kernel';
import { writeArm } from '../copy-state.ts';
import { audienceForWho, event } from '../declare.ts';
import { type AttackOption, isBroken, isMissile } from './attack-options.ts';
import type { AttackRoll } from './attack-roll.ts';
import type { BrpCtx } from './checks.ts';
import { dealDamage } from './damage.ts';
import { type DefenceResult, defend, type IncomingAttack } from './defend.ts';
import { ATTACK_AND_DEFENCE, MARTIAL_PARRY, type Outcome, PARRY_WEAR } from './tables.ts';

export const struck = event('struck', fields<{ by: CreatureId; on: CreatureId; outcome: Outcome }>(), {
  facts: listStruckFacts,
});

/** A hard hit also counts as a hit. */
function listStruckFacts({
  on,
  outcome,
}: {
  readonly on: CreatureId;
  readonly outcome: Outcome;
}): readonly string[] {
  if (outcome === 'missed') return [`missed:${on}`];
  return outcome === 'hit-hard'
    ? [...listFactKeys('hit', on), ...listFactKeys('hit-hard', on)]
    : listFactKeys(outcome, on);
}

export const coverHit = event(
  'cover-hit',
  fields<{ who: CreatureId; on: CreatureId; stops: number | null }>(),
);

export const armDamaged = event(
  'arm-damaged',
  fields<{ who: CreatureId; arm: string; points: number; damage: number; broken: boolean }>(),
  {
    facts: ({ who, broken }) => (broken ? listFactKeys('broken', who) : []),
    audience: audienceForWho,
    writeCreature: (draft, { arm, damage }) => writeArm(draft, arm, { damage }),
  },
);

interface Stroke extends IncomingAttack, Pick<AttackRoll, 'extreme'> {
  readonly martial: boolean;
  readonly knockout: boolean;
}

/**
 * Resolves attack against defence. A failed attack needs no defence.
 * @rule brp.combat.attack-defence-matrix @rule brp.combat.defence-timing
 */
export function strike(ctx: BrpCtx, stroke: Stroke): void {
  const { by, on, attackOption, level } = stroke;
  const rule = 'brp.combat.attack-defence-matrix';
  if (level === 'failure') return ctx.emit({ type: 'struck', rule, by, on, outcome: 'missed' });
  const guard = defend(ctx, stroke);
  const outcome: Outcome = ATTACK_AND_DEFENCE[level][guard.level];
  ctx.emit({ type: 'struck', rule, by, on, outcome });
  wearArms(ctx, stroke, guard);
  if (outcome === 'stopped') return;
  const less = guard.martial ? MARTIAL_PARRY : 0;
  const { martial, knockout } = stroke;
  const hard = outcome === 'hit-hard';
  const through = stroke.extreme === 'critical' || (hard && ctx.world.options.specialArmour === 'ignored');
  dealDamage(ctx, { by, on, attackOption, hard, martial, knockout, less, through });
}

/**
 * A special attack damages the weapon or shield that parries it; a special parry damages the attacker's melee weapon.
 * @rule brp.combat.weapon-breakage @rule brp.shields.degradation @ruling R76
 */
function wearArms(
  ctx: BrpCtx,
  { by, on, attackOption, level }: Stroke,
  { level: parried, defence }: DefenceResult,
): void {
  const parrying = defence?.means;
  if (!parrying) return;
  if (level === 'special' && parried === 'success') damageArm(ctx, on, parrying, PARRY_WEAR.parrying);
  if (level === 'success' && parried === 'special' && !isMissile(attackOption.mode))
    damageArm(ctx, by, attackOption, PARRY_WEAR.attacking);
  if (isMissile(parrying.mode) && parrying.mode.reload > 0) unload(ctx, on, parrying);
}

function damageArm(ctx: BrpCtx, who: CreatureId, { arm, mode }: AttackOption, points: number): void {
  if (mode.points === null) return;
  const damage = arm.damage + points;
  const broken = isBroken(mode, damage, ctx.world.options);
  const rule = 'brp.combat.weapon-breakage';
  ctx.emit({ type: 'arm-damaged', rule, who, arm: arm.id, points, damage, broken });
}

/** A crossbow used to parry must be loaded again. @rule brp.weapons.crossbow-reload @ruling R81 */
function unload(ctx: BrpCtx, who: CreatureId, { arm, mode }: AttackOption): void {
  const rule = 'brp.weapons.crossbow-reload';
  ctx.emit({ type: 'loading-done', rule, who, arm: arm.id, loading: mode.reload, shots: arm.shots });
}

/**
 * Resolves a shot that hit only the cover; damage that passes through is reduced, and there is no defence.
 * @rule brp.spot.cover @ruling R100
 */
export function hitCover(ctx: BrpCtx, shot: Pick<Stroke, 'by' | 'on' | 'attackOption' | 'knockout'>): void {
  const { by, on, attackOption, knockout } = shot;
  const stops = getFighter(ctx.world, on).cover?.stops ?? null;
  ctx.emit({ type: 'cover-hit', rule: 'brp.spot.cover', who: by, on, stops });
  if (stops === null) return;
  const plain = { hard: false, martial: false, through: false };
  dealDamage(ctx, { by, on, attackOption, ...plain, knockout, less: stops });
}
