import type { Page, Response } from 'playwright-core';

/** Records everything that the server sends to a page: answers, and each message of the stream. */
export async function recordReceivedText(page: Page): Promise<() => Promise<string>> {
  const answers: Promise<string>[] = [];
  const messages: string[] = [];
  page.on('response', (response) => {
    if (isTextResponse(response)) answers.push(response.text().catch(() => ''));
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.eventSourceMessageReceived', ({ data }) => messages.push(data));
  return async () => [...(await Promise.all(answers)), ...messages].join('\n');
}

/** The stream does not end; it is recorded message by message. */
const isTextResponse = (response: Response): boolean =>
  !(response.headers()['content-type'] ?? '').startsWith('text/event-stream') &&
  new URL(response.url()).pathname.startsWith('/api/');
