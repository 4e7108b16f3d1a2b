import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Arrows, packageOf, type RoomNames, roomOf } from './arrows.ts';
import { importsOf, type Syntax } from './syntax.ts';
import { filesUnder, isTest, nameOf, type Root, textOf } from './tree.ts';

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
const PEERS = new Set(['vitest']);

/** Peers are listed in devDependencies here, so that `npm ci --omit=dev` leaves them out, and as peers when published. */
export const peersOf = ({ devDependencies = {} }: Manifest): Versions =>
  Object.fromEntries(Object.entries(devDependencies).filter(([name]) => PEERS.has(name)));

export function manifestsOf(root: Root): readonly Manifest[] {
  return filesUnder(root)
    .filter((path) => nameOf(path) === 'package.json')
    .map((path) => ({ ...JSON.parse(textOf(root, path)), path }));
}

export const folderOf = (manifest: Manifest): string => manifest.path.replace(/\/?package\.json$/, '');

export const roomNames = (manifests: readonly Manifest[]): RoomNames =>
  new Map(manifests.map((manifest) => [manifest.name, folderOf(manifest)]));

/** What a room's files import, and what only its tests import. */
interface Uses {
  readonly rules: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
}

function usesOf(sources: readonly Syntax[]): Uses {
  const named = (files: readonly Syntax[]): ReadonlySet<string> =>
    new Set(
      files
        .flatMap(importsOf)
        .flatMap(({ from }) => (from && !/^(?:\.|node:)/.test(from) ? [packageOf(from)] : [])),
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
const BESIDE = ['bench', 'tests', 'tools'];

/** Returns rooms whose package.json does not match their imports. */
export function packageFaults({ root, arrows, sources }: Project): readonly string[] {
  const manifests = manifestsOf(root);
  const shared = manifests.find(({ path }) => path === 'package.json');
  const rooms = manifests.filter((manifest) => manifest !== shared && !BESIDE.includes(folderOf(manifest)));
  const ownOf = (folder: string) => manifests.find((manifest) => folderOf(manifest) === folder);
  const within = (folder: string): readonly Syntax[] =>
    sources.filter(({ path }) => roomOf(arrows, path) === folder);
  return [
    ...rooms.flatMap((manifest) => roomFaults(manifest, usesOf(within(folderOf(manifest))), shared)),
    ...BESIDE.flatMap((folder) => {
      const lent = [...lentBy(shared), ...lentBy(ownOf(folder))];
      return sharedFaults(folder, usesOf(within(folder)), lent);
    }),
    ...withoutManifest({ root, arrows, sources }),
  ];
}

/** Packages that a script runs or an editor reads. */
const RUN = /^(?:typescript$|@types\/)/;

function roomFaults(manifest: Manifest, uses: Uses, shared: Manifest | undefined): readonly string[] {
  const listed = [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(peersOf(manifest))];
  const lent = [...listed, ...Object.keys(manifest.devDependencies ?? {}), ...lentBy(shared)];
  const unlisted = [...uses.rules].filter((name) => !listed.includes(name));
  const undeclared = [...uses.tests].filter((name) => !isRoom(name) && !lent.includes(name));
  const idle = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    (name) => !uses.rules.has(name) && !uses.tests.has(name) && !RUN.test(name),
  );
  const brought = Object.keys(manifest.dependencies ?? {}).filter((name) => PEERS.has(name));
  return [
    ...brought.map((name) => `${manifest.path}: lists ${name} in dependencies, which only tests need`),
    ...unlisted.map((name) => `${manifest.path}: imports ${name} but does not list it in dependencies`),
    ...undeclared.map((name) => `${manifest.path}: a test imports ${name}, which no package.json lists`),
    ...idle.map((name) => `${manifest.path}: lists ${name} but does not import it`),
  ];
}

function sharedFaults(room: string, { rules, tests }: Uses, lent: readonly string[]): readonly string[] {
  return [...new Set([...rules, ...tests])]
    .filter((name) => !isRoom(name) && !lent.includes(name))
    .map((name) => `package.json: ${room} imports ${name}, which is not listed`);
}

function withoutManifest({ root, arrows, sources }: Project): readonly string[] {
  const rooms = new Set(sources.map(({ path }) => roomOf(arrows, path)));
  return [...rooms]
    .filter((room) => room?.includes('/'))
    .filter((room) => !existsSync(join(root, String(room), 'package.json')))
    .map((room) => `${room}: a room needs a package.json`);
}

const lentBy = (shared: Manifest | undefined): readonly string[] =>
  Object.keys({ ...shared?.dependencies, ...shared?.devDependencies });

const isRoom = (name: string): boolean => name.startsWith('@arbitro/');
