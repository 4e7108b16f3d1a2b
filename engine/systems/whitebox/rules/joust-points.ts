import { type CreatureId, fields, type Reason, score as scoreOf } from '@arbitro/kernel';
import { event, writeJoust } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { makeReason, type WhiteboxCtx } from './checks.ts';
import { updateJouster } from './joust-state.ts';
import { JOUST_POINTS } from './tables.ts';

export const pointsScored = event(
  'joust-points',
  fields<{ who: CreatureId; points: number; total: number; because: readonly Reason[] }>(),
  {
    amounts: ({ who, points }) => [['points', who, points]],
    writeWorld: writeJoust((joust, { who, total }) => updateJouster(joust, who, { points: total })),
  },
);

/** The results of one jouster in a pass. */
export interface Tally {
  readonly who: CreatureId;
  /** An attack total of twelve or more, hit or miss. */
  readonly high: boolean;
  readonly hurt: boolean;
  readonly defeated: boolean;
}

/** The rows add up, or only the best counts, by option. @rule whitebox.joust.points */
export function scorePass(ctx: WhiteboxCtx, { who, high, hurt, defeated }: Tally): void {
  const rule: RuleId = 'whitebox.joust.points';
  const rows: readonly Reason[] = [
    ...(high ? [makeReason(rule, 'attack-of-twelve', JOUST_POINTS.attack)] : []),
    ...(hurt ? [makeReason(rule, 'damage', JOUST_POINTS.damage)] : []),
    ...(defeated ? [makeReason(rule, 'defeat', JOUST_POINTS.defeat)] : []),
  ];
  const { value, because } = scoreOf(ctx.world.options.joustScoring === 'highest' ? rows.slice(-1) : rows);
  if (value === 0) return;
  const before = ctx.world.joust?.jousters.find((jouster) => jouster.who === who)?.points ?? 0;
  ctx.emit({ type: 'joust-points', rule, who, points: value, total: before + value, because });
}
