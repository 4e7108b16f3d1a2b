import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A code block of a page, between two lines of three backticks. */
export interface Block {
  readonly page: string;
  readonly line: number;
  /** The first word after the backticks. */
  readonly language: string;
  /** The second word: the name of the file it is saved as. */
  readonly file: string | undefined;
  readonly text: string;
}

const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|data|\.[^/]*)(?:\/|$)/;

/** Every page of the project. */
export const PAGES: readonly string[] = globSync('**/*.md', {
  cwd: ROOT,
  exclude: (path) => LEFT_OUT.test(path),
}).toSorted();

export const readPage = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const FENCED = /^( *)```([^\n`]*)\n([\s\S]*?)^ *```$/gm;

/** Returns the blocks of a page, in order; blocks indented in a list are moved to the left. */
export function listBlocks(page: string, text = readPage(page)): readonly Block[] {
  return [...text.matchAll(FENCED)].map(({ index, 1: indent = '', 2: info = '', 3: content = '' }) => {
    const [language = '', file] = info.trim().split(/\s+/);
    const line = text.slice(0, index).split('\n').length;
    return { page, line, language, file, text: content.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

export const listAllBlocks = (): readonly Block[] => PAGES.flatMap((page) => listBlocks(page));

/** Returns the name of a block in a message: its place, and its first line. */
export const describeBlock = ({ page, line, text }: Block): string =>
  `${page}:${line} ${text.split('\n', 1)[0]}`;
