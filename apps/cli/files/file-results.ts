import { type CliContext, type MessageKey, UsageError } from '../command-line/context.ts';
import {
  createEmptyFolderError,
  type FoundFile,
  findFiles,
  isFolder,
  removeEmptyWords,
} from './scenario-files.ts';
import { readSourceFile, type SourceFile } from './source-file.ts';

type FileStatus = 'passed' | 'failed' | 'error' | 'not-a-scenario';

/** The result for one of several files. */
export interface FileResult {
  readonly path: string;
  readonly folder?: string | undefined;
  readonly status: FileStatus;
  /** A short summary. */
  readonly says: string;
  /** Lines printed below the list. */
  readonly details: readonly string[];
  /** The result as data for programs. */
  readonly data: object;
}

interface ResultOptions {
  readonly context: CliContext;
  readonly checkFile: (file: FoundFile) => FileResult;
  /** Called with each result as soon as it is known. */
  readonly onResult: (result: FileResult) => void;
}

/** Processes every file, with progress on a terminal; a folder without any scenario is an error. */
export function collectResults(
  words: readonly string[],
  { context, checkFile, onResult }: ResultOptions,
): readonly FileResult[] {
  const files = findFiles(words, context);
  const results = files.map((file, index) => {
    const { path } = file;
    context.io.progress(context.text('file-progress', { number: index + 1, count: files.length, path }));
    const result = checkFile(file);
    // clears the progress line, where the result is printed
    context.io.progress('');
    if (!isNotScenario(result)) onResult(result);
    return result;
  });
  const folders = removeEmptyWords(words).filter((word) => isFolder(word) && !hasScenario(word, results));
  const [only] = removeEmptyWords(words).length === 1 ? folders : [];
  if (only !== undefined) throw createEmptyFolderError(only, context);
  const empty = folders.map((path) =>
    createErrorResult({ path, folder: path }, createEmptyFolderError(path, context), context),
  );
  for (const result of [...results.filter(isNotScenario), ...empty]) onResult(result);
  return [...results, ...empty];
}

const isNotScenario = ({ status }: FileResult): boolean => status === 'not-a-scenario';

const hasScenario = (folder: string, results: readonly FileResult[]): boolean =>
  results.some((result) => result.folder === folder && !isNotScenario(result));

/** Processes a readable file; an error becomes its result, so that the other files are still processed. */
export function catchFileError(
  file: FoundFile,
  context: CliContext,
  make: (sourceFile: SourceFile) => FileResult,
): FileResult {
  if (file.error) return createErrorResult(file, file.error, context);
  try {
    return make(readSourceFile(file.path, context));
  } catch (error) {
    if (error instanceof UsageError) return createErrorResult(file, error, context);
    throw error;
  }
}

function createErrorResult(file: FoundFile, error: UsageError, context: CliContext): FileResult {
  const text = context.text(SHORT_MESSAGES[error.key] ?? error.key, error.params);
  const data = { ok: false, error: usageErrorToJson(error, context) };
  return { ...placeOf(file), status: 'error', says: text, details: formatUsageError(error, context), data };
}

/** Short messages for the list; the details below it give the full ones. */
const SHORT_MESSAGES: Partial<Record<MessageKey, MessageKey>> = {
  faults: 'file-faults',
  'no-scenarios-in': 'folder-empty',
  'no-such-file': 'file-unread',
  'may-not-read': 'file-unread',
  'not-utf8': 'file-unread',
  'not-yaml': 'file-unread',
  unreadable: 'file-unread',
};

export function createOtherResult(file: FoundFile, why: string, context: CliContext): FileResult {
  const text = context.text('not-a-scenario', { why });
  return { ...placeOf(file), status: 'not-a-scenario', says: text, details: [], data: { says: text } };
}

export const placeOf = ({ path, folder }: FoundFile): Pick<FileResult, 'path' | 'folder'> => ({
  path,
  folder,
});

export const formatUsageError = (
  { key, params, more }: UsageError,
  { paint, text }: CliContext,
): readonly string[] => [paint.red(text(key, params)), ...more];

export const usageErrorToJson = ({ key, params, more }: UsageError, { text }: CliContext): object => ({
  code: key,
  says: [text(key, params), ...more].join('\n'),
});

export const resultToJson = ({ path, status, data }: FileResult): object => ({ file: path, status, ...data });

export const isFailure = ({ status }: FileResult): boolean => status === 'failed' || status === 'error';

export function formatResult({ path, status, says }: FileResult, { paint }: CliContext): string {
  if (status === 'passed') return `${paint.green('✓')} ${path}: ${says}`;
  return status === 'not-a-scenario' ? paint.dim(`– ${path}: ${says}`) : paint.red(`✗ ${path}: ${says}`);
}

/** Returns the details of the failed files. */
export const formatDetails = (results: readonly FileResult[], { paint }: CliContext): readonly string[] =>
  results.flatMap(({ path, details }) => (details.length === 0 ? [] : ['', paint.bold(path), ...details]));

/** Returns how many of the files are fine. */
export function formatSummary(
  results: readonly FileResult[],
  counted: 'files-played' | 'files-checked',
  { text, paint }: CliContext,
): string {
  const count = (matches: (result: FileResult) => boolean): number => results.filter(matches).length;
  const [failed, others] = [count(isFailure), count(isNotScenario)];
  const counts = text(counted, { passed: count(({ status }) => status === 'passed'), failed });
  const line = others === 0 ? counts : `${counts}, ${text('files-other', { count: others })}`;
  return failed === 0 ? paint.green(line) : paint.red(line);
}
