import { systems } from '@arbitro/catalogue';
import type { Ways } from '@arbitro/dice';
import {
  type Fields,
  folded,
  LANGUAGES,
  type Preset,
  type PresetParam,
  type PresetValues,
  refusalWords,
  type System,
} from '@arbitro/kernel';
import { mean, showFraction } from '@arbitro/odds';
import { faultWords, namer, nearest, presetOdds, showPlace } from '@arbitro/scenario';
import { type Arguments, isOn, listOf } from './arguments.ts';
import { chart, wordRows } from './chart.ts';
import { columns, hung, MARGIN } from './columns.ts';
import { BadInput, type Desk } from './desk.ts';
import { tellNumbers, tellUnresolved } from './odds-tell.ts';
import { optionsWith, settingsIn } from './settings.ts';
import type { Spec } from './specs.ts';
import { waysJson } from './ways-json.ts';

/** Returns the parameters of the presets of all systems. */
export const presetParams = (): readonly (readonly [string, PresetParam])[] =>
  systems.flatMap(({ presets }) => Object.values(presets)).flatMap((preset) => Object.entries(preset.params));

/** Returns the parameters of all presets, as options. */
export const presetOptions = (): Spec =>
  Object.fromEntries(
    presetParams().map(
      ([name, { takes }]) => [name, { type: takes.kind === 'flag' ? 'boolean' : 'string' }] as const,
    ),
  );

/** Prints the exact odds of a preset, computed by playing its rules. */
export function presetOddsOf(system: System, given: Arguments, desk: Desk): number {
  const [name, preset, words] = presetNamed(system, given.words);
  const asked = { name, preset, system };
  const values = presetValues(asked, { ...given, words }, desk);
  const pairs = listOf(given, 'option');
  const settings = settingsIn(pairs);
  optionsWith(system, settings, { language: desk.language, pairs });
  refuseIdle(asked, values, settings);
  const of = playedOut(asked, { values, settings }, desk);
  if (isOn(given, 'json')) tellJson(asked, { values, settings }, { of, desk });
  else tellPreset(asked, { values, settings }, { of, desk });
  return 0;
}

interface Said {
  readonly values: PresetValues;
  readonly settings: Fields;
}

interface Told {
  readonly of: Ways<string | number>;
  readonly desk: Desk;
}

/** A value that has no effect under these options is bad input. */
function refuseIdle({ preset, system }: Asked, values: PresetValues, settings: Fields): void {
  const options = system.schemas.options.parse(settings) as Fields;
  for (const [param, { needs = {}, default: usual }] of Object.entries(preset.params)) {
    const lacking = Object.entries(needs).filter(([option, value]) => options[option] !== value);
    if (values[param] === usual || lacking.length === 0) continue;
    const setting = lacking.map(([option, value]) => `--option ${option}=${value}`).join(' ');
    throw new BadInput('check-needs-option', { param, setting });
  }
}

function playedOut({ preset, system }: Asked, { values, settings }: Said, desk: Desk): Ways<string | number> {
  const { language } = desk;
  const played = presetOdds(system, preset, values, settings);
  if (!played.ok) {
    const faults = played.faults.map((fault) => `   ${showPlace(fault.at)}: ${faultWords(fault, language)}`);
    throw new BadInput('check-refused', { says: '' }, faults);
  }
  if (played.value.is === 'odds') return played.value.of;
  const name = namer(system, { creatures: [] }, language);
  const says = refusalWords(system.refusals, played.value.refusal, { language, name });
  throw new BadInput('check-refused', { says });
}

function tellJson({ name, system }: Asked, { values, settings }: Said, { of, desk }: Told): void {
  const numbers = numbersOnly(of);
  const whole = {
    check: `${system.id} ${name}`,
    given: values,
    ...(Object.keys(settings).length > 0 && { options: settings }),
    mean: numbers ? showFraction(mean(numbers)) : null,
  };
  desk.io.out(JSON.stringify({ ...whole, ...waysJson(of) }, null, 2));
}

