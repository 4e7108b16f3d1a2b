import { listPeers, type Manifest } from '../lib/packages.ts';
import { type Room, readExports, WEB_ROOM } from './rooms.ts';

type Versions = Readonly<Record<string, string>>;

/** What all packages of one build have in common. */
export interface Edition {
  readonly version: string;
  /** Whether declarations are included. */
  readonly typed: boolean;
}

/** Documents of a room that npm does not pack by default. */
const LICENCE_FILES = ['NOTICE', 'LICENSE-*.txt', 'RULINGS*.md'];
/** The oldest Node that supports the engine's code. */
const LIBRARY_NODE = '>=20';

/** Returns a room's package.json for publishing: built files instead of sources, versions instead of `*`. */
export function buildManifest({ name, manifest }: Room, { version, typed }: Edition) {
  const published = (versions: Versions = {}) =>
    Object.entries(versions).map(([other, range]) => pinVersion(other, range, version));
  const dependencies = published(manifest.dependencies);
  const peers = published(listPeers(manifest));
  return {
    name,
    version,
    description: manifest.description,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    exports: buildExports(manifest, typed),
    files: ['**/*.js', ...(typed ? ['**/*.d.ts'] : []), ...LICENCE_FILES, ...(manifest.files ?? [])],
    engines: { node: LIBRARY_NODE },
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
  };
}

/** Rooms require each other's exact version; other packages may have any compatible version. */
const pinVersion = (name: string, range: string, version: string): readonly [string, string] =>
  name.startsWith('@arbitro/') ? [name, version] : [name, `^${range}`];

function buildExports(manifest: Manifest, isTyped: boolean) {
  const built = Object.entries(readExports(manifest)).map(([name, source]) => {
    const base = source.replace(/\.ts$/, '');
    return [name, { ...(isTyped && { types: `${base}.d.ts` }), default: `${base}.js` }] as const;
  });
  return { ...Object.fromEntries(built), './package.json': './package.json' };
}

/** Returns the program's package.json: our rooms inside it, external packages as dependencies in exactly these versions. */
export function buildProgramManifest(project: Manifest, rooms: readonly Room[]) {
  const { name, version = '', description, optionalDependencies } = project;
  const includedRooms = [...rooms.map((room) => room.name), WEB_ROOM].toSorted();
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN NOTICE',
    type: 'module',
    bin: { arbitro: 'bin/arbitro.js' },
    files: ['bin', 'NOTICE'],
    engines: { node: LIBRARY_NODE },
    dependencies: sortVersions({
      ...collectDependencies(rooms),
      ...Object.fromEntries(includedRooms.map((room) => [room, version])),
    }),
    optionalDependencies,
    bundleDependencies: includedRooms,
  };
}

/** The package of the built pages: the server finds them beside this file. */
export const buildWebManifest = (version: string) => ({
  name: WEB_ROOM,
  version,
  private: true,
  license: 'MIT',
  files: ['dist', 'LICENCES.txt'],
});

const collectDependencies = (rooms: readonly Room[]): Versions =>
  Object.fromEntries(
    rooms
      .flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}))
      .filter(([name]) => !name.startsWith('@arbitro/')),
  );

const sortVersions = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
