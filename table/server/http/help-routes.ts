import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HELP_TEXTS } from '../texts.ts';
import { languageOf } from './language.ts';
import { renderPlainPage } from './plain-page.ts';

const HIDDEN = { schema: { hide: true } } as const;

/** The documentation site beside the built app; a package with this server has none, and the page says so. */
export async function addHelpRoutes(app: FastifyInstance, web: string): Promise<void> {
  const root = join(dirname(web), 'dist-help');
  if (!existsSync(join(root, 'index.html'))) {
    for (const url of ['/help', '/help/*']) app.get(url, HIDDEN, sendMissingPage);
    return;
  }
  app.get('/help', HIDDEN, (_, reply) => reply.redirect('/help/index.html'));
  await app.register(fastifyStatic, {
    root,
    prefix: '/help/',
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    preCompressed: true,
    schemaHide: true,
    // the app has registered the method that sends files
    decorateReply: false,
  });
}

function sendMissingPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const page = renderPlainPage(language, {
    title: HELP_TEXTS.title[language],
    paragraphs: [HELP_TEXTS.missing[language], HELP_TEXTS.instead[language]],
    command: 'npx arbitro --help',
    links: [
      ['/rules', HELP_TEXTS.rules[language]],
      ['/docs', HELP_TEXTS.api[language]],
      ['/', HELP_TEXTS.start[language]],
    ],
  });
  return reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(page);
}
