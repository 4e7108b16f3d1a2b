import { isSource, isTest, listFiles, type Root, readText } from './project-files.ts';

/** The file names that every system has, so that all systems are organized alike. */
export const SYSTEM_FILES = [
  'README.md',
  'RULINGS.md',
  'index.ts',
  'name.ts',
  'state.ts',
  'declare.ts',
  'declarations.ts',
  'actions.ts',
  'events.ts',
  'rules.ts',
  'options.ts',
  'refusals.ts',
  'roster.ts',
  'rules/checks.ts',
  'rules/effects.ts',
  'rules/tables.ts',
  'schema/sheet.ts',
  'schema/world.ts',
  'secrecy/view.ts',
  'secrecy/known-world.ts',
  'secrecy/unknown-defaults.ts',
  'screen/presentation.ts',
  'screen/board.ts',
  'screen/character.ts',
  'creation/creation.ts',
  'computer/policy.ts',
  'computer/tactics.ts',
  'computer/combat-stats.ts',
  'odds/presets.ts',
  'content/encounters.ts',
  'golden.test.ts',
  'system.test.ts',
] as const;
export const SYSTEM_FOLDERS = ['rules', 'content', 'scenarios'] as const;

const SYSTEMS = 'engine/systems/';

/** The game of one file that `arbitro new-system` copies: its code is as pure as that of a system. */
export const TEMPLATE_FOLDER = 'apps/cli/new-system';

export function listSystems(files: readonly string[]): readonly string[] {
  const systemFiles = files.filter((path) => path.startsWith(SYSTEMS));
  return [...new Set(systemFiles.map((path) => path.slice(SYSTEMS.length).split('/')[0] ?? ''))];
}

/** A system and its folder. */
export interface SystemHome {
  readonly system: string;
  readonly folder: string;
}

export const systemHomeOf = (system: string): SystemHome => ({ system, folder: SYSTEMS + system });

export const listSystemHomes = (files: readonly string[]): readonly SystemHome[] =>
  listSystems(files).map(systemHomeOf);

/** Returns systems that lack a file name that the others have. */
export function findMissingNames(files: readonly string[]): readonly string[] {
  return listSystemHomes(files).flatMap((home) => {
    const folder = `${home.folder}/`;
    const lacksFile = SYSTEM_FILES.filter((name) => !files.includes(folder + name));
    const lacksFolder = SYSTEM_FOLDERS.filter(
      (name) => !files.some((path) => path.startsWith(`${folder}${name}/`)),
    );
    return [
      ...lacksFile.map((name) => `${folder}: has no ${name}`),
      ...lacksFolder.map((name) => `${folder}: has nothing in ${name}/`),
    ];
  });
}

const MAX_LINES = { engine: 250, table: 300, apps: 300, tools: 300 } as const;

/** Lists and texts are as long as the book requires. */
const LIST_FILES =
  /(?:^|\/)(?:content\/.*|text\/.*|(?:index|tables|rules|declarations|options|presentation|texts|[a-z-]+-(?:names|sentences|texts?))\.ts)$/;

/** Returns files that are too long to read at one sitting. */
export function findLongFiles(root: Root): readonly string[] {
  return listFiles(root)
    .filter((path) => isSource(path) && !isTest(path) && !LIST_FILES.test(path))
    .flatMap((path) => {
      const ceiling = MAX_LINES[(path.split('/')[0] ?? '') as keyof typeof MAX_LINES];
      const lines = readText(root, path).trimEnd().split('\n').length;
      return ceiling && lines > ceiling ? [`${path}: has ${lines} lines; the ceiling is ${ceiling}`] : [];
    });
}
