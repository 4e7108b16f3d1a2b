import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, npm } from './user.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The packages, built once, and folders they are installed in as anybody would. */
export interface Shop {
  readonly tarballs: readonly string[];
  /** A folder with all of them installed, and one with nothing but `arbitro`. */
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
    // vitest, which one package wants beside it, is lent by this project; the Node that could come along is there twice already
    all: installed(join(folder, 'all'), ['--omit=peer', '--omit=optional', ...tarballs]),
    alone: installed(join(folder, 'alone'), program),
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** An empty folder, then `npm install`. */
function installed(folder: string, wanted: readonly string[]): string {
  mkdirSync(folder);
  npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder, ...wanted);
  return folder;
}
