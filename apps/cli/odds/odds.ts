import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import { systemNames } from '@arbitro/catalogue/lazy';
import { computeExactWays, formatNotationError, parseDice } from '@arbitro/dice';
import { findNearestWord } from '@arbitro/kernel';
import { formatFraction, mean } from '@arbitro/odds';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, type MessageKey, UsageError } from '../command-line/context.ts';
import { GLOBAL } from '../command-line/option-specs.ts';
import { listBuiltinNames, resolveFile } from '../files/builtin-scenarios.ts';
import { hintCustomSystem } from '../files/file-errors.ts';
import { printDiceOdds } from './print-odds.ts';
import { waysToJson } from './ways-json.ts';

/** Prints the exact odds of dice, of a system's preset, or of a scenario's actions. */
export async function runOdds(input: Arguments, context: CliContext): Promise<number> {
  const [first, ...rest] = input.words;
  if (!first) throw new UsageError('too-few-words', { command: 'odds', what: 'NOTATION | SYSTEM | FILE' });
  const system = await loadFullSystem(first);
  if (system) {
    const { runPresetOdds } = await import('./odds-preset.ts');
    const usedOptions = Object.keys(input.values).filter((option) => !FILE_OPTIONS.includes(option));
    rejectOtherOptions(input, usedOptions, { of: 'with-check', context });
    return runPresetOdds(system, { ...input, words: rest }, context);
  }
  if (isPath(resolveFile(first))) {
    const { runFileOdds } = await import('./odds-file.ts');
    rejectOtherOptions(input, ['json', ...FILE_OPTIONS], { of: 'with-file', context });
    return runFileOdds(first, { ...input, words: rest }, context);
  }
  rejectOtherOptions(input, ['json'], { of: 'with-dice', context });
  return runNotationOdds(input.words.join(' '), hasFlag(input, 'json'), context);
}

/** Options that apply only to scenario files. */
const FILE_OPTIONS: readonly string[] = ['step', 'seed'];

const isPath = (word: string): boolean =>
  /\.(ya?ml|json)$/i.test(word) || (/^\.+$|[/\\]/.test(word) && !parseDice(word).ok);

/** An option that would have no effect is bad input. */
function rejectOtherOptions(
  { values }: Arguments,
  usedOptions: readonly string[],
  { of, context }: { readonly of: MessageKey; readonly context: CliContext },
): void {
  const other = Object.keys(values).find(
    (option) => ![...usedOptions, ...Object.keys(GLOBAL)].includes(option),
  );
  if (other !== undefined)
    throw new UsageError('option-idle', { option: `--${other}`, what: context.text(of) });
}

function runNotationOdds(text: string, json: boolean, context: CliContext): number {
  const read = parseDice(text);
  const [word = ''] = text.split(' ');
  if (!read.ok && (LETTERS.test(text) || HYPHENATED_ID.test(word) || isLikeSystemId(word)))
    throw createUnknownError(word, context);
  const createError = (error: Parameters<typeof formatNotationError>[0], key: MessageKey): UsageError =>
    new UsageError(key, {}, [
      ...formatNotationError(error, text, context.language).split('\n'),
      ...(key === 'bad-notation' ? [context.text('dice-hint')] : []),
    ]);
  if (!read.ok) throw createError(read.error, 'bad-notation');
  const ways = computeExactWays(read.value);
  if (!ways.ok) throw createError(ways.error, 'no-exact-odds');
  if (json)
    context.io.out(
      JSON.stringify({ mean: formatFraction(mean(ways.value)), ...waysToJson(ways.value) }, null, 2),
    );
  else printDiceOdds(read.value, ways.value, { text, context });
  return 0;
}

const LETTERS = /^\p{L}{3,}$/u;
/** A system's id may consist of several words. */
const HYPHENATED_ID = /^[a-z]{2,}(?:-[a-z\d]+)+$/;

/** Recognises `nopa 4`: a misspelt system with arguments of its check. */
const isLikeSystemId = (word: string): boolean => LETTERS.test(word) && findNearestSystem(word) !== undefined;

const findNearestSystem = (word: string): string | undefined => findNearestWord(word, listBuiltinNames());

function createUnknownError(what: string, context: CliContext): UsageError {
  const ids = systemNames.map(({ id }) => id);
  const near = findNearestSystem(what);
  const params = { what, systems: ids.join(', ') };
  return near === undefined
    ? new UsageError('not-dice-nor-file', params, hintCustomSystem(what, context))
    : new UsageError('not-dice-nor-file-near', { ...params, near });
}
