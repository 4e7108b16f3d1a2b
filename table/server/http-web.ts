import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundled } from '@arbitro/own/bundle';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageWith } from './own-modules.ts';

const YEAR = '365d';
const HIDDEN = { schema: { hide: true } } as const;

/** Where the app finds its way by itself: each of these is its one page. */
const PAGES = ['/', '/t/:table', '/rules', '/rules/*', '/dice', '/new', '/new/*', '/lab', '/lab/*'] as const;

/** Whether the web app was built into this folder. */
export const isBuilt = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, 'index.html'));

/** The built app. */
export interface Web {
  readonly folder: string;
  /** Its one page, where it is not as it was built. */
  readonly page: string | undefined;
}

/** The app of this folder; its page tells of the systems that are not built into it. */
export const webIn = (folder: string, own: readonly Bundled[]): Web => ({
  folder,
  page: own.length > 0 ? pageWith(readFileSync(join(folder, 'index.html'), 'utf8'), own) : undefined,
});

/** The built app: what has its content in its name is kept for good, its one page never. */
export async function webRoutes(app: FastifyInstance, web: Web): Promise<void> {
  const { folder } = web;
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: YEAR,
    preCompressed: true,
    schemaHide: true,
  });
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? sendPage(reply, web) : reply.callNotFound();
  for (const url of PAGES) app.get(url, HIDDEN, page);
  // a service worker, an icon: their names stay, so they are asked for again and mostly have not changed
  for (const file of besidesAssets(folder))
    app.get(`/${file}`, HIDDEN, (_, reply) => send(reply, [file, folder], 'no-cache'));
}

const send = (reply: FastifyReply, [file, folder]: readonly [string, string], cache: string): FastifyReply =>
  reply.header('cache-control', cache).sendFile(file, folder, { cacheControl: false });

/** The app's one page: by the address it finds what to show. */
export const sendPage = (reply: FastifyReply, { folder, page }: Web): FastifyReply =>
  page === undefined
    ? send(reply, ['index.html', folder], 'no-store')
    : reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  accept.includes('text/html') || accept.includes('*/*');

const besidesAssets = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(gz|br)$/.test(entry.name))
    .map(({ name }) => name);
