import { globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HERE } from './lib/report.ts';

const WEB = join(HERE, 'apps/web');
const DIST = join(WEB, 'dist');
/** What the app is made of. */
const SOURCES = ['apps/web', 'engine', 'table/own', 'table/protocol', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);
const SHRINKS = '**/*.{js,css,html,svg,json,webmanifest}';

/** When a file or anything in a folder changed last; a folder changes when something is taken out of it. */
function changedAt(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !NOT_SOURCES.has(name));
  const times = inside.map((name) => changedAt(join(path, name)));
  // the folder that holds `dist` changes with every build
  return Math.max(path === WEB ? 0 : stat.mtimeMs, ...times);
}

export const isFresh = (built: number, sources: readonly string[]): boolean =>
  built > 0 && sources.every((source) => changedAt(source) <= built);

/** Beside each file that shrinks, the file as small as it gets: the server sends that one. */
export function compress(folder: string): void {
  for (const name of globSync(SHRINKS, { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}

async function build(): Promise<void> {
  const started = Date.now();
  const vite = await import('vite').catch(() => undefined);
  if (!vite) {
    console.log('web app: Vite is not installed here, so it was not built (npm ci brings it)');
    return;
  }
  console.log('web app: building …');
  // a test that builds it must not get the slow version
  process.env.NODE_ENV = 'production';
  // beside the old one, and then in its place: whoever else builds or serves meanwhile finds one or the other whole
  const fresh = join(HERE, 'node_modules/.cache/arbitro', `web-${process.pid}`);
  const config = { mode: 'production', configFile: join(WEB, 'vite.config.ts'), build: { outDir: fresh } };
  await vite.build({ ...config, logLevel: 'warn' });
  compress(fresh);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(fresh, DIST);
  console.log(`web app: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) {
  const sources = SOURCES.map((source) => join(HERE, source));
  if (isFresh(changedAt(join(DIST, 'index.html')), sources)) console.log('web app: up to date');
  else await build();
}
