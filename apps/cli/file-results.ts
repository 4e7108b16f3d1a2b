import { BadInput, type Desk, type WordKey } from './desk.ts';
import { readSheaf, type Sheaf } from './file.ts';
import { emptyFolder, type FoundFile, findFiles, isFolder, namedFiles } from './scenario-files.ts';

type Status = 'passed' | 'failed' | 'error' | 'not-a-scenario';

/** The result for one of several files. */
export interface FileResult {
  readonly path: string;
  readonly folder?: string | undefined;
  readonly status: Status;
  /** A short summary. */
  readonly says: string;
  /** Lines printed below the list. */
  readonly details: readonly string[];
  /** The result as data for programs. */
  readonly data: object;
}

interface Looking {
  readonly desk: Desk;
  readonly look: (file: FoundFile) => FileResult;
  /** Called with each result as soon as it is known. */
  readonly tell: (result: FileResult) => void;
}

/** Processes every file, with progress on a terminal; a folder without any scenario is an error. */
export function resultsOf(words: readonly string[], { desk, look, tell }: Looking): readonly FileResult[] {
  const files = findFiles(words, desk);
  const results = files.map((file, index) => {
    const { path } = file;
    desk.io.progress(desk.text('file-progress', { number: index + 1, count: files.length, path }));
    const result = look(file);
    // clears the progress line, where the result is printed
    desk.io.progress('');
    if (!isOther(result)) tell(result);
    return result;
  });
  const folders = namedFiles(words).filter((word) => isFolder(word) && !hasScenario(word, results));
  const [only] = namedFiles(words).length === 1 ? folders : [];
  if (only !== undefined) throw emptyFolder(only, desk);
  const empty = folders.map((path) => errorResult({ path, folder: path }, emptyFolder(path, desk), desk));
  for (const result of [...results.filter(isOther), ...empty]) tell(result);
  return [...results, ...empty];
}

const isOther = ({ status }: FileResult): boolean => status === 'not-a-scenario';

const hasScenario = (folder: string, results: readonly FileResult[]): boolean =>
  results.some((result) => result.folder === folder && !isOther(result));

/** Processes a readable file; an error becomes its result, so that the other files are still processed. */
export function orError(file: FoundFile, desk: Desk, make: (sheaf: Sheaf) => FileResult): FileResult {
  if (file.slip) return errorResult(file, file.slip, desk);
  try {
    return make(readSheaf(file.path, desk));
  } catch (slip) {
    if (slip instanceof BadInput) return errorResult(file, slip, desk);
    throw slip;
  }
}

function errorResult(file: FoundFile, slip: BadInput, desk: Desk): FileResult {
  const says = desk.text(BRIEFLY[slip.key] ?? slip.key, slip.params);
  const data = { ok: false, error: slipJson(slip, desk) };
  return { ...placeOf(file), status: 'error', says, details: slipLines(slip, desk), data };
}

/** Short messages for the list; the details below it give the full ones. */
const BRIEFLY: Partial<Record<WordKey, WordKey>> = {
  faults: 'file-faults',
  'no-scenarios-in': 'folder-empty',
  'no-such-file': 'file-unread',
  'may-not-read': 'file-unread',
  'not-utf8': 'file-unread',
  'not-yaml': 'file-unread',
  unreadable: 'file-unread',
};

export function otherResult(file: FoundFile, why: string, desk: Desk): FileResult {
  const says = desk.text('not-a-scenario', { why });
  return { ...placeOf(file), status: 'not-a-scenario', says, details: [], data: { says } };
}

export const placeOf = ({ path, folder }: FoundFile): Pick<FileResult, 'path' | 'folder'> => ({
  path,
  folder,
});

export const slipLines = ({ key, params, more }: BadInput, { paint, text }: Desk): readonly string[] => [
  paint.red(text(key, params)),
  ...more,
];

export const slipJson = ({ key, params, more }: BadInput, { text }: Desk): object => ({
  code: key,
  says: [text(key, params), ...more].join('\n'),
});

export const resultJson = ({ path, status, data }: FileResult): object => ({ file: path, status, ...data });

export const isBad = ({ status }: FileResult): boolean => status === 'failed' || status === 'error';

export function resultLine({ path, status, says }: FileResult, { paint }: Desk): string {
  if (status === 'passed') return `${paint.green('✓')} ${path}: ${says}`;
  return status === 'not-a-scenario' ? paint.dim(`– ${path}: ${says}`) : paint.red(`✗ ${path}: ${says}`);
}

/** Returns the details of the failed files. */
export const detailLines = (results: readonly FileResult[], { paint }: Desk): readonly string[] =>
  results.flatMap(({ path, details }) => (details.length === 0 ? [] : ['', paint.bold(path), ...details]));

/** Returns how many of the files are fine. */
export function summaryLine(
  results: readonly FileResult[],
  counted: 'files-played' | 'files-checked',
  { text, paint }: Desk,
): string {
  const count = (is: (result: FileResult) => boolean): number => results.filter(is).length;
  const [failed, others] = [count(isBad), count(isOther)];
  const counts = text(counted, { passed: count(({ status }) => status === 'passed'), failed });
  const whole = others === 0 ? counts : `${counts}, ${text('files-other', { count: others })}`;
  return failed === 0 ? paint.green(whole) : paint.red(whole);
}
