/** One message of a stream of server-sent events. */
export interface Heard {
  readonly event: string;
  readonly data: string;
}

/** The messages of an answer that does not end, for what has to be asked with a body: `EventSource` cannot. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Heard> {
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
        const heard = heardIn(frame);
        if (heard) yield heard;
      }
    }
  } finally {
    // whoever has heard enough leaves the line
    await reader.cancel().catch(() => undefined);
  }
}

/** Signs of life and other remarks say nothing. */
function heardIn(frame: string): Heard | undefined {
  const lines = frame.split('\n');
  const fields = (name: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const data = fields('data');
  return data.length === 0 ? undefined : { event: fields('event')[0] ?? 'message', data: data.join('\n') };
}
