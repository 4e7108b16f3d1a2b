import { type Asking, firstFit, type Json } from '@arbitro/kernel';

/** What fits first: nobody's courage is put to the test. */
export const plainAnswer = ({ question }: Asking): Json => firstFit(question);

/** Where comrades have fallen the table decides whether the others stay. @rule whitebox.morale.check */
export function sensibleAnswer({ label, question }: Asking): Json {
  const rolls =
    label.name === 'morale-call' && question.kind === 'one' && question.options.includes('roll-table');
  return rolls ? 'roll-table' : firstFit(question);
}
