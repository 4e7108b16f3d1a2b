import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from './postgres.fixture.ts';
import { serveResource } from './shared-resource.fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A test that fetches this gets the url of its own empty PostgreSQL database. */
    freshDatabaseAt: string;
  }
}

/** One PostgreSQL server for the whole run, started when the first test needs a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Postgres> | undefined;
  const counter = await serveResource(async () => {
    started ??= startPostgres();
    return (await started).freshDatabase();
  });
  project.provide('freshDatabaseAt', counter.url);
  return async () => {
    counter.close();
    const server = await started?.catch(() => undefined);
    await server?.stop();
  };
}
