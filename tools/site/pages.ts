import { globSync } from 'node:fs';
import { type Root, readText } from '../lib/project-files.ts';

/** A document of the project and its address on the site. */
export interface SitePage {
  /** Relative to the project, with `/`. */
  readonly source: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|data|\.[^/]*|new-system)(?:\/|$)/;
/** Where the documents are read: below this address on the server. */
export const SITE_BASE = '/help/';

/** Every document of the project. */
export function listSitePages(root: Root): readonly SitePage[] {
  const sources = globSync('**/*.md', { cwd: root, exclude: (path) => LEFT_OUT.test(path) });
  return sources.toSorted().map((path) => {
    const source = path.replaceAll('\\', '/');
    const text = readText(root, source);
    return { source, url: urlOf(source), title: titleOf(text, source), text };
  });
}

/** The README of the project is the first page; `docs/gm.md` is `/help/gm.html`. */
const urlOf = (source: string): string =>
  source === 'README.md'
    ? `${SITE_BASE}index.html`
    : `${SITE_BASE}${source.replace(/^docs\//, '').replace(/\.md$/, '.html')}`;

const titleOf = (text: string, source: string): string =>
  /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? source;

/** The menu: a heading, and the documents below it by their source or by the beginning of it. */
export const MENU: readonly (readonly [title: string, sources: readonly string[]])[] = [
  ['Begin', ['README.md', 'docs/gm.md', 'docs/player.md', 'docs/faq.md', 'docs/comparison.md']],
  [
    'Design',
    ['docs/designer.md', 'docs/tutorial.md', 'docs/scenarios.md', 'docs/cli.md', 'docs/computer.md'],
  ],
  ['Operate', ['docs/server.md', 'docs/operating.md']],
  [
    'Develop',
    [
      'docs/developer.md',
      'docs/packages.md',
      'docs/table.md',
      'ARCHITECTURE.md',
      'docs/architecture/',
      'CONTRIBUTING.md',
    ],
  ],
  ['Library', ['docs/api/']],
  ['More', ['docs/decisions.md', 'docs/translating.md', 'VOCABULARY.md', 'CHANGELOG.md']],
];
