import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/** A packed package, ready to be installed or published. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  /** In bytes: as downloaded, and unpacked. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs each folder into a tarball, as `npm publish` would. */
export function packFolders(folders: readonly string[], into: string): readonly Tarball[] {
  const args = [
    'pack',
    ...folders,
    '--json',
    '--ignore-scripts',
    '--loglevel=error',
    '--pack-destination',
    into,
  ];
  const [program, ...before] = findNpm();
  return JSON.parse(
    execFileSync(program, [...before, ...args], { cwd: into, encoding: 'utf8', maxBuffer: 2 ** 27 }),
  );
}

/** Returns the npm that started us, else that of the machine. */
function findNpm(): readonly [string, ...string[]] {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /^np[mx]-cli\.js$/.test(basename(cli))
    ? [process.execPath, cli.replace(/npx-cli\.js$/, 'npm-cli.js')]
    : ['npm'];
}

/** Returns one line for each tarball: its name, size and path. */
export function formatTarballs(tarballs: readonly Tarball[]): readonly string[] {
  const rows = tarballs.map(({ name, size, filename }) => [name, formatKilobytes(size), filename] as const);
  const widest = (index: 0 | 1): number => Math.max(...rows.map((row) => row[index].length));
  return rows.map(
    ([name, size, file]) => `  ${name.padEnd(widest(0))}  ${size.padStart(widest(1))}  ${file}`,
  );
}

const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
