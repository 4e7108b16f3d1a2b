import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Where the built web app is: `dist` beside the package.json of `@arbitro/web`. In the repository the build puts it there;
 * a package that holds this server must hold that package with its `dist`. Nothing where there is no such package.
 */
export function webFolder(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@arbitro/web/package.json');
    return join(dirname(manifest), 'dist');
  } catch {
    return undefined;
  }
}
