import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode, runNpm } from './user-shell.fixture.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The packages, built once, and folders in which they are installed as a user would. */
export interface PackageInstalls {
  readonly tarballs: readonly string[];
  /** A folder with all of them installed, and a folder with only `arbitro`. */
  readonly all: string;
  readonly alone: string;
  close(): void;
}

export function installPackages(): PackageInstalls {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-packages-'));
  const dist = join(folder, 'dist');
  runNode(ROOT, 'tools/build-packages.ts', dist);
  const tarballs = readdirSync(dist)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(dist, name));
  const program = tarballs.filter((path) => /arbitro-\d[^/\\]*$/.test(path));
  return {
    tarballs,
    // vitest, a peer of one package, is lent by this project; the optional Node is there twice already
    all: installInto(join(folder, 'all'), ['--omit=peer', '--omit=optional', ...tarballs]),
    alone: installInto(join(folder, 'alone'), program),
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** Creates an empty folder, then runs `npm install`. */
function installInto(folder: string, packages: readonly string[]): string {
  mkdirSync(folder);
  runNpm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder, ...packages);
  return folder;
}
