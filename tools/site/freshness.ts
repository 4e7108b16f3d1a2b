import { join } from 'node:path';
import { isFresh, readChangeTime } from '../build-web.ts';
import { PROJECT_ROOT } from '../lib/report.ts';

/** The built site, beside the built web app: the server finds it there. */
export const SITE_FOLDER = join(PROJECT_ROOT, 'apps/web/dist-help');

const SOURCES = ['docs', 'engine', 'tools/site', 'README.md', 'CHANGELOG.md', 'package-lock.json'];

export const isSiteFresh = (): boolean =>
  isFresh(
    readChangeTime(join(SITE_FOLDER, 'index.html')),
    SOURCES.map((source) => join(PROJECT_ROOT, source)),
  );
