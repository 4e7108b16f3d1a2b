import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Modules that a folder shares with this program. Separate copies would not share our state, and authors need not
 * install any.
 */
export const HOST_PACKAGES = /^(?:@arbitro\/|zod(?:\/|$))/;

/** Where the host's copy is resolved from: zod from the kernel, everything else from this folder. */
export const hostUrlOf = (name: string): string =>
  name.startsWith('@arbitro/') ? import.meta.url : import.meta.resolve('@arbitro/kernel');

const roots = new Set<string>();

/** From now on, files of this folder get our copies of the shared modules; in this thread only. */
export function shareHostPackages(root: string): void {
  if (roots.size === 0) registerResolveHook();
  roots.add(pathToFileURL(`${root}/`).href);
}

/** Whether the file belongs to the folder itself. Packages installed in the folder resolve their own imports. */
export const isWithin = (root: string, file: string): boolean =>
  file.startsWith(root) && !/[/\\]node_modules[/\\]/.test(file.slice(root.length - 1));

const isInSharedFolder = (url: string | undefined): boolean =>
  url !== undefined && [...roots].some((root) => isWithin(root, url));

function registerResolveHook(): void {
  registerHooks({
    resolve(name, context, next) {
      const shared = HOST_PACKAGES.test(name) && isInSharedFolder(context.parentURL);
      const found = next(name, shared ? { ...context, parentURL: hostUrlOf(name) } : context);
      // without a package.json that says so, Node would first try CommonJS, and warn
      return isInSharedFolder(found.url) && /\.ts$/.test(found.url)
        ? { ...found, format: 'module-typescript' }
        : found;
    },
  });
}
