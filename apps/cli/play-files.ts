import { type Arguments, isOn } from './arguments.ts';
import type { Desk } from './desk.ts';
import type { Sheaf } from './file.ts';
import {
  detailLines,
  type FileResult,
  isBad,
  orError,
  otherResult,
  placeOf,
  resultJson,
  resultLine,
  resultsOf,
  slipJson,
  slipLines,
  summaryLine,
} from './file-results.ts';
import { reportLines, verdictWords } from './log.ts';
import { type PlayedFile, playFile, readyFile } from './play-file.ts';
import { reportJson } from './report-json.ts';
import { type FoundFile, isSheet, whyNoScenario } from './scenario-files.ts';

/**
 * Plays several files, including those in folders: prints a line for each, the failures in detail, and how many passed.
 */
export function playFiles(given: Arguments, desk: Desk): number {
  const isJson = isOn(given, 'json');
  const tell = isJson ? () => {} : (result: FileResult) => desk.io.out(resultLine(result, desk));
  const results = resultsOf(given.words, { desk, look: (file) => playFound(file, given, desk), tell });
  if (isJson) desk.io.out(JSON.stringify(results.map(resultJson), null, 2));
  else
    for (const line of [...detailLines(results, desk), '', summaryLine(results, 'files-played', desk)])
      desk.io.out(line);
  return results.some(isBad) ? 1 : 0;
}

function playFound(file: FoundFile, given: Arguments, desk: Desk): FileResult {
  return orError(file, desk, (sheaf) => {
    const why = file.folder === undefined ? undefined : whyUnplayed(sheaf, desk);
    return why === undefined
      ? playedResult(file, playFile(readyFile(sheaf, given, desk)), desk)
      : otherResult(file, why, desk);
  });
}

const whyUnplayed = ({ raw }: Sheaf, desk: Desk): string | undefined =>
  isSheet(raw) ? desk.text('a-sheet', { system: String(raw.system) }) : whyNoScenario(raw, desk);

function playedResult(file: FoundFile, { report, telling, unfit }: PlayedFile, desk: Desk): FileResult {
  const failed = reportLines(report, telling, ({ failures }) => failures.length > 0);
  return {
    ...placeOf(file),
    status: report.ok ? 'passed' : 'failed',
    says: unfit ? desk.text('file-unfit') : verdictWords(report, desk),
    details: report.ok ? [] : [...failed, ...(unfit ? slipLines(unfit, desk) : [])],
    data: { ...reportJson(report, telling), ...(unfit && { error: slipJson(unfit, desk) }) },
  };
}
