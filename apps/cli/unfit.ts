import { type AnyWorld, type Refusal, refusalWords } from '@arbitro/kernel';
import { namer, type ScenarioStep } from '@arbitro/scenario';
import { BadInput } from './desk.ts';
import type { Sheaf } from './file.ts';
import type { Telling } from './log.ts';

interface Unfit {
  /** Its index among the steps. */
  readonly step: number;
  readonly kind: ScenarioStep['kind'] | undefined;
  readonly refusal: Refusal;
  /** How many steps come after it. */
  readonly after?: number;
  readonly world: Pick<AnyWorld, 'creatures'>;
}

/** Returns the error for an answer of the file that fits no question: bad input, with its place. */
export function unfitAnswer(
  { step, kind, refusal, after = 0, world }: Unfit,
  { path, where }: Sheaf,
  { desk: { language, text }, system }: Telling,
): BadInput {
  const key = kind === 'odds' ? 'policy' : 'answers';
  const name = namer(system, world, language);
  const says = refusalWords(system.refusals, refusal, { language, name });
  const place = `${path}${where(['steps', step, key])}: steps[${step}].${key}`;
  const left = after === 0 ? [] : [text('steps-left', { count: after })];
  return new BadInput('answer-unfit', { place, says }, left);
}