function tellPreset({ preset, system }: Asked, { values, settings }: Said, { of, desk }: Told): void {
  const { language } = desk;
  const called = namer(system, { creatures: [] }, language);
  const told = Object.entries(values)
    .filter(([, value]) => value !== false)
    .map(([param, value]) => {
      const named = preset.params[param]?.title[language] ?? param;
      return value === true ? named : `${named}: ${called(String(value))}`;
    });
  const ruled = Object.entries(settings).map(([option, value]) => `${option}=${value}`);
  const about = [...told, ...ruled].join(', ');
  const title = `${system.face.name[language]} · ${preset.title[language]}${about === '' ? '' : ` (${about})`}`;
  const numbers = numbersOnly(of);
  if (numbers) {
    tellNumbers(title, numbers, desk);
    return;
  }
  for (const line of hung(title, desk.io.width)) desk.io.out(desk.paint.bold(line));
  for (const line of chart(wordRows(of.outcomes, of.total, called), desk)) desk.io.out(line);
  tellUnresolved(of, desk);
}

/** Returns all presets, each with its parameters. */
export function presetLines(desk: Desk): readonly string[] {
  return systems.flatMap(({ id, presets }) =>
    Object.entries(presets).flatMap(([name, { title, params: taken }]) => {
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

/** Describes a parameter: its meaning, its values and its default; a flag is on when named. */
function aboutParam(spec: PresetParam, desk: Desk): string {
  const title = spec.title[desk.language];
  if (spec.takes.kind === 'flag') return title;
  const usual = spec.default === undefined ? '' : ` (= ${spec.default})`;
  return `${title}: ${allowedFor(spec, desk)}${usual}`;
}

const numbersOnly = (of: Ways<string | number>): Ways<number> | undefined =>
  of.outcomes.every(({ value }) => typeof value === 'number') ? (of as Ways<number>) : undefined;

/** Returns the preset that the first word names, or the system's first. */
function presetNamed(system: System, words: readonly string[]): readonly [string, Preset, readonly string[]] {
  const [first, ...rest] = words;
  const named =
    first !== undefined && Object.hasOwn(system.presets, first) ? system.presets[first] : undefined;
  if (first !== undefined && named) return [first, named, rest];
  const names = Object.keys(system.presets);
  const near = first === undefined || /^[-+]?\d/.test(first) ? undefined : nearest(first, names);
  if (first !== undefined && near !== undefined)
    throw new BadInput('unknown-check', { check: first, near, allowed: names.join(', ') });
  const [usual] = Object.entries(system.presets);
  if (!usual) throw new BadInput('no-checks', { system: system.id });
  return [...usual, words];
}

interface Asked {
  readonly name: string;
  readonly preset: Preset;
  readonly system: System;
}

function presetValues({ name, preset, system }: Asked, given: Arguments, desk: Desk): PresetValues {
  const own = Object.entries(preset.params);
  const stray = presetParams()
    .map(([param]) => param)
    .find((param) => given.values[param] !== undefined && !(param in preset.params));
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

const defaultOf = ({ default: usual, takes }: PresetParam): PresetValues[string] | undefined =>
  usual ?? (takes.kind === 'flag' ? false : undefined);

function paramValue(
  { takes }: PresetParam,
  written: string | true,
  { face }: System,
): PresetValues[string] | undefined {
  if (written === true) return true;
  if (takes.kind === 'number') return isWithin(takes, written) ? Number(written) : undefined;
  if (takes.kind !== 'one') return undefined;
  return takes.numbers && /^\d{1,9}$/.test(written)
    ? Number(written)
    : optionMeant(written, takes.options, face.terms);
}

/** Finds a parameter by its key, or by its word in any language. */
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

type Bounds = Extract<PresetParam['takes'], { kind: 'number' }>;

function allowedFor({ takes }: PresetParam, { text }: Desk): string {
  if (takes.kind === 'one')
    return [...takes.options, ...(takes.numbers ? [text('whole-number')] : [])].join(', ');
  if (takes.kind === 'number' && takes.least !== undefined && takes.most !== undefined)
    return `${takes.least}…${takes.most}`;
  return takes.kind === 'number' ? text('whole-number') : '✓';
}
