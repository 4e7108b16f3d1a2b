import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
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

/** How much script a page loads, in compressed bytes. */
export function sizeTests(): void {
  test('the start page loads less than 150 kB of script, and no rules', () => {
    const start = withImports(entry());
    console.log(`start page: ${kilobytes(start).toFixed(1)} kB of script`);
    expect(kilobytes(start)).toBeLessThan(150);
    for (const { id } of systems) expect([...start]).not.toContain(named(id));
  });

  test.each(systems.map(({ id }) => id))('a table of %s less than 350 kB altogether', (id) => {
    const page = [entry(), named('table-page'), named('gm-tools'), named('create')];
    // the lab's worker has its own copy of the rules with its own imports; the smaller total is that of the page's copy
    const sizes = allNamed(id).map((rules) =>
      kilobytes([...page, rules].reduce((known, part) => withImports(part, known), new Set<string>())),
    );
    console.log(`table of ${id}: ${Math.min(...sizes).toFixed(1)} kB of script`);
    expect(Math.min(...sizes)).toBeLessThan(350);
  });
}
