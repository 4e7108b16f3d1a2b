import { systems } from '@arbitro/catalogue';
import { parseSheet } from '@arbitro/scenario';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { UsageError, type CliContext } from '../command-line/context.ts';
import { unwrapOrThrow, type SourceFile, parseScenarioFile } from '../files/source-file.ts';
import {
  type FileResult,
  isFailure,
  catchFileError,
  createOtherResult,
  placeOf,
  resultToJson,
  formatResult,
  collectResults,
  formatSummary,
} from '../files/file-results.ts';
import { areSeveralFiles, type FoundFile, isSheet, removeEmptyWords, findNoScenarioReason } from '../files/scenario-files.ts';

/** Validates each file against its schema; continues after an invalid file. */
export function runCheck(given: Arguments, desk: CliContext): number {
  const { words } = given;
  if (removeEmptyWords(words).length === 0) throw new UsageError('too-few-words', { command: 'check', what: 'FILE' });
  const isJson = hasFlag(given, 'json');
  const isSummed = areSeveralFiles(words);
  const tell = (result: FileResult): void => {
    if (isJson) return;
    if (isSummed) desk.io.out(formatResult(result, desk));
    else if (!isFailure(result)) desk.io.out(`${result.path}: ${result.says}`);
  };
  const results = collectResults(words, { desk, look: (file) => checkFile(file, desk), tell });
  if (isJson) desk.io.out(JSON.stringify(results.map(resultToJson), null, 2));
  else printSummary(results, isSummed, desk);
  return results.some(isFailure) ? 2 : 0;
}

/** Prints how many of several files are valid. Faults go to stderr, wherever the rest goes. */
function printSummary(results: readonly FileResult[], isSummed: boolean, desk: CliContext): void {
  for (const line of results.flatMap(({ details }) => details)) desk.io.err(line);
  if (isSummed) desk.io.out(formatSummary(results, 'files-checked', desk));
}

function checkFile(file: FoundFile, desk: CliContext): FileResult {
  return catchFileError(file, desk, (sheaf) => {
    const why = file.folder === undefined ? undefined : findNoScenarioReason(sheaf.raw, desk);
    return why === undefined ? buildValidResult(file, sheaf, desk) : createOtherResult(file, why, desk);
  });
}

/** A file with a sheet and no creatures is a single creature; any other file is a scenario. */
function buildValidResult(file: FoundFile, sheaf: SourceFile, desk: CliContext): FileResult {
  const { raw } = sheaf;
  const data = isSheet(raw) ? summarizeSheet(raw, sheaf, desk) : summarizeScenario(sheaf, desk);
  const what =
    data.kind === 'sheet' ? desk.text('a-sheet', { system: data.system }) : desk.text('a-scenario', data);
  const says = desk.text('fine', { what });
  return { ...placeOf(file), status: 'passed', says, details: [], data: { ok: true, ...data } };
}

function summarizeSheet(raw: Readonly<Record<string, unknown>>, sheaf: SourceFile, desk: CliContext) {
  unwrapOrThrow(parseSheet(raw, systems), sheaf, desk);
  return { kind: 'sheet', system: String(raw.system) } as const;
}

function summarizeScenario(sheaf: SourceFile, desk: CliContext) {
  const { scenario } = parseScenarioFile(sheaf, desk);
  return { kind: 'scenario', system: scenario.system, steps: scenario.steps.length } as const;
}
