import type { StreamRange } from '@arbitro/simulation';
import { answerLab } from '../pages/lab/answer-lab.ts';
import type { WorkerMessage } from '../pages/lab/browser-simulation.ts';
import type { LabRequest } from '../pages/lab/simulation-messages.ts';
import { importInWorker } from '../pages/table/form/import-in-worker.ts';
import type { ImportMessage, ImportRequest } from '../pages/table/form/import-messages.ts';
import { reviewInWorker } from '../pages/table/review/review-in-worker.ts';
import type { ReviewMessage, ReviewRequest } from '../pages/table/review/review-messages.ts';

type Request = LabRequest | StreamRange | ReviewRequest | ImportRequest;

/**
 * Simulations of the lab, reviews of fights and the reading of pasted texts, outside the page. They are one script, because
 * the script of a worker has its own copy of all rules.
 */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  // a rejected promise in a worker is not an error of the worker: the page would wait for ever
  if ('file' in data) reviewInWorker(data, send).catch((error) => send({ kind: 'trouble', ...broke(error) }));
  else if ('pasted' in data)
    importInWorker(data, send).catch((error) => send({ kind: 'trouble', ...broke(error) }));
  else
    answerLab(data)
      .catch((error): WorkerMessage => ({ is: 'trouble', ...broke(error) }))
      .then(send);
});

const send = (message: WorkerMessage | ReviewMessage | ImportMessage): void => postMessage(message);
const broke = (error: unknown) => ({ why: 'broke', says: String(error) }) as const;
