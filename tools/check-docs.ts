import { arrowsOf } from './lib/arrows.ts';
import { linkFaults, pathFaults } from './lib/links.ts';
import { manifestsOf } from './lib/packages.ts';
import { HERE, report } from './lib/report.ts';
import { filesUnder, lineAt, type Root, textOf } from './lib/tree.ts';

/** Statements that become outdated, or are true on one machine only. */
const STALE: readonly (readonly [RegExp, string])[] = [
  [/\b\d[\d,.]* tests\b/g, 'a number of tests is wrong by tomorrow'],
  [/(?:^|[\s`("'])\/(?:home|root|Users|work|tmp)\//gm, 'a path of one machine'],
  [/\b(?:TODO|FIXME|TBD)\b/g, 'a page is no place for plans'],
];

function staleWords(root: Root, page: string): readonly string[] {
  const text = textOf(root, page);
  return STALE.flatMap(([words, why]) =>
    [...text.matchAll(words)].map(
      ({ 0: found, index }) => `${page}:${lineAt(text, index)}: “${found.trim()}”: ${why}`,
    ),
  );
}

/** Whether a name in a decision matches: `@types/*` matches all names with that beginning. */
const means = (one: string, name: string): boolean =>
  one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name;

const DECISIONS = 'docs/decisions.md';

/** Returns external packages without a decision, and decisions on packages that no manifest lists. */
function unarguedFaults(root: Root): readonly string[] {
  const listed = new Set(
    manifestsOf(root)
      .flatMap((one) => [
        one.dependencies,
        one.devDependencies,
        one.optionalDependencies,
        one.peerDependencies,
      ])
      .flatMap((versions) => Object.keys(versions ?? {}))
      .filter((name) => !name.startsWith('@arbitro/')),
  );
  const rows = [...textOf(root, DECISIONS).matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const argued = new Set(
    rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  );
  return [
    ...[...listed]
      .filter((name) => ![...argued].some((one) => means(one, name)))
      .map((name) => `${DECISIONS}: does not say why ${name}`),
    ...[...argued]
      .filter((one) => ![...listed].some((name) => means(one, name)))
      .map((name) => `${DECISIONS}: no package.json lists ${name}`),
  ];
}

const ROOMS = 'docs/architecture/rooms.md';

/** Returns rooms that are missing on the page of rooms. */
function unnamedRooms(root: Root): readonly string[] {
  const page = textOf(root, ROOMS);
  return Object.keys(arrowsOf(root))
    .filter((room) => room.includes('/') && !page.includes(`| \`${room}\` |`))
    .map((room) => `${ROOMS}: does not say what ${room} is`);
}

/** Returns everything that is wrong with the pages. */
export function docFaults(root: Root): readonly string[] {
  const pages = filesUnder(root).filter((path) => path.endsWith('.md'));
  return [
    ...pages.flatMap((page) => linkFaults(root, page)),
    ...pages.flatMap((page) => pathFaults(root, page)),
    ...pages.flatMap((page) => staleWords(root, page)),
    ...unarguedFaults(root),
    ...unnamedRooms(root),
  ];
}

if (import.meta.main) report('pages', docFaults(HERE));
