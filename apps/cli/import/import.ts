import { systems } from '@arbitro/catalogue';
import {
  type FoundImporter,
  findImporter,
  findNearestWord,
  type ImportedCreature,
  type ImportSource,
  parseImportSource,
  parseWithSchema,
  type System,
} from '@arbitro/kernel';
import { findFreeId } from '@arbitro/scenario';
import { parse as parseYaml } from 'yaml';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UnknownNameError, UsageError } from '../command-line/context.ts';
import { resolveFile } from '../files/builtin-scenarios.ts';
import { isFolder, removeEmptyWords } from '../files/scenario-files.ts';
import { readFileText } from '../files/source-file.ts';
import { listImportFiles } from './import-files.ts';
import { type ImportedFile, printCreature, printFiles } from './print-import.ts';

/** Brings in creatures written for other programs or printed in books, as a scenario file of their system. */
export function runImport(input: Arguments, context: CliContext): number {
  const { format, words } = splitWords(input.words);
  if (words.length === 0) throw new UsageError('too-few-words', { command: 'import', what: 'FILE' });
  const read = words.flatMap((word) => readWord(word, format, context));
  const files = read.filter((file): file is ImportedFile => 'found' in file);
  const usable = files.flatMap(({ creatures }) => creatures.filter(({ isUsable }) => isUsable));
  if (hasFlag(input, 'json')) {
    for (const { creatures } of files)
      for (const creature of creatures) printCreature(creature, context, context.io.err);
    context.io.out(JSON.stringify(buildScenarioFile(files), null, 2));
  } else printFiles(read, context);
  const isComplete = files.every(({ creatures }) => creatures.every(({ isUsable }) => isUsable));
  return usable.length > 0 && isComplete ? 0 : 2;
}

const listImporters = (): readonly FoundImporter<System>[] =>
  systems.flatMap((system) => (system.importers ?? []).map((importer) => ({ system, importer })));

/** The name by which the format of the public 5e database was called first. */
const ALIASES: Readonly<Record<string, string>> = { '5e': '5e-database' };

/** A format may be named before the files: `5e monsters.json`. */
function splitWords(input: readonly string[]): {
  readonly format: FoundImporter<System> | undefined;
  readonly words: readonly string[];
} {
  const [first = '', ...others] = input;
  const format = listImporters().find(({ importer }) => importer.id === (ALIASES[first] ?? first));
  if (format) return { format, words: removeEmptyWords(others) };
  const isName = others.length > 0 && /^[\w-]{1,20}$/u.test(first) && !isFolder(first);
  if (isName && resolveFile(first) === first) throw createUnknownFormat(first);
  return { format: undefined, words: removeEmptyWords(input) };
}

function createUnknownFormat(shape: string): UnknownNameError {
  const known = [...Object.keys(ALIASES), ...listImporters().map(({ importer }) => importer.id)];
  return new UnknownNameError(
    'unknown-shape',
    { shape, allowed: known.join(', ') },
    findNearestWord(shape, known),
  );
}

/** A file, `-` for the standard input, or all files of a folder; of a folder, unknown files are only counted. */
function readWord(
  word: string,
  format: FoundImporter<System> | undefined,
  context: CliContext,
): readonly (ImportedFile | { readonly path: string })[] {
  const isWhole = word !== '-' && isFolder(word);
  const paths = isWhole ? listImportFiles(word) : [word === '-' ? word : resolveFile(word)];
  return paths.map((path) => {
    const source = readSource(path, context);
    const found = format ?? findImporter(systems, source);
    if (!found && isWhole) return { path };
    if (!found) throw createUnknownSource(path, source, context);
    return importFile(path, source, found);
  });
}

function readSource(path: string, context: CliContext): ImportSource {
  const source = parseImportSource(readFileText(path, context, 'creatures'));
  if (source.text === '') throw new UsageError('nobody-to-import', { path });
  return source.data === undefined && /\.ya?ml$/u.test(path)
    ? { ...source, data: parseYaml(source.text) as unknown }
    : source;
}

/** Says which formats are known, and what is nearest to a reason. */
function createUnknownSource(path: string, { text, data }: ImportSource, context: CliContext): UsageError {
  const looksLikeJson = /^[[{]/u.test(text);
  const reason = looksLikeJson
    ? context.text(data === undefined ? 'import-broken-json' : 'import-other-json')
    : context.text('import-no-block');
  const known = listImporters()
    .map(({ importer }) => `${importer.id} (${importer.name[context.language]})`)
    .join(', ');
  return new UsageError('import-unknown', { path, reason, known });
}

function importFile(path: string, source: ImportSource, found: FoundImporter<System>): ImportedFile {
  const { creatures } = found.importer.read(source);
  if (creatures.length === 0) throw new UsageError('nobody-to-import', { path });
  return {
    path,
    found,
    creatures: creatures.map((creature) => {
      const sheet = parseWithSchema(found.system.schemas.sheet, creature.sheet, []);
      return {
        ...creature,
        isUsable: sheet.ok,
        faults: sheet.ok || creature.sheet === null ? [] : sheet.faults,
      };
    }),
  };
}

/** Gives each creature its own id, even if the source repeats one. */
function buildScenarioFile(files: readonly ImportedFile[]): object {
  const ids = [...new Set(files.map(({ found }) => found.system.id))];
  if (ids.length > 1) throw new UsageError('import-mixed', { systems: ids.join(', ') });
  const usedIds = new Set<string>();
  const listed = files
    .flatMap(({ creatures }) => creatures.filter(({ isUsable }) => isUsable))
    .map(({ id, name, sheet }: ImportedCreature) => {
      const freeId = findFreeId(id, (text) => usedIds.has(text));
      usedIds.add(freeId);
      return { id: freeId, name, sheet };
    });
  return { system: ids[0], creatures: listed };
}
