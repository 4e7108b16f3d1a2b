import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openMemory, openSqlite, type Store } from '@arbitro/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTableService } from '../http/fake-table-service.fixture.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { formatGreeting, type ServeParts, serve } from './serve.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbitro-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const buildEnvironment = (input: Partial<Environment> = {}): Environment => {
  const read = readEnvironment({});
  if (!read.ok) throw new Error('the usual environment is fine');
  return { ...read.value, host: '127.0.0.1', port: 0, folder, logLevel: 'silent', ...input };
};

const openTestServer = () => {
  const fakeTableService = new FakeTableService();
  const files: string[] = [];
  const closed: string[] = [];
  const store = (): Store => Object.assign(openMemory(), { close: async () => void closed.push('store') });
  const opening: ServeParts = {
    sqlite: async (file) => {
      files.push(file);
      return store();
    },
    postgres: async () => store(),
    openService: async () => fakeTableService,
  };
  return { hall: fakeTableService, files, closed, opening };
};
const catchStartError = (running: Promise<unknown>): Promise<StartError> =>
  running.then(
    () => Promise.reject(new Error('it started')),
    (error) => error as StartError,
  );

describe('serving', () => {
  it('opens the store in its folder, answers, and closes everything in order', async () => {
    const { hall, files, closed, opening } = openTestServer();
    const running = await serve(buildEnvironment({ folder: join(folder, 'deep', 'er') }), opening);
    expect(files).toEqual([join(folder, 'deep', 'er', 'arbitro.sqlite')]);
    expect((await fetch(`${running.addresses.here}/health`)).status).toBe(200);
    await running.stop();
    expect([hall.isClosed, closed]).toEqual([true, ['store']]);
    await expect(fetch(`${running.addresses.here}/health`)).rejects.toThrow();
  });

  it('says that a port is taken, and leaves nothing open', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { hall, closed, opening } = openTestServer();
    const why = await catchStartError(serve(buildEnvironment({ port }), opening));
    other.close();
    expect([why.word, why.params.port]).toEqual(['port-taken', port]);
    expect([hall.isClosed, closed]).toEqual([true, ['store']]);
  });

  it('says that a folder is none', async () => {
    await writeFile(join(folder, 'file'), '');
    const why = await catchStartError(
      serve(buildEnvironment({ folder: join(folder, 'file') }), openTestServer().opening),
    );
    expect(why).toBeInstanceOf(StartError);
    expect(why.word).toBe('folder-unfit');
  });

  it.each([
    ['file-damaged', { errcode: 26 }],
    ['file-damaged', { errcode: 11 | (1 << 8) }],
    ['disk-full', { errcode: 13 }],
    ['disk-full', { code: 'ENOSPC' }],
    ['file-locked', { errcode: 5 }],
    ['folder-unfit', { errcode: 14 }],
    ['folder-unfit', { code: 'EACCES' }],
  ] as const)('advises what fits the fault: %s for %o', async (word, fault) => {
    const { opening } = openTestServer();
    const cause = Object.assign(new Error('no'), fault);
    const failing = { ...opening, sqlite: () => Promise.reject(new Error('cannot be opened', { cause })) };
    expect((await catchStartError(serve(buildEnvironment(), failing))).word).toBe(word);
  });

  it('says of a damaged or a newer file what to do about it', async () => {
    const file = join(folder, 'arbitro.sqlite');
    const opening = { ...openTestServer().opening, sqlite: openSqlite };
    await writeFile(file, 'no database at all\n'.repeat(1000));
    const damaged = await catchStartError(serve(buildEnvironment(), opening));
    expect([damaged.word, damaged.params.file]).toEqual(['file-damaged', file]);
    await rm(file);
    await (await openSqlite(file)).close();
    const db = new DatabaseSync(file);
    db.exec("INSERT INTO migrations (number, name) VALUES (999, '999-to-come.sql')");
    db.close();
    expect((await catchStartError(serve(buildEnvironment(), opening))).word).toBe('file-newer');
  });

  it('gives the lock of the file back when it does not start', async () => {
    const { opening } = openTestServer();
    const failing = { ...opening, sqlite: () => Promise.reject(new Error('not today')) };
    await catchStartError(serve(buildEnvironment(), failing));
    await (await serve(buildEnvironment(), opening)).stop();
    expect(readdirSync(folder)).toEqual(['arbitro.sqlite.lock']);
  });

  it('says that a database does not answer, without its password', async () => {
    const { opening } = openTestServer();
    const refusing = {
      ...opening,
      postgres: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    };
    const why = await catchStartError(
      serve(buildEnvironment({ databaseUrl: 'postgres://u:secret@x/y' }), refusing),
    );
    expect([why.word, why.params]).toEqual(['database-unfit', { why: 'ECONNREFUSED' }]);
  });

  it('greets with addresses, and a picture for phones when there is a network', () => {
    const stop = async () => {};
    const near = { here: 'http://localhost:8080', near: ['http://192.168.1.5:8080'] };
    const text = formatGreeting({ addresses: near, keptIn: '/srv/x', stop }, buildEnvironment()).join('\n');
    for (const part of [near.here, ...near.near, '/srv/x', '█', 'Ctrl-C']) expect(text).toContain(part);
    const alone = { addresses: { here: near.here, near: [] }, keptIn: '/srv/x', stop };
    expect(formatGreeting(alone, buildEnvironment()).join('\n')).not.toContain('█');
  });
});

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const startedProcesses: ChildProcess[] = [];
afterEach(() => {
  for (const child of startedProcesses.splice(0)) child.kill('SIGKILL');
});

