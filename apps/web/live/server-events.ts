/** One message of a stream of server-sent events. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Yields the messages of a streamed response, for requests with a body: `EventSource` cannot send one. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const frames = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const serverEvent = parseFrame(frame);
        if (serverEvent) yield serverEvent;
      }
    }
  } finally {
    // a caller that stops reading closes the connection
    await reader.cancel().catch(() => undefined);
  }
}

/** Keep-alive and other comments carry no message. */
function parseFrame(frame: string): ServerEvent | undefined {
  const lines = frame.split('\n');
  const fields = (name: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const data = fields('data');
  return data.length === 0 ? undefined : { event: fields('event')[0] ?? 'message', data: data.join('\n') };
}
