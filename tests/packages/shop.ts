import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, npm } from './user.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The packages, built once, and folders in which they are installed as a user would. */
export interface Shop {
  readonly tarballs: readonly string[];
  /** A folder with all of them installed, and a folder with only `arbitro`. */
  readonly all: string;
  readonly alone: string;
  close(): void;
}

export function openShop(): Shop {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-packages-'));
  const dist = join(folder, 'dist');
  node(ROOT, 'tools/build-packages.ts', dist);
  const tarballs = readdirSync(dist)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(dist, name));
  const program = tarballs.filter((path) => /arbitro-\d[^/\\]*$/.test(path));
  return {
    tarballs,
    // vitest, a peer of one package, is lent by this project; the optional Node is there twice already
    all: installed(join(folder, 'all'), ['--omit=peer', '--omit=optional', ...tarballs]),
    alone: installed(join(folder, 'alone'), program),
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** Creates an empty folder, then runs `npm install`. */
function installed(folder: string, wanted: readonly string[]): string {
  mkdirSync(folder);
  npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder, ...wanted);
  return folder;
}
