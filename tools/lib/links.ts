import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { anchorsOf } from './anchors.ts';
import { lineNumberAt, type Root, readText } from './project-files.ts';

/** Links and headings inside code do not count. */
const removeCode = (text: string): string =>
  text
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, (code) => '·'.repeat(code.length));

const listHeadings = (text: string): readonly string[] =>
  [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) =>
    heading.replaceAll('`', ''),
  );

interface Link {
  readonly to: string;
  readonly line: number;
}

/** Returns links and pictures of a page, including those written as HTML. */
function listLinks(text: string): readonly Link[] {
  const plain = removeCode(text);
  const found = [...plain.matchAll(/\]\(([^()\s]+(?:\([^()]*\)[^()\s]*)?)\)|(?:src|href)="([^"]+)"/g)];
  return found.map((match) => ({
    to: match[1] ?? match[2] ?? '',
    line: plain.slice(0, match.index).split('\n').length,
  }));
}

/** Returns why a link is broken, or undefined. */
function findLinkFault(root: Root, page: string, to: string): string | undefined {
  if (/^(?:https?|mailto):/.test(to)) return undefined;
  const [path = '', anchor] = to.split('#');
  const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path));
  const file = join(root, target);
  if (target.startsWith('..') || !existsSync(file)) return `${to} is not there`;
  if (anchor === undefined || !target.endsWith('.md') || statSync(file).isDirectory()) return undefined;
  return anchorsOf(listHeadings(readText(root, target))).includes(anchor)
    ? undefined
    : `${to}: there is no such heading`;
}

/** Returns the broken links of a page. */
export const findLinkFaults = (root: Root, page: string): readonly string[] =>
  listLinks(readText(root, page)).flatMap(({ to, line }) => {
    const fault = findLinkFault(root, page, to);
    return fault === undefined ? [] : [`${page}:${line}: ${fault}`];
  });

/** Returns paths of the project that a page mentions and that do not exist. */
export function findPathFaults(root: Root, page: string): readonly string[] {
  const text = readText(root, page).replaceAll(/^ *```[\s\S]*?^ *```$/gm, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  );
  const named = text.matchAll(/`((?:apps|bench|docs|engine|examples|table|tests|tools)\/[\w./-]*\w)`/g);
  return [...named]
    .filter(({ 1: path = '' }) => !existsSync(join(root, path)))
    .map(({ 1: path, index }) => `${page}:${lineNumberAt(text, index)}: ${path} is not there`);
}
