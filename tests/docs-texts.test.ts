import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, readPage } from './docs/blocks.ts';

/** Removes the punctuation around it in a sentence, or around a placeholder. */
const stripPunctuation = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,.:…(“]+|[\s,.:…(”]+$/g, '');

/** All English texts of the app, and of reviews of fights, split at placeholders for names and numbers. */
const appTexts = new Set(
  globSync(['apps/web/**/text/en.ts', 'engine/simulation/text/en.ts'], {
    cwd: ROOT,
    exclude: (path) => /node_modules|dist/.test(path),
  })
    .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/[:=]\s*(['"`])(.*?)\1[,;\s]/gs)])
    .flatMap(([, , text = '']) => [text, ...text.split(/\{[^}]*\}/)])
    .map(stripPunctuation),
);

const listMarkedTexts = (page: string): readonly string[] =>
  [...readPage(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => stripPunctuation(words));

/** In these pages, texts of the app are in bold. */
describe.each(['docs/gm.md', 'docs/player.md'])('%s', (page) => {
  test('names what the app shows as the app does', () => {
    expect(appTexts.size).toBeGreaterThan(300);
    const words = listMarkedTexts(page).filter((text) => text !== 'bold');
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((text) => !appTexts.has(text))).toEqual([]);
  });
});
