import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Affliction, Behaviour, Creature, EndingSave, World } from '../state.ts';
import { conditionsOn, effectsOfKind, isIncapacitated } from './active-effects.ts';
import type { QuintaCtx } from './checks.ts';
import { die } from './death.ts';
import { exhaustionOf, speedOf } from './derived.ts';
import { CONDITIONS, type Condition, type ConditionRow } from './effects.ts';
import { unseatRiders } from './falling-off.ts';
import { releaseAllGrapples } from './grapple-hold.ts';
import { EXHAUSTION, WANT_CAUSES } from './tables.ts';

interface ConditionGain {
  readonly who: CreatureId;
  readonly condition: Condition;
  readonly cause: string;
  readonly rule: RuleId;
  readonly source?: CreatureId | null;
  readonly rounds?: number | null;
  readonly escapeDc?: number | null;
  readonly behaviour?: Behaviour | null;
  readonly endsOnSave?: EndingSave | undefined;
}

/**
 * Puts a condition on a creature unless it is immune. Implied conditions are derived while it lasts.
 * @rule quinta.conditions.general @rule quinta.damage.immunity @ruling R68 @ruling R79
 */
export function gainCondition(ctx: QuintaCtx, gaining: ConditionGain): void {
  const { who, condition, cause, rule } = gaining;
  if (condition === EXHAUSTED) return gainExhaustion(ctx, { who, levels: 1, cause, rule });
  const creature = getCreature(ctx.world, who);
  if (creature.unaffectedBy.includes(condition) || isImmune(ctx.world, creature, condition))
    return ctx.emit({ type: 'condition-resisted', rule: 'quinta.damage.immunity', who, condition });
  if (
    hasAffliction(creature, gaining) ||
    (condition === PRONE && creature.rides !== null && unseatRiders(ctx, who))
  )
    return;
  ctx.emit({ type: 'condition-gained', rule, who, affliction: buildAffliction(gaining) });
  applyConditionEffects(ctx, who);
  if (bringsDown(creature, condition)) unseatRiders(ctx, who);
}

/** One condition gives immunity to another. @rule quinta.conditions.petrified */
const isImmune = (world: World, creature: Creature, condition: Condition): boolean =>
  effectsOfKind(world, creature, 'unaffected').some(({ effect }) => effect.by === condition);

/** The condition with levels, and the condition that riders save against. */
const EXHAUSTED: Condition = 'exhausted';
const PRONE: Condition = 'prone';

const buildAffliction = ({
  condition,
  cause,
  source,
  rounds,
  escapeDc,
  behaviour,
  endsOnSave,
}: ConditionGain): Affliction => ({
  condition,
  source: source ?? null,
  cause,
  rounds: rounds ?? null,
  level: 1,
  escapeDc: escapeDc ?? null,
  behaviour: behaviour ?? null,
  ...(endsOnSave && { endsOnSave }),
});

/**
 * The creature already has this condition from the same source for at least as long.
 * @rule quinta.conditions.general
 */
const hasAffliction = (
  { afflictions }: Creature,
  { condition, cause, source = null, rounds = null }: ConditionGain,
): boolean =>
  afflictions.some(
    (affliction) =>
      affliction.condition === condition &&
      affliction.cause === cause &&
      affliction.source === source &&
      (affliction.rounds === null || (rounds !== null && rounds <= affliction.rounds)),
  );

const bringsDown = (before: Creature, condition: Condition): boolean =>
  [condition, ...(CONDITIONS[condition] as ConditionRow).implies].includes(PRONE) &&
  !before.unaffectedBy.includes(PRONE);

/**
 * Ends activities that the creature's current conditions do not allow.
 * @rule quinta.actions.dodge @rule quinta.actions.help @rule quinta.attack.grappling
 * @rule quinta.conditions.unconscious
 */
function applyConditionEffects(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  for (const { rule } of effectsOfKind(ctx.world, creature, 'drops-held')) dropHeld(ctx, creature, rule);
  const helpless = isIncapacitated(ctx.world, creature);
  if (creature.dodging && (helpless || speedOf(ctx.world, creature).value === 0))
    ctx.emit({ type: 'dodge-ended', rule: 'quinta.actions.dodge', who });
  if (!helpless) return;
  if (creature.readied) ctx.emit({ type: 'ready-set', rule: 'quinta.actions.ready', who, readied: null });
  if (creature.helping) ctx.emit({ type: 'helped', rule: 'quinta.actions.help', who, helping: null });
  releaseAllGrapples(ctx, who);
}

/** Drops held weapons too, both items and features that take a hand. */
function dropHeld(ctx: QuintaCtx, { id: who, items, deeds }: Creature, rule: RuleId): void {
  const weapons = deeds.filter(({ attack }) => attack !== null && attack.hands > 0);
  const fallen = [...items, ...weapons].filter(({ held }) => held).map(({ id }) => id);
  for (const item of new Set(fallen)) ctx.emit({ type: 'item-held', rule, who, item, held: false });
}

