import { type CreatureId, creature, fields } from '@arbitro/kernel';
import { event, writeJoust } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Jouster } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { changeJouster, isRiding, joustOn } from './jousting.ts';
import { save } from './save.ts';
import { FALL_FROM_HORSE } from './tables.ts';
import { lose, settle } from './wound.ts';

export const unhorsed = event(
  'unhorsed',
  fields<{ who: CreatureId; state: 'unhorsed' | 'stunned' | 'dead' }>(),
  { writeWorld: writeJoust((joust, { who, state }) => changeJouster(joust, who, { state })) },
);

interface Hurt {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly damage: number;
}

/** Applies all damage before its consequences. @rule whitebox.joust.three-tilts */
export function suffer(ctx: WhiteboxCtx, blows: readonly Hurt[]): void {
  const blunt = joustOn(ctx.world)?.lances === 'blunt';
  const hurting = blows.filter(({ damage }) => damage > 0);
  for (const { by, on, damage } of hurting) take(ctx, { by, on, damage }, !blunt);
  for (const { by, on } of hurting) settleOn(ctx, { who: on, by, mayKill: !blunt });
}

/** Where it cannot kill, hit points stop at 0. @rule whitebox.joust.blunt-lance */
function take(
  ctx: WhiteboxCtx,
  { by, on, damage }: { by: CreatureId | null; on: CreatureId; damage: number },
  mayKill: boolean,
): void {
  const { hp } = creature(ctx.world, on);
  lose(ctx, { who: on, by, damage: mayKill ? damage : Math.min(damage, hp) });
}

interface Settling {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  readonly mayKill: boolean;
}

/**
 * At 0 by a lance that cannot kill, the rider is stunned and unhorsed, without a saving throw.
 *
 * @rule whitebox.joust.stunned-at-zero
 */
function settleOn(ctx: WhiteboxCtx, { who, by, mayKill }: Settling): void {
  const { hp } = creature(ctx.world, who);
  if (hp > 0) return;
  const rule: RuleId = mayKill ? 'whitebox.joust.sharp-lance' : 'whitebox.joust.stunned-at-zero';
  if (mayKill) settle(ctx, who, by);
  else ctx.emit({ type: 'status-set', rule, who, status: 'stunned', by });
  if (isRiding(ctx.world, who)) ctx.emit({ type: 'unhorsed', rule, who, state: stateOf(ctx, who) });
}

const stateOf = (
  { world }: WhiteboxCtx,
  who: CreatureId,
): Exclude<Jouster['state'], 'riding' | 'unhorsed'> =>
  creature(world, who).status === 'dead' ? 'dead' : 'stunned';

/**
 * A damaged rider makes a saving throw or is unhorsed.
 *
 * @rule whitebox.joust.unhorse-save
 */
export function keepSeat(ctx: WhiteboxCtx, who: CreatureId): void {
  if (!isRiding(ctx.world, who)) return;
  const rule: RuleId = 'whitebox.joust.unhorse-save';
  const { savesSystem, joustMatrixCategory, joustFallMayKill: mayKill } = ctx.world.options;
  const category = savesSystem === 'matrix' ? joustMatrixCategory : 'single';
  if (save(ctx, { who, category, against: 'unhorsing', rule })) return;
  const damage = ctx.roll({ name: 'fall-damage', rule }, who, diceOf(FALL_FROM_HORSE), (points) => points);
  ctx.emit({ type: 'unhorsed', rule, who, state: 'unhorsed' });
  ctx.emit({ type: 'damage-rolled', rule, by: null, on: who, damage, because: [] });
  take(ctx, { by: null, on: who, damage }, mayKill);
  afterFall(ctx, who, mayKill);
}

/** @rule whitebox.joust.unhorse-save @rule whitebox.joust.stunned-at-zero */
function afterFall(ctx: WhiteboxCtx, who: CreatureId, mayKill: boolean): void {
  if (creature(ctx.world, who).hp > 0) return;
  if (mayKill) settle(ctx, who, null);
  else
    ctx.emit({
      type: 'status-set',
      rule: 'whitebox.joust.stunned-at-zero',
      who,
      status: 'stunned',
      by: null,
    });
}
