import { loadSystem } from '@arbitro/catalogue/lazy';
import { loadCustomSystem } from '../../../app/custom-systems.ts';
import { reviewExport } from './review-export.ts';
import type { ReviewMessage, ReviewRequest } from './review-messages.ts';

/** Reviews a fight outside the page; the page terminates this worker when it needs no more. */
addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  // a rejected promise in a worker is not an error of the worker: the page would wait for ever
  review(data).catch((error) => send({ kind: 'trouble', why: 'broke', says: String(error) }));
});

const send = (message: ReviewMessage): void => postMessage(message);

async function review({ system: id, module, file, fight }: ReviewRequest): Promise<void> {
  const system = await (module === undefined ? loadSystem(id) : loadCustomSystem(module));
  if (!system) return send({ kind: 'trouble', why: 'broke', says: id });
  for (const message of reviewExport(system, JSON.parse(file), fight, () => performance.now())) send(message);
}
