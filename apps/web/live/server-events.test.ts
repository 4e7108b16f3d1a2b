import { expect, it } from 'vitest';
import { readServerEvents, type ServerEvent } from './server-events.ts';

const TEXT =
  ': arbitro\nretry: 2000\n\nevent: figures\ndata: {"è":1}\n\n:\n\ndata: plain\n\nevent: cut\ndata: sho';

it.each([1, 7, TEXT.length])(
  'emits whole messages, although they arrive %i bytes at a time',
  async (size) => {
    const bytes = new TextEncoder().encode(TEXT);
    const body = new ReadableStream<Uint8Array>({
      start(to) {
        for (let index = 0; index < bytes.length; index += size) to.enqueue(bytes.slice(index, index + size));
        to.close();
      },
    });
    const serverEvents: ServerEvent[] = [];
    for await (const event of readServerEvents(body)) serverEvents.push(event);
    expect(serverEvents).toEqual([
      { event: 'figures', data: '{"è":1}' },
      { event: 'message', data: 'plain' },
    ]);
  },
);

it('leaves the line when enough was heard', async () => {
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => to.enqueue(new TextEncoder().encode('data: again\n\n')),
    cancel: () => {
      left = true;
    },
  });
  for await (const { data } of readServerEvents(body)) {
    expect(data).toBe('again');
    break;
  }
  expect(left).toBe(true);
});
