import { type AnyWorld, createNamer } from '@arbitro/kernel';
import {
  describeAction,
  describeOutcome,
  describeTurn,
  type FightReport,
  type NarrationLine,
  type Turn,
} from '@arbitro/scenario';
import { wrapHanging } from './columns.ts';
import type { LogContext } from './log.ts';

type ToldTurn = Pick<Turn, 'events' | 'rolls' | 'before'>;

/** Returns every roll and every event of an action, each on a line. */
export const formatTurn = (turn: ToldTurn, logContext: LogContext): readonly string[] =>
  describeTurn(turn, { system: logContext.system, language: logContext.context.language }).map((line) =>
    formatLine(line, logContext),
  );

function formatLine({ kind, text, rule }: NarrationLine, { context: { paint }, rules }: LogContext): string {
  const toldText = kind === 'roll' ? paint.cyan(`   ${text}`) : `   ${text}`;
  return rules ? `${toldText}  ${paint.dim(`‹${rule}›`)}` : toldText;
}

/** Returns the outcome of a step's action: in one paragraph, or in full if the user asked for it. */
export function formatStepTurn(turn: ToldTurn, logContext: LogContext): readonly string[] {
  return isInFull(logContext) ? formatTurn(turn, logContext) : formatOutcome(turn, logContext);
}

const isInFull = ({ rules, verbose = false }: LogContext): boolean => rules || verbose;

function formatOutcome(turn: ToldTurn, { context, system }: LogContext): readonly string[] {
  const { language, io } = context;
  const name = createNamer(system, turn.before, language);
  const text = describeOutcome(turn, { system, language, name });
  return text === '' ? [] : wrapHanging(`   ${text}`, io.width);
}

/** Returns a fight turn by turn, a line for each action, and how it ended. */
export function formatFight({ turns, end }: FightReport, logContext: LogContext): readonly string[] {
  const lines = turns.flatMap((turn) => formatFightTurn(turn, logContext));
  return end?.kind === 'over'
    ? [...lines, `   ${logContext.context.paint.bold(describeFightEnd(end.standing, end.world, logContext))}`]
    : lines;
}

/** The action itself is described only if no event describes it. */
function formatFightTurn(turn: Turn, logContext: LogContext): readonly string[] {
  const { context, system } = logContext;
  const head = `   ${context.paint.bold(describeAction(turn.action, turn.before, { system, language: context.language }))}`;
  if (isInFull(logContext)) return [head, ...formatTurn(turn, logContext).map((line) => `  ${line}`)];
  const lines = formatOutcome(turn, logContext);
  return lines.length === 0 ? [head] : lines;
}

export function describeFightEnd(
  { winner, round }: { readonly winner: string | null; readonly round: number },
  world: AnyWorld,
  { context, system }: LogContext,
): string {
  const name = createNamer(system, world, context.language);
  return winner === null
    ? context.text('fight-undecided', { round })
    : context.text('fight-won', { round, winner: name(winner) });
}
