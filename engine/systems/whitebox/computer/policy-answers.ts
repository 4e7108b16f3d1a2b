import { type DecisionRequest, defaultAnswer, type Json } from '@arbitro/kernel';

/** Returns the first valid answer: morale is never checked. */
export const answerPlainly = ({ question }: DecisionRequest): Json => defaultAnswer(question);

/**
 * Where comrades have fallen, a roll on the morale table decides whether the others stay.
 * @rule whitebox.morale.check
 */
export function answerSensibly({ label, question }: DecisionRequest): Json {
  const rolls =
    label.name === 'morale-call' && question.kind === 'one' && question.options.includes('roll-table');
  return rolls ? 'roll-table' : defaultAnswer(question);
}
