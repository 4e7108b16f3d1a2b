import type { Json, System } from '@arbitro/kernel';

/** A character of a file. */
export interface FileCharacter {
  readonly name: string;
  readonly sheet: Json;
}

type FileError = { readonly error: 'wrong-file' } | { readonly error: 'wrong-system'; readonly id: string };

/** Reads a character as this app saves it: `{ system, name, sheet }`. */
export function readCharacterFile({ id }: System, text: string): FileCharacter | FileError {
  const file = parseObject(text);
  if (!file || typeof file.sheet !== 'object' || file.sheet === null) return { error: 'wrong-file' };
  if (typeof file.system === 'string' && file.system !== id)
    return { error: 'wrong-system', id: file.system };
  const name = [file.name, file.id].find((value) => typeof value === 'string' && value.trim() !== '');
  return { name: String(name ?? ''), sheet: file.sheet as Json };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
