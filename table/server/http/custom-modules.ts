import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SystemBundle } from '@arbitro/custom-systems/bundle';
import type { FastifyInstance } from 'fastify';

const MODULE_PATH = '/systems/';
const YEAR = 'public, max-age=31536000, immutable';

/** What the page gets to know of a system that is not built into the app. */
const describeModule = ({ name, file }: SystemBundle) => ({ ...name, module: MODULE_PATH + file });

/** Serves the modules: files with a content hash in their name are cached forever. */
export function addModuleRoutes(app: FastifyInstance, modules: readonly SystemBundle[]): void {
  for (const { file, code } of modules) {
    const bodies = { br: brotliCompressSync(code), gzip: gzipSync(code) };
    app.get(`${MODULE_PATH}${file}`, { schema: { hide: true } }, (request, reply) => {
      const { 'accept-encoding': accepted = '' } = request.headers;
      const coding = (['br', 'gzip'] as const).find((item) => String(accepted).includes(item));
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', YEAR)
        .header('vary', 'accept-encoding');
      return coding ? reply.header('content-encoding', coding).send(bodies[coding]) : reply.send(code);
    });
  }
}

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (letter) => HTML_ESCAPES[letter] ?? letter);

/** Returns the app's single page with the list of systems that are not built into it. */
export function addModulesToPage(page: string, modules: readonly SystemBundle[]): string {
  const text = escapeHtml(JSON.stringify(modules.map(describeModule)));
  return page.replace('</head>', () => `<meta name="arbitro-systems" content="${text}">\n</head>`);
}
