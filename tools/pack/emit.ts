import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, type Root } from '../lib/tree.ts';
import { type Room, sourcesOf } from './rooms.ts';

/** Emits JavaScript and declarations of everything that rooms export and reach, under the paths of their sources. */
export function emit(root: Root, rooms: readonly Room[], into: string): readonly string[] {
  const config = `${into}.json`;
  writeFileSync(config, JSON.stringify(configOf(root, rooms, into)));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
  const emitted = filesUnder(into);
  for (const path of emitted) {
    const file = join(into, path);
    writeFileSync(file, asShipped(path, readFileSync(file, 'utf8')));
  }
  return emitted;
}

const configOf = (root: Root, rooms: readonly Room[], outDir: string) => ({
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
  files: rooms.flatMap((room) => sourcesOf(root, room)).map((path) => join(root, path)),
});

const IN_DECLARATION = /((?:from |import\()(['"])\.[^'"]+)\.ts\2/g;
const IN_CODE = /(new URL\('\.\/[^']+)\.ts', import\.meta\.url\)/g;
const LEFT = /['"`]\.\/[^'"`]*\.tsx?['"`], import\.meta\.url/;

/** The compiler rewrites imports in code; imports in declarations and the paths of threads are rewritten here. */
export function asShipped(path: string, text: string): string {
  if (path.endsWith('.d.ts')) return text.replace(IN_DECLARATION, '$1.js$2');
  const shipped = text.replace(IN_CODE, "$1.js', import.meta.url)");
  if (LEFT.test(shipped)) throw new Error(`${path}: starts from a source, which is not in the package`);
  return shipped;
}
