import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import type { CliContext } from '../command-line/context.ts';
import type { SourceFile } from '../files/source-file.ts';
import {
  formatDetails,
  type FileResult,
  isFailure,
  catchFileError,
  createOtherResult,
  placeOf,
  resultToJson,
  formatResult,
  collectResults,
  usageErrorToJson,
  formatUsageError,
  formatSummary,
} from '../files/file-results.ts';
import { formatReport, describeVerdict } from '../output/log.ts';
import { type PlayedFile, playFile, prepareFile } from './play-file.ts';
import { reportToJson } from '../output/report-json.ts';
import { type FoundFile, isSheet, findNoScenarioReason } from '../files/scenario-files.ts';

/**
 * Plays several files, including those in folders: prints a line for each, the failures in detail, and how many passed.
 */
export function playFiles(given: Arguments, desk: CliContext): number {
  const isJson = hasFlag(given, 'json');
  const tell = isJson ? () => {} : (result: FileResult) => desk.io.out(formatResult(result, desk));
  const results = collectResults(given.words, { desk, look: (file) => playFoundFile(file, given, desk), tell });
  if (isJson) desk.io.out(JSON.stringify(results.map(resultToJson), null, 2));
  else
    for (const line of [...formatDetails(results, desk), '', formatSummary(results, 'files-played', desk)])
      desk.io.out(line);
  return results.some(isFailure) ? 1 : 0;
}

function playFoundFile(file: FoundFile, given: Arguments, desk: CliContext): FileResult {
  return catchFileError(file, desk, (sheaf) => {
    const why = file.folder === undefined ? undefined : findSkipReason(sheaf, desk);
    return why === undefined
      ? buildPlayedResult(file, playFile(prepareFile(sheaf, given, desk)), desk)
      : createOtherResult(file, why, desk);
  });
}

const findSkipReason = ({ raw }: SourceFile, desk: CliContext): string | undefined =>
  isSheet(raw) ? desk.text('a-sheet', { system: String(raw.system) }) : findNoScenarioReason(raw, desk);

function buildPlayedResult(file: FoundFile, { report, telling, unfit }: PlayedFile, desk: CliContext): FileResult {
  const failed = formatReport(report, telling, ({ failures }) => failures.length > 0);
  return {
    ...placeOf(file),
    status: report.ok ? 'passed' : 'failed',
    says: unfit ? desk.text('file-unfit') : describeVerdict(report, desk),
    details: report.ok ? [] : [...failed, ...(unfit ? formatUsageError(unfit, desk) : [])],
    data: { ...reportToJson(report, telling), ...(unfit && { error: usageErrorToJson(unfit, desk) }) },
  };
}
