import { findCitingPages, listCites, readBook, type SourcePage, type SystemBook } from './lib/book.ts';
import { listFiles, type Root } from './lib/project-files.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';
import { findRulingFaults } from './lib/rulings.ts';
import { isSyntaxNode } from './lib/syntax.ts';
import { listSystemHomes } from './lib/system-layout.ts';

/** Advice and rulings of the game master need neither code nor test. */
const FREE_KINDS = new Set(['guidance', 'gm-ruling']);

/** Returns rules without code or test, citations of missing rules, unused options, and rulings without proof. */
export async function findCiteFaults(root: Root): Promise<readonly string[]> {
  const books = await Promise.all(listSystemHomes(listFiles(root)).map((home) => readBook(root, home)));
  return books.flatMap((book) => [
    ...findUnplayedRules(book),
    ...findUnknownCites(book),
    ...findIdleOptions(book),
    ...findRulingFaults(book),
  ]);
}

function findUnplayedRules(book: SystemBook): readonly string[] {
  const played = findCitingPages(book, book.code);
  const shownRules = findCitingPages(book, [...book.tests, ...book.scenarios]);
  const citedIds = Object.keys(book.rules).filter((id) => !FREE_KINDS.has(book.rules[id]?.kind ?? ''));
  return [
    ...citedIds.filter((id) => !played.has(id)).map((id) => `${book.folder}: no code cites ${id}`),
    ...citedIds
      .filter((id) => !shownRules.has(id))
      .map((id) => `${book.folder}: no test or scenario cites ${id}`),
  ];
}

function findUnknownCites(book: SystemBook): readonly string[] {
  const pages = [...book.code, ...book.tests, ...book.scenarios, ...book.docs];
  return pages.flatMap((page) =>
    [...listCites(book, page)]
      .filter((id) => !Object.hasOwn(book.rules, id))
      .map((id) => `${book.folder}/${page.path}: cites ${id}, which is no rule`),
  );
}

function findIdleOptions(book: SystemBook): readonly string[] {
  const read = new Set(book.code.flatMap(listReadFields));
  return book.options
    .filter((option) => !read.has(option))
    .map((option) => `${book.folder}/options.ts: no code reads the option ${option}`);
}

/** Returns the fields a file reads from an object: `options.healingCap`, `const { healingCap } = options`. */
function listReadFields({ syntax }: SourcePage): readonly string[] {
  const nodes = syntax?.nodes ?? [];
  return nodes.flatMap(({ node, parent }) => {
    const existing =
      node.type === 'MemberExpression'
        ? node.property
        : node.type === 'Property' && parent?.type === 'ObjectPattern' && node.key;
    return isSyntaxNode(existing) ? [String(existing.name ?? existing.value)] : [];
  });
}

if (import.meta.main) reportFaults('cites', await findCiteFaults(PROJECT_ROOT));
