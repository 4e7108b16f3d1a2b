import { type CreatureId, creature } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Afflicted, Behaviour, Creature, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { die } from './death.ts';
import { conditionsOn, exhaustionOf, felt, isIncapacitated, speedOf } from './derived.ts';
import { CONDITIONS, type Condition, type ConditionRow } from './effects.ts';
import { thrownOff } from './falling-off.ts';
import { letGoOfAll } from './grapple.ts';
import { EXHAUSTION, FROM_WANT } from './tables.ts';

interface Gaining {
  readonly who: CreatureId;
  readonly condition: Condition;
  readonly cause: string;
  readonly rule: RuleId;
  readonly source?: CreatureId | null;
  readonly rounds?: number | null;
  readonly escapeDc?: number | null;
  readonly behaviour?: Behaviour | null;
}

/**
 * Puts a condition on a creature unless it is immune. Implied conditions are derived while it lasts.
 *
 * @rule quinta.conditions.general
 * @rule quinta.damage.immunity
 * @ruling R68
 * @ruling R79
 */
export function gain(ctx: QuintaCtx, gaining: Gaining): void {
  const { who, condition, cause, rule } = gaining;
  if (condition === LEVELLED) return exhaust(ctx, { who, levels: 1, cause, rule });
  const one = creature(ctx.world, who);
  if (one.unaffectedBy.includes(condition) || isProof(ctx.world, one, condition))
    return ctx.emit({ type: 'condition-resisted', rule: 'quinta.damage.immunity', who, condition });
  if (isOn(one, gaining) || (condition === LYING && one.rides !== null && thrownOff(ctx, who))) return;
  ctx.emit({ type: 'condition-gained', rule, who, affliction: afflictionOf(gaining) });
  suffer(ctx, who);
  if (bringsDown(one, condition)) thrownOff(ctx, who);
}

/** One condition gives immunity to another. @rule quinta.conditions.petrified */
const isProof = (world: World, one: Creature, condition: Condition): boolean =>
  felt(world, one, 'unaffected').some(({ effect }) => effect.by === condition);

/** The condition with levels, and the condition that riders save against. */
const LEVELLED: Condition = 'exhausted';
const LYING: Condition = 'prone';

const afflictionOf = ({ condition, cause, source, rounds, escapeDc, behaviour }: Gaining): Afflicted => ({
  condition,
  source: source ?? null,
  cause,
  rounds: rounds ?? null,
  level: 1,
  escapeDc: escapeDc ?? null,
  behaviour: behaviour ?? null,
});

/**
 * The creature already has this condition from the same source for at least as long.
 *
 * @rule quinta.conditions.general
 */
const isOn = (
  { afflictions }: Creature,
  { condition, cause, source = null, rounds = null }: Gaining,
): boolean =>
  afflictions.some(
    (one) =>
      one.condition === condition &&
      one.cause === cause &&
      one.source === source &&
      (one.rounds === null || (rounds !== null && rounds <= one.rounds)),
  );

const bringsDown = (before: Creature, condition: Condition): boolean =>
  [condition, ...(CONDITIONS[condition] as ConditionRow).implies].includes(LYING) &&
  !before.unaffectedBy.includes(LYING);

/**
 * Ends activities that the creature's current conditions do not allow.
 *
 * @rule quinta.actions.dodge
 * @rule quinta.actions.help
 * @rule quinta.attack.grappling
 * @rule quinta.conditions.unconscious
 */
function suffer(ctx: QuintaCtx, who: CreatureId): void {
  const one = creature(ctx.world, who);
  for (const { rule } of felt(ctx.world, one, 'drops-held')) dropHeld(ctx, one, rule);
  const helpless = isIncapacitated(ctx.world, one);
  if (one.dodging && (helpless || speedOf(ctx.world, one).value === 0))
    ctx.emit({ type: 'dodge-ended', rule: 'quinta.actions.dodge', who });
  if (!helpless) return;
  if (one.readied) ctx.emit({ type: 'ready-set', rule: 'quinta.actions.ready', who, readied: null });
  if (one.helping) ctx.emit({ type: 'helped', rule: 'quinta.actions.help', who, helping: null });
  letGoOfAll(ctx, who);
}

/** Drops held weapons too, both items and features that take a hand. */
function dropHeld(ctx: QuintaCtx, { id: who, items, deeds }: Creature, rule: RuleId): void {
  const weapons = deeds.filter(({ attack }) => attack !== null && attack.hands > 0);
  const fallen = [...items, ...weapons].filter(({ held }) => held).map(({ id }) => id);
  for (const item of new Set(fallen)) ctx.emit({ type: 'item-held', rule, who, item, held: false });
}

