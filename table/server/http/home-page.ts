import type { Language } from '@arbitro/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_TEXTS } from '../texts.ts';
import { languageOf } from './language.ts';

const BUILD_COMMAND = 'npm start';
const LINKS = [
  ['/docs', 'docs'],
  ['/api/systems', 'systems'],
  ['/health', 'health'],
] as const;

const renderHomePage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${HOME_TEXTS.title[language]}</title>
</head>
<body>
<main>
<h1>${HOME_TEXTS.title[language]}</h1>
<p>${HOME_TEXTS.about[language]}</p>
<p>${HOME_TEXTS.build[language]}</p>
<pre><code>${BUILD_COMMAND}</code></pre>
<ul>
${LINKS.map(([to, word]) => `<li><a href="${to}">${HOME_TEXTS[word][language]}</a></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;

/** A plain page in place of the web app if it was not built; links of seats lead to it too. */
export function addHomeRoutes(app: FastifyInstance): void {
  const show = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .send(renderHomePage(languageOf(request)));
  for (const url of ['/', '/t/:table']) app.get(url, { schema: { hide: true } }, show);
}
