import type { Language } from '@arbitro/kernel';
import { STYLE } from './html-style.ts';

/** Escapes text for a page: names come from files, and a file can hold anything. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface PageFrame {
  readonly language: Language;
  readonly over: string;
  readonly title: string;
  readonly facts: string;
  /** What follows the heading, as HTML. */
  readonly body: string;
  readonly foot: readonly string[];
}

// the page fetches nothing, and enforces this itself
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Returns a complete, self-contained page. */
export function renderPage({ language, over, title, facts, body, foot }: PageFrame): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<title>${escapeHtml(title)} · ${escapeHtml(over)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<p class="over">${escapeHtml(over)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="facts">${escapeHtml(facts)}</p>
</header>
${body}
<footer>
${foot.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
</footer>
</main>
</body>
</html>
`;
}

export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly more: string;
  readonly kind: 'first' | 'bad' | 'plain';
}

/** The few figures that most readers want. */
export const renderFigures = (all: readonly Figure[]): string =>
  `<div class="figures">${all
    .map(
      ({ value, label, more, kind }) =>
        `<div class="figure ${kind}"><span>${escapeHtml(label)}</span><b>${escapeHtml(value)}</b><span>${escapeHtml(more)}</span></div>`,
    )
    .join('')}</div>`;

export const renderSection = (title: string, content: string, wide = false): string =>
  `<section${wide ? ' class="wide"' : ''}>\n<h2>${escapeHtml(title)}</h2>\n${content}\n</section>`;

export const renderNote = (text: string): string => `<p class="note">${escapeHtml(text)}</p>`;

export interface Column {
  readonly title: string;
  readonly number?: boolean;
}

/** Returns a table of plain texts; a cell may have a small addition. */
export function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const mark = (index: number): string => (columns[index]?.number ? ' class="n"' : '');
  const head = columns
    .map(({ title }, index) => `<th scope="col"${mark(index)}>${escapeHtml(title)}</th>`)
    .join('');
  const cell = (text: string, index: number): string =>
    index === 0
      ? `<th scope="row"${mark(index)}>${escapeHtml(text)}</th>`
      : `<td${mark(index)}>${escapeHtml(text)}</td>`;
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${lines}\n</tbody></table></div>`;
}

export const renderDetails = (summary: string, content: string): string =>
  `<details><summary>${escapeHtml(summary)}</summary>${content}</details>`;
