import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Root, readText } from '../lib/project-files.ts';

const LINK = /!?\[([^\]]*)\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

/**
 * Adapts a page for readers of the package: links to sources lead to the built files, links to missing files are
 * removed.
 */
export function rewriteLinks(page: string, isThere: (path: string) => boolean): string {
  return page.replace(LINK, (link: string, text: string, target: string) => {
    if (/^[a-z]+:/.test(target) || isThere(target)) return link;
    const built = target.replace(/\.ts$/, '.js');
    if (isThere(built)) return link.replace(`](${target}`, `](${built}`);
    return link.startsWith('!') ? '' : text;
  });
}

/** Where the section of each system begins. */
const SYSTEM = /^(?= {2}\w)/m;

/** Returns the NOTICE with the systems named by their packages; for one system, only its own part. */
export function buildNotice(root: Root, system?: string): string {
  const [head = '', ...parts] = readText(root, 'NOTICE').split(SYSTEM);
  const keptParts = parts.filter((part) => system === undefined || part.startsWith(`  ${system} `));
  return [head, ...keptParts].join('').replaceAll('engine/systems/', '@arbitro/').trimEnd().concat('\n');
}

interface InstalledPackage {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the full licences of everything built into the pages, as most of them require. */
export function collectLicences(root: Root, names: readonly string[]): string {
  const all = new Set(names);
  const texts: string[] = [];
  for (const name of all) {
    const folder = `node_modules/${name}`;
    const {
      version,
      license,
      dependencies = {},
    }: InstalledPackage = JSON.parse(readText(root, `${folder}/package.json`));
    for (const other of Object.keys(dependencies)) all.add(other);
    const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].find((text) =>
      existsSync(join(root, folder, text)),
    );
    if (file === undefined) throw new Error(`${name} has no licence text to ship`);
    texts.push(`${name} ${version} (${license})\n\n${readText(root, `${folder}/${file}`).trim()}\n`);
  }
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
