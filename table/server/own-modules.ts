import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Bundled } from '@arbitro/own/bundle';
import type { FastifyInstance } from 'fastify';

const FOLDER = '/systems/';
const YEAR = 'public, max-age=31536000, immutable';

/** What the page gets to know of a system that is not built into the app. */
const toldOf = ({ name, file }: Bundled) => ({ ...name, module: FOLDER + file });

/** Serves the modules: files with a content hash in their name are cached forever. */
export function moduleRoutes(app: FastifyInstance, modules: readonly Bundled[]): void {
  for (const { file, code } of modules) {
    const bodies = { br: brotliCompressSync(code), gzip: gzipSync(code) };
    app.get(`${FOLDER}${file}`, { schema: { hide: true } }, (request, reply) => {
      const { 'accept-encoding': accepted = '' } = request.headers;
      const coding = (['br', 'gzip'] as const).find((one) => String(accepted).includes(one));
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', YEAR)
        .header('vary', 'accept-encoding');
      return coding ? reply.header('content-encoding', coding).send(bodies[coding]) : reply.send(code);
    });
  }
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (letter) => ESCAPED[letter] ?? letter);

/** Returns the app's single page with the list of systems that are not built into it. */
export function pageWith(page: string, modules: readonly Bundled[]): string {
  const told = escaped(JSON.stringify(modules.map(toldOf)));
  return page.replace('</head>', () => `<meta name="arbitro-systems" content="${told}">\n</head>`);
}
