import { type Book, bookOf, citesOf, type Page, whereCited } from './lib/book.ts';
import { HERE, report } from './lib/report.ts';
import { rulingFaults } from './lib/rulings.ts';
import { homesOf } from './lib/shape.ts';
import { isNode } from './lib/syntax.ts';
import { filesUnder, type Root } from './lib/tree.ts';

/** Advice and rulings of the game master need neither code nor test. */
const FREE = new Set(['guidance', 'gm-ruling']);

/** Returns rules without code or test, citations of missing rules, unused options, and rulings without proof. */
export async function citeFaults(root: Root): Promise<readonly string[]> {
  const books = await Promise.all(homesOf(filesUnder(root)).map((home) => bookOf(root, home)));
  return books.flatMap((book) => [
    ...unplayed(book),
    ...unknown(book),
    ...idleOptions(book),
    ...rulingFaults(book),
  ]);
}

function unplayed(book: Book): readonly string[] {
  const played = whereCited(book, book.code);
  const shown = whereCited(book, [...book.tests, ...book.scenarios]);
  const wanted = Object.keys(book.rules).filter((id) => !FREE.has(book.rules[id]?.kind ?? ''));
  return [
    ...wanted.filter((id) => !played.has(id)).map((id) => `${book.folder}: no code cites ${id}`),
    ...wanted.filter((id) => !shown.has(id)).map((id) => `${book.folder}: no test or scenario cites ${id}`),
  ];
}

function unknown(book: Book): readonly string[] {
  const pages = [...book.code, ...book.tests, ...book.scenarios, ...book.docs];
  return pages.flatMap((page) =>
    [...citesOf(book, page)]
      .filter((id) => !Object.hasOwn(book.rules, id))
      .map((id) => `${book.folder}/${page.path}: cites ${id}, which is no rule`),
  );
}

function idleOptions(book: Book): readonly string[] {
  const read = new Set(book.code.flatMap(fieldsRead));
  return book.options
    .filter((option) => !read.has(option))
    .map((option) => `${book.folder}/options.ts: no code reads the option ${option}`);
}

/** Returns the fields a file reads from an object: `options.healingCap`, `const { healingCap } = options`. */
function fieldsRead({ syntax }: Page): readonly string[] {
  const nodes = syntax?.nodes ?? [];
  return nodes.flatMap(({ node, parent }) => {
    const taken =
      node.type === 'MemberExpression'
        ? node.property
        : node.type === 'Property' && parent?.type === 'ObjectPattern' && node.key;
    return isNode(taken) ? [String(taken.name ?? taken.value)] : [];
  });
}

if (import.meta.main) report('cites', await citeFaults(HERE));
