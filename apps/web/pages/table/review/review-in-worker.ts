import { loadSystem } from '@arbitro/catalogue/lazy';
import { loadCustomSystem } from '../../../app/custom-systems.ts';
import { reviewExport } from './review-export.ts';
import type { ReviewMessage, ReviewRequest } from './review-messages.ts';

/** Reviews a fight outside the page; the page terminates the worker when it needs no more. */
export async function reviewInWorker(
  { system: id, module, file, fight }: ReviewRequest,
  send: (message: ReviewMessage) => void,
): Promise<void> {
  const system = await (module === undefined ? loadSystem(id) : loadCustomSystem(module));
  if (!system) return send({ kind: 'trouble', why: 'broke', says: id });
  for (const message of reviewExport(system, JSON.parse(file), fight, () => performance.now())) send(message);
}
