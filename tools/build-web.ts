import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PROJECT_ROOT } from './lib/report.ts';

const WEB = join(PROJECT_ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const CACHE = join(PROJECT_ROOT, 'node_modules/.cache/arbitro');
/** The sources of the app. */
const SOURCES = ['apps/web', 'engine', 'table/custom-systems', 'table/protocol', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-help']);
const COMPRESSIBLE = '**/*.{js,css,html,svg,json,webmanifest}';

/** Returns when a file or anything in a folder last changed; removing a file changes its folder. */
export function readChangeTime(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !NOT_SOURCES.has(name));
  const times = names.map((name) => readChangeTime(join(path, name)));
  // the folder that contains `dist` changes with every build
  return Math.max(path === WEB ? 0 : stat.mtimeMs, ...times);
}

export const isFresh = (built: number, sources: readonly string[]): boolean =>
  built > 0 && sources.every((source) => readChangeTime(source) <= built);

/** Writes a compressed copy beside each file that shrinks: the server sends that one. */
export function compress(folder: string): void {
  for (const name of globSync(COMPRESSIBLE, { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}

const isUpToDate = (): boolean =>
  isFresh(
    readChangeTime(join(DIST, 'index.html')),
    SOURCES.map((source) => join(PROJECT_ROOT, source)),
  );

/** Another process may be faster, or doing it at the same moment: then the existing folder is checked again. */
function putInPlace(outDir: string, apart: string): void {
  while (!isUpToDate()) {
    try {
      if (existsSync(DIST)) renameSync(DIST, join(mkdtempSync(join(apart, 'old-')), 'dist'));
      renameSync(outDir, DIST);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!/^(?:ENOENT|ENOTEMPTY|EEXIST)$/.test(code)) throw error;
    }
  }
}

/** Builds in a separate folder and then moves it into place: concurrent readers and builders always find a complete app. */
async function buildWeb(): Promise<void> {
  // a test that builds it must not get the slow development build
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  mkdirSync(CACHE, { recursive: true });
  const apart = mkdtempSync(join(CACHE, 'web-'));
  const outDir = join(apart, 'new');
  try {
    const configFile = join(WEB, 'vite.config.ts');
    await vite.build({ mode: 'production', configFile, logLevel: 'warn', build: { outDir } });
    compress(outDir);
    putInPlace(outDir, apart);
  } finally {
    rmSync(apart, { recursive: true });
  }
}

/** Returns the folder of the built app, rebuilt if necessary; undefined if Vite is not installed. */
export async function ensureWebBuilt(log: (line: string) => void): Promise<string | undefined> {
  const started = Date.now();
  if (isUpToDate()) log('web app: up to date');
  else if (await hasVite()) {
    log('web app: building …');
    await buildWeb();
    log(`web app: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } else {
    log('web app: Vite is not installed here, so it was not built (npm ci brings it)');
    return undefined;
  }
  return DIST;
}

const hasVite = (): Promise<boolean> =>
  import('vite').then(
    () => true,
    () => false,
  );

if (import.meta.main) await ensureWebBuilt(console.log);
