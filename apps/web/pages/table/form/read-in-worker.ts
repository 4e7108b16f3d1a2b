import type { System } from '@arbitro/kernel';
import { startFightWorker } from '../../../app/start-fight-worker.ts';
import type { ImportMessage, ImportRequest } from './import-messages.ts';
import { findOwnFile, type PastedCreatures, type PasteError, readWithImporters } from './read-pasted.ts';
import { FORM_TEXTS } from './texts.ts';

/** Reads what was pasted: a file of this program, or a format that one of the importers knows. */
export async function readPasted(system: System, text: string): Promise<PastedCreatures | PasteError> {
  const own = findOwnFile(system, text, FORM_TEXTS['own-file']);
  if (own) return own;
  // a custom system has its importers with it
  const { read, formats } = system.importers
    ? readWithImporters(system.importers, text)
    : await askWorker({ pasted: text, system: system.id });
  if (!read) return { error: 'formats', formats };
  return read.creatures.length === 0 ? { error: 'nobody' } : read;
}

const askWorker = (request: ImportRequest): Promise<ImportMessage> =>
  new Promise((resolve, reject) => {
    const worker = startFightWorker();
    const finish = (): void => worker.terminate();
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ImportMessage | { readonly kind: 'trouble' }>) => {
        finish();
        if ('formats' in data) resolve(data);
        else reject(new Error('the text could not be read'));
      },
    );
    worker.addEventListener('error', () => {
      finish();
      reject(new Error('the worker did not start'));
    });
    worker.postMessage(request);
  });
