import type { Language } from '@arbitro/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_TEXTS } from '../texts.ts';
import { languageOf } from './language.ts';
import { renderPlainPage } from './plain-page.ts';

const BUILD_COMMAND = 'npm start';
const LINKS = [
  ['/docs', 'docs'],
  ['/api/systems', 'systems'],
  ['/health', 'health'],
] as const;

const renderHomePage = (language: Language): string =>
  renderPlainPage(language, {
    title: HOME_TEXTS.title[language],
    paragraphs: [HOME_TEXTS.about[language], HOME_TEXTS.build[language]],
    command: BUILD_COMMAND,
    links: LINKS.map(([to, word]) => [to, HOME_TEXTS[word][language]] as const),
  });

/** A plain page in place of the web app if it was not built; links of seats lead to it too. */
export function addHomeRoutes(app: FastifyInstance): void {
  const show = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .send(renderHomePage(languageOf(request)));
  for (const url of ['/', '/t/:table']) app.get(url, { schema: { hide: true } }, show);
}
