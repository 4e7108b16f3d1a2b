import { type DisabledOption, describeRefusal, type Json, type System } from '@arbitro/kernel';
import type { Locale } from '../../../app/language.tsx';

/** Returns the words for an option, a label or an answer: from the system's terms, or its content. */
export function describeOption(system: System, value: Json, speech: Locale): string {
  if (typeof value === 'number') return speech.number(value);
  if (typeof value === 'string') {
    const known = system.presentation.terms[value] ?? system.content[value]?.name;
    return known ? speech.words(known) : value;
  }
  if (Array.isArray(value)) return value.map((item) => describeOption(system, item, speech)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  return Object.entries(value)
    .map(
      ([name, points]) => `${describeOption(system, name, speech)} ${describeOption(system, points, speech)}`,
    )
    .join(', ');
}

/** Returns why an option is disabled. */
export const describeDisabled = (system: System, { refusal }: DisabledOption, speech: Locale): string =>
  describeRefusal(system.refusals, refusal, {
    language: speech.language,
    name: (value) => describeOption(system, value, speech),
  });
