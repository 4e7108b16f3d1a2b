import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@arbitro/kernel';
import MiniSearch from 'minisearch';
import type { Root } from '../lib/project-files.ts';
import { buildHtml } from './layout.ts';
import { type RenderedPage, renderPage } from './markdown.ts';
import { listSitePages, SITE_BASE } from './pages.ts';
import { renderRules } from './rules.ts';

interface WrittenPage extends RenderedPage {
  readonly url: string;
  readonly title: string;
  readonly language: Language;
}

const ASSETS = fileURLToPath(new URL('./assets/', import.meta.url));

/** Writes the whole site into a folder, and returns the number of its pages. */
export async function writeSite(root: Root, folder: string): Promise<number> {
  const sources = listSitePages(root);
  const documents = sources.map((page) => ({
    ...renderPage(root, page, sources),
    ...page,
    language: 'en' as const,
  }));
  const pages: readonly WrittenPage[] = [...documents, ...(await renderRules())];
  for (const page of pages) writeText(fileOf(folder, page.url), buildHtml(page, sources));
  for (const file of new Set(pages.flatMap(({ files }) => files))) copy(join(root, file), join(folder, file));
  for (const name of readdirSync(ASSETS)) copy(join(ASSETS, name), join(folder, name));
  copy(fileURLToPath(import.meta.resolve('minisearch')), join(folder, 'minisearch.js'));
  for (const language of LANGUAGES)
    writeText(join(folder, `search-${language}.json`), buildIndex(pages, language));
  return pages.length;
}

const fileOf = (folder: string, url: string): string => join(folder, url.slice(SITE_BASE.length));

const SEARCH_OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'url'],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
};

/** The sections of all pages in one language. */
function buildIndex(pages: readonly WrittenPage[], language: Language): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(
    pages
      .filter((page) => page.language === language)
      .flatMap(({ url, title: page, sections }) =>
        sections.map(({ title, anchor, text }) => ({ title, page, text, url: `${url}#${anchor}` })),
      )
      .map((section, id) => ({ id, ...section })),
  );
  return JSON.stringify({ options: SEARCH_OPTIONS, data: index });
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
