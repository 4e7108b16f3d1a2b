import { systems } from '@arbitro/catalogue';
import { parseSheet } from '@arbitro/scenario';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import {
  catchFileError,
  collectResults,
  createOtherResult,
  type FileResult,
  formatResult,
  formatSummary,
  isFailure,
  placeOf,
  resultToJson,
} from '../files/file-results.ts';
import {
  areSeveralFiles,
  type FoundFile,
  findNoScenarioReason,
  isSheet,
  removeEmptyWords,
} from '../files/scenario-files.ts';
import { parseScenarioFile, type SourceFile, unwrapOrThrow } from '../files/source-file.ts';

/** Validates each file against its schema; continues after an invalid file. */
export function runCheck(input: Arguments, context: CliContext): number {
  const { words } = input;
  if (removeEmptyWords(words).length === 0)
    throw new UsageError('too-few-words', { command: 'check', what: 'FILE' });
  const isJson = hasFlag(input, 'json');
  const isSummed = areSeveralFiles(words);
  const onResult = (result: FileResult): void => {
    if (isJson) return;
    if (isSummed) context.io.out(formatResult(result, context));
    else if (!isFailure(result)) context.io.out(`${result.path}: ${result.says}`);
  };
  const results = collectResults(words, { context, checkFile: (file) => checkFile(file, context), onResult });
  if (isJson) context.io.out(JSON.stringify(results.map(resultToJson), null, 2));
  else printSummary(results, isSummed, context);
  return results.some(isFailure) ? 2 : 0;
}

/** Prints how many of several files are valid. Faults go to stderr, wherever the rest goes. */
function printSummary(results: readonly FileResult[], isSummed: boolean, context: CliContext): void {
  for (const line of results.flatMap(({ details }) => details)) context.io.err(line);
  if (isSummed) context.io.out(formatSummary(results, 'files-checked', context));
}

function checkFile(file: FoundFile, context: CliContext): FileResult {
  return catchFileError(file, context, (sourceFile) => {
    const why = file.folder === undefined ? undefined : findNoScenarioReason(sourceFile.raw, context);
    return why === undefined
      ? buildValidResult(file, sourceFile, context)
      : createOtherResult(file, why, context);
  });
}

/** A file with a sheet and no creatures is a single creature; any other file is a scenario. */
function buildValidResult(file: FoundFile, sourceFile: SourceFile, context: CliContext): FileResult {
  const { raw } = sourceFile;
  const data = isSheet(raw)
    ? summarizeSheet(raw, sourceFile, context)
    : summarizeScenario(sourceFile, context);
  const what =
    data.kind === 'sheet'
      ? context.text('a-sheet', { system: data.system })
      : context.text('a-scenario', data);
  const text = context.text('fine', { what });
  return { ...placeOf(file), status: 'passed', says: text, details: [], data: { ok: true, ...data } };
}

function summarizeSheet(raw: Readonly<Record<string, unknown>>, sourceFile: SourceFile, context: CliContext) {
  unwrapOrThrow(parseSheet(raw, systems), sourceFile, context);
  return { kind: 'sheet', system: String(raw.system) } as const;
}

function summarizeScenario(sourceFile: SourceFile, context: CliContext) {
  const { scenario } = parseScenarioFile(sourceFile, context);
  return { kind: 'scenario', system: scenario.system, steps: scenario.steps.length } as const;
}
