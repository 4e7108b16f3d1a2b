import {
  findImporter,
  type ImportedCreature,
  type Importer,
  idFromText,
  isFields,
  type Json,
  type LocalizedText,
  parseImportSource,
  type System,
} from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';
import type { ImportMessage } from './import-messages.ts';

/** A text that was read, with the format it was recognised by. */
export interface PastedCreatures {
  readonly format: LocalizedText;
  readonly creatures: readonly ImportedCreature[];
}
export type PasteError =
  | { readonly error: 'too-long'; readonly n: number; readonly max: number }
  | { readonly error: 'wrong-game'; readonly id: string }
  | { readonly error: 'formats'; readonly formats: readonly LocalizedText[] }
  | { readonly error: 'nobody' };

/** Reads a text with the importer that fits it best. */
export function readWithImporters(importers: readonly Importer[], text: string): ImportMessage {
  const source = parseImportSource(text);
  const found = findImporter([{ importers }], source);
  return {
    read: found && { format: found.importer.name, creatures: found.importer.read(source).creatures },
    formats: importers.map(({ name }) => name),
  };
}

/** Reads a text that is a file of this program, or says why it is not read at all. */
export function findOwnFile(
  system: Pick<System, 'id' | 'content'>,
  text: string,
  format: LocalizedText,
): PastedCreatures | PasteError | undefined {
  if (text.length > LIMITS.worldText) return { error: 'too-long', n: text.length, max: LIMITS.worldText };
  return readOwnFile(system, parseImportSource(text).data, format);
}

/** A creature or a scenario as this program saves it. */
function readOwnFile(
  { id, content }: Pick<System, 'id' | 'content'>,
  data: unknown,
  format: LocalizedText,
): PastedCreatures | PasteError | undefined {
  if (!isFields(data)) return undefined;
  const listed: readonly Json[] = Array.isArray(data.creatures) ? data.creatures : [data];
  const ours = listed
    .filter(isFields)
    .filter(({ sheet, from }) => isFields(sheet) || typeof from === 'string');
  if (ours.length === 0) return undefined;
  if (typeof data.system === 'string' && data.system !== id) return { error: 'wrong-game', id: data.system };
  const creatures = ours.map((creature): ImportedCreature => {
    const ready = typeof creature.from === 'string' ? content[creature.from] : undefined;
    const name = String(creature.name ?? creature.id ?? creature.from ?? '?');
    const own = isFields(creature.sheet) ? creature.sheet : {};
    const sheet = { ...(isFields(ready?.sheet) ? ready.sheet : {}), ...own };
    return { id: idFromText(name), name, sheet, lines: [] };
  });
  return { format, creatures };
}
