import { type CreatureId, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { event, writeJoust } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Jouster } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { findJoust, isRiding, updateJouster } from './joust-state.ts';
import { rollSave } from './save.ts';
import { FALL_FROM_HORSE } from './tables.ts';
import { loseHitPoints, settleWound } from './wound.ts';

export const unhorsed = event(
  'unhorsed',
  fields<{ who: CreatureId; state: 'unhorsed' | 'stunned' | 'dead' }>(),
  {
    facts: ({ who, state }) => listFactKeys(state, who),
    writeWorld: writeJoust((joust, { who, state }) => updateJouster(joust, who, { state })),
  },
);

interface LanceDamage {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly damage: number;
}

/** Applies all damage before its consequences. @rule whitebox.joust.three-tilts */
export function takeLanceDamage(ctx: WhiteboxCtx, blows: readonly LanceDamage[]): void {
  const blunt = findJoust(ctx.world)?.lances === 'blunt';
  const hurting = blows.filter(({ damage }) => damage > 0);
  for (const { by, on, damage } of hurting) takeDamage(ctx, { by, on, damage }, !blunt);
  for (const { by, on } of hurting) settleJouster(ctx, { who: on, by, mayKill: !blunt });
}

/** Where it cannot kill, hit points stop at 0. @rule whitebox.joust.blunt-lance */
function takeDamage(
  ctx: WhiteboxCtx,
  { by, on, damage }: { by: CreatureId | null; on: CreatureId; damage: number },
  mayKill: boolean,
): void {
  const { hp } = getCreature(ctx.world, on);
  loseHitPoints(ctx, { who: on, by, damage: mayKill ? damage : Math.min(damage, hp) });
}

interface DownCheck {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  readonly mayKill: boolean;
}

/**
 * At 0 by a lance that cannot kill, the rider is stunned and unhorsed, without a saving throw.
 * @rule whitebox.joust.stunned-at-zero
 */
function settleJouster(ctx: WhiteboxCtx, { who, by, mayKill }: DownCheck): void {
  const { hp } = getCreature(ctx.world, who);
  if (hp > 0) return;
  const rule: RuleId = mayKill ? 'whitebox.joust.sharp-lance' : 'whitebox.joust.stunned-at-zero';
  if (mayKill) settleWound(ctx, who, by);
  else ctx.emit({ type: 'status-set', rule, who, status: 'stunned', by });
  if (isRiding(ctx.world, who)) ctx.emit({ type: 'unhorsed', rule, who, state: jousterStateOf(ctx, who) });
}

const jousterStateOf = (
  { world }: WhiteboxCtx,
  who: CreatureId,
): Exclude<Jouster['state'], 'riding' | 'unhorsed'> =>
  getCreature(world, who).status === 'dead' ? 'dead' : 'stunned';

/** A damaged rider makes a saving throw or is unhorsed. @rule whitebox.joust.unhorse-save */
export function rollToStayMounted(ctx: WhiteboxCtx, who: CreatureId): void {
  if (!isRiding(ctx.world, who)) return;
  const rule: RuleId = 'whitebox.joust.unhorse-save';
  const { savesSystem, joustMatrixCategory, joustFallMayKill: mayKill } = ctx.world.options;
  const category = savesSystem === 'matrix' ? joustMatrixCategory : 'single';
  if (rollSave(ctx, { who, category, against: 'unhorsing', rule })) return;
  const damage = ctx.roll({ name: 'fall-damage', rule }, who, diceOf(FALL_FROM_HORSE), (points) => points);
  ctx.emit({ type: 'unhorsed', rule, who, state: 'unhorsed' });
  ctx.emit({ type: 'damage-rolled', rule, by: null, on: who, damage, because: [] });
  takeDamage(ctx, { by: null, on: who, damage }, mayKill);
  takeFallDamage(ctx, who, mayKill);
}

/** @rule whitebox.joust.unhorse-save @rule whitebox.joust.stunned-at-zero */
function takeFallDamage(ctx: WhiteboxCtx, who: CreatureId, mayKill: boolean): void {
  if (getCreature(ctx.world, who).hp > 0) return;
  if (mayKill) settleWound(ctx, who, null);
  else
    ctx.emit({
      type: 'status-set',
      rule: 'whitebox.joust.stunned-at-zero',
      who,
      status: 'stunned',
      by: null,
    });
}
