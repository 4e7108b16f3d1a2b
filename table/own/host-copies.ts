import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What a folder shares with this program: its own copies would know nothing of ours, and nobody need install any. */
export const HOSTS = /^(?:@arbitro\/|zod(?:\/|$))/;

/** From where the host's copy is found: zod is the kernel's, everything else stands beside this room. */
export const hostOf = (name: string): string =>
  name.startsWith('@arbitro/') ? import.meta.url : import.meta.resolve('@arbitro/kernel');

const roots = new Set<string>();

/** From now on files of this folder get our copies of what it shares with us; in this thread alone. */
export function shareWith(root: string): void {
  if (roots.size === 0) register();
  roots.add(pathToFileURL(`${root}/`).href);
}

/** A file of a folder itself; whatever is installed in it minds its own. */
export const isWithin = (root: string, file: string): boolean =>
  file.startsWith(root) && !/[/\\]node_modules[/\\]/.test(file.slice(root.length - 1));

const isOwn = (url: string | undefined): boolean =>
  url !== undefined && [...roots].some((root) => isWithin(root, url));

function register(): void {
  registerHooks({
    resolve(name, context, next) {
      const shared = HOSTS.test(name) && isOwn(context.parentURL);
      const found = next(name, shared ? { ...context, parentURL: hostOf(name) } : context);
      // without a package.json that says so, Node would try it as CommonJS first, and warn
      return isOwn(found.url) && /\.ts$/.test(found.url) ? { ...found, format: 'module-typescript' } : found;
    },
  });
}
