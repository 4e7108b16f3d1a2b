import { useEffect, useState } from 'react';
import { moduleAddressOf } from '../../../app/custom-systems.ts';
import { startFightWorker } from '../../../app/start-fight-worker.ts';
import { createFailedReply, OFFLINE, type Reply } from '../../../live/api.ts';
import type {
  ReviewMessage,
  ReviewProgress,
  ReviewRequest,
  ReviewResult,
  ReviewTrouble,
} from './review-messages.ts';

export interface ReviewState {
  readonly result: ReviewResult | undefined;
  /** Undefined when the computation has ended. */
  readonly progress: ReviewProgress | undefined;
  readonly trouble: ReviewTrouble | undefined;
}

const NOTHING_YET: ReviewState = { result: undefined, progress: undefined, trouble: undefined };

interface ReviewSource {
  readonly table: string;
  /** The game master's seat, which alone may export a table. */
  readonly gmSeat: string;
  readonly system: string;
  readonly fight: number | undefined;
}

/** Exports the table and reviews a fight of it in a worker, until the component is unmounted. */
export function useReview({ table, gmSeat, system, fight }: ReviewSource): ReviewState {
  const [state, setState] = useState(NOTHING_YET);
  useEffect(() => {
    const stop = new AbortController();
    const hear = (message: ReviewMessage): void => setState((was) => addMessage(was, message));
    setState(NOTHING_YET);
    void fetchExport(table, gmSeat, stop.signal).then((file) => {
      if (stop.signal.aborted) return;
      if (!file.ok) return hear({ kind: 'trouble', why: 'broke', says: file.says });
      const request = { system, module: moduleAddressOf(system), file: file.value, fight };
      reviewInWorker(request, stop.signal, hear);
    });
    return () => stop.abort();
  }, [table, gmSeat, system, fight]);
  return state;
}

function addMessage(was: ReviewState, message: ReviewMessage): ReviewState {
  switch (message.kind) {
    case 'progress':
      return { ...was, progress: message };
    case 'review':
      return { ...was, result: message, progress: message.isRough ? was.progress : undefined };
    case 'trouble':
      return { ...was, trouble: message, progress: undefined };
  }
}

/** Returns the game master's export as text. A lone player's device has that seat too. */
async function fetchExport(table: string, seat: string, signal: AbortSignal): Promise<Reply<string>> {
  try {
    const answer = await fetch(`/api/tables/${table}/export?as=${seat}`, { signal });
    const text = await answer.text();
    return answer.ok
      ? { ok: true, value: text }
      : createFailedReply(answer.status, JSON.parse(text || 'null'));
  } catch {
    return OFFLINE;
  }
}

function reviewInWorker(
  request: ReviewRequest,
  signal: AbortSignal,
  hear: (message: ReviewMessage) => void,
): void {
  const worker = startFightWorker();
  worker.onmessage = ({ data }: MessageEvent<ReviewMessage>) => {
    if (!signal.aborted) hear(data);
  };
  worker.onerror = ({ message }) => hear({ kind: 'trouble', why: 'broke', says: message });
  signal.addEventListener('abort', () => worker.terminate());
  worker.postMessage(request);
}
