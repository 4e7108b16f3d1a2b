import type { Json, Namer } from '@arbitro/kernel';
import type { Speech } from '../../../app/language.tsx';

/** An option in words: names and terms as this reader knows them. */
export function valueWords(value: Json, name: Namer, speech: Speech): string {
  if (value === null) return speech.text('table-nothing');
  if (typeof value === 'boolean') return speech.text(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return speech.number(value);
  if (typeof value === 'string') return value === '' ? '–' : name(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(one, name, speech)).join(' + ') || '–';
  return Object.values(value)
    .filter((part) => part !== null && part !== '')
    .map((part) => valueWords(part, name, speech))
    .join(' ');
}
