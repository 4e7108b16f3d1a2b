import { formatSquare } from '@arbitro/grid';
import type { Fields, Json, Namer } from '@arbitro/kernel';
import type { Locale } from '../../../app/language.tsx';

/** Returns an option in words: names and terms as this reader knows them. */
export function describeValue(value: Json, name: Namer, speech: Locale): string {
  if (value === null) return speech.text('table-nothing');
  if (typeof value === 'boolean') return speech.text(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return speech.number(value);
  if (typeof value === 'string') return value === '' ? '–' : name(value);
  if (Array.isArray(value)) return value.map((item) => describeValue(item, name, speech)).join(' + ') || '–';
  const square = formatSquare(value);
  if (square !== undefined) return square;
  return describeParts(value as Fields, name, speech);
}

/** Returns a group in words: each of its parts, and of the flags only those that are set. */
function describeParts(value: Fields, name: Namer, speech: Locale): string {
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '' && part !== false);
  return parts
    .map(([key, part], index) =>
      part === true ? `${index > 0 ? ', ' : ''}${name(key)}` : ` ${describeValue(part, name, speech)}`,
    )
    .join('')
    .trim();
}
