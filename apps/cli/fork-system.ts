import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listFiles } from './files/list-files.ts';
import { VERSION } from './version.ts';

/** A system to copy, and the name and title of the copy. */
interface Fork {
  readonly from: string;
  readonly name: string;
  readonly title: string;
}

/** Copies the sources of a system under another name, and returns the number of files. */
export function writeFork(folder: string, fork: Fork): number {
  const source = dirname(createRequire(import.meta.url).resolve(`@arbitro/${fork.from}/name`));
  const files = listFiles(source);
  for (const file of files) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renameSystem(readFileSync(join(source, file), 'utf8'), file, fork));
  }
  if (files.includes('README.md')) return files.length;
  writeFileSync(join(folder, 'README.md'), introduceFork(fork));
  return files.length + 1;
}

/** The first lines of the page of a copy; an installed program has the sources without their pages. */
const introduceFork = ({ from, name, title }: Fork): string => `# ${title}

A copy of ${from} for Arbitro, to change its rules.

\`\`\`sh
npx arbitro sim ${from} --against ${name} --system .   # the same fight under both, with the same dice
npx arbitro test .                                     # the promises of every system, and all scenarios
\`\`\`
`;

/** Links to other folders of the project lead nowhere in a copy: their words stay. */
const removeOuterLinks = (page: string): string => page.replaceAll(/\[([^\]]*)\]\(\.\.\/[^)]*\)/g, '$1');

/** Only the id changes: rules keep theirs, so that citations, rulings and scenarios stay true. */
function renameSystem(text: string, file: string, fork: Fork): string {
  const { from, name, title } = fork;
  if (file === 'package.json') return renamePackage(text, fork);
  if (/^name\.[jt]s$/.test(file))
    return text
      .replace(`id: '${from}'`, `id: '${name}'`)
      .replace(/name: \{[^}]*\}/, `name: { en: ${quote(title)}, it: ${quote(title)}, fi: ${quote(title)} }`);
  const renamed = text.replaceAll(new RegExp(`(\\bsystem: )${from}\\b`, 'g'), `$1${name}`);
  if (!file.endsWith('.md')) return renamed;
  const page = removeOuterLinks(renamed);
  return file === 'README.md'
    ? `${introduceFork(fork)}\nWhat follows is the page of ${from}.\n\n${page}`
    : page;
}

const quote = (title: string): string => `'${title.replaceAll(/[\\']/g, '\\$&')}'`;

/** What the sources and their tests need, in the version that wrote them. */
function renamePackage(text: string, { name, title }: Fork): string {
  const { description: _, ...manifest } = JSON.parse(text);
  const dependencies = Object.fromEntries(
    Object.entries<string>(manifest.dependencies ?? {}).map(([key, range]) => [
      key,
      key.startsWith('@arbitro/') ? VERSION : range,
    ]),
  );
  const fork = {
    ...manifest,
    name,
    version: '0.1.0',
    description: `${title}, played by Arbitro`,
    dependencies,
  };
  return `${JSON.stringify({ ...fork, private: true }, null, 2)}\n`;
}
