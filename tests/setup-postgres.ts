import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A test that fetches this gets the url of an empty PostgreSQL database, its own. */
    freshDatabaseAt: string;
  }
}

/** One PostgreSQL server for the whole run, started when the first test asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Postgres> | undefined;
  const counter = createServer((_, response) => {
    started ??= startPostgres();
    void give(started, response);
  });
  counter.listen(0, '127.0.0.1');
  await once(counter, 'listening');
  const { port } = counter.address() as AddressInfo;
  project.provide('freshDatabaseAt', `http://127.0.0.1:${port}/`);
  return async () => {
    counter.close();
    counter.closeAllConnections();
    const server = await started?.catch(() => undefined);
    await server?.stop();
  };
}

async function give(started: Promise<Postgres>, response: ServerResponse): Promise<void> {
  try {
    response.end(await (await started).freshDatabase());
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}
