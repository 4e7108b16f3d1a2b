import { type Manifest, peersOf } from '../lib/packages.ts';
import { exportsOf, type Room, WEB } from './rooms.ts';

type Versions = Readonly<Record<string, string>>;

/** What all packages of one build have in common. */
export interface Edition {
  readonly version: string;
  /** Whether declarations go along. */
  readonly typed: boolean;
}

/** What npm does not pack by itself of the papers that may lie in a room. */
const PAPERS = ['NOTICE', 'LICENSE-*.txt', 'RULINGS*.md'];
/** The oldest Node that knows what the engine is written in. */
const LIBRARY_NODE = '>=20';

/** A room's package.json as it is published: built files instead of sources, versions instead of `*`. */
export function manifestOf({ name, manifest }: Room, { version, typed }: Edition) {
  const published = (versions: Versions = {}) =>
    Object.entries(versions).map(([other, wanted]) => versioned(other, wanted, version));
  const dependencies = published(manifest.dependencies);
  const peers = published(peersOf(manifest));
  return {
    name,
    version,
    description: manifest.description,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    exports: builtExports(manifest, typed),
    files: ['**/*.js', ...(typed ? ['**/*.d.ts'] : []), ...PAPERS, ...(manifest.files ?? [])],
    engines: { node: LIBRARY_NODE },
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
  };
}

/** Rooms are made for each other, version by version; of the rest any that keeps its promises will do. */
const versioned = (name: string, wanted: string, version: string): readonly [string, string] =>
  name.startsWith('@arbitro/') ? [name, version] : [name, `^${wanted}`];

function builtExports(manifest: Manifest, typed: boolean) {
  const built = Object.entries(exportsOf(manifest)).map(([name, source]) => {
    const base = source.replace(/\.ts$/, '');
    return [name, { ...(typed && { types: `${base}.d.ts` }), default: `${base}.js` }] as const;
  });
  return { ...Object.fromEntries(built), './package.json': './package.json' };
}

/** The program's package.json: our rooms inside it, everybody else's beside it in just these versions. */
export function programManifest(project: Manifest, rooms: readonly Room[]) {
  const { name, version = '', description, optionalDependencies } = project;
  const inside = [...rooms.map((room) => room.name), WEB].toSorted();
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN NOTICE',
    type: 'module',
    bin: { arbitro: 'bin/arbitro.js' },
    files: ['bin', 'NOTICE'],
    engines: { node: LIBRARY_NODE },
    dependencies: sorted({ ...beside(rooms), ...Object.fromEntries(inside.map((room) => [room, version])) }),
    optionalDependencies,
    bundleDependencies: inside,
  };
}

/** The built pages: the server finds them beside this file. */
export const webManifest = (version: string) => ({
  name: WEB,
  version,
  private: true,
  license: 'MIT',
  files: ['dist', 'LICENCES.txt'],
});

const beside = (rooms: readonly Room[]): Versions =>
  Object.fromEntries(
    rooms
      .flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}))
      .filter(([name]) => !name.startsWith('@arbitro/')),
  );

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
