import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import type { CliContext } from '../command-line/context.ts';
import {
  catchFileError,
  collectResults,
  createOtherResult,
  type FileResult,
  formatDetails,
  formatResult,
  formatSummary,
  formatUsageError,
  isFailure,
  placeOf,
  resultToJson,
  usageErrorToJson,
} from '../files/file-results.ts';
import { type FoundFile, findNoScenarioReason, isSheet } from '../files/scenario-files.ts';
import type { SourceFile } from '../files/source-file.ts';
import { describeVerdict, formatReport } from '../output/log.ts';
import { reportToJson } from '../output/report-json.ts';
import { type PlayedFile, playFile, prepareFile } from './play-file.ts';

/** Plays several files, including those in folders: prints a line for each, the failures in detail, and how many passed. */
export function playFiles(input: Arguments, context: CliContext): number {
  const isJson = hasFlag(input, 'json');
  const onResult = isJson ? () => {} : (result: FileResult) => context.io.out(formatResult(result, context));
  const results = collectResults(input.words, {
    context,
    checkFile: (file) => playFoundFile(file, input, context),
    onResult,
  });
  if (isJson) context.io.out(JSON.stringify(results.map(resultToJson), null, 2));
  else
    for (const line of [
      ...formatDetails(results, context),
      '',
      formatSummary(results, 'files-played', context),
    ])
      context.io.out(line);
  return results.some(isFailure) ? 1 : 0;
}

function playFoundFile(file: FoundFile, input: Arguments, context: CliContext): FileResult {
  return catchFileError(file, context, (sourceFile) => {
    const why = file.folder === undefined ? undefined : findSkipReason(sourceFile, context);
    return why === undefined
      ? buildPlayedResult(file, playFile(prepareFile(sourceFile, input, context)), context)
      : createOtherResult(file, why, context);
  });
}

const findSkipReason = ({ raw }: SourceFile, context: CliContext): string | undefined =>
  isSheet(raw) ? context.text('a-sheet', { system: String(raw.system) }) : findNoScenarioReason(raw, context);

function buildPlayedResult(
  file: FoundFile,
  { report, logContext, unfit }: PlayedFile,
  context: CliContext,
): FileResult {
  const failed = formatReport(report, logContext, ({ failures }) => failures.length > 0);
  return {
    ...placeOf(file),
    status: report.ok ? 'passed' : 'failed',
    says: unfit ? context.text('file-unfit') : describeVerdict(report, context),
    details: report.ok ? [] : [...failed, ...(unfit ? formatUsageError(unfit, context) : [])],
    data: { ...reportToJson(report, logContext), ...(unfit && { error: usageErrorToJson(unfit, context) }) },
  };
}