interface ConditionLoss {
  readonly who: CreatureId;
  readonly condition: Condition;
  readonly rule: RuleId;
  /** Ends only the condition from this cause; without it, from any cause. */
  readonly cause?: string;
  readonly source?: CreatureId | null;
}

/** Ends a condition. Some conditions that it implied remain. @rule quinta.conditions.general @ruling R79 */
export function loseCondition(ctx: QuintaCtx, { who, condition, rule, cause, source }: ConditionLoss): void {
  const ending = getCreature(ctx.world, who).afflictions.filter(
    (affliction) =>
      affliction.condition === condition &&
      (cause === undefined || affliction.cause === cause) &&
      (source === undefined || affliction.source === source),
  );
  for (const { cause: from, source: by } of ending) {
    const still =
      getCreature(ctx.world, who).afflictions.filter((affliction) => affliction.condition === condition)
        .length > 1;
    const lost = { type: 'condition-lost', rule, who, condition, cause: from, source: by } as const;
    ctx.emit(still ? { ...lost, still } : lost);
  }
  const now = getCreature(ctx.world, who);
  if (
    ending.length === 0 ||
    conditionsOn(now).some((activeCondition) => activeCondition.condition === condition)
  )
    return;
  for (const left of (CONDITIONS[condition] as ConditionRow).leaves as readonly Condition[])
    if (
      !now.unaffectedBy.includes(left) &&
      !conditionsOn(now).some((activeCondition) => activeCondition.condition === left)
    )
      ctx.emit({
        type: 'condition-gained',
        rule: CONDITIONS[condition].rule,
        who,
        affliction: buildAffliction({ who, condition: left, cause: condition, rule }),
      });
}

interface ExhaustionGain {
  readonly who: CreatureId;
  /** Negative to remove levels. */
  readonly levels: number;
  readonly cause: string;
  readonly rule: RuleId;
}

/**
 * Exhaustion levels add up: those from hunger, thirst and suffocation by cause, all others together. The tenth level is
 * the last.
 * @rule quinta.conditions.exhausted @ruling R34 @ruling R82
 */
export function gainExhaustion(ctx: QuintaCtx, { who, levels, cause: from, rule }: ExhaustionGain): void {
  const creature = getCreature(ctx.world, who);
  const cause = exhaustionCauseOf(creature, from);
  if (levels > 0 && creature.unaffectedBy.includes(EXHAUSTED))
    return ctx.emit({
      type: 'condition-resisted',
      rule: 'quinta.damage.immunity',
      who,
      condition: EXHAUSTED,
    });
  const had = exhaustionLevelOf(creature, cause);
  const level = Math.max(0, Math.min(had + levels, had + EXHAUSTION.deadly - exhaustionOf(creature)));
  if (level === had) return;
  const total = exhaustionOf(creature) - had + level;
  ctx.emit({ type: 'exhaustion-set', rule, who, level, cause, total });
  if (exhaustionOf(getCreature(ctx.world, who)) >= EXHAUSTION.deadly)
    die(ctx, who, 'quinta.conditions.exhausted');
  else applyConditionEffects(ctx, who);
}

/**
 * Only exhaustion from hunger, thirst and suffocation is counted by cause; all other causes count as one.
 * @ruling R34
 */
function exhaustionCauseOf({ afflictions }: Creature, cause: string): string {
  const isKnown = afflictions.some(
    (affliction) => affliction.condition === EXHAUSTED && affliction.cause === cause,
  );
  if (isKnown || WANT_CAUSES.includes(cause)) return cause;
  const weary = afflictions.find(
    (affliction) => affliction.condition === EXHAUSTED && !WANT_CAUSES.includes(affliction.cause),
  );
  return weary?.cause ?? cause;
}

const exhaustionLevelOf = ({ afflictions }: Creature, cause: string): number =>
  afflictions.find((affliction) => affliction.condition === EXHAUSTED && affliction.cause === cause)?.level ??
  0;

/**
 * Counts down at the end of the creature's turn, or for rounds that pass outside of play.
 * @rule quinta.conditions.general
 */
export function countDownConditions(ctx: QuintaCtx, who: CreatureId, passed = 1): void {
  for (const { condition, cause, source, rounds } of getCreature(ctx.world, who).afflictions) {
    if (rounds === null) continue;
    const rule = 'quinta.conditions.general';
    if (rounds <= passed) loseCondition(ctx, { who, condition, cause, source, rule });
    else ctx.emit({ type: 'rounds-left', rule, who, condition, cause, source, rounds: rounds - passed });
  }
}

/** Removes levels of exhaustion from any cause. @rule quinta.conditions.exhausted */
export function recoverExhaustion(
  ctx: QuintaCtx,
  { who, levels, rule }: Omit<ExhaustionGain, 'cause'>,
): void {
  let left = levels;
  for (const { condition, cause, level } of getCreature(ctx.world, who).afflictions) {
    if (condition !== EXHAUSTED || left === 0) continue;
    const taken = Math.min(left, level);
    gainExhaustion(ctx, { who, levels: -taken, cause, rule });
    left -= taken;
  }
}
