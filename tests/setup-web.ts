import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveResource } from './shared-resource.fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A test that fetches this gets the folder of the built web app, once it is built. */
    builtWebAt: string;
  }
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Builds as `npm start` does: the tests' own environment would produce a development build, large and slow. */
async function buildWebApp(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build-web.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(ROOT, 'apps/web/dist');
}

/** The web app is built once for the whole run, when the first test needs it: files that need it run in parallel. */
export default async function setup(project: TestProject): Promise<() => void> {
  let built: Promise<string> | undefined;
  const counter = await serveResource(() => {
    built ??= buildWebApp();
    return built;
  });
  project.provide('builtWebAt', counter.url);
  return counter.close;
}
