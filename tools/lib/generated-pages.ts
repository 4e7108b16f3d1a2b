import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { type Root, readText } from './project-files.ts';
import { PROJECT_ROOT, reportFaults } from './report.ts';

/** A generated page: its path, and its expected contents. */
export interface GeneratedPage {
  readonly path: string;
  readonly expected: string;
}

/** Returns pages that are outdated. */
export function findStalePages(root: Root, tool: string, pages: readonly GeneratedPage[]): readonly string[] {
  return pages
    .filter(({ path, expected }) => !existsSync(join(root, path)) || readText(root, path) !== expected)
    .map(({ path }) => `${path}: is stale; run npx -c 'node tools/${tool}.ts'`);
}

/** Writes the pages, or with `--check` reports which of them are outdated. */
export function writeOrCheck(what: string, tool: string, pages: readonly GeneratedPage[]): void {
  if (argv.includes('--check')) {
    reportFaults(what, findStalePages(PROJECT_ROOT, tool, pages));
    return;
  }
  for (const { path, expected } of pages) {
    mkdirSync(dirname(join(PROJECT_ROOT, path)), { recursive: true });
    writeFileSync(join(PROJECT_ROOT, path), expected);
  }
  reportFaults(what, []);
}

/** Replaces the contents between two marks: `<!-- name -->` and `<!-- /name -->`. */
export function replaceBetween(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`there is no ${open} … ${close}`);
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
}

/** Escapes text for a table cell, where a bar would end it. */
export const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