interface Losing {
  readonly who: CreatureId;
  readonly condition: Condition;
  readonly rule: RuleId;
  /** Ends only the condition from this cause; without it, from any cause. */
  readonly cause?: string;
  readonly source?: CreatureId | null;
}

/**
 * Ends a condition. Some conditions that it implied remain.
 *
 * @rule quinta.conditions.general
 * @ruling R79
 */
export function lose(ctx: QuintaCtx, { who, condition, rule, cause, source }: Losing): void {
  const ending = creature(ctx.world, who).afflictions.filter(
    (one) =>
      one.condition === condition &&
      (cause === undefined || one.cause === cause) &&
      (source === undefined || one.source === source),
  );
  for (const { cause: from, source: by } of ending) {
    const still =
      creature(ctx.world, who).afflictions.filter((one) => one.condition === condition).length > 1;
    const lost = { type: 'condition-lost', rule, who, condition, cause: from, source: by } as const;
    ctx.emit(still ? { ...lost, still } : lost);
  }
  const now = creature(ctx.world, who);
  if (ending.length === 0 || conditionsOn(now).some((one) => one.condition === condition)) return;
  for (const left of (CONDITIONS[condition] as ConditionRow).leaves as readonly Condition[])
    if (!now.unaffectedBy.includes(left) && !conditionsOn(now).some((one) => one.condition === left))
      ctx.emit({
        type: 'condition-gained',
        rule: CONDITIONS[condition].rule,
        who,
        affliction: afflictionOf({ who, condition: left, cause: condition, rule }),
      });
}

interface Tiring {
  readonly who: CreatureId;
  /** Negative to remove levels. */
  readonly levels: number;
  readonly cause: string;
  readonly rule: RuleId;
}

/**
 * Exhaustion levels add up: those from hunger, thirst and suffocation by cause, all others together. The tenth level is
 * the last.
 *
 * @rule quinta.conditions.exhausted
 * @ruling R34
 * @ruling R82
 */
export function exhaust(ctx: QuintaCtx, { who, levels, cause: from, rule }: Tiring): void {
  const one = creature(ctx.world, who);
  const cause = countedUnder(one, from);
  if (levels > 0 && one.unaffectedBy.includes(LEVELLED))
    return ctx.emit({ type: 'condition-resisted', rule: 'quinta.damage.immunity', who, condition: LEVELLED });
  const had = levelOf(one, cause);
  const level = Math.max(0, Math.min(had + levels, had + EXHAUSTION.deadly - exhaustionOf(one)));
  if (level === had) return;
  const total = exhaustionOf(one) - had + level;
  ctx.emit({ type: 'exhaustion-set', rule, who, level, cause, total });
  if (exhaustionOf(creature(ctx.world, who)) >= EXHAUSTION.deadly)
    die(ctx, who, 'quinta.conditions.exhausted');
  else suffer(ctx, who);
}

/**
 * Only exhaustion from hunger, thirst and suffocation is counted by cause; all other causes count as one.
 *
 * @ruling R34
 */
function countedUnder({ afflictions }: Creature, cause: string): string {
  const isKnown = afflictions.some((one) => one.condition === LEVELLED && one.cause === cause);
  if (isKnown || FROM_WANT.includes(cause)) return cause;
  const weary = afflictions.find((one) => one.condition === LEVELLED && !FROM_WANT.includes(one.cause));
  return weary?.cause ?? cause;
}

const levelOf = ({ afflictions }: Creature, cause: string): number =>
  afflictions.find((one) => one.condition === LEVELLED && one.cause === cause)?.level ?? 0;

/**
 * Counts down at the end of the creature's turn, or for rounds that pass outside of play.
 *
 * @rule quinta.conditions.general
 */
export function countDown(ctx: QuintaCtx, who: CreatureId, passed = 1): void {
  for (const { condition, cause, source, rounds } of creature(ctx.world, who).afflictions) {
    if (rounds === null) continue;
    const rule = 'quinta.conditions.general';
    if (rounds <= passed) lose(ctx, { who, condition, cause, source, rule });
    else ctx.emit({ type: 'rounds-left', rule, who, condition, cause, source, rounds: rounds - passed });
  }
}

/** Removes levels of exhaustion from any cause. @rule quinta.conditions.exhausted */
export function recover(ctx: QuintaCtx, { who, levels, rule }: Omit<Tiring, 'cause'>): void {
  let left = levels;
  for (const { condition, cause, level } of creature(ctx.world, who).afflictions) {
    if (condition !== LEVELLED || left === 0) continue;
    const taken = Math.min(left, level);
    exhaust(ctx, { who, levels: -taken, cause, rule });
    left -= taken;
  }
}
