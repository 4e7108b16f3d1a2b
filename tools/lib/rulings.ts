import type { SourcePage, SystemBook } from './book.ts';
import { listTexts } from './syntax.ts';

interface Ruling {
  readonly id: string;
  readonly text: string;
}

/** A ruling starts a line with its number: `## R3 …`, `- **R3** …` or `| R3 | …`. */
const RULING_START = /^[\s#|*-]*(R\d+)\b/;

function parseRulings(text: string): readonly Ruling[] {
  const rulings: { id: string; text: string }[] = [];
  for (const line of text.split('\n')) {
    const id = RULING_START.exec(line)?.[1];
    const last = rulings.at(-1);
    if (id) rulings.push({ id, text: line });
    else if (last) last.text += `\n${line}`;
  }
  return rulings;
}

/** Returns rulings that are cited but not written down, and rulings that no test or scenario shows. */
export function findRulingFaults(book: SystemBook): readonly string[] {
  const writtenRulings = parseRulings(book.docs.find(({ path }) => path === 'RULINGS.md')?.text ?? '');
  const shows = [...book.tests, ...book.scenarios].map(({ path }) => path);
  const names = new Set(writtenRulings.map(({ id }) => id));
  return [
    ...book.code.flatMap((page) =>
      listCitedRulings(page)
        .filter((id) => !names.has(id))
        .map((id) => `${book.folder}/${page.path}: cites the ruling ${id}, which RULINGS.md does not have`),
    ),
    ...writtenRulings.flatMap((ruling) => {
      const fault = findUnshownRuling(ruling, shows);
      return fault ? [`${book.folder}/RULINGS.md: ${fault}`] : [];
    }),
    ...findRepeatedRulings(writtenRulings).map((id) => `${book.folder}/RULINGS.md: ${id} is there twice`),
  ];
}

function listCitedRulings({ syntax }: SourcePage): readonly string[] {
  const texts = syntax ? listTexts(syntax) : [];
  return texts.flatMap((words) => [...words.matchAll(/@ruling\s+(R\d+)/g)].map(([, id]) => String(id)));
}

function findUnshownRuling({ id, text }: Ruling, shows: readonly string[]): string | undefined {
  const named = [...text.matchAll(/[\w./-]+\.(?:test\.ts|ya?ml)/g)].map(([name]) =>
    name.replace(/^\.\//, ''),
  );
  if (named.length === 0) return `${id} names no test or scenario`;
  const missing = named.find((name) => !shows.some((path) => path === name || path.endsWith(`/${name}`)));
  return missing && `${id} names ${missing}, which is not there`;
}

const findRepeatedRulings = (rulings: readonly Ruling[]): readonly string[] =>
  rulings.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index);
