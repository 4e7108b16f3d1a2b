import { squareWords } from '@arbitro/grid';
import type { Fields, Json, Namer } from '@arbitro/kernel';
import type { Speech } from '../../../app/language.tsx';

/** Returns an option in words: names and terms as this reader knows them. */
export function valueWords(value: Json, name: Namer, speech: Speech): string {
  if (value === null) return speech.text('table-nothing');
  if (typeof value === 'boolean') return speech.text(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return speech.number(value);
  if (typeof value === 'string') return value === '' ? '–' : name(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(one, name, speech)).join(' + ') || '–';
  const square = squareWords(value);
  if (square !== undefined) return square;
  return partsOf(value as Fields, name, speech);
}

/** Returns a group in words: each of its parts, and of the flags only those that are set. */
function partsOf(value: Fields, name: Namer, speech: Speech): string {
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '' && part !== false);
  return parts
    .map(([key, part], at) =>
      part === true ? `${at > 0 ? ', ' : ''}${name(key)}` : ` ${valueWords(part, name, speech)}`,
    )
    .join('')
    .trim();
}
