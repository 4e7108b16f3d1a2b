import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../lib/packages.ts';
import { type Root, textOf } from '../lib/tree.ts';
import { type Edition, manifestOf, programManifest } from './manifests.ts';
import { licencesOf, linksKept, noticeOf } from './papers.ts';
import type { Room } from './rooms.ts';

/** What packages are made from. */
export interface Materials {
  readonly root: Root;
  /** Where the compiled files are, and their paths in it. */
  readonly emitted: string;
  readonly paths: readonly string[];
}

/** Papers beside the code of a room. */
const PAPERS = /^(?:LICENSE-.+\.txt|RULINGS.*\.md)$/;

/** A room as a package: compiled code, what it reads when it runs, its papers. */
export function writeRoom(
  { root, emitted, paths }: Materials,
  room: Room,
  edition: Edition,
  into: string,
): void {
  const { folder, manifest } = room;
  const code = paths.filter(
    (path) => path.startsWith(`${folder}/`) && (edition.typed || !path.endsWith('.d.ts')),
  );
  for (const path of code) copy(join(emitted, path), join(into, path.slice(folder.length + 1)));
  const papers = readdirSync(join(root, folder)).filter((name) => PAPERS.test(name));
  for (const name of [...(manifest.files ?? []), ...papers]) copy(join(root, folder, name), join(into, name));
  copy(join(root, 'LICENSE'), join(into, 'LICENSE'));
  if (folder.startsWith('engine/systems/'))
    writeFileSync(join(into, 'NOTICE'), noticeOf(root, folder.split('/').at(-1)));
  writePage(join(root, folder), into);
  writeJson(join(into, 'package.json'), manifestOf(room, edition));
}

/** The program: all its rooms inside it, the built pages, and the file that npm links to `arbitro`. */
export function writeProgram(materials: Materials, parts: ProgramParts, into: string): void {
  const { root } = materials;
  const { project, rooms, page } = parts;
  const edition = { version: project.version ?? '', typed: false };
  for (const room of rooms) writeRoom(materials, room, edition, join(into, 'node_modules', room.name));
  writeText(join(into, 'bin/arbitro.js'), "#!/usr/bin/env node\nimport '@arbitro/cli/launch';\n");
  cpSync(parts.web, join(into, 'web'), { recursive: true });
  writeText(join(into, 'web/LICENCES.txt'), licencesOf(root, builtInto(rooms, parts.webManifest)));
  copy(join(root, 'LICENSE'), join(into, 'LICENSE'));
  writeText(join(into, 'NOTICE'), noticeOf(root));
  writePage(join(root, page), into);
  writeJson(join(into, 'package.json'), programManifest(project, rooms));
}

export interface ProgramParts {
  readonly project: Manifest;
  readonly rooms: readonly Room[];
  /** The built pages, and what they are built of. */
  readonly web: string;
  readonly webManifest: Manifest;
  /** The folder whose README introduces the program. */
  readonly page: string;
}

/** Everybody else's packages that are built into the pages. */
function builtInto(rooms: readonly Room[], { dependencies = {} }: Manifest): readonly string[] {
  const names = new Set(Object.keys(dependencies));
  for (const name of names) {
    const room = rooms.find((one) => one.name === name);
    for (const other of Object.keys(room?.manifest.dependencies ?? {})) names.add(other);
  }
  return [...names].filter((name) => !name.startsWith('@arbitro/'));
}

function writePage(folder: string, into: string): void {
  if (!existsSync(join(folder, 'README.md'))) return;
  const page = linksKept(textOf(folder, 'README.md'), (path) => !path.startsWith('..') && existsSync(join(into, path)));
  writeText(join(into, 'README.md'), page);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const writeJson = (path: string, value: unknown): void =>
  writeText(path, `${JSON.stringify(value, null, 2)}\n`);
