import { type Asking, firstFit, type Json } from '@arbitro/kernel';

/** Returns the first valid answer: morale is never checked. */
export const plainAnswer = ({ question }: Asking): Json => firstFit(question);

/**
 * Where comrades have fallen, a roll on the morale table decides whether the others stay.
 *
 * @rule whitebox.morale.check
 */
export function sensibleAnswer({ label, question }: Asking): Json {
  const rolls =
    label.name === 'morale-call' && question.kind === 'one' && question.options.includes('roll-table');
  return rolls ? 'roll-table' : firstFit(question);
}
