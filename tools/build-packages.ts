import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { readManifests } from './lib/packages.ts';
import { PROJECT_ROOT } from './lib/report.ts';
import { emitRooms } from './pack/emit.ts';
import {
  listProgramRooms,
  listPublishedRooms,
  listWebPackages,
  type Room,
  readRooms,
  WEB_ROOM,
} from './pack/rooms.ts';
import { formatTarballs, packFolders, type Tarball } from './pack/tarballs.ts';
import { writeProgram, writeRoom } from './pack/write.ts';

/** Builds everything that can be published into a folder: `packages/` with the contents of each, and their tarballs. */
async function buildPackages(into: string, log: (line: string) => void): Promise<readonly Tarball[]> {
  const project = readManifests(PROJECT_ROOT).find(({ path }) => path === 'package.json');
  const web = await ensureWebBuilt(log);
  if (!project || web === undefined)
    throw new Error('there are no packages without the project and its pages');
  const everything = readRooms(PROJECT_ROOT);
  const rooms = everything.filter(({ name }) => name !== WEB_ROOM);
  const [publishedRooms, programRooms] = [listPublishedRooms(rooms), listProgramRooms(rooms)];

  mkdirSync(into, { recursive: true });
  const [emitted, packages] = [join(into, 'compiled'), join(into, 'packages')];
  const paths = emitRooms(PROJECT_ROOT, rooms, emitted);
  log(`code: ${paths.length} files of ${rooms.length} rooms compiled`);

  const materials = { root: PROJECT_ROOT, emitted, paths };
  const { name: program, version = '' } = project;
  for (const room of publishedRooms)
    writeRoom(materials, room, { version, typed: true }, join(packages, plainNameOf(room)));
  const parts = { project, rooms: programRooms, web, builtIn: listWebPackages(everything) };
  writeProgram(materials, parts, join(packages, program));
  log(`packages: ${publishedRooms.length + 1} written, ${programRooms.length} rooms inside ${program}`);

  const folders = [...publishedRooms.map(plainNameOf), program].map((name) => join(packages, name));
  const tarballs = packFolders(folders, into);
  rmSync(emitted, { recursive: true });
  rmSync(`${emitted}.json`);
  return tarballs;
}

const plainNameOf = ({ name }: Room): string => name.slice(name.indexOf('/') + 1);

if (import.meta.main) {
  const [, , named] = process.argv;
  const into = named === undefined ? join(PROJECT_ROOT, 'dist') : resolve(named);
  rmSync(into, { recursive: true, force: true });
  const tarballs = await buildPackages(into, console.log);
  console.log(`\n${tarballs.length} tarballs of version ${tarballs[0]?.version} in ${into}:\n`);
  for (const line of formatTarballs(tarballs)) console.log(line);
}
