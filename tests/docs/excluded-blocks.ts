import { type Block, PAGES } from './blocks.ts';

/** A block that is not run with its page: either another test runs it, or it cannot be run, with the reason. */
interface ExcludedBlock {
  readonly page: string;
  /** The beginning of the block, or every block of one language on the page. */
  readonly begins?: string;
  readonly language?: string;
  /** The test that runs it; it must read the page. */
  readonly by?: string;
  readonly why?: string;
}

const ONLY_SHOWN = 'what a program prints or a drawing; there is nothing to run in it';

/** The pages that introduce a package: a test runs them with the package installed. */
const PACKAGE_PAGES = ['catalogue', 'grid', 'kernel', 'odds', 'policies', 'scenario', 'simulation'];

export const EXCLUDED_BLOCKS: readonly ExcludedBlock[] = [
  ...PACKAGE_PAGES.map((room) => ({
    page: `engine/${room}/README.md`,
    language: 'js',
    by: 'tests/packages.test.ts',
  })),
  { page: 'apps/cli/README.md', language: 'sh', by: 'tests/packages.test.ts' },
  {
    page: 'engine/testing/README.md',
    language: 'ts',
    why: 'the tests of a game that is not there; those of `arbitro new-system` are run',
  },
  { page: 'docs/cli.md', language: 'console', by: 'apps/cli/docs.test.ts' },
  { page: 'docs/scenarios.md', language: 'yaml', by: 'apps/cli/docs.test.ts' },
  { page: 'docs/tutorial.md', by: 'tests/tutorial.test.ts' },
  {
    page: 'docs/architecture/systems.md',
    language: 'ts',
    why: 'a declaration with parts left out, to show its shape',
  },
  { page: 'apps/cli/new-system/README.md', by: 'apps/cli/new-system.test.ts' },
  { page: 'docs/table.md', language: 'sh', by: 'tests/curl.test.ts' },
  { page: 'docs/operating.md', language: 'console', by: 'tests/backup.test.ts' },
  { page: 'README.md', begins: 'npm ci && npm start', by: 'tests/readme.test.ts' },
  { page: 'docs/server.md', begins: '$ npm start', by: 'tests/readme.test.ts' },
  {
    page: 'docs/server.md',
    begins: '$ npx arbitro migrate',
    why: 'needs a PostgreSQL of that name; tests/backup.test.ts runs `migrate` both ways',
  },
  { page: 'docs/server.md', language: 'nginx', why: 'the configuration of another program' },
  { page: 'docs/server.md', language: 'caddy', why: 'the configuration of another program' },
  {
    page: 'docs/cli.md',
    begins: 'npx arbitro worker',
    why: 'needs a database for several machines; tests/cluster.test.ts runs both commands',
  },
  { page: 'docs/cli.md', begins: 'The dragon at the barn', why: ONLY_SHOWN },
  { page: 'docs/cli.md', begins: '✓ arbitro', why: ONLY_SHOWN },
  {
    page: 'docs/cli.md',
    begins: 'npx arbitro new-system',
    why: 'writes games that other pages build; apps/cli/new-system.test.ts runs these commands',
  },
  {
    page: 'docs/cli.md',
    begins: 'npx arbitro serve',
    why: 'serves until it is stopped; tests/packages.test.ts and tests/web/custom-system.ts start it',
  },
  {
    page: 'docs/cli.md',
    begins: 'npx arbitro odds my-game',
    why: 'needs a game of your own; tests/custom-system.test.ts brings one along with these commands',
  },
  {
    page: 'docs/cli.md',
    begins: '$ npx arbitro test',
    why: 'needs a game of your own; apps/cli/new-system.test.ts writes one and tests it',
  },
  {
    page: 'docs/designer.md',
    begins: '$ npx arbitro serve',
    why: 'serves until it is stopped; tests/web/custom-system.ts starts it',
  },
  {
    page: 'docs/server.md',
    begins: '$ npx arbitro serve',
    why: 'serves until it is stopped; tests/packages.test.ts starts it',
  },
  { page: 'docs/scenarios.md', language: '', why: ONLY_SHOWN },
  { page: 'ARCHITECTURE.md', language: '', why: ONLY_SHOWN },
  ...PAGES.filter((page) => page.startsWith('docs/api/') && page !== 'docs/api/http.md').map((page) => ({
    page,
    language: 'ts',
    why: 'declarations, written by tools/reference-types.ts from what is compiled',
  })),
  {
    page: 'CONTRIBUTING.md',
    begins: '// BAD',
    why: 'two ways to write a line beside each other; one is wrong',
  },
];

export const matchesBlock =
  ({ page, line: _, language, text }: Block) =>
  (excludedBlock: ExcludedBlock): boolean =>
    excludedBlock.page === page &&
    (excludedBlock.language === undefined || excludedBlock.language === language) &&
    (excludedBlock.begins === undefined || text.startsWith(excludedBlock.begins));

export const isExcluded = (block: Block): boolean => EXCLUDED_BLOCKS.some(matchesBlock(block));
