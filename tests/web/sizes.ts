import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { LANGUAGES } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { DIST } from './setting.ts';

const KILO = 1000;
const ASSETS = join(DIST, 'assets');

/** Returns a script with everything it needs to start. */
function withImports(name: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  const text = readFileSync(join(ASSETS, name), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(imported, known);
  return known;
}

const allNamed = (start: string): readonly string[] => globSync(`${start}-*.js`, { cwd: ASSETS });
const named = (start: string): string => {
  const [name] = allNamed(start);
  if (name === undefined) throw new Error(`the built app has no script ${start}`);
  return name;
};

const kilobytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(join(ASSETS, `${name}.gz`)).size, 0) / KILO;

function entry(): string {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, name = ''] = /<script[^>]+src="\/assets\/([\w.-]+\.js)"/.exec(page) ?? [];
  return name;
}

/** The texts of a group in the language that takes most. */
function largestTexts(group: string): string {
  const files = LANGUAGES.map((language) => named(`text-${group}-${language}`));
  return files.toSorted((a, b) => kilobytes([b]) - kilobytes([a]))[0] ?? '';
}

const together = (names: readonly string[]): Set<string> =>
  names.reduce((known, name) => withImports(name, known), new Set<string>());

const startPage = (): readonly string[] => [entry(), named('start'), largestTexts('app')];

/** How much script a page loads, as it goes over the wire. */
export function sizeTests(): void {
  test('the start page loads less than 105 kB of script, and no rules', () => {
    const start = together(startPage());
    console.log(`start page: ${kilobytes(start).toFixed(1)} kB of script`);
    expect(kilobytes(start)).toBeLessThan(105);
    for (const { id } of systems) expect([...start]).not.toContain(named(id));
  });

  test.each(systems.map(({ id }) => id))('a table of %s less than 330 kB altogether', (id) => {
    const page = [...startPage(), ...['table-page', 'gm-tools', 'create'].map(named), largestTexts(id)];
    // the lab's worker has a copy of the rules with imports of its own; the page's copy is the one that shares the page's
    const sizes = allNamed(id).map((rules) => kilobytes(together([...page, rules])));
    console.log(`table of ${id}: ${Math.min(...sizes).toFixed(1)} kB of script`);
    expect(Math.min(...sizes)).toBeLessThan(330);
  });
}
