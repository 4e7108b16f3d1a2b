import { type AnyWorld, createNamer, describeRefusal, type Refusal } from '@arbitro/kernel';
import type { ScenarioStep } from '@arbitro/scenario';
import { UsageError } from '../command-line/context.ts';
import type { SourceFile } from '../files/source-file.ts';
import type { LogContext } from '../output/log.ts';

interface UnfitAnswer {
  /** Its index among the steps. */
  readonly step: number;
  readonly kind: ScenarioStep['kind'] | undefined;
  readonly refusal: Refusal;
  /** How many steps come after it. */
  readonly after?: number;
  readonly world: Pick<AnyWorld, 'creatures'>;
}

/** Returns the error for an answer of the file that fits no question: bad input, with its place. */
export function createUnfitAnswerError(
  { step, kind, refusal, after = 0, world }: UnfitAnswer,
  { path, positionOf }: SourceFile,
  { context: { language, text }, system }: LogContext,
): UsageError {
  const key = kind === 'odds' ? 'policy' : 'answers';
  const name = createNamer(system, world, language);
  const line = describeRefusal(system.refusals, refusal, { language, name });
  const position = `${path}${positionOf(['steps', step, key])}: steps[${step}].${key}`;
  const stepsLeft = after === 0 ? [] : [text('steps-left', { count: after })];
  return new UsageError('answer-unfit', { place: position, says: line }, stepsLeft);
}