interface ServerRun {
  readonly child: ChildProcess;
  out(): string;
  err(): string;
  readonly ended: Promise<number | null>;
}
const runProcess = (env: Record<string, string>, args: readonly string[] = []): ServerRun => {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env },
  });
  startedProcesses.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, out: () => out, err: () => err, ended };
};
const readAddress = async ({ out, ended }: ServerRun): Promise<string> => {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const [address] = /http:\/\/127[^\s]+/.exec(out()) ?? [];
    if (address && out().includes('Ctrl-C')) return address;
    if (over) throw new Error('it ended before it was up');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('the program', () => {
  it('shows its variables', async () => {
    const help = runProcess({ LANG: 'fi_FI.UTF-8' }, ['--help']);
    expect(await help.ended).toBe(0);
    for (const name of ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'TRUST_PROXY', 'LOG_LEVEL'])
      expect(help.out()).toContain(`  ${name}=`);
    expect(help.out()).toContain('Pelipöydän palvelin');
  });

  it.each([
    [{ PORT: 'many' }, [], 'PORT cannot be “many”'],
    [{ LANG: 'it_IT' }, ['--nonsense'], 'qui non significa nulla'],
    [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, [], 'ECONNREFUSED'],
  ])('does not start with %o %o', async (env, args, text) => {
    const failed = runProcess(env, args);
    expect(await failed.ended).toBe(1);
    expect(failed.err()).toContain(text);
    expect(failed.err()).not.toContain('    at ');
    expect(failed.err()).not.toContain('secret');
  });

  it('does not start where it may not write', async () => {
    await writeFile(join(folder, 'file'), '');
    await chmod(join(folder, 'file'), 0o400);
    const failed = runProcess({ DATA_DIR: join(folder, 'file') });
    expect(await failed.ended).toBe(1);
    expect(failed.err()).toContain('DATA_DIR=');
  });

  it('refuses to serve a file that another server has, and says which', async () => {
    const first = runProcess({});
    const address = await readAddress(first);
    const link = join(folder, 'link');
    symlinkSync(folder, link);
    const languages = { en: 'Another server', it: 'Un altro server', fi: 'Toinen palvelin' };
    for (const [LANG, text] of Object.entries(languages)) {
      const second = runProcess({ LANG, DATA_DIR: link });
      expect([await second.ended, second.out()]).toEqual([1, '']);
      for (const part of [text, `PID ${first.child.pid}`, address, 'DATA_DIR='])
        expect(second.err()).toContain(part);
      expect(second.err()).toMatch(/, \d{4}-\d\d-\d\dT[\d:.]+Z, /);
    }
    expect((await fetch(`${address}/ready`)).status).toBe(200);
  });

  it('leaves no lock behind when it is killed', async () => {
    const first = runProcess({});
    await readAddress(first);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(readdirSync(folder)).toContain('arbitro.sqlite.holder');
    const next = runProcess({});
    expect((await fetch(`${await readAddress(next)}/ready`)).status).toBe(200);
  });

  it('lets other programs write to the file it serves', async () => {
    const address = await readAddress(runProcess({}));
    const store = await openSqlite(join(folder, 'arbitro.sqlite'));
    await store.create('another', [{ version: 1, moment: 1, command: 'c', body: '{}' }]);
    await store.close();
    expect((await fetch(`${address}/ready`)).status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends streams and stops on %s', async (signal) => {
    const running = runProcess({});
    const address = await readAddress(running);
    const newTable = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        demo: Object.keys((await (await fetch(`${address}/api/systems`)).json()) as object)[0],
      }),
    });
    expect(newTable.status).toBe(201);
    const { table, key } = (await newTable.json()) as { table: string; key: string };
    const stream = await fetch(`${address}/api/tables/${table}/stream`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(stream.status).toBe(200);
    running.child.kill(signal);
    expect(await stream.text()).toContain('event: told');
    expect(await running.ended).toBe(0);
    expect(running.out()).toContain('Stopped.');
    expect(running.err()).toBe('');
  });
});
