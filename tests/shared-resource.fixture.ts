import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where tests, each in its own process, get resources shared by the whole run. */
export interface SharedResource {
  /** A fetch of this URL returns the resource, as text. */
  readonly url: string;
  close(): void;
}

/** Calls `give` for each request. */
export async function serveResource(give: () => Promise<string>): Promise<SharedResource> {
  const server = createServer((_, response) => void sendResource(give, response));
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

async function sendResource(give: () => Promise<string>, response: ServerResponse): Promise<void> {
  try {
    response.end(await give());
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

/** Returns what the server at this address gives. */
export async function fetchResource(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
