import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { HERE, report } from './report.ts';
import { type Root, textOf } from './tree.ts';

/** A generated page: its path, and its expected contents. */
export interface Written {
  readonly path: string;
  readonly wanted: string;
}

/** Returns pages that are outdated. */
export function staleFaults(root: Root, tool: string, pages: readonly Written[]): readonly string[] {
  return pages
    .filter(({ path, wanted }) => !existsSync(join(root, path)) || textOf(root, path) !== wanted)
    .map(({ path }) => `${path}: is stale; run npx -c 'node tools/${tool}.ts'`);
}

/** Writes the pages, or with `--check` reports which of them are outdated. */
export function writeOrCheck(what: string, tool: string, pages: readonly Written[]): void {
  if (argv.includes('--check')) {
    report(what, staleFaults(HERE, tool, pages));
    return;
  }
  for (const { path, wanted } of pages) {
    mkdirSync(dirname(join(HERE, path)), { recursive: true });
    writeFileSync(join(HERE, path), wanted);
  }
  report(what, []);
}

/** Replaces the contents between two marks: `<!-- name -->` and `<!-- /name -->`. */
export function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`there is no ${open} … ${close}`);
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
}

/** Escapes text for a table cell, where a bar would end it. */
export const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
