import type { Language } from '@arbitro/kernel';

/** A page without the app: text, one command to type, and links. */
export interface PlainPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly command: string;
  readonly links: readonly (readonly [to: string, title: string])[];
}

export const renderPlainPage = (
  language: Language,
  { title, paragraphs, command, links }: PlainPage,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
<pre><code>${command}</code></pre>
<ul>
${links.map(([to, name]) => `<li><a href="${to}">${name}</a></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;
