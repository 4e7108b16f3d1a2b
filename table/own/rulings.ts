import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a system's rulings: number, question, ruling, and in English a column for what shows it. */
const ROW = /^\| (R\d+) \| (.+?) \| (.+?) \|(?: .+ \|)?$/gm;
/** A comment that cites both rules and rulings links them. */
const COMMENT = /\/\*\*[\s\S]*?\*\//g;

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, word]) => String(word));

interface Said {
  readonly question: string;
  readonly ruling: string;
}

/** The choice made where the book is silent, and the rules it concerns. */
export interface Ruling {
  readonly id: string;
  readonly says: { readonly en: Said; readonly it: Said; readonly fi: Said };
  readonly rules: readonly string[];
}

const rowsOf = (file: string): ReadonlyMap<string, Said> =>
  new Map(
    [...(existsSync(file) ? readFileSync(file, 'utf8') : '').matchAll(ROW)].map(
      ([, id = '', question = '', ruling = '']) => [id, { question, ruling }],
    ),
  );

/** Returns the rulings of the system in this folder: its RULINGS.md in every language present. */
export function rulingsIn(folder: string): readonly Ruling[] {
  const [english, italian, finnish] = ['', '.it', '.fi'].map((tag) =>
    rowsOf(join(folder, `RULINGS${tag}.md`)),
  );
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/node_modules/**'] });
  const comments = sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(COMMENT) ?? []);
  return [...(english ?? [])].map(([id, en]) => {
    const citing = comments.filter((text) => found(text, /@ruling (R\d+)/g).includes(id));
    return {
      id,
      says: { en, it: italian?.get(id) ?? en, fi: finnish?.get(id) ?? en },
      rules: [...new Set(citing.flatMap((text) => found(text, /@rule (\S+)/g)))],
    };
  });
}
