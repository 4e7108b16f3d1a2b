import { posix } from 'node:path';
import { folderOf, type Manifest, manifestsOf } from '../lib/packages.ts';
import { importsOf, parse } from '../lib/syntax.ts';
import { type Root, textOf } from '../lib/tree.ts';

/** A workspace of the project: a separate package, or a part of `arbitro`. */
export interface Room {
  /** The name that others import: `@arbitro/dice`. */
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The program that users start; everything it needs is included. */
const PROGRAM = ['@arbitro/cli', '@arbitro/server'];
/** Included as built pages, not as code. */
export const WEB = '@arbitro/web';

export function roomsOf(root: Root): readonly Room[] {
  return manifestsOf(root)
    .map((manifest) => ({ name: manifest.name, folder: folderOf(manifest), manifest }))
    .filter(({ name }) => name.startsWith('@arbitro/'));
}

/**
 * Returns everything that rooms need, directly or indirectly, and the rooms themselves: rooms and external packages.
 */
function needsOf(rooms: readonly Room[], from: readonly string[]): readonly string[] {
  const needed = new Set(from);
  // a set that grows during iteration: the needs of each added room are visited too
  for (const name of needed) {
    const { dependencies = {} } = rooms.find((room) => room.name === name)?.manifest ?? {};
    for (const other of Object.keys(dependencies)) needed.add(other);
  }
  return [...needed];
}

/** Returns the rooms that are separate packages: the engine, for developers who build on it. */
export const published = (rooms: readonly Room[]): readonly Room[] =>
  rooms.filter(({ folder }) => folder.startsWith('engine/'));

/** Returns the rooms that are included in the program as code. */
export function programRooms(rooms: readonly Room[]): readonly Room[] {
  const needed = needsOf(rooms, PROGRAM);
  return rooms.filter(({ name }) => needed.includes(name));
}

/** Returns the external packages that are built into the pages; rooms that need Node cannot be in a page. */
export function inPages(rooms: readonly Room[]): readonly string[] {
  const pages = rooms.filter(
    ({ name, folder }) => name === WEB || /^(?:engine\/|table\/protocol$)/.test(folder),
  );
  return needsOf(pages, [WEB]).filter((name) => !name.startsWith('@arbitro/'));
}

/** Returns the exports as `{ '.': './index.ts' }`, also if the manifest uses a shorter form. */
export function exportsOf({ exports = {} }: Manifest): Readonly<Record<string, string>> {
  return typeof exports === 'string' ? { '.': exports } : exports;
}

/** A thread is started by the URL of its file, which no import names. */
const THREAD = /new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g;

/** Returns the sources of a room that importers or users can reach: no tests, and nothing that only tests use. */
export function sourcesOf(root: Root, { folder, manifest }: Room): readonly string[] {
  const shown = [...Object.values(exportsOf(manifest)), ...Object.values(manifest.bin ?? {})];
  const reached = new Set(shown.map((path) => posix.join(folder, path)));
  // a set that grows during iteration
  for (const path of reached) {
    const text = textOf(root, path);
    const named = [
      ...importsOf(parse(path, text)).map(({ from }) => from),
      ...[...text.matchAll(THREAD)].map(([, file]) => file),
    ];
    for (const file of named) if (file?.startsWith('.')) reached.add(posix.join(posix.dirname(path), file));
  }
  return [...reached];
}
