import { systemById, systems } from '@arbitro/catalogue';
import { exactWays, parseDice, showDice, showNotationError } from '@arbitro/dice';
import { mean, showFraction } from '@arbitro/odds';
import { nearest } from '@arbitro/scenario';
import { type Arguments, isOn } from './arguments.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { leftAtHome } from './file-slips.ts';
import { fileOdds } from './odds-file.ts';
import { presetOddsOf, presetParams } from './odds-preset.ts';
import { tellNumbers } from './odds-tell.ts';
import { meantFile, readyNames } from './ready.ts';
import { EVERYWHERE } from './specs.ts';
import { waysJson } from './ways-json.ts';

/** Prints the exact odds of dice, of a system's preset, or of a scenario's actions. */
export function odds(given: Arguments, desk: Desk): number {
  const [first, ...rest] = given.words;
  if (!first) throw new BadInput('too-few-words', { command: 'odds', what: 'NOTATION | SYSTEM | FILE' });
  const system = systemById(first);
  if (system) {
    const taken = ['json', 'option', ...presetParams().map(([param]) => param)];
    refuseOthers(given, taken, { of: 'with-check', desk });
    return presetOddsOf(system, { ...given, words: rest }, desk);
  }
  if (isPath(meantFile(first))) {
    refuseOthers(given, ['json', 'step', 'seed'], { of: 'with-file', desk });
    return fileOdds(first, { ...given, words: rest }, desk);
  }
  refuseOthers(given, ['json'], { of: 'with-dice', desk });
  return notationOdds(given.words.join(' '), isOn(given, 'json'), desk);
}

const isPath = (word: string): boolean =>
  /\.(ya?ml|json)$/i.test(word) || (/^\.+$|[/\\]/.test(word) && !parseDice(word).ok);

/** An option that would have no effect is bad input. */
function refuseOthers(
  { values }: Arguments,
  taken: readonly string[],
  { of, desk }: { readonly of: WordKey; readonly desk: Desk },
): void {
  const other = Object.keys(values).find(
    (option) => ![...taken, ...Object.keys(EVERYWHERE)].includes(option),
  );
  if (other !== undefined) throw new BadInput('option-idle', { option: `--${other}`, what: desk.text(of) });
}

function notationOdds(text: string, json: boolean, desk: Desk): number {
  const read = parseDice(text);
  const [word = ''] = text.split(' ');
  if (!read.ok && (LETTERS.test(text) || SEVERAL.test(word) || isLikeOne(word))) throw notKnown(word, desk);
  const slip = (error: Parameters<typeof showNotationError>[0], key: WordKey): BadInput =>
    new BadInput(key, {}, [
      ...showNotationError(error, text, desk.language).split('\n'),
      ...(key === 'bad-notation' ? [desk.text('dice-hint')] : []),
    ]);
  if (!read.ok) throw slip(read.error, 'bad-notation');
  const ways = exactWays(read.value);
  if (!ways.ok) throw slip(ways.error, 'no-exact-odds');
  if (json)
    desk.io.out(JSON.stringify({ mean: showFraction(mean(ways.value)), ...waysJson(ways.value) }, null, 2));
  else tellNumbers(showDice(read.value), ways.value, desk);
  return 0;
}

const LETTERS = /^\p{L}{3,}$/u;
/** A system's id may consist of several words. */
const SEVERAL = /^[a-z]{2,}(?:-[a-z\d]+)+$/;

/** Recognises `nopa 4`: a misspelt system with arguments of its check. */
const isLikeOne = (word: string): boolean => LETTERS.test(word) && nearOne(word) !== undefined;

const nearOne = (word: string): string | undefined =>
  nearest(word, [...systems.map(({ id }) => id), ...readyNames()]);

function notKnown(what: string, desk: Desk): BadInput {
  const ids = systems.map(({ id }) => id);
  const near = nearOne(what);
  const params = { what, systems: ids.join(', ') };
  return near === undefined
    ? new BadInput('not-dice-nor-file', params, leftAtHome(what, desk))
    : new BadInput('not-dice-nor-file-near', { ...params, near });
}
