import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../table/server/main.ts', import.meta.url));

/** The server as people start it, with all its limits; a proxy on this computer names the address of each client. */
export async function startWholeServer(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LANG: 'en',
      LC_ALL: 'en',
      TRUST_PROXY: '1',
      // the embedded database, whatever the surroundings say
      DATABASE_URL: '',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'arbitro-streams-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
    if (url !== undefined) return { child, url };
  }
  throw new Error('the server did not start');
}
