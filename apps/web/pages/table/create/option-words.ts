import { type Barred, type Json, refusalWords, type System } from '@arbitro/kernel';
import type { Speech } from '../../../app/language.tsx';

/** Returns the words for an option, a label or an answer: from the system's terms, or its content. */
export function optionWords(system: System, value: Json, speech: Speech): string {
  if (typeof value === 'number') return speech.number(value);
  if (typeof value === 'string') {
    const known = system.face.terms[value] ?? system.content[value]?.name;
    return known ? speech.words(known) : value;
  }
  if (Array.isArray(value)) return value.map((one) => optionWords(system, one, speech)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  return Object.entries(value)
    .map(([name, points]) => `${optionWords(system, name, speech)} ${optionWords(system, points, speech)}`)
    .join(', ');
}

/** Returns why an option is disabled. */
export const whyNot = (system: System, { refusal }: Barred, speech: Speech): string =>
  refusalWords(system.refusals, refusal, {
    language: speech.language,
    name: (value) => optionWords(system, value, speech),
  });
