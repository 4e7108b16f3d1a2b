import { systemNames } from '@arbitro/catalogue/lazy';
import { countOutcomes, type ImportedCreature, type LocalizedText } from '@arbitro/kernel';
import { loadSystem } from '../../app/systems.ts';
import { loadTexts } from '../../app/texts.ts';
import type { FailedReply } from '../../live/api.ts';
import type { NewThing } from './new-thing.ts';
import { readText } from './read-thing.ts';
import { type ImportReport, importShelf, putThing } from './shelf-api.ts';

/** How much of a creature was understood. */
interface ReadParts {
  readonly name: string;
  readonly says: LocalizedText;
  readonly counts: Readonly<Record<string, number>>;
}

/** What came of adding a file or a text. */
export type AddResult =
  | { readonly is: 'added'; readonly name: string }
  | { readonly is: 'report'; readonly report: ImportReport; readonly parts: readonly ReadParts[] }
  | { readonly is: 'key'; readonly key: string }
  | { readonly is: 'denied'; readonly denied: FailedReply }
  | { readonly is: 'bad-picture' }
  | { readonly is: 'unread'; readonly game: LocalizedText; readonly formats: readonly LocalizedText[] };

/** Adds a file of this device. */
export async function addFile(file: File, game: string): Promise<AddResult> {
  const title = file.name.replace(/\.\w+$/, '').slice(0, 100) || 'Arbitro';
  if (!file.type.startsWith('image/')) return addText(await file.text(), { game, title });
  const { HANDOUT_LIMITS, shrinkPicture } = await import('../table/picture/shrink-picture.ts');
  const picture = await shrinkPicture(file, HANDOUT_LIMITS);
  return picture === undefined ? { is: 'bad-picture' } : put({ kind: 'picture', name: title, picture });
}

interface TextSource {
  /** The game whose importers read what is no file of this program. */
  readonly game: string;
  /** What a thing without a name is called. */
  readonly title: string;
}

/** Adds a text: a file that this program saved, or creatures in any format that the game can read. */
export async function addText(text: string, { game, title }: TextSource): Promise<AddResult> {
  const read = readText(text, title);
  if (read.is === 'key') return read;
  if (read.is === 'thing') return put(read.thing);
  if (read.is === 'unknown') return addCreatures(text, game);
  const report = await importShelf(read.file);
  return report.ok ? { is: 'report', report: report.value, parts: [] } : { is: 'denied', denied: report };
}

async function put(thing: NewThing): Promise<AddResult> {
  const reply = await putThing(thing);
  return reply.ok ? { is: 'added', name: thing.name } : { is: 'denied', denied: reply };
}

/** Reads creatures with the game that was chosen, or with the one that knows their format. */
async function addCreatures(text: string, game: string): Promise<AddResult> {
  const chosen = await readAs(text, game);
  if ('creatures' in chosen) return putCreatures(chosen.creatures, game);
  for (const { id } of systemNames) {
    if (id === game) continue;
    const read = await readAs(text, id);
    if ('creatures' in read) return putCreatures(read.creatures, id);
  }
  return { is: 'unread', ...chosen };
}

type ReadAs =
  | { readonly creatures: readonly ImportedCreature[] }
  | { readonly game: LocalizedText; readonly formats: readonly LocalizedText[] };

async function readAs(text: string, game: string): Promise<ReadAs> {
  const system = await loadSystem(game);
  if (!system) throw new Error(`there is no game ${game}`);
  await loadTexts('table-forms');
  const { readPasted } = await import('../table/form/read-in-worker.ts');
  const read = await readPasted(system, text).catch(() => ({ error: 'nobody' as const }));
  if (!('error' in read)) return { creatures: read.creatures };
  return { game: system.presentation.name, formats: 'formats' in read ? read.formats : [] };
}

/** Puts each creature on the shelf; those that its game refuses are reported, and what was not fully understood. */
async function putCreatures(creatures: readonly ImportedCreature[], system: string): Promise<AddResult> {
  const left: ImportReport['left'][number][] = [];
  for (const { name, sheet } of creatures) {
    const reply = await putThing({ kind: 'creature', name: name.slice(0, 100), system, data: sheet });
    if (!reply.ok && reply.status !== 422) return { is: 'denied', denied: reply };
    if (!reply.ok) left.push({ name, says: reply.says });
  }
  const parts = await describeParts(creatures);
  const [only] = creatures;
  if (only && creatures.length === 1 && left.length + parts.length === 0)
    return { is: 'added', name: only.name };
  return { is: 'report', report: { came: creatures.length - left.length, there: 0, left }, parts };
}

/** Says how much of each creature was understood, where it was not everything. */
async function describeParts(creatures: readonly ImportedCreature[]): Promise<readonly ReadParts[]> {
  const { FORM_TEXTS } = await import('../table/form/texts.ts');
  return creatures.flatMap(({ name, lines }) => {
    const counts = countOutcomes(lines);
    if (counts.played === lines.length) return [];
    return [{ name, says: FORM_TEXTS.parts, counts: { ...counts, all: lines.length } }];
  });
}
