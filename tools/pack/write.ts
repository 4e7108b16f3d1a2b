import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../lib/packages.ts';
import { type Root, readText } from '../lib/project-files.ts';
import { listDeclarations } from './emit.ts';
import { buildNotice, collectLicences, rewriteLinks } from './legal-texts.ts';
import { buildManifest, buildProgramManifest, buildWebManifest, type Edition } from './manifests.ts';
import { type Room, WEB_ROOM } from './rooms.ts';

/** The inputs of packages. */
export interface PackageSources {
  readonly root: Root;
  /** The folder of the compiled files, and their paths in it. */
  readonly emitted: string;
  readonly paths: readonly string[];
}

/** Documents besides the code of a room. */
const LICENCE_FILES = /^(?:LICENSE-.+\.txt|RULINGS.*\.md)$/;

/** Writes a room as a package: compiled code, files it reads at run time, its documents. */
export function writeRoom(
  { root, emitted, paths }: PackageSources,
  room: Room,
  edition: Edition,
  into: string,
): void {
  const { folder, manifest } = room;
  const declarations = edition.typed ? listDeclarations(emitted, room) : new Set<string>();
  const code = paths.filter(
    (path) => path.startsWith(`${folder}/`) && (!path.endsWith('.d.ts') || declarations.has(path)),
  );
  for (const path of code) copyFile(join(emitted, path), join(into, path.slice(folder.length + 1)));
  const papers = readdirSync(join(root, folder)).filter((name) => LICENCE_FILES.test(name));
  for (const name of [...(manifest.files ?? []), ...papers])
    copyFile(join(root, folder, name), join(into, name));
  copyFile(join(root, 'LICENSE'), join(into, 'LICENSE'));
  if (folder.startsWith('engine/systems/'))
    writeFileSync(join(into, 'NOTICE'), buildNotice(root, folder.split('/').at(-1)));
  // a page about a room belongs to its own package; inside the program it would only take space
  if (edition.typed) writePage(join(root, folder), into);
  writeJson(join(into, 'package.json'), buildManifest(room, edition));
}

/** What the program consists of besides the materials. */
export interface ProgramParts {
  readonly project: Manifest;
  readonly rooms: readonly Room[];
  /** The folder of the built pages, and the packages built into them. */
  readonly web: string;
  readonly builtIn: readonly string[];
}

/**
 * Writes the program: all its rooms inside it, the built pages, and the file that npm links to `arbitro`. The pages are
 * compressed once, by gzip: Brotli would save browsers an eighth, and cost a fifth of the program.
 */
export function writeProgram(materials: PackageSources, parts: ProgramParts, into: string): void {
  const { root } = materials;
  const { project, rooms } = parts;
  const { version = '' } = project;
  for (const room of rooms)
    writeRoom(materials, room, { version, typed: false }, join(into, 'node_modules', room.name));
  const pages = join(into, 'node_modules', WEB_ROOM);
  cpSync(parts.web, join(pages, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.br') });
  writeText(join(pages, 'LICENCES.txt'), collectLicences(root, parts.builtIn));
  writeJson(join(pages, 'package.json'), buildWebManifest(version));
  writeText(join(into, 'bin/arbitro.js'), "#!/usr/bin/env node\nimport '@arbitro/cli/launch';\n");
  copyFile(join(root, 'LICENSE'), join(into, 'LICENSE'));
  writeText(join(into, 'NOTICE'), buildNotice(root));
  // the README of the command line introduces the program
  writePage(join(root, 'apps/cli'), into);
  writeJson(join(into, 'package.json'), buildProgramManifest(project, rooms));
}

function writePage(folder: string, into: string): void {
  if (!existsSync(join(folder, 'README.md'))) return;
  const page = rewriteLinks(
    readText(folder, 'README.md'),
    (path) => !path.startsWith('..') && existsSync(join(into, path)),
  );
  writeText(join(into, 'README.md'), page);
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const writeJson = (path: string, value: unknown): void =>
  writeText(path, `${JSON.stringify(value, null, 2)}\n`);
