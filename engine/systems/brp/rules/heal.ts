import { type CreatureId, fields, getCreature } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Wound } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { hitPoints, isExhausted } from './derived.ts';
import { FAINTS_AT, SECONDS } from './tables.ts';
import { faint, faintsWith } from './wound.ts';

export const woundHealed = event(
  'wound-healed',
  fields<{ who: CreatureId; wound: number; points: number; left: number; hitPoints: number }>(),
  {
    amounts: ({ who, points }) => [['healed', who, points]],
    audience: audienceForWho,
    writeCreature: (draft, { wound, left }) => {
      draft.wounds = reduceWound(draft.wounds, wound, left);
    },
  },
);

/** Lowers the points of a wound, and removes it at 0. */
function reduceWound(wounds: readonly Wound[], id: number, left: number): readonly Wound[] {
  return left <= 0
    ? wounds.filter((wound) => wound.id !== id)
    : wounds.map((wound) => (wound.id === id ? { ...wound, points: left } : wound));
}

export const healsAt = event('heals-at', fields<{ who: CreatureId; at: number | null }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { at }) => {
    draft.healsAt = at;
  },
});

interface Healing {
  readonly who: CreatureId;
  readonly wound: number;
  readonly points: number;
  readonly rule: RuleId;
}

/** Heals a wound, by no more than it cost. @rule brp.wounds.hit-point-loss */
export function healWound(ctx: BrpCtx, { who, wound, points, rule }: Healing): void {
  const creature = getCreature(ctx.world, who);
  const left = (creature.wounds.find(({ id }) => id === wound)?.points ?? 0) - points;
  const healed = left < 0 ? points + left : points;
  if (healed <= 0) return;
  ctx.emit({
    type: 'wound-healed',
    rule,
    who,
    wound,
    points: healed,
    left: Math.max(0, left),
    hitPoints: hitPoints(creature).value + healed,
  });
  recountWeeks(ctx, who);
  recover(ctx, who);
}

/** Returns when the week of healing ends: weeks count from the oldest unhealed wound. @ruling R94 */
export function findWeekEnd({ wounds, healsAt: toAct }: Pick<Creature, 'wounds' | 'healsAt'>): number | null {
  if (wounds.length === 0) return null;
  const oldest = Math.min(...wounds.map(({ at }) => at));
  return Math.max(toAct ?? 0, oldest + SECONDS.week);
}

function recountWeeks(ctx: BrpCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  const at = findWeekEnd(creature);
  if (at !== creature.healsAt) ctx.emit({ type: 'heals-at', rule: 'brp.healing.natural', who, at });
}

/**
 * A creature above 0 hit points is no longer dying. Healing wakes an unconscious creature only if the options say so.
 * @rule brp.healing.first-aid-rescue @rule brp.wounds.unconscious
 */
export function recover(ctx: BrpCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  const { state } = creature;
  const left = hitPoints(creature).value;
  if (state.is === 'dying' && left > 0)
    return faintsWith(ctx.world, left) ? faint(ctx, who, 'wounds') : rouse(ctx, who);
  const fainted = state.is === 'unconscious' && state.cause === 'wounds';
  if (fainted && left > FAINTS_AT && ctx.world.options.unconsciousEndsOnHealing) rouse(ctx, who);
}

/** Wakes the creature unless it has no power points left. @rule brp.wounds.unconscious */
export function rouse(ctx: BrpCtx, who: CreatureId): void {
  const rule = 'brp.wounds.unconscious';
  if (isExhausted(getCreature(ctx.world, who))) return faintFromPower(ctx, who);
  ctx.emit({ type: 'state-set', rule, who, state: { is: 'up' } });
}

/** Makes the creature unconscious until it has power again. @rule brp.derived.power-points @ruling R14 */
export function faintFromPower(ctx: BrpCtx, who: CreatureId): void {
  const rule = 'brp.derived.power-points';
  ctx.emit({ type: 'state-set', rule, who, state: { is: 'unconscious', until: null, cause: 'power' } });
}
