import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtWeb } from './build-web.ts';
import { manifestsOf } from './lib/packages.ts';
import { HERE } from './lib/report.ts';
import { emit } from './pack/emit.ts';
import { inPages, programRooms, published, type Room, roomsOf, WEB } from './pack/rooms.ts';
import { listed, pack, type Tarball } from './pack/tarballs.ts';
import { writeProgram, writeRoom } from './pack/write.ts';

/** Builds everything that can be published into a folder: `packages/` with the contents of each, and their tarballs. */
async function buildPackages(into: string, tell: (line: string) => void): Promise<readonly Tarball[]> {
  const project = manifestsOf(HERE).find(({ path }) => path === 'package.json');
  const web = await builtWeb(tell);
  if (!project || web === undefined)
    throw new Error('there are no packages without the project and its pages');
  const everything = roomsOf(HERE);
  const rooms = everything.filter(({ name }) => name !== WEB);
  const [own, inside] = [published(rooms), programRooms(rooms)];

  mkdirSync(into, { recursive: true });
  const [emitted, packages] = [join(into, 'compiled'), join(into, 'packages')];
  const paths = emit(HERE, rooms, emitted);
  tell(`code: ${paths.length} files of ${rooms.length} rooms compiled`);

  const materials = { root: HERE, emitted, paths };
  const { name: program, version = '' } = project;
  for (const room of own)
    writeRoom(materials, room, { version, typed: true }, join(packages, plainName(room)));
  const parts = { project, rooms: inside, web, builtIn: inPages(everything) };
  writeProgram(materials, parts, join(packages, program));
  tell(`packages: ${own.length + 1} written, ${inside.length} rooms inside ${program}`);

  const folders = [...own.map(plainName), program].map((name) => join(packages, name));
  const tarballs = pack(folders, into);
  rmSync(emitted, { recursive: true });
  rmSync(`${emitted}.json`);
  return tarballs;
}

const plainName = ({ name }: Room): string => name.slice(name.indexOf('/') + 1);

if (import.meta.main) {
  const [, , named] = process.argv;
  const into = named === undefined ? join(HERE, 'dist') : resolve(named);
  rmSync(into, { recursive: true, force: true });
  const tarballs = await buildPackages(into, console.log);
  console.log(`\n${tarballs.length} tarballs of version ${tarballs[0]?.version} in ${into}:\n`);
  for (const line of listed(tarballs)) console.log(line);
}
