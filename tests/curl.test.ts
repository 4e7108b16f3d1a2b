import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportSchema } from '@arbitro/protocol';
import { verifyTable } from '@arbitro/seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.fixture.ts';

const page = readFileSync(new URL('../docs/table.md', import.meta.url), 'utf8');
const session = /```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'arbitro-curl-'));
let serving: ServerProcess;

beforeAll(async () => {
  serving = await startServer({ DATA_DIR: join(folder, 'data') });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

/** Returns the folder of our own small `curl`. */
function writeOwnCurl(): string {
  const bin = join(folder, 'bin');
  const script = fileURLToPath(new URL('./curl.ts', import.meta.url));
  mkdirSync(bin);
  writeFileSync(join(bin, 'curl'), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`);
  chmodSync(join(bin, 'curl'), 0o755);
  return bin;
}

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns what the session prints, and the files it leaves. */
function runSession(path: string) {
  const sessionFolder = mkdtempSync(join(folder, 'session-'));
  const printed = execFileSync('sh', ['-ec', session], {
    cwd: sessionFolder,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, ARBITRO: serving.url },
  });
  const file = (name: string): string => readFileSync(join(sessionFolder, name), 'utf8');
  return { printed, stream: file('stream.txt'), table: exportSchema.parse(JSON.parse(file('table.json'))) };
}

describe('a session with nothing but curl', () => {
  const machines = [
    ['our own few lines of curl', () => `${writeOwnCurl()}${delimiter}${process.env.PATH}`],
    ...(hasCurl() ? [['the real one', () => process.env.PATH ?? ''] as const] : []),
  ] as const;

  it.each(machines)('runs as the page shows it, with %s', (_, path) => {
    const { printed, stream, table } = runSession(path());
    expect(printed).toContain('Inka is asked: parry or let-pass?');
    expect(printed).toContain('"code":"question-open"');
    const kept = [...printed.matchAll(/\{"kept":true,"moment":(\d+)\}/g)].map(([, moment]) => moment);
    // the answer sent twice was stored once
    expect(kept.filter((moment, index) => kept.indexOf(moment) !== index)).toHaveLength(1);
    const kinds = table.entries.map(({ kept: { does } }) => does.kind);
    expect(kinds).toEqual(['opened', 'seated', 'stirred', 'ordered', 'acted', 'answered', 'sealed']);
    const last = table.entries[5]?.kept.does;
    expect(last?.kind === 'answered' && last.events.map(({ event }) => event.type)).toContain('parried');
    expect(verifyTable(table)).toMatchObject({ sealed: 0, real: 0, faults: [] });
    expect(verifyTable(table).fit).toBeGreaterThanOrEqual(2);
    expect(stream).toContain('event: told');
    expect(stream).toContain('"parried"');
  });
});
