import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a system's rulings: number, question, ruling, and in English a column for what shows it. */
const RULING_ROW = /^\| (R\d+) \| (.+?) \| (.+?) \|(?: .+ \|)?$/gm;
/** A comment that cites both rules and rulings links them. */
const COMMENT = /\/\*\*[\s\S]*?\*\//g;

const listMatches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, word]) => String(word));

interface RulingRow {
  readonly question: string;
  readonly ruling: string;
}

/** The choice made where the book is silent, and the rules it concerns. */
export interface Ruling {
  readonly id: string;
  readonly says: { readonly en: RulingRow; readonly it: RulingRow; readonly fi: RulingRow };
  readonly rules: readonly string[];
}

const readRulingRows = (file: string): ReadonlyMap<string, RulingRow> =>
  new Map(
    [...(existsSync(file) ? readFileSync(file, 'utf8') : '').matchAll(RULING_ROW)].map(
      ([, id = '', question = '', ruling = '']) => [id, { question, ruling }],
    ),
  );

/** Returns the rulings of the system in this folder: its RULINGS.md in every language present. */
export function readRulings(folder: string): readonly Ruling[] {
  const [english, italian, finnish] = ['', '.it', '.fi'].map((tag) =>
    readRulingRows(join(folder, `RULINGS${tag}.md`)),
  );
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/node_modules/**'] });
  const comments = sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(COMMENT) ?? []);
  return [...(english ?? [])].map(([id, en]) => {
    const citing = comments.filter((text) => listMatches(text, /@ruling (R\d+)/g).includes(id));
    return {
      id,
      says: { en, it: italian?.get(id) ?? en, fi: finnish?.get(id) ?? en },
      rules: [...new Set(citing.flatMap((text) => listMatches(text, /@rule (\S+)/g)))],
    };
  });
}
