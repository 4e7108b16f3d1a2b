import { type Manifest, readManifests } from './lib/packages.ts';
import { fileNameOf, listFiles, type Root, readText } from './lib/project-files.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, LockedPackage>>;

/** Returns lock files that `npm ci` would refuse on another machine, and versions that may drift. */
export function findLockFaults(root: Root): readonly string[] {
  const locks = listFiles(root).filter((path) => fileNameOf(path) === 'package-lock.json');
  const manifests = readManifests(root);
  return [
    ...locks.flatMap((path) => findFaultsOfLock(path, JSON.parse(readText(root, path)).packages)),
    ...manifests.flatMap(findDriftingVersions),
    ...findOutOfStepVersions(manifests),
  ];
}

function findFaultsOfLock(file: string, lock: Lock): readonly string[] {
  return [...findMissingPackages(lock), ...findForeignRegistries(lock)].map((fault) => `${file}: ${fault}`);
}

function findMissingPackages(lock: Lock): readonly string[] {
  return Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !listFoldersAbove(path).some((folder) => `${folder}node_modules/${name}` in lock))
      .map((name) => `${path || 'the project'} may need ${name}, which is not locked`),
  );
}

/** Returns where Node looks for the imports of a package: in its own folder and in every folder above. */
function listFoldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
  return ['', ...(path === '' ? [] : folders)];
}

function findForeignRegistries(lock: Lock): readonly string[] {
  return Object.entries(lock)
    .filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
    .map(([path, { resolved }]) => `${path} names where it came from (${resolved})`);
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

function findDriftingVersions(manifest: Manifest): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides } = manifest;
  const all = [dependencies, devDependencies, optionalDependencies, peerDependencies, overrides];
  return all
    .flatMap((versions) => Object.entries(versions ?? {}))
    .filter(([name, version]) => !(name.startsWith('@arbitro/') ? version === '*' : EXACT.test(version)))
    .map(([name, version]) => `${manifest.path}: ${name} is ${version}; ${describeExpected(name)}`);
}

/** Packages are published together, under the version of the project. */
function findOutOfStepVersions(manifests: readonly Manifest[]): readonly string[] {
  const project = manifests.find(({ path }) => path === 'package.json')?.version;
  return manifests
    .filter(({ name, version }) => name.startsWith('@arbitro/') && version !== project)
    .map(({ path, version }) => `${path}: is of version ${version}; the project is of ${project}`);
}

const describeExpected = (name: string): string =>
  name.startsWith('@arbitro/') ? 'a room is "*"' : 'a version must be exact';

if (import.meta.main) reportFaults('lock', findLockFaults(PROJECT_ROOT));
