import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { TIMEOUT_MS } from '../client.ts';

/** The answer; `status` is 0 when none came in time, -1 when the connection was cut. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Buffer | undefined;
  /** The answer does not end by itself: its head is enough. */
  readonly isStream: boolean;
}

export const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a raw request, and reads the answer. */
export function sendRawRequest(
  url: string,
  { method, path, headers, bytes, isStream }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const shot = request({ agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS });
    shot.on('timeout', () => {
      shot.destroy();
      resolve({ status: 0, text: `no answer within ${TIMEOUT_MS} ms` });
    });
    shot.on('error', (error) => resolve({ status: -1, text: String(error) }));
    shot.on('response', (response) => {
      let text = '';
      const status = response.statusCode ?? 0;
      const isOpen = isStream && status === 200;
      response.setEncoding('utf8').on('error', () => undefined);
      response.on('data', (part) => {
        text += part;
        if (isOpen) shot.destroy();
      });
      response.on('close', () => resolve({ status, text }));
    });
    shot.end(bytes);
  });
}

/** Sends bytes that need not be HTTP. The server must answer or close the connection in time. */
export function sendRawBytes(url: string, bytes: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const line = connect(Number(port), hostname, () => line.write(bytes));
    const done = (status: number): void => {
      line.destroy();
      resolve({ status, text });
    };
    // the server waits for the rest of half a request: then we close the connection
    line.setTimeout(300, () => done(-1));
    line.on('data', (part) => {
      text += part;
    });
    line.on('error', () => done(-1));
    line.on('close', () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? -1)));
  });
}
