import { type Manifest, manifestsOf } from './lib/packages.ts';
import { HERE, report } from './lib/report.ts';
import { filesUnder, nameOf, type Root, textOf } from './lib/tree.ts';

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, Locked>>;

/** Returns lock files that `npm ci` would refuse on another machine, and versions that may drift. */
export function lockFaults(root: Root): readonly string[] {
  const locks = filesUnder(root).filter((path) => nameOf(path) === 'package-lock.json');
  const manifests = manifestsOf(root);
  return [
    ...locks.flatMap((path) => faultsOfLock(path, JSON.parse(textOf(root, path)).packages)),
    ...manifests.flatMap(drifting),
    ...outOfStep(manifests),
  ];
}

function faultsOfLock(file: string, lock: Lock): readonly string[] {
  return [...missing(lock), ...registries(lock)].map((fault) => `${file}: ${fault}`);
}

function missing(lock: Lock): readonly string[] {
  return Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in lock))
      .map((name) => `${path || 'the project'} may need ${name}, which is not locked`),
  );
}

/** Returns where Node looks for the imports of a package: in its own folder and in every folder above. */
function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  const folders = parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
  return ['', ...(path === '' ? [] : folders)];
}

function registries(lock: Lock): readonly string[] {
  return Object.entries(lock)
    .filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
    .map(([path, { resolved }]) => `${path} names where it came from (${resolved})`);
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

function drifting(manifest: Manifest): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides } = manifest;
  const all = [dependencies, devDependencies, optionalDependencies, peerDependencies, overrides];
  return all
    .flatMap((versions) => Object.entries(versions ?? {}))
    .filter(([name, version]) => !(name.startsWith('@arbitro/') ? version === '*' : EXACT.test(version)))
    .map(([name, version]) => `${manifest.path}: ${name} is ${version}; ${wanted(name)}`);
}

/** Packages are published together, under the version of the project. */
function outOfStep(manifests: readonly Manifest[]): readonly string[] {
  const project = manifests.find(({ path }) => path === 'package.json')?.version;
  return manifests
    .filter(({ name, version }) => name.startsWith('@arbitro/') && version !== project)
    .map(({ path, version }) => `${path}: is of version ${version}; the project is of ${project}`);
}

const wanted = (name: string): string =>
  name.startsWith('@arbitro/') ? 'a room is "*"' : 'a version must be exact';

if (import.meta.main) report('lock', lockFaults(HERE));
