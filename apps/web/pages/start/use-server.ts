import { useCallback, useEffect, useState } from 'react';
import { sendRequest } from '../../live/api.ts';

const RETRY_MS = 5_000;

/** Whether the server responds; while it does not, it is polled. */
export function useServer(): { readonly answers: boolean; retry(): void } {
  const [answers, setAnswers] = useState(true);
  const retry = useCallback(() => {
    void sendRequest('/systems').then((reply) => setAnswers(reply.ok || reply.code !== 'offline'));
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
  return { answers, retry };
}
