import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles, type Root } from '../lib/project-files.ts';
import { listSources, type Room, readExports } from './rooms.ts';

/** Emits JavaScript and declarations of everything that rooms export and reach, under the paths of their sources. */
export function emitRooms(root: Root, rooms: readonly Room[], into: string): readonly string[] {
  const config = `${into}.json`;
  writeFileSync(config, JSON.stringify(buildTsConfig(root, rooms, into)));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
  const emitted = listFiles(into);
  for (const path of emitted) {
    const file = join(into, path);
    writeFileSync(file, renameToJs(path, readFileSync(file, 'utf8')));
  }
  return emitted;
}

const buildTsConfig = (root: Root, rooms: readonly Room[], outDir: string) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    // `npm run build` has checked the types before, incrementally
    noCheck: true,
    incremental: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
    lib: ['ES2024'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  // each listed itself: files found only through the name of their room would count as external
  files: rooms.flatMap((room) => listSources(root, room)).map((path) => join(root, path)),
});

const DECLARATION_IMPORT = /((?:from |import\()(['"])\.[^'"]+)\.ts\2/g;
const THREAD_URL = /(new URL\('\.\/[^']+)\.ts', import\.meta\.url\)/g;
const UNRENAMED_URL = /['"`]\.\/[^'"`]*\.tsx?['"`], import\.meta\.url/;

/** The compiler rewrites imports in code; imports in declarations and the paths of threads are rewritten here. */
export function renameToJs(path: string, text: string): string {
  if (path.endsWith('.d.ts')) return text.replace(DECLARATION_IMPORT, '$1.js$2');
  const shipped = text.replace(THREAD_URL, "$1.js', import.meta.url)");
  if (UNRENAMED_URL.test(shipped))
    throw new Error(`${path}: starts from a source, which is not in the package`);
  return shipped;
}

const EMITTED_IMPORT = /(?:from |import\(|import )(['"])(\.[^'"]+)\.js\1/g;

/** Returns the emitted declarations that the exports of a room reach: no other file of it can be imported. */
export function listDeclarations(emitted: string, { folder, manifest }: Room): ReadonlySet<string> {
  const entryPaths = Object.values(readExports(manifest)).filter((path) => path.endsWith('.ts'));
  const reached = new Set(entryPaths.map((path) => posix.join(folder, path.replace(/\.ts$/, '.d.ts'))));
  // a set that grows during iteration
  for (const path of reached)
    for (const [, , file] of readFileSync(join(emitted, path), 'utf8').matchAll(EMITTED_IMPORT))
      reached.add(posix.join(posix.dirname(path), `${file}.d.ts`));
  return reached;
}
