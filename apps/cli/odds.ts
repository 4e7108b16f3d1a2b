import { systemById, systems } from '@arbitro/catalogue';
import { exactWays, parseDice, showDice, showNotationError, type Ways } from '@arbitro/dice';
import { type Check, type CheckParam, folded, LANGUAGES, type System } from '@arbitro/kernel';
import { deviation, mean, showFraction, toNumber, unresolvedChance } from '@arbitro/odds';
import { namer, nearest } from '@arbitro/scenario';
import { decimal, percent } from '@arbitro/sim';
import { type Arguments, isOn } from './arguments.ts';
import { chart, numberRows, wordRows } from './chart.ts';
import { columns, hung, MARGIN } from './columns.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { leftAtHome } from './file-slips.ts';
import { fileOdds } from './odds-file.ts';
import { meantFile, readyNames } from './ready.ts';
import { EVERYWHERE, type Spec } from './specs.ts';
import { waysJson } from './ways-json.ts';

/** What the checks of all systems take. */
const params = (): readonly (readonly [string, CheckParam])[] =>
  systems.flatMap(({ checks }) => Object.values(checks)).flatMap((check) => Object.entries(check.params));

/** The values of all checks, as options. */
export const checkOptions = (): Spec =>
  Object.fromEntries(
    params().map(
      ([name, { takes }]) => [name, { type: takes.kind === 'flag' ? 'boolean' : 'string' }] as const,
    ),
  );

