import type { Language } from '@arbitro/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './http-language.ts';
import { HOME } from './words.ts';

const BUILDS = 'npm start';
const LINKS = [
  ['/docs', 'docs'],
  ['/api/systems', 'systems'],
  ['/health', 'health'],
] as const;

const page = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${HOME.title[language]}</title>
</head>
<body>
<main>
<h1>${HOME.title[language]}</h1>
<p>${HOME.about[language]}</p>
<p>${HOME.build[language]}</p>
<pre><code>${BUILDS}</code></pre>
<ul>
${LINKS.map(([to, word]) => `<li><a href="${to}">${HOME[word][language]}</a></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;

/** A plain page in place of the web app if it was not built; links of seats lead to it too. */
export function homeRoutes(app: FastifyInstance): void {
  const show = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .send(page(languageOf(request)));
  for (const url of ['/', '/t/:table']) app.get(url, { schema: { hide: true } }, show);
}
