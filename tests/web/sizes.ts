import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { LANGUAGES } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { DIST } from './browser-setup.fixture.ts';

const KILO = 1000;
const ASSETS = join(DIST, 'assets');

/** Returns a script with everything it needs to start. */
function collectImports(name: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  const text = readFileSync(join(ASSETS, name), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    collectImports(imported, known);
  return known;
}

/** Scripts of this name; the build adds a hash of eight characters. */
const findAssets = (start: string): readonly string[] => globSync(`${start}-????????.js`, { cwd: ASSETS });
const findAsset = (start: string): string => {
  const [name] = findAssets(start);
  if (name === undefined) throw new Error(`the built app has no script ${start}`);
  return name;
};

const sumKilobytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(join(ASSETS, `${name}.gz`)).size, 0) / KILO;

function findEntry(): string {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, name = ''] = /<script[^>]+src="\/assets\/([\w.-]+\.js)"/.exec(page) ?? [];
  return name;
}

/** The texts of a group in the language that takes most. */
function largestTexts(group: string): string {
  const files = LANGUAGES.map((language) => findAsset(`text-${group}-${language}`));
  return files.toSorted((a, b) => sumKilobytes([b]) - sumKilobytes([a]))[0] ?? '';
}

const together = (names: readonly string[]): Set<string> =>
  names.reduce((known, name) => collectImports(name, known), new Set<string>());

const startPage = (): readonly string[] => [findEntry(), findAsset('start'), largestTexts('app')];

/** How much script a page loads, as it goes over the wire. */
export function testSizes(): void {
  test('the start page loads less than 105 kB of script, and no rules', () => {
    const start = together(startPage());
    console.log(`start page: ${sumKilobytes(start).toFixed(1)} kB of script`);
    expect(sumKilobytes(start)).toBeLessThan(105);
    for (const { id } of systems) expect([...start]).not.toContain(findAsset(id));
  });

  test.each(systems.map(({ id }) => id))('a table of %s less than 330 kB altogether', (id) => {
    const page = [
      ...startPage(),
      ...['table-page', 'gm-tools', 'character-creator'].map(findAsset),
      largestTexts(id),
    ];
    // the lab's worker has a copy of the rules with imports of its own; the page's copy is the one that shares the page's
    const sizes = findAssets(id).map((rules) => sumKilobytes(together([...page, rules])));
    console.log(`table of ${id}: ${Math.min(...sizes).toFixed(1)} kB of script`);
    expect(Math.min(...sizes)).toBeLessThan(330);
  });
}
