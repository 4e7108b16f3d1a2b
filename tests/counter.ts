import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where tests, each in a process of its own, ask for what the whole run shares. */
export interface Counter {
  /** Whoever fetches this gets what is given, as text. */
  readonly url: string;
  close(): void;
}

/** Asks `give` for each that comes. */
export async function openCounter(give: () => Promise<string>): Promise<Counter> {
  const server = createServer((_, response) => void answer(give, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(give: () => Promise<string>, response: ServerResponse): Promise<void> {
  try {
    response.end(await give());
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

/** What the counter at this address gives. */
export async function fetched(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
