import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtWeb } from './build-web.ts';
import { manifestsOf } from './lib/packages.ts';
import { HERE } from './lib/report.ts';
import { emit } from './pack/emit.ts';
import { programRooms, published, type Room, roomsOf } from './pack/rooms.ts';
import { listed, pack, type Tarball } from './pack/tarballs.ts';
import { writeProgram, writeRoom } from './pack/write.ts';

type Tell = (line: string) => void;

/** Everything that can be published, in a folder: `packages/` with what is in each, and their tarballs. */
export async function buildPackages(into: string, tell: Tell): Promise<readonly Tarball[]> {
  const manifests = manifestsOf(HERE);
  const project = manifests.find(({ path }) => path === 'package.json');
  const webManifest = manifests.find(({ path }) => path === 'apps/web/package.json');
  if (!project || !webManifest) throw new Error('there is no project here');
  const web = await builtWeb(tell);
  if (web === undefined) throw new Error('the program needs its pages');

  mkdirSync(into, { recursive: true });
  const [emitted, packages] = [join(into, 'compiled'), join(into, 'packages')];
  const rooms = roomsOf(HERE);
  const program = programRooms(rooms);
  const own = published(rooms);
  const paths = emit(HERE, rooms, emitted);
  tell(`code: ${paths.length} files of ${rooms.length} rooms compiled`);

  const materials = { root: HERE, emitted, paths };
  const edition = { version: project.version ?? '', typed: true };
  for (const room of own) writeRoom(materials, room, edition, join(packages, plainName(room)));
  writeProgram(
    materials,
    { project, rooms: program, web, webManifest, page: 'apps/cli' },
    join(packages, project.name),
  );
  tell(`packages: ${own.length + 1} written, ${program.length} rooms inside ${project.name}`);

  const folders = [...own.map(plainName), project.name];
  const tarballs = pack(
    folders.map((name) => join(packages, name)),
    into,
  );
  rmSync(emitted, { recursive: true });
  rmSync(`${emitted}.json`);
  return tarballs;
}

const plainName = ({ name }: Room): string => name.slice(name.indexOf('/') + 1);

if (import.meta.main) {
  const into = join(HERE, 'dist');
  rmSync(into, { recursive: true, force: true });
  const tarballs = await buildPackages(into, console.log);
  console.log(`\n${tarballs.length} tarballs in dist/, version ${tarballs[0]?.version}:\n`);
  for (const line of listed(tarballs)) console.log(line);
}
