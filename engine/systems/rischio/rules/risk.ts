import { type CreatureId, creature } from '@arbitro/kernel';
import type { Attempt, Risk } from '../actions.ts';
import { d20, GRADE_RULES, gradeOf, type RischioCtx, required, riskStatistic } from '../checks.ts';
import type { Extent, Grade } from '../events.ts';
import type { RiskTerms, World } from '../state.ts';
import { statisticName } from '../statistic-names.ts';
import { endRiskTurn } from './turn.ts';

/** A grade and, where the rule goes on to use it, by how much. */
export interface Taken {
  readonly grade: Grade;
  readonly total: number;
}

/**
 * One d20 and the statistic of the risk's kind, against the level; the total is told with the grade.
 *
 * @rule rischio.risk.roll
 */
export function risk(ctx: RischioCtx, { by, kind, level }: Risk): void {
  takeForTotal(ctx, by, { kind, level });
  endRiskTurn(ctx, by);
}

/** Takes a risk and tells its grade and total. */
export function takeForTotal(ctx: RischioCtx, who: CreatureId, given: RiskTerms): Taken | 'no-roll' {
  const terms = spelled(ctx, who, given);
  const needed = required(terms.level);
  const taken = isSkipped(ctx.world, needed)
    ? 'no-roll'
    : roll(ctx, who, terms, (grade, total) => ({ grade, total }));
  const grade = taken === 'no-roll' ? 'passed' : taken.grade;
  const told = {
    type: 'risk-taken',
    rule: GRADE_RULES[grade],
    who,
    ...terms,
    required: needed,
    grade,
  } as const;
  ctx.emit(taken === 'no-roll' ? told : { ...told, total: taken.total });
  return taken;
}

/** Takes a risk of which only the grade matters. */
export function take(ctx: RischioCtx, who: CreatureId, given: RiskTerms): Grade {
  const terms = spelled(ctx, who, given);
  const needed = required(terms.level);
  const grade = isSkipped(ctx.world, needed) ? 'passed' : roll(ctx, who, terms, (graded) => graded);
  ctx.emit({ type: 'risk-taken', rule: GRADE_RULES[grade], who, ...terms, required: needed, grade });
  return grade;
}

/** The kind of risk as the sheet of whoever takes it has it. @rule rischio.risk.stat-by-type */
const spelled = ({ world }: RischioCtx, who: CreatureId, { kind, level }: RiskTerms): RiskTerms => ({
  kind: statisticName(creature(world, who), kind),
  level,
});

/** At level none the table may agree not to roll at all. @rule rischio.level.no-risk */
export const isSkipped = ({ options }: World, needed: number): boolean =>
  needed === 0 && options.noRiskRoll === 'skip';

function roll<T>(
  ctx: RischioCtx,
  who: CreatureId,
  { kind, level }: RiskTerms,
  read: (grade: Grade, total: number) => T,
): T {
  const plus = riskStatistic(ctx.world, creature(ctx.world, who), kind);
  const needed = required(level);
  const { naturalExtremes } = ctx.world.options;
  return ctx.roll({ name: kind, rule: 'rischio.risk.roll', plus }, who, d20, (face) =>
    read(gradeOf(face, plus.value, needed, naturalExtremes), face + plus.value),
  );
}

/** What came of several risks taken for one action. */
export interface Components {
  readonly extent: Extent;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Several risks for one action, in the stated order; where the table plays them one after another,
 * the first failure ends the attempt and what was not rolled counts as failed.
 *
 * @rule rischio.versus.multiple-risks
 * @rule rischio.versus.partial-result
 */
export function takeAll(ctx: RischioCtx, who: CreatureId, risks: readonly RiskTerms[]): Components {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const terms of risks) {
    const { kind } = spelled(ctx, who, terms);
    const isOver = ctx.world.options.multiRisk === 'sequential' && failed.length > 0;
    if (!isOver && take(ctx, who, terms) === 'passed') passed.push(kind);
    else failed.push(kind);
  }
  return { extent: extentOf(passed.length, risks.length), passed, failed };
}

function extentOf(passed: number, all: number): Extent {
  if (passed === all) return 'full';
  return passed > 0 ? 'partial' : 'none';
}

/** An action that needs several risks and has nobody against it. */
export function attempt(ctx: RischioCtx, { by, risks }: Attempt): void {
  const { extent, passed, failed } = takeAll(ctx, by, risks);
  const rule = extent === 'partial' ? 'rischio.versus.partial-result' : 'rischio.versus.multiple-risks';
  ctx.emit({ type: 'attempt-settled', rule, who: by, extent, passed, failed });
  endRiskTurn(ctx, by);
}
