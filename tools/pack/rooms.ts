import { posix } from 'node:path';
import { folderOf, type Manifest, manifestsOf } from '../lib/packages.ts';
import { importsOf, parse } from '../lib/syntax.ts';
import { type Root, textOf } from '../lib/tree.ts';

/** A workspace of the project: a package of its own, or a part of `arbitro`. */
export interface Room {
  /** As others import it: `@arbitro/dice`. */
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The program that people start; everything it needs goes along with it. */
const PROGRAM = ['@arbitro/cli', '@arbitro/server'];
/** Goes along as the pages that were built of it, not as code. */
export const WEB = '@arbitro/web';

export function roomsOf(root: Root): readonly Room[] {
  return manifestsOf(root)
    .map((manifest) => ({ name: manifest.name, folder: folderOf(manifest), manifest }))
    .filter(({ name }) => name.startsWith('@arbitro/'));
}

/** Everything that rooms need, directly or by others, and they themselves: rooms and other people's packages. */
function needsOf(rooms: readonly Room[], from: readonly string[]): readonly string[] {
  const needed = new Set(from);
  // a set that grows while it is gone through: whatever a room needs is gone through as well
  for (const name of needed) {
    const { dependencies = {} } = rooms.find((room) => room.name === name)?.manifest ?? {};
    for (const other of Object.keys(dependencies)) needed.add(other);
  }
  return [...needed];
}

/** Rooms that are packages of their own: the engine, for whoever builds on it. */
export const published = (rooms: readonly Room[]): readonly Room[] =>
  rooms.filter(({ folder }) => folder.startsWith('engine/'));

/** Rooms that go along with the program as code. */
export function programRooms(rooms: readonly Room[]): readonly Room[] {
  const needed = needsOf(rooms, PROGRAM);
  return rooms.filter(({ name }) => needed.includes(name));
}

/** Other people's packages that are built into the pages; rooms that need a machine cannot be in a page. */
export function inPages(rooms: readonly Room[]): readonly string[] {
  const pages = rooms.filter(
    ({ name, folder }) => name === WEB || /^(?:engine\/|table\/protocol$)/.test(folder),
  );
  return needsOf(pages, [WEB]).filter((name) => !name.startsWith('@arbitro/'));
}

/** `{ '.': './index.ts' }`, however short the manifest says it. */
export function exportsOf({ exports = {} }: Manifest): Readonly<Record<string, string>> {
  return typeof exports === 'string' ? { '.': exports } : exports;
}

/** A thread is started by the address of its file, which no import names. */
const THREAD = /new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g;

/** The sources of a room that whoever imports or starts it can reach: no tests, and nothing that only they use. */
export function sourcesOf(root: Root, { folder, manifest }: Room): readonly string[] {
  const shown = [...Object.values(exportsOf(manifest)), ...Object.values(manifest.bin ?? {})];
  const reached = new Set(shown.map((path) => posix.join(folder, path)));
  // a set that grows while it is gone through
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
