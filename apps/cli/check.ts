import { systems } from '@arbitro/catalogue';
import { parseSheet } from '@arbitro/scenario';
import { type Arguments, isOn } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { orBadInput, type Sheaf, scenarioIn } from './file.ts';
import {
  type FileResult,
  isBad,
  orError,
  otherResult,
  placeOf,
  resultJson,
  resultLine,
  resultsOf,
  summaryLine,
} from './file-results.ts';
import { areSeveral, type FoundFile, isSheet, namedFiles, whyNoScenario } from './scenario-files.ts';

/** Validates each file against its schema; continues after an invalid file. */
export function check(given: Arguments, desk: Desk): number {
  const { words } = given;
  if (namedFiles(words).length === 0) throw new BadInput('too-few-words', { command: 'check', what: 'FILE' });
  const isJson = isOn(given, 'json');
  const isSummed = areSeveral(words);
  const tell = (result: FileResult): void => {
    if (isJson) return;
    if (isSummed) desk.io.out(resultLine(result, desk));
    else if (!isBad(result)) desk.io.out(`${result.path}: ${result.says}`);
  };
  const results = resultsOf(words, { desk, look: (file) => checkFound(file, desk), tell });
  if (isJson) desk.io.out(JSON.stringify(results.map(resultJson), null, 2));
  else tellClosing(results, isSummed, desk);
  return results.some(isBad) ? 2 : 0;
}

/** Prints how many of several files are valid. Faults go to stderr, wherever the rest goes. */
function tellClosing(results: readonly FileResult[], isSummed: boolean, desk: Desk): void {
  for (const line of results.flatMap(({ details }) => details)) desk.io.err(line);
  if (isSummed) desk.io.out(summaryLine(results, 'files-checked', desk));
}

function checkFound(file: FoundFile, desk: Desk): FileResult {
  return orError(file, desk, (sheaf) => {
    const why = file.folder === undefined ? undefined : whyNoScenario(sheaf.raw, desk);
    return why === undefined ? fineResult(file, sheaf, desk) : otherResult(file, why, desk);
  });
}

/** A file with a sheet and no creatures is a single creature; any other file is a scenario. */
function fineResult(file: FoundFile, sheaf: Sheaf, desk: Desk): FileResult {
  const { raw } = sheaf;
  const data = isSheet(raw) ? sheetIn(raw, sheaf, desk) : stepsIn(sheaf, desk);
  const what =
    data.kind === 'sheet' ? desk.text('a-sheet', { system: data.system }) : desk.text('a-scenario', data);
  const says = desk.text('fine', { what });
  return { ...placeOf(file), status: 'passed', says, details: [], data: { ok: true, ...data } };
}

function sheetIn(raw: Readonly<Record<string, unknown>>, sheaf: Sheaf, desk: Desk) {
  orBadInput(parseSheet(raw, systems), sheaf, desk);
  return { kind: 'sheet', system: String(raw.system) } as const;
}

function stepsIn(sheaf: Sheaf, desk: Desk) {
  const { scenario } = scenarioIn(sheaf, desk);
  return { kind: 'scenario', system: scenario.system, steps: scenario.steps.length } as const;
}
