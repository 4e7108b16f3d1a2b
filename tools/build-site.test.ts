import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import { systemNames } from '@arbitro/catalogue/lazy';
import { LANGUAGES } from '@arbitro/kernel';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from './lib/report.ts';
import { writeSite } from './site/write-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-site-'));
beforeAll(() => writeSite(PROJECT_ROOT, folder));
afterAll(() => rmSync(folder, { recursive: true }));

const readPage = (path: string): string => readFileSync(join(folder, path), 'utf8');
const listPages = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
/** Addresses of the app, which the server has beside the site. */
const OF_THE_APP = /^(?:\/|\/icon\.svg)$/;

/** Returns the links and pictures of a page that lead nowhere. */
function findDeadLinks(path: string): readonly string[] {
  const links = [...readPage(path).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
  return links.filter((to) => {
    if (/^(?:https?|mailto):/.test(to) || OF_THE_APP.test(to)) return false;
    const [target = '', anchor] = to.split('#');
    const file = target === '' ? path : target.replace(/^\/help\//, '');
    if (!existsSync(join(folder, file))) return true;
    return anchor !== undefined && !readPage(file).includes(`id="${anchor}"`);
  });
}

describe('the documentation site', () => {
  test('no link of any page leads nowhere', () => {
    const pages = listPages();
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'tutorial.html', 'api/kernel.html']));
    expect(pages.flatMap((path) => findDeadLinks(path).map((to) => `${path}: ${to}`))).toEqual([]);
  });

  test('has no script in its pages: the content security policy refuses them', () => {
    const scripts = listPages().flatMap((path) => [
      ...readPage(path).matchAll(/<script(?![^>]* src=)|\son\w+="/g),
    ]);
    expect(scripts).toEqual([]);
  });

  test.each(LANGUAGES)('has every rule of every game, and finds it (%s)', async (language) => {
    const { options, data } = JSON.parse(readPage(`search-${language}.json`));
    const index = MiniSearch.loadJS(data, options);
    for (const { id } of systemNames) {
      const rules = Object.entries((await loadFullSystem(id))?.rules ?? {});
      const page = readPage(`rules/${id}.${language}.html`);
      expect(rules.filter(([rule]) => !page.includes(`<h3 id="${rule}">`))).toEqual([]);
      const [rule, { title }] = rules[0] ?? expect.fail('no rules');
      const found = index.search(title[language]).map(({ url }) => url);
      expect(found).toContain(`/help/rules/${id}.${language}.html#${rule}`);
    }
  });

  test('finds pages by beginnings of words and with typing errors', () => {
    const { options, data } = JSON.parse(readPage('search-en.json'));
    const index = MiniSearch.loadJS(data, options);
    for (const words of ['new-sys', 'revese proxy', 'tutorial'])
      expect(index.search(words).length, words).toBeGreaterThan(0);
  });
});
