import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Arrows, findRoom, packageNameOf, type RoomNames } from './arrows.ts';
import { fileNameOf, isTest, listFiles, type Root, readText } from './project-files.ts';
import { listImports, type Syntax } from './syntax.ts';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly path: string;
  readonly name: string;
  readonly version?: string;
  readonly description?: string;
  readonly license?: string;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Files besides the code that are packaged with a room: files it reads at run time, and worked examples. */
  readonly files?: readonly string[];
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly overrides?: Versions;
}

/**
 * Packages that a room needs but does not install: users who test with it have them, users who only play do not need
 * them.
 */
const PEER_PACKAGES = new Set(['vitest']);

/** Peers are listed in devDependencies here, so that `npm ci --omit=dev` leaves them out, and as peers when published. */
export const listPeers = ({ devDependencies = {} }: Manifest): Versions =>
  Object.fromEntries(Object.entries(devDependencies).filter(([name]) => PEER_PACKAGES.has(name)));

export function readManifests(root: Root): readonly Manifest[] {
  return listFiles(root)
    .filter((path) => fileNameOf(path) === 'package.json')
    .map((path) => ({ ...JSON.parse(readText(root, path)), path }));
}

export const folderOf = (manifest: Manifest): string => manifest.path.replace(/\/?package\.json$/, '');

export const mapRoomNames = (manifests: readonly Manifest[]): RoomNames =>
  new Map(manifests.map((manifest) => [manifest.name, folderOf(manifest)]));

/** What a room's files import, and what only its tests import. */
interface RoomImports {
  readonly rules: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
}

function collectImports(sources: readonly Syntax[]): RoomImports {
  const named = (files: readonly Syntax[]): ReadonlySet<string> =>
    new Set(
      files
        .flatMap(listImports)
        .flatMap(({ from }) => (from && !/^(?:\.|node:)/.test(from) ? [packageNameOf(from)] : [])),
    );
  return {
    rules: named(sources.filter(({ path }) => !isTest(path))),
    tests: named(sources.filter(({ path }) => isTest(path))),
  };
}

export interface Project {
  readonly root: Root;
  readonly arrows: Arrows;
  readonly sources: readonly Syntax[];
}

/** Folders besides the rooms: they use what the project lists, and what their own package.json lists. */
const SIDE_FOLDERS = ['bench', 'tests', 'tools'];

/** Returns rooms whose package.json does not match their imports. */
export function findPackageFaults({ root, arrows, sources }: Project): readonly string[] {
  const manifests = readManifests(root);
  const shared = manifests.find(({ path }) => path === 'package.json');
  const rooms = manifests.filter(
    (manifest) => manifest !== shared && !SIDE_FOLDERS.includes(folderOf(manifest)),
  );
  const ownOf = (folder: string) => manifests.find((manifest) => folderOf(manifest) === folder);
  const filesIn = (folder: string): readonly Syntax[] =>
    sources.filter(({ path }) => findRoom(arrows, path) === folder);
  return [
    ...rooms.flatMap((manifest) =>
      findRoomFaults(manifest, collectImports(filesIn(folderOf(manifest))), shared),
    ),
    ...SIDE_FOLDERS.flatMap((folder) => {
      const borrowed = [...listSharedPackages(shared), ...listSharedPackages(ownOf(folder))];
      return findSharedFaults(folder, collectImports(filesIn(folder)), borrowed);
    }),
    ...findRoomsWithoutManifest({ root, arrows, sources }),
  ];
}

/** Packages that a script runs or an editor reads. */
const TOOL_PACKAGES = /^(?:typescript$|@types\/)/;

function findRoomFaults(
  manifest: Manifest,
  uses: RoomImports,
  shared: Manifest | undefined,
): readonly string[] {
  const listed = [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(listPeers(manifest))];
  const borrowed = [...listed, ...Object.keys(manifest.devDependencies ?? {}), ...listSharedPackages(shared)];
  const unlisted = [...uses.rules].filter((name) => !listed.includes(name));
  const undeclared = [...uses.tests].filter((name) => !isRoomName(name) && !borrowed.includes(name));
  const idle = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    (name) => !uses.rules.has(name) && !uses.tests.has(name) && !TOOL_PACKAGES.test(name),
  );
  const brought = Object.keys(manifest.dependencies ?? {}).filter((name) => PEER_PACKAGES.has(name));
  return [
    ...brought.map((name) => `${manifest.path}: lists ${name} in dependencies, which only tests need`),
    ...unlisted.map((name) => `${manifest.path}: imports ${name} but does not list it in dependencies`),
    ...undeclared.map((name) => `${manifest.path}: a test imports ${name}, which no package.json lists`),
    ...idle.map((name) => `${manifest.path}: lists ${name} but does not import it`),
  ];
}

function findSharedFaults(
  room: string,
  { rules, tests }: RoomImports,
  borrowed: readonly string[],
): readonly string[] {
  return [...new Set([...rules, ...tests])]
    .filter((name) => !isRoomName(name) && !borrowed.includes(name))
    .map((name) => `package.json: ${room} imports ${name}, which is not listed`);
}

function findRoomsWithoutManifest({ root, arrows, sources }: Project): readonly string[] {
  const rooms = new Set(sources.map(({ path }) => findRoom(arrows, path)));
  return [...rooms]
    .filter((room) => room?.includes('/'))
    .filter((room) => !existsSync(join(root, String(room), 'package.json')))
    .map((room) => `${room}: a room needs a package.json`);
}

const listSharedPackages = (shared: Manifest | undefined): readonly string[] =>
  Object.keys({ ...shared?.dependencies, ...shared?.devDependencies });

const isRoomName = (name: string): boolean => name.startsWith('@arbitro/');
