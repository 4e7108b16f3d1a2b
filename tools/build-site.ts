import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './build-web.ts';
import { PROJECT_ROOT } from './lib/report.ts';
import { isSiteFresh, SITE_FOLDER } from './site/freshness.ts';

const CACHE = join(PROJECT_ROOT, 'node_modules/.cache/arbitro');

/** Builds the documentation site in a separate folder and moves it into place, if a document has changed. */
async function ensureSiteBuilt(log: (line: string) => void): Promise<void> {
  if (isSiteFresh()) return log('documentation: up to date');
  const { writeSite } = await import('./site/write-site.ts');
  mkdirSync(CACHE, { recursive: true });
  const apart = mkdtempSync(join(CACHE, 'site-'));
  try {
    const count = await writeSite(PROJECT_ROOT, join(apart, 'new'));
    compress(join(apart, 'new'));
    if (existsSync(SITE_FOLDER)) renameSync(SITE_FOLDER, join(apart, 'old'));
    renameSync(join(apart, 'new'), SITE_FOLDER);
    log(`documentation: ${count} pages, at /help`);
  } finally {
    rmSync(apart, { recursive: true });
  }
}

if (import.meta.main) await ensureSiteBuilt(console.log);
