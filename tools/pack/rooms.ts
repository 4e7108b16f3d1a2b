import { posix } from 'node:path';
import { folderOf, type Manifest, readManifests } from '../lib/packages.ts';
import { type Root, readText } from '../lib/project-files.ts';
import { listImports, parseSyntax } from '../lib/syntax.ts';

/** A workspace of the project: a separate package, or a part of `arbitro`. */
export interface Room {
  /** The name that others import: `@arbitro/dice`. */
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The program that users start; everything it needs is included. */
const PROGRAM_ROOMS = ['@arbitro/cli', '@arbitro/server'];
/** Included as built pages, not as code. */
export const WEB_ROOM = '@arbitro/web';

export function readRooms(root: Root): readonly Room[] {
  return readManifests(root)
    .map((manifest) => ({ name: manifest.name, folder: folderOf(manifest), manifest }))
    .filter(({ name }) => name.startsWith('@arbitro/'));
}

/** Returns everything that rooms need, directly or indirectly, and the rooms themselves: rooms and external packages. */
function collectNeeds(rooms: readonly Room[], from: readonly string[]): readonly string[] {
  const needed = new Set(from);
  // a set that grows during iteration: the needs of each added room are visited too
  for (const name of needed) {
    const { dependencies = {} } = rooms.find((room) => room.name === name)?.manifest ?? {};
    for (const other of Object.keys(dependencies)) needed.add(other);
  }
  return [...needed];
}

/** Returns the rooms that are separate packages: the engine, for developers who build on it. */
export const listPublishedRooms = (rooms: readonly Room[]): readonly Room[] =>
  rooms.filter(({ folder }) => folder.startsWith('engine/'));

/** Returns the rooms that are included in the program as code. */
export function listProgramRooms(rooms: readonly Room[]): readonly Room[] {
  const needed = collectNeeds(rooms, PROGRAM_ROOMS);
  return rooms.filter(({ name }) => needed.includes(name));
}

/** Returns the external packages that are built into the pages; rooms that need Node cannot be in a page. */
export function listWebPackages(rooms: readonly Room[]): readonly string[] {
  const pages = rooms.filter(
    ({ name, folder }) => name === WEB_ROOM || /^(?:engine\/|table\/protocol$)/.test(folder),
  );
  return collectNeeds(pages, [WEB_ROOM]).filter((name) => !name.startsWith('@arbitro/'));
}

/** Returns the exports as `{ '.': './index.ts' }`, also if the manifest uses a shorter form. */
export function readExports({ exports = {} }: Manifest): Readonly<Record<string, string>> {
  return typeof exports === 'string' ? { '.': exports } : exports;
}

/** A thread is started by the URL of its file, which no import names. */
const THREAD_URL = /new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g;

/** Returns the sources of a room that importers or users can reach: no tests, and nothing that only tests use. */
export function listSources(root: Root, { folder, manifest }: Room): readonly string[] {
  const entryPaths = [...Object.values(readExports(manifest)), ...Object.values(manifest.bin ?? {})];
  const reached = new Set(entryPaths.map((path) => posix.join(folder, path)));
  // a set that grows during iteration
  for (const path of reached) {
    const text = readText(root, path);
    const named = [
      ...listImports(parseSyntax(path, text)).map(({ from }) => from),
      ...[...text.matchAll(THREAD_URL)].map(([, file]) => file),
    ];
    for (const file of named) if (file?.startsWith('.')) reached.add(posix.join(posix.dirname(path), file));
  }
  return [...reached];
}
