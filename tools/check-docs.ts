import { readArrows } from './lib/arrows.ts';
import { findLinkFaults, findPathFaults } from './lib/links.ts';
import { readManifests } from './lib/packages.ts';
import { lineNumberAt, listFiles, type Root, readText } from './lib/project-files.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';

/** Statements that become outdated, or are true on one machine only. */
const STALE_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b\d[\d,.]* tests\b/g, 'a number of tests is wrong by tomorrow'],
  [/(?:^|[\s`("'])\/(?:home|root|Users|work|tmp)\//gm, 'a path of one machine'],
  [/\b(?:TODO|FIXME|TBD)\b/g, 'a page is no place for plans'],
];

function findStaleWords(root: Root, page: string): readonly string[] {
  const text = readText(root, page);
  return STALE_PATTERNS.flatMap(([words, why]) =>
    [...text.matchAll(words)].map(
      ({ 0: found, index }) => `${page}:${lineNumberAt(text, index)}: “${found.trim()}”: ${why}`,
    ),
  );
}

/** Whether a name in a decision matches: `@types/*` matches all names with that beginning. */
const matchesName = (text: string, name: string): boolean =>
  text.endsWith('*') ? name.startsWith(text.slice(0, -1)) : text === name;

const DECISIONS = 'docs/decisions.md';

/** Returns external packages without a decision, and decisions on packages that no manifest lists. */
function findUnarguedPackages(root: Root): readonly string[] {
  const listed = new Set(
    readManifests(root)
      .flatMap((manifest) => [
        manifest.dependencies,
        manifest.devDependencies,
        manifest.optionalDependencies,
        manifest.peerDependencies,
      ])
      .flatMap((versions) => Object.keys(versions ?? {}))
      .filter((name) => !name.startsWith('@arbitro/')),
  );
  const rows = [...readText(root, DECISIONS).matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const argued = new Set(
    rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  );
  return [
    ...[...listed]
      .filter((name) => ![...argued].some((text) => matchesName(text, name)))
      .map((name) => `${DECISIONS}: does not say why ${name}`),
    ...[...argued]
      .filter((text) => ![...listed].some((name) => matchesName(text, name)))
      .map((name) => `${DECISIONS}: no package.json lists ${name}`),
  ];
}

const ROOMS = 'docs/architecture/rooms.md';

/** Returns rooms that are missing on the page of rooms. */
function findUnnamedRooms(root: Root): readonly string[] {
  const page = readText(root, ROOMS);
  return Object.keys(readArrows(root))
    .filter((room) => room.includes('/') && !page.includes(`| \`${room}\` |`))
    .map((room) => `${ROOMS}: does not say what ${room} is`);
}

/** Returns everything that is wrong with the pages. */
export function findDocFaults(root: Root): readonly string[] {
  const pages = listFiles(root).filter((path) => path.endsWith('.md'));
  return [
    ...pages.flatMap((page) => findLinkFaults(root, page)),
    ...pages.flatMap((page) => findPathFaults(root, page)),
    ...pages.flatMap((page) => findStaleWords(root, page)),
    ...findUnarguedPackages(root),
    ...findUnnamedRooms(root),
  ];
}

if (import.meta.main) reportFaults('pages', findDocFaults(PROJECT_ROOT));
