import type { Danger, LocalizedText } from '@arbitro/kernel';
import { useCallback, useEffect, useState } from 'react';
import { sendRequest } from '../../live/api.ts';

const RETRY_MS = 5_000;

/** An encounter ready to play, as the server lists it. */
export interface ListedEncounter {
  readonly id: string;
  readonly title: LocalizedText;
  readonly about: LocalizedText;
  readonly danger: Danger;
}

type ListedSystems = Readonly<Record<string, { readonly encounters: readonly ListedEncounter[] }>>;

interface Server {
  readonly answers: boolean;
  /** The games with their encounters, once the server has listed them. */
  readonly systems: ListedSystems;
  retry(): void;
}

/** Whether the server responds, and what can be played there; while it does not respond, it is polled. */
export function useServer(): Server {
  const [answers, setAnswers] = useState(true);
  const [systems, setSystems] = useState<ListedSystems>({});
  const retry = useCallback(() => {
    void sendRequest<ListedSystems>('/systems').then((reply) => {
      setAnswers(reply.ok || reply.code !== 'offline');
      if (reply.ok) setSystems(reply.value);
    });
  }, []);
  useEffect(() => {
    retry();
    for (const event of ['online', 'offline']) window.addEventListener(event, retry);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, retry);
    };
  }, [retry]);
  useEffect(() => {
    if (answers) return;
    const timer = setInterval(retry, RETRY_MS);
    return () => clearInterval(timer);
  }, [answers, retry]);
  return { answers, systems, retry };
}