/** Exact odds of dice, of a system's check, or of what a scenario does. */
export function odds(given: Arguments, desk: Desk): number {
  const [first, ...rest] = given.words;
  if (!first) throw new BadInput('too-few-words', { command: 'odds', what: 'NOTATION | SYSTEM | FILE' });
  const system = systemById(first);
  if (system) {
    refuseOthers(given, ['json', ...params().map(([param]) => param)], { of: 'with-check', desk });
    return checkOdds(system, { ...given, words: rest }, desk);
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

/** An option that would not be looked at is bad input. */
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
/** The id of a system may be of several words. */
const SEVERAL = /^[a-z]{2,}(?:-[a-z\d]+)+$/;

/** `nopa 4`: a system with a slip in its name, and what its check would take. */
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

/** A distribution of numbers: its mean and spread, and a chart. */
function tellNumbers(title: string, of: Ways<number>, desk: Desk): void {
  const { io, paint, text, language } = desk;
  const average = mean(of);
  const exact = average.d === 1n ? '' : ` (${showFraction(average)})`;
  const fits = exact.length < 24 ? exact : '';
  const figures = `${text('mean')} ${decimal(toNumber(average), language, average.d === 1n ? 0 : 4)}${fits}   ${text('deviation')} ${decimal(deviation(of), language, 4)}`;
  const isOneLine = title.length + 3 + figures.length <= io.width;
  for (const line of isOneLine ? [] : hung(title, io.width)) io.out(paint.bold(line));
  for (const line of hung(isOneLine ? `${paint.bold(title)}   ${figures}` : `   ${figures}`, io.width))
    io.out(line);
  for (const line of chart(numberRows(of), desk)) io.out(line);
  tellUnresolved(of, desk);
}

function tellUnresolved(of: Ways<unknown>, { io, text, language, paint }: Desk): void {
  const left = unresolvedChance(of);
  if (left.n > 0n) io.out(paint.dim(text('unresolved', { share: percent(toNumber(left), language, 9) })));
}

function checkOdds(system: System, given: Arguments, desk: Desk): number {
  const [name, check, words] = checkNamed(system, given.words);
  const values = checkValues({ name, check, system }, { ...given, words }, desk);
  const of = check.dice(values).ways();
  if (isOn(given, 'json')) {
    const numbers = numbersOnly(of);
    const whole = {
      check: `${system.id} ${name}`,
      given: values,
      mean: numbers ? showFraction(mean(numbers)) : null,
    };
    desk.io.out(JSON.stringify({ ...whole, ...waysJson(of) }, null, 2));
    return 0;
  }
  const { language } = desk;
  const called = namer(system, { creatures: [] }, language);
  const told = Object.entries(values)
    .filter(([, value]) => value !== false)
    .map(([param, value]) => {
      const named = check.params[param]?.title[language] ?? param;
      return value === true ? named : `${named}: ${called(String(value))}`;
    });
  const title = `${system.face.name[language]} · ${check.title[language]}${told.length === 0 ? '' : ` (${told.join(', ')})`}`;
  const numbers = numbersOnly(of);
  if (numbers) tellNumbers(title, numbers, desk);
  else {
    for (const line of hung(title, desk.io.width)) desk.io.out(desk.paint.bold(line));
    for (const line of chart(wordRows(of.outcomes, of.total, called), desk)) desk.io.out(line);
    tellUnresolved(of, desk);
  }
  return 0;
}

/** The checks there are, each with what it takes. */
export function checkLines(desk: Desk): readonly string[] {
  return systems.flatMap(({ id, checks }) =>
    Object.entries(checks).flatMap(([name, { title, params: taken }]) => {
      const rows = Object.entries(taken).map(
        ([param, spec]) => [`--${param}`, aboutParam(spec, desk)] as const,
      );
      return [
        `   arbitro odds ${id} ${name}   ${title[desk.language]}`,
        ...columns(rows, desk.io.width - MARGIN).map((line) => ' '.repeat(MARGIN) + line),
      ];
    }),
  );
}

/** What it is, what it may be, and what it is where nothing is said; a flag is on where it is named. */
function aboutParam(spec: CheckParam, desk: Desk): string {
  const title = spec.title[desk.language];
  if (spec.takes.kind === 'flag') return title;
  const usual = spec.default === undefined ? '' : ` (= ${spec.default})`;
  return `${title}: ${allowedFor(spec, desk)}${usual}`;
}

const numbersOnly = (of: Ways<string | number>): Ways<number> | undefined =>
  of.outcomes.every(({ value }) => typeof value === 'number') ? (of as Ways<number>) : undefined;

/** The check that the first word names; the system's first where it names none. */
function checkNamed(system: System, words: readonly string[]): readonly [string, Check, readonly string[]] {
  const [first, ...rest] = words;
  const named = first !== undefined && Object.hasOwn(system.checks, first) ? system.checks[first] : undefined;
  if (first !== undefined && named) return [first, named, rest];
  const names = Object.keys(system.checks);
  const near = first === undefined || /^[-+]?\d/.test(first) ? undefined : nearest(first, names);
  if (first !== undefined && near !== undefined)
    throw new BadInput('unknown-check', { check: first, near, allowed: names.join(', ') });
  const [usual] = Object.entries(system.checks);
  if (!usual) throw new BadInput('no-checks', { system: system.id });
  return [...usual, words];
}

interface Asked {
  readonly name: string;
  readonly check: Check;
  readonly system: System;
}

type Values = Readonly<Record<string, string | number | boolean>>;

function checkValues({ name, check, system }: Asked, given: Arguments, desk: Desk): Values {
  const own = Object.entries(check.params);
  const stray = params()
    .map(([param]) => param)
    .find((param) => given.values[param] !== undefined && !(param in check.params));
  const allowed = own.map(([param]) => `--${param}`).join(' ');
  if (stray !== undefined) throw new BadInput('check-option', { check: name, option: stray, allowed });
  const places = own.filter(([, { position }]) => position !== undefined).length;
  const extra = given.words[places];
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  return Object.fromEntries(
    own.map(([param, spec]) => {
      const written =
        given.values[param] ?? (spec.position === undefined ? undefined : given.words[spec.position]);
      const value = written === undefined ? defaultOf(spec) : paramValue(spec, written, system);
      if (value !== undefined) return [param, value];
      const allowed = allowedFor(spec, desk);
      throw written === undefined
        ? new BadInput('check-missing', { check: name, param, allowed })
        : new BadInput('check-value', { value: String(written), param, allowed });
    }),
  );
}

const defaultOf = ({ default: usual, takes }: CheckParam): Values[string] | undefined =>
  usual ?? (takes.kind === 'flag' ? false : undefined);

function paramValue(
  { takes }: CheckParam,
  written: string | true,
  { face }: System,
): Values[string] | undefined {
  if (written === true) return true;
  if (takes.kind === 'number') return isWithin(takes, written) ? Number(written) : undefined;
  if (takes.kind !== 'one') return undefined;
  return takes.numbers && /^\d{1,9}$/.test(written)
    ? Number(written)
    : optionMeant(written, takes.options, face.terms);
}

/** An option by its key, or by its word in any language. */
function optionMeant(
  written: string,
  options: readonly string[],
  terms: System['face']['terms'],
): string | undefined {
  const wanted = folded(written);
  const named = (option: string): readonly string[] =>
    LANGUAGES.map((language) => folded(terms[option]?.[language] ?? option));
  return options.find((option) => option === written || named(option).includes(wanted));
}

function isWithin({ least = -Infinity, most = Infinity }: Bounds, written: string): boolean {
  return /^[-+]?\d{1,9}$/.test(written) && Number(written) >= least && Number(written) <= most;
}

type Bounds = Extract<CheckParam['takes'], { kind: 'number' }>;

function allowedFor({ takes }: CheckParam, { text }: Desk): string {
  if (takes.kind === 'one')
    return [...takes.options, ...(takes.numbers ? [text('whole-number')] : [])].join(', ');
  if (takes.kind === 'number' && takes.least !== undefined && takes.most !== undefined)
    return `${takes.least}…${takes.most}`;
  return takes.kind === 'number' ? text('whole-number') : '✓';
}
