import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemBundle } from '@arbitro/custom-systems/bundle';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addModulesToPage } from './custom-modules.ts';
import { addHelpRoutes } from './help-routes.ts';

const YEAR = '365d';
const HIDDEN = { schema: { hide: true } } as const;

/** The client-side routes of the app: each serves its single page. */
const PAGES = [
  '/',
  '/t/:table',
  '/rules',
  '/rules/*',
  '/dice',
  '/new',
  '/new/*',
  '/lab',
  '/lab/*',
  '/shelf',
] as const;

/** Whether the web app was built into this folder. */
export const isWebBuilt = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, 'index.html'));

/** The built app. */
export interface WebApp {
  readonly folder: string;
  /** Its single page, if it differs from the built page. */
  readonly page: string | undefined;
}

/** Returns the app of this folder; its page lists the systems that are not built into it. */
export const readWebApp = (folder: string, customSystems: readonly SystemBundle[]): WebApp => ({
  folder,
  page:
    customSystems.length > 0
      ? addModulesToPage(readFileSync(join(folder, 'index.html'), 'utf8'), customSystems)
      : undefined,
});

/** Serves the built app: files with a content hash in their name are cached forever, its single page never. */
export async function addWebRoutes(app: FastifyInstance, web: WebApp): Promise<void> {
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
  await addHelpRoutes(app, folder);
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? sendWebPage(reply, web) : reply.callNotFound();
  for (const url of PAGES) app.get(url, HIDDEN, page);
  // a service worker, an icon: their names do not change, so they are requested again and mostly have not changed
  for (const file of listRootFiles(folder))
    app.get(`/${file}`, HIDDEN, (_, reply) => sendWebFile(reply, [file, folder], 'no-cache'));
}

const sendWebFile = (
  reply: FastifyReply,
  [file, folder]: readonly [string, string],
  cache: string,
): FastifyReply => reply.header('cache-control', cache).sendFile(file, folder, { cacheControl: false });

/** Sends the app's single page: it shows what its URL names. */
export const sendWebPage = (reply: FastifyReply, { folder, page }: WebApp): FastifyReply =>
  page === undefined
    ? sendWebFile(reply, ['index.html', folder], 'no-store')
    : reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  accept.includes('text/html') || accept.includes('*/*');

const listRootFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(gz|br)$/.test(entry.name))
    .map(({ name }) => name);
