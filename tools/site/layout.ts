import { systemNames } from '@arbitro/catalogue/lazy';
import { LANGUAGES, type Language } from '@arbitro/kernel';
import { MENU, SITE_BASE, type SitePage } from './pages.ts';
import { escapeHtml, rulesUrlOf } from './rules.ts';

/** What a page shows in its frame. */
export interface FramedPage {
  readonly url: string;
  readonly title: string;
  readonly language: Language;
  readonly html: string;
}

const WORDS = {
  en: { search: 'Search', menu: 'Contents', table: 'To the table', none: 'Nothing found.', rules: 'Rules' },
  it: { search: 'Cerca', menu: 'Indice', table: 'Al tavolo', none: 'Nessun risultato.', rules: 'Regole' },
  fi: { search: 'Haku', menu: 'Sisältö', table: 'Pöytään', none: 'Ei tuloksia.', rules: 'Säännöt' },
} as const;

/** Builds a whole page: menu, search and content. It works without scripts, except for the search. */
export function buildHtml(page: FramedPage, pages: readonly SitePage[]): string {
  const words = WORDS[page.language];
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Arbitro</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${SITE_BASE}site.css">
<script type="module" src="${SITE_BASE}search.js"></script>
</head>
<body>
<header>
<a class="home" href="${SITE_BASE}index.html">Arbitro</a>
<form role="search"><input type="search" aria-label="${words.search}" placeholder="${words.search}" autocomplete="off" data-none="${words.none}"></form>
<a href="/">${words.table}</a>
</header>
<ol class="results" hidden></ol>
<div class="columns">
<nav aria-label="${words.menu}"><details open><summary>${words.menu}</summary>
${buildMenu(page, pages)}
</details></nav>
<main>
${buildLanguages(page)}${page.html}
</main>
</div>
</body>
</html>
`;
}

function buildMenu(page: FramedPage, pages: readonly SitePage[]): string {
  const parts = MENU.map(([title, sources]) => {
    const listed = sources.flatMap((source) => pages.filter((other) => isListed(other.source, source)));
    return buildMenuPart(
      title,
      page,
      listed.map(({ url, title: name }) => [url, name] as const),
    );
  });
  const rules = systemNames.map(
    ({ id, name }) => [rulesUrlOf(id, page.language), name[page.language]] as const,
  );
  return [parts[0], buildMenuPart(WORDS[page.language].rules, page, rules), ...parts.slice(1)].join('\n');
}

const isListed = (source: string, listed: string): boolean =>
  listed.endsWith('/') ? source.startsWith(listed) : source === listed;

const buildMenuPart = (
  title: string,
  { url: current }: FramedPage,
  links: readonly (readonly [url: string, title: string])[],
): string =>
  `<h2>${title}</h2>\n<ul>\n${links
    .map(
      ([url, name]) =>
        `<li><a href="${url}"${url === current ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
    )
    .join('\n')}\n</ul>`;

/** A page of rules names the same page in the other languages. */
function buildLanguages({ url }: FramedPage): string {
  const [, system] = /\/rules\/([\w-]+)\.\w+\.html$/.exec(url) ?? [];
  if (system === undefined) return '';
  const links = LANGUAGES.map(
    (language) => `<a href="${rulesUrlOf(system, language)}" hreflang="${language}">${language}</a>`,
  );
  return `<p class="languages">${links.join(' · ')}</p>\n`;
}
