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
import { FORM_TEXTS } from './texts.ts';

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

/** Reads what was pasted: a file of this program, or a format that one of the importers knows. */
export function readPasted(
  system: Pick<System, 'id' | 'content'>,
  importers: readonly Importer[],
  text: string,
): PastedCreatures | PasteError {
  if (text.length > LIMITS.worldText) return { error: 'too-long', n: text.length, max: LIMITS.worldText };
  const source = parseImportSource(text);
  const own = readOwnFile(system, source.data);
  if (own) return own;
  const found = findImporter([{ importers }], source);
  if (!found) return { error: 'formats', formats: importers.map(({ name }) => name) };
  const { creatures } = found.importer.read(source);
  return creatures.length === 0 ? { error: 'nobody' } : { format: found.importer.name, creatures };
}

/** A creature or a scenario as this program saves it. */
function readOwnFile(
  { id, content }: Pick<System, 'id' | 'content'>,
  data: unknown,
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
  return { format: FORM_TEXTS['own-file'], creatures };
}
