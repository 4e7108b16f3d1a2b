import { loadImporters } from '@arbitro/catalogue/importers';
import type { ImportMessage, ImportRequest } from './import-messages.ts';
import { readWithImporters } from './read-pasted.ts';

/** Reads a text outside the page: the importers share much with the rules, which the worker has anyway. */
export async function importInWorker(
  { pasted, system }: ImportRequest,
  send: (message: ImportMessage) => void,
): Promise<void> {
  send(readWithImporters((await loadImporters(system)) ?? [], pasted));
}
