import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { anchorsOf } from '../lib/anchors.ts';
import type { Root } from '../lib/project-files.ts';
import { SITE_BASE, type SitePage } from './pages.ts';

/** A heading with the text below it, for the search. */
export interface SiteSection {
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly sections: readonly SiteSection[];
  /** Files of the project that the page shows: pictures. */
  readonly files: readonly string[];
}

/** Renders a document; its links lead to other pages of the site, and links to what is not there are plain text. */
export function renderPage(root: Root, page: SitePage, pages: readonly SitePage[]): RenderedPage {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(page.text.replaceAll(/<!--[\s\S]*?-->/g, ''));
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  const anchors = anchorsOf(headings.map(({ text }) => text.replaceAll('`', '')));
  let next = 0;
  marked.use({
    renderer: {
      heading(heading) {
        const anchor = anchors[next++] ?? '';
        return `<h${heading.depth} id="${anchor}">${this.parser.parseInline(heading.tokens)}</h${heading.depth}>\n`;
      },
    },
  });
  const { html, files } = resolveLinks(root, wrapTables(marked.parser(tokens)), page, pages);
  return { html, files, sections: listSections(tokens, anchors) };
}

/** Wide tables scroll by themselves. */
const wrapTables = (html: string): string =>
  html.replaceAll('<table>', '<div class="table"><table>').replaceAll('</table>', '</table></div>');

function listSections(tokens: readonly Tokens.Generic[], anchors: readonly string[]): readonly SiteSection[] {
  const sections: { title: string; anchor: string; text: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading')
      sections.push({
        title: stripMarks(token.text ?? ''),
        anchor: anchors[sections.length] ?? '',
        text: '',
      });
    else {
      const last = sections.at(-1);
      if (last) last.text += ` ${stripMarks(token.raw)}`;
    }
  }
  return sections;
}

const stripMarks = (text: string): string =>
  text
    .replaceAll(/\]\([^)]*\)|[`*_[\]|#<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const EXTERNAL = /^(?:https?|mailto):/;

function resolveLinks(
  root: Root,
  html: string,
  page: SitePage,
  pages: readonly SitePage[],
): { readonly html: string; readonly files: readonly string[] } {
  const files = new Set<string>();
  const targetOf = (to: string): string => posix.normalize(posix.join(posix.dirname(page.source), to));
  const linked = html.replaceAll(
    /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
    (match, to: string, content: string) => {
      if (EXTERNAL.test(to) || to.startsWith('#')) return match;
      const [path = '', anchor] = to.split('#');
      const found = pages.find(({ source }) =>
        [targetOf(path), `${targetOf(path)}/README.md`].includes(source),
      );
      if (!found) return content;
      return `<a href="${found.url}${anchor === undefined ? '' : `#${anchor}`}">${content}</a>`;
    },
  );
  const withImages = linked.replaceAll(/src="([^"]*)"/g, (match, to: string) => {
    const file = targetOf(to);
    if (EXTERNAL.test(to) || !existsSync(join(root, file))) return match;
    files.add(file);
    return `src="${SITE_BASE}${file}"`;
  });
  return { html: withImages, files: [...files] };
}
