import type { Language } from '@arbitro/kernel';
import { STYLE } from './html-style.ts';

/** Escapes text for a page: names come from files, and a file can hold anything. */
export const esc = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Frame {
  readonly language: Language;
  readonly over: string;
  readonly title: string;
  readonly facts: string;
  /** What follows the heading, as HTML. */
  readonly body: string;
  readonly foot: readonly string[];
}

// the page fetches nothing, and enforces this itself
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Returns a complete, self-contained page. */
export function page({ language, over, title, facts, body, foot }: Frame): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${esc(title)} · ${esc(over)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<p class="over">${esc(over)}</p>
<h1>${esc(title)}</h1>
<p class="facts">${esc(facts)}</p>
</header>
${body}
<footer>
${foot.map((line) => `<p>${esc(line)}</p>`).join('\n')}
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
export const figures = (all: readonly Figure[]): string =>
  `<div class="figures">${all
    .map(
      ({ value, label, more, kind }) =>
        `<div class="figure ${kind}"><span>${esc(label)}</span><b>${esc(value)}</b><span>${esc(more)}</span></div>`,
    )
    .join('')}</div>`;

export const section = (title: string, inside: string, wide = false): string =>
  `<section${wide ? ' class="wide"' : ''}>\n<h2>${esc(title)}</h2>\n${inside}\n</section>`;

export const note = (text: string): string => `<p class="note">${esc(text)}</p>`;

export interface Column {
  readonly title: string;
  readonly number?: boolean;
}

/** Returns a table of plain texts; a cell may have a small addition. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const mark = (at: number): string => (columns[at]?.number ? ' class="n"' : '');
  const head = columns.map(({ title }, at) => `<th scope="col"${mark(at)}>${esc(title)}</th>`).join('');
  const cell = (text: string, at: number): string =>
    at === 0 ? `<th scope="row"${mark(at)}>${esc(text)}</th>` : `<td${mark(at)}>${esc(text)}</td>`;
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${lines}\n</tbody></table></div>`;
}

export const folded = (summary: string, inside: string): string =>
  `<details><summary>${esc(summary)}</summary>${inside}</details>`;
