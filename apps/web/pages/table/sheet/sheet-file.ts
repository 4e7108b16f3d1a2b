import { type CreatureId, type Fields, type Json, valueAt } from '@arbitro/kernel';
import { type Reply, sendRequest } from '../../../live/api.ts';

/** A creature as a file. */
export interface SheetFile {
  readonly system: string;
  readonly id: CreatureId;
  readonly name: string;
  readonly sheet: Fields;
}

export const fetchSheet = (table: string, id: CreatureId): Promise<Reply<SheetFile>> =>
  sendRequest<SheetFile>(`/tables/${table}/creatures/${encodeURIComponent(id)}/export`);

/** Returns the raw value at a path of the sheet. */
export const rawValueAt = (whole: Json | undefined, path: string): Json | undefined =>
  valueAt(whole, path.split('.'));

/** Converts typed text to the type of the previous value. */
export function parseTyped(typedText: string, was: Json | undefined): Json {
  const text = typedText.trim();
  if (typeof was === 'string') return typedText;
  if (typeof was === 'boolean') return text === 'true';
  if (text === '') return null;
  const number = Number(text.replace(',', '.').replace('−', '-'));
  return Number.isNaN(number) ? typedText : number;
}

export const formatRaw = (value: Json | undefined): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
