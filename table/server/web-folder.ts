import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of the built web app: `dist` beside the package.json of `@arbitro/web`. In the repository the
 * build puts it there; a package with this server must contain that package with its `dist`. Returns undefined without
 * such a package.
 */
export function findWebFolder(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@arbitro/web/package.json');
    return join(dirname(manifest), 'dist');
  } catch {
    return undefined;
  }
}
