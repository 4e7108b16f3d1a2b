import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@arbitro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createCliContext } from '../command-line/context.ts';
import { createFakeIo } from '../command-line/fake-io.ts';
import { runChecks } from './doctor.ts';
import type { Installation } from './installation.ts';

let folder = '';
let server: Server;
let takenPort = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-doctor-test-'));
  writeFileSync(join(folder, 'page.html'), '');
  server = createServer();
  await new Promise<void>((ready) => server.listen(0, () => ready()));
  const address = server.address();
  takenPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** A healthy installation; port 0 is always free. */
const healthyInstallation = (): Installation => ({
  node: { version: '26.1.0', path: '/bin/node', neededVersion: '24.0.0' },
  version: '1.2.3',
  packages: ['yaml', '@arbitro/kernel'],
  page: join(folder, 'page.html'),
  folder: join(folder, 'not', 'yet'),
  port: 0,
  database: undefined,
  platform: 'linux',
});

const UTF8 = { LANG: 'en_GB.UTF-8' };

interface FindingJson {
  readonly check: string;
  readonly is: string;
  readonly says: string;
  readonly todo?: string;
}

async function runDoctor(
  changed: Partial<Installation>,
  env: Readonly<Record<string, string>> = UTF8,
): Promise<{
  readonly code: number;
  readonly ok: boolean;
  of(check: string): FindingJson | undefined;
  readonly problems: readonly string[];
}> {
  const io = createFakeIo({}, [], env);
  const code = await runChecks({ ...healthyInstallation(), ...changed }, true, createCliContext(io, 'en'));
  const { ok, found } = JSON.parse(io.printed.join('\n')) as {
    readonly ok: boolean;
    readonly found: readonly FindingJson[];
  };
  const problems = found.filter(({ is }) => is !== 'fine').map(({ check, is }) => `${check} ${is}`);
  return { code, ok, of: (check) => found.find((findingJson) => findingJson.check === check), problems };
}

describe('doctor', () => {
  it('finds nothing amiss where all is well', async () => {
    const { code, ok, problems, of } = await runDoctor({});
    expect({ code, ok, amiss: problems }).toEqual({ code: 0, ok: true, amiss: [] });
    expect(of('engine')?.says).toContain('15869/1296');
    expect(of('systems')?.says).toContain('whitebox');
  });

  it.each([
    [
      'node',
      { node: { version: '22.4.0', path: '/bin/node', neededVersion: '24.0.0' } },
      /24\.0\.0 is needed/,
      /Install/,
    ],
    ['packages', { packages: ['yaml', '@arbitro/nowhere'] }, /missing: @arbitro\/nowhere/, /npm ci/],
  ] as const)('finds what is broken: %s', async (check, changed, says, todo) => {
    const { code, ok, problems, of } = await runDoctor(changed);
    expect({ code, ok, amiss: problems }).toEqual({ code: 1, ok: false, amiss: [`${check} broken`] });
    expect(of(check)?.says).toMatch(says);
    expect(of(check)?.todo).toMatch(todo);
  });

  it('finds a folder that cannot be one', async () => {
    const { code, of } = await runDoctor({ folder: join(folder, 'page.html', 'tables') });
    expect(code).toBe(1);
    expect(of('folder')).toMatchObject({ is: 'broken', todo: expect.stringContaining('DATA_DIR') });
  });

  it('finds a database that does not answer, and keeps its password', async () => {
    const { code, of } = await runDoctor({ database: 'postgres://anna:secret@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(of('database')).toMatchObject({ is: 'broken', todo: expect.stringContaining('postgres://') });
    expect(JSON.stringify(of('database'))).not.toContain('secret');
  });

  it('reports minor problems as odd', async () => {
    const { code, ok, problems, of } = await runDoctor(
      { page: join(folder, 'no.html'), port: takenPort },
      { LANG: 'C' },
    );
    expect({ code, ok, amiss: problems }).toEqual({
      code: 0,
      ok: true,
      amiss: ['web odd', 'port odd', 'terminal odd'],
    });
    expect(of('port')?.todo).toContain(`PORT=${takenPort + 1}`);
    expect(of('port')?.says).toContain('EADDRINUSE');
  });

  it.each(LANGUAGES)('prints a failed check with a mark and what to do, in %s', async (language) => {
    const io = createFakeIo({}, [], UTF8);
    expect(
      await runChecks(
        { ...healthyInstallation(), packages: ['@arbitro/nowhere'] },
        false,
        createCliContext(io, language),
      ),
    ).toBe(1);
    const text = io.printed.join('\n');
    expect(text).toMatch(/^✗ .*@arbitro\/nowhere$/m);
    expect(text).toMatch(/^ {2}→ .*npm ci/m);
    expect(text).toMatch(/^✓ Node 26\.1\.0/m);
    expect(io.printed.at(-1)).toMatch(/^✗ 1 /);
  });

  it('examines this installation', async () => {
    const io = createFakeIo({}, [], { ...UTF8, DATA_DIR: folder });
    expect(await main(['doctor', '--json'], io)).toBe(0);
    const { found } = JSON.parse(io.printed.join('\n')) as { readonly found: readonly FindingJson[] };
    expect(found.find(({ check }) => check === 'node')?.says).toContain(process.versions.node);
    expect(found.find(({ check }) => check === 'folder')?.says).toContain(folder);
  });

  it.each([
    [['--port', 'eight'], /“eight” is not a port/],
    [['--port', '70000'], /from 1 to 65535/],
    [['now'], /Unexpected argument/],
  ])('%j is bad input', async (args, says) => {
    const io = createFakeIo();
    expect(await main(['doctor', ...args], io)).toBe(2);
    expect(io.errors.join('\n')).toMatch(says);
  });
});
