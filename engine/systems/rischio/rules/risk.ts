import {
  type AnyQuestion,
  type CreatureId,
  creatureId,
  fields,
  firstRefusal,
  getCreature,
  offerNothing,
  oneOf,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import type { Creature, Level, RiskTerms, World } from '../state.ts';
import {
  d20,
  GRADE_RULES,
  type Grade,
  gradeRoll,
  type RischioCtx,
  requiredTotal,
  riskStatistic,
} from './checks.ts';
import { kind, level, risks } from './fields.ts';
import { cannotRisk, notOnTable } from './may-act.ts';
import { findStatisticName } from './statistic-names.ts';
import { LEVEL_NAMES } from './tables.ts';
import { endRiskTurn } from './turn.ts';

/** How much succeeded: every risk, some, or none. */
export type Extent = 'full' | 'partial' | 'none';

/** `total` is included if later rules use it; the roll itself always has it. */
export const riskTaken = event(
  'risk-taken',
  fields<{ who: CreatureId; kind: string; level: Level; required: number; grade: Grade; total?: number }>(),
  { privateFields: ['total'] },
);

export const attemptSettled = event(
  'attempt-settled',
  fields<{ who: CreatureId; extent: Extent; passed: readonly string[]; failed: readonly string[] }>(),
  { facts: ({ extent }) => [extent] },
);

export const LEVEL_SLOT: AnyQuestion = oneOf(LEVEL_NAMES);

/** Returns whether the creature is up and has a statistic for a risk. */
export const canRisk = ({ status, stats }: Creature): boolean =>
  status === 'up' && Object.keys(stats).length > 0;

/** A grade and, if later rules use it, the margin. */
export interface RiskResult {
  readonly grade: Grade;
  readonly total: number;
}

/**
 * One d20 plus the statistic of the risk's kind, against the level; the event has the total and the grade.
 * @rule rischio.risk.roll
 */
export const risk = action('risk', {
  fields: { by: creatureId, kind, level },
  refuses: (world, { by, level: riskLevel }) => cannotRisk(world, by) ?? notOnTable(world, riskLevel),
  resolve: (ctx, { by, kind: named, level: riskLevel }) => {
    rollRiskTotal(ctx, by, { kind: named, level: riskLevel });
    endRiskTurn(ctx, by);
  },
  offers: (world, { id: by, stats }) => {
    const kinds = Object.keys(stats);
    if (kinds.length === 0 || cannotRisk(world, by)) return [];
    return [{ action: { type: 'risk', by }, slots: { kind: oneOf(kinds), level: LEVEL_SLOT } }];
  },
});

/** Takes a risk and emits its grade and total. */
export function rollRiskTotal(ctx: RischioCtx, who: CreatureId, input: RiskTerms): RiskResult | 'no-roll' {
  const terms = normalizeRisk(ctx, who, input);
  const needed = requiredTotal(terms.level);
  const taken = isSkipped(ctx.world, needed)
    ? 'no-roll'
    : rollRiskDie(ctx, who, terms, (grade, total) => ({ grade, total }));
  const grade = taken === 'no-roll' ? 'passed' : taken.grade;
  const riskTaken = {
    type: 'risk-taken',
    rule: GRADE_RULES[grade],
    who,
    ...terms,
    required: needed,
    grade,
  } as const;
  ctx.emit(taken === 'no-roll' ? riskTaken : { ...riskTaken, total: taken.total });
  return taken;
}

/** Takes a risk of which only the grade matters. */
export function rollRisk(ctx: RischioCtx, who: CreatureId, input: RiskTerms): Grade {
  const terms = normalizeRisk(ctx, who, input);
  const needed = requiredTotal(terms.level);
  const grade = isSkipped(ctx.world, needed) ? 'passed' : rollRiskDie(ctx, who, terms, (graded) => graded);
  ctx.emit({ type: 'risk-taken', rule: GRADE_RULES[grade], who, ...terms, required: needed, grade });
  return grade;
}

/** The kind of risk as the creature's sheet spells it. @rule rischio.risk.stat-by-type */
const normalizeRisk = ({ world }: RischioCtx, who: CreatureId, { kind, level }: RiskTerms): RiskTerms => ({
  kind: findStatisticName(getCreature(world, who), kind),
  level,
});

/** Returns whether the roll is skipped: at level none, if the options say so. @rule rischio.level.no-risk */
export const isSkipped = ({ options }: World, needed: number): boolean =>
  needed === 0 && options.noRiskRoll === 'skip';

function rollRiskDie<T>(
  ctx: RischioCtx,
  who: CreatureId,
  { kind, level }: RiskTerms,
  read: (grade: Grade, total: number) => T,
): T {
  const plus = riskStatistic(ctx.world, getCreature(ctx.world, who), kind);
  const needed = requiredTotal(level);
  const { naturalExtremes } = ctx.world.options;
  const label = { name: kind, rule: 'rischio.risk.roll', plus, target: { value: needed } };
  return ctx.roll(label, who, d20, (face) =>
    read(gradeRoll(face, plus.value, needed, naturalExtremes), face + plus.value),
  );
}

/** The result of several risks taken for one action. */
export interface RiskSummary {
  readonly extent: Extent;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Takes several risks for one action, in the given order. If the options say one after another, the first failure ends
 * the attempt and risks not rolled count as failed.
 * @rule rischio.versus.multiple-risks @rule rischio.versus.partial-result
 */
export function rollRisks(ctx: RischioCtx, who: CreatureId, risks: readonly RiskTerms[]): RiskSummary {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const terms of risks) {
    const { kind } = normalizeRisk(ctx, who, terms);
    const isOver = ctx.world.options.multiRisk === 'sequential' && failed.length > 0;
    if (!isOver && rollRisk(ctx, who, terms) === 'passed') passed.push(kind);
    else failed.push(kind);
  }
  return { extent: extentOf(passed.length, risks.length), passed, failed };
}

function extentOf(passed: number, all: number): Extent {
  if (passed === all) return 'full';
  return passed > 0 ? 'partial' : 'none';
}

/** An action that needs several risks and has no opponent. */
export const attempt = action('attempt', {
  fields: { by: creatureId, risks },
  refuses: (world, { by, risks: taken }) =>
    cannotRisk(world, by) ?? firstRefusal(taken, (item) => notOnTable(world, item.level)),
  resolve: (ctx, { by, risks: taken }) => {
    const { extent, passed, failed } = rollRisks(ctx, by, taken);
    const rule = extent === 'partial' ? 'rischio.versus.partial-result' : 'rischio.versus.multiple-risks';
    ctx.emit({ type: 'attempt-settled', rule, who: by, extent, passed, failed });
    endRiskTurn(ctx, by);
  },
  offers: offerNothing,
});
