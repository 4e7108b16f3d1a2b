import { accessSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { checkPostgres, openSqlite } from '@arbitro/store';
import type { CliContext, MessageKey } from '../command-line/context.ts';
import type { Installation } from './installation.ts';

/** The result of one check: fine, odd (usable) or broken, and what to do about it. */
export interface Finding {
  readonly is: 'fine' | 'odd' | 'broken';
  readonly says: MessageKey;
  readonly todo?: MessageKey;
  readonly with?: Readonly<Record<string, string | number>>;
}

export type DoctorCheck = (of: Installation, context: CliContext) => Finding | Promise<Finding>;

export const checkNode: DoctorCheck = ({ node: { version, path, neededVersion } }) => {
  const about = { version, path, wanted: neededVersion };
  return Number.parseInt(version, 10) >= Number.parseInt(neededVersion, 10)
    ? { is: 'fine', says: 'doctor-node', with: about }
    : { is: 'broken', says: 'doctor-node-old', todo: 'doctor-node-todo', with: about };
};

export const checkProgram: DoctorCheck = ({ version, platform }) => ({
  is: 'fine',
  says: 'doctor-program',
  with: { version, platform },
});

export const checkPackages: DoctorCheck = (of) => {
  const missing = of.packages.filter((name) => !canResolve(name)).join(', ');
  return missing === ''
    ? { is: 'fine', says: 'doctor-packages', with: { count: of.packages.length } }
    : { is: 'broken', says: 'doctor-packages-missing', todo: 'doctor-packages-todo', with: { missing } };
};

function canResolve(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

export const checkWeb: DoctorCheck = ({ page }) =>
  page !== undefined && existsSync(page)
    ? { is: 'fine', says: 'doctor-web' }
    : { is: 'odd', says: 'doctor-web-missing', todo: 'doctor-web-todo' };

/** Writes and reads a database in a temporary folder. */
export const checkSqlite: DoctorCheck = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-doctor-'));
  try {
    const store = await openSqlite(join(folder, 'arbitro.sqlite'));
    await store.create('doctor', [{ version: 1, moment: 1, command: 'doctor', body: '{}' }]);
    const [entry] = await store.read('doctor', 0);
    await store.close();
    return entry?.body === '{}' ? { is: 'fine', says: 'doctor-sqlite' } : createSqliteFinding('');
  } catch (error) {
    return createSqliteFinding(errorMessageOf(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const createSqliteFinding = (why: string): Finding => ({
  is: 'broken',
  says: 'doctor-sqlite-broken',
  todo: 'doctor-sqlite-todo',
  with: { why },
});

/** Leaves nothing behind: creates nothing that a server would create at its start. */
export const checkFolder: DoctorCheck = (of) => {
  const path = of.folder;
  const about = { folder: path };
  const nearest = findExistingParent(resolve(path));
  const isFolder = statSync(nearest, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder || !isWritable(nearest))
    return { is: 'broken', says: 'doctor-folder-broken', todo: 'doctor-folder-todo', with: about };
  return { is: 'fine', says: existsSync(path) ? 'doctor-folder' : 'doctor-folder-new', with: about };
};

const findExistingParent = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : findExistingParent(dirname(path));

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const checkPort: DoctorCheck = async (of) => {
  const why = await findListenError(of.port);
  const about = { port: of.port, other: of.port + 1 };
  return why === undefined
    ? { is: 'fine', says: 'doctor-port', with: about }
    : { is: 'odd', says: 'doctor-port-taken', todo: 'doctor-port-todo', with: { ...about, why } };
};

/** Returns why the port cannot be used, or undefined. */
function findListenError(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen(port, () => server.close(() => done(undefined)));
  });
}

export const checkDatabase: DoctorCheck = async ({ database: url }) => {
  if (url === undefined) return { is: 'fine', says: 'doctor-database-none' };
  try {
    return { is: 'fine', says: 'doctor-database', with: { version: await checkPostgres(url) } };
  } catch (error) {
    return {
      is: 'broken',
      says: 'doctor-database-broken',
      todo: 'doctor-database-todo',
      with: { why: errorMessageOf(error) },
    };
  }
};

export const checkTerminal: DoctorCheck = ({ platform }, { io, text }) => {
  const { LC_ALL, LC_CTYPE, LANG } = io.env;
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  const about = {
    width: io.width,
    colours: text(io.colour ? 'doctor-colours' : 'doctor-no-colours'),
    locale,
  };
  // Windows does not set this variable: its terminals are set up by the program
  return platform === 'win32' || /utf-?8/i.test(locale)
    ? { is: 'fine', says: 'doctor-terminal', with: about }
    : { is: 'odd', says: 'doctor-terminal-letters', todo: 'doctor-terminal-todo', with: about };
};

/** A database address holds its password, so messages leave it out. */
function errorMessageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(errorMessageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
