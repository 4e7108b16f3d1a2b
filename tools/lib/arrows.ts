import { posix } from 'node:path';
import { isTest, type Root, readText } from './project-files.ts';
import { type ImportSite, listImports, type Syntax } from './syntax.ts';

/** Rooms by folder, and what each may import: rooms, packages, `node:*`. */
export type Arrows = Readonly<Record<string, readonly string[]>>;

const TEST_FILES = '*.test.ts';

export const readArrows = (root: Root): Arrows => JSON.parse(readText(root, 'arrows.json'));

/** Whether a name matches a pattern. A `*` stands for one part of a path, or for anything if it stands alone. */
function fitsPattern(pattern: string, name: string): boolean {
  if (pattern === '*' || pattern === name) return true;
  const [before, after] = pattern.split('*');
  if (before === undefined || after === undefined || name.length <= before.length) return false;
  return name.startsWith(before) && name.endsWith(after) && !name.slice(before.length).includes('/');
}

/** Returns the folder of the room that contains a file: the innermost, if rooms are nested. */
export function findRoom(arrows: Arrows, path: string): string | undefined {
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  return folders.findLast((folder) => Object.keys(arrows).some((row) => fitsPattern(row, folder)));
}

function findRow(arrows: Arrows, room: string): readonly string[] {
  const row = Object.keys(arrows).find((pattern) => fitsPattern(pattern, room));
  if (row === undefined) throw new Error(`${room} has no row in arrows.json`);
  return arrows[row] ?? [];
}

/**
 * Returns the package of an import: `zod` for `zod/mini`, `@scope/name` for `@scope/name/part`, `node:fs` for
 * `node:fs/promises`.
 */
export function packageNameOf(from: string): string {
  const parts = from.split('/');
  return parts.slice(0, from.startsWith('@') ? 2 : 1).join('/');
}

/** Rooms by the name that other rooms import. */
export type RoomNames = ReadonlyMap<string, string>;

export interface Plan {
  readonly arrows: Arrows;
  readonly names: RoomNames;
}

/** Returns imports without an arrow, and relative imports that leave their room. */
export function findStrayImports(plan: Plan, syntax: Syntax): readonly string[] {
  const room = findRoom(plan.arrows, syntax.path);
  if (room === undefined) return [`${syntax.path}: stands in no room of arrows.json`];
  return listImports(syntax).flatMap((importSite) => {
    const fault = findImportFault(plan, { room, path: syntax.path, importSite });
    return fault ? [`${syntax.path}:${importSite.line}: ${fault}`] : [];
  });
}

interface ImportPlace {
  readonly room: string;
  readonly path: string;
  readonly importSite: ImportSite;
}

/** Files that may import by a computed path: where custom systems are loaded, and where the build collects the texts of all rooms. */
const DYNAMIC_IMPORTERS = new Set([
  'table/custom-systems/load.ts',
  'apps/web/app/custom-systems.ts',
  'apps/web/texts.config.ts',
]);

function findImportFault(plan: Plan, { room, path, importSite }: ImportPlace): string | undefined {
  const { from } = importSite;
  if (from === undefined)
    return room === 'tools' || DYNAMIC_IMPORTERS.has(path)
      ? undefined
      : 'an import must name what it imports';
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(path), from);
    return target.startsWith(`${room}/`) ? undefined : `${from} leaves ${room}`;
  }
  const named = packageNameOf(from);
  const target = plan.names.get(named) ?? named;
  if (target === room) return `${room} imports itself by name`;
  const row = [...findRow(plan.arrows, room), ...(isTest(path) ? findRow(plan.arrows, TEST_FILES) : [])];
  return row.some((arrow) => fitsPattern(arrow, target)) ? undefined : `${room} may not import ${target}`;
}
