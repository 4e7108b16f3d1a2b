import type { Ways } from '@arbitro/dice';
import {
  createNamer,
  describeRefusal,
  type Fields,
  findNearestWord,
  foldAccents,
  formatFault,
  LANGUAGES,
  type Preset,
  type PresetParam,
  type PresetValues,
  type System,
} from '@arbitro/kernel';
import { formatFraction, mean } from '@arbitro/odds';
import { computePresetOdds } from '@arbitro/scenario';
import { type Arguments, hasFlag, readList } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { GLOBAL, ODDS } from '../command-line/option-specs.ts';
import { buildOptions, parseSettings } from '../command-line/settings.ts';
import { drawChart, rowsOfTexts } from '../output/chart.ts';
import { wrapHanging } from '../output/columns.ts';
import { printNumbers, printUnresolved } from './print-odds.ts';
import { waysToJson } from './ways-json.ts';

/** Prints the exact odds of a preset, computed by playing its rules. */
export function runPresetOdds(system: System, input: Arguments, context: CliContext): number {
  const [name, preset, words] = findPreset(system, input.words);
  const presetRequest = { name, preset, system };
  rejectParamsOfOthers(presetRequest, input);
  const values = readPresetValues(presetRequest, { ...input, words }, context);
  const pairs = readList(input, 'option');
  const settings = parseSettings(pairs);
  buildOptions(system, settings, { language: context.language, pairs });
  rejectUnusedValues(presetRequest, values, settings);
  const of = computePreset(presetRequest, { values, settings }, context);
  if (hasFlag(input, 'json')) printPresetJson(presetRequest, { values, settings }, { of, context });
  else printPreset(presetRequest, { values, settings }, { of, context });
  return 0;
}

interface PresetInput {
  readonly values: PresetValues;
  readonly settings: Fields;
}

interface PresetOutput {
  readonly of: Ways<string | number>;
  readonly context: CliContext;
}

/** A value that has no effect under these options is bad input. */
function rejectUnusedValues({ preset, system }: PresetRequest, values: PresetValues, settings: Fields): void {
  const options = system.schemas.options.parse(settings) as Fields;
  for (const [param, { needs = {}, default: fallback }] of Object.entries(preset.params)) {
    const lacking = Object.entries(needs).filter(([option, value]) => options[option] !== value);
    if (values[param] === fallback || lacking.length === 0) continue;
    const setting = lacking.map(([option, value]) => `--option ${option}=${value}`).join(' ');
    throw new UsageError('check-needs-option', { param, setting });
  }
}

function computePreset(
  { preset, system }: PresetRequest,
  { values, settings }: PresetInput,
  context: CliContext,
): Ways<string | number> {
  const { language } = context;
  const played = computePresetOdds(system, preset, values, settings);
  if (!played.ok) {
    const faults = played.faults.map((fault) => `   ${formatFault(fault, language)}`);
    throw new UsageError('check-refused', { says: '' }, faults);
  }
  if (played.value.kind === 'odds') return played.value.of;
  const name = createNamer(system, { creatures: [] }, language);
  const text = describeRefusal(system.refusals, played.value.refusal, { language, name });
  throw new UsageError('check-refused', { says: text });
}

function printPresetJson(
  { name, system }: PresetRequest,
  { values, settings }: PresetInput,
  { of, context }: PresetOutput,
): void {
  const numbers = asNumberWays(of);
  const json = {
    check: `${system.id} ${name}`,
    given: values,
    ...(Object.keys(settings).length > 0 && { options: settings }),
    mean: numbers ? formatFraction(mean(numbers)) : null,
  };
  context.io.out(JSON.stringify({ ...json, ...waysToJson(of) }, null, 2));
}

function printPreset(
  { preset, system }: PresetRequest,
  { values, settings }: PresetInput,
  { of, context }: PresetOutput,
): void {
  const { language } = context;
  const name = createNamer(system, { creatures: [] }, language);
  const valueTexts = Object.entries(values)
    .filter(([, value]) => value !== false)
    .map(([param, value]) => {
      const named = preset.params[param]?.title[language] ?? param;
      return value === true ? named : `${named}: ${name(String(value))}`;
    });
  const ruled = Object.entries(settings).map(([option, value]) => `${option}=${value}`);
  const about = [...valueTexts, ...ruled].join(', ');
  const title = `${system.presentation.name[language]} · ${preset.title[language]}${about === '' ? '' : ` (${about})`}`;
  const numbers = asNumberWays(of);
  if (numbers) {
    printNumbers(title, numbers, context);
    return;
  }
  for (const line of wrapHanging(title, context.io.width)) context.io.out(context.paint.bold(line));
  for (const line of drawChart(rowsOfTexts(of.outcomes, of.total, name), context)) context.io.out(line);
  printUnresolved(of, context);
  printUnused(preset, values, context);
}

/** Names values that have no effect beside the others. */
function printUnused(preset: Preset, values: PresetValues, { io, text, paint }: CliContext): void {
  const unused = preset.unused?.(values) ?? [];
  if (unused.length === 0) return;
  const params = unused.map((param) => `--${param} ${values[param]}`).join(', ');
  for (const line of wrapHanging(text('preset-unused', { params }), io.width)) io.out(paint.dim(line));
}

const asNumberWays = (of: Ways<string | number>): Ways<number> | undefined =>
  of.outcomes.every(({ value }) => typeof value === 'number') ? (of as Ways<number>) : undefined;

/** Returns the preset that the first word names, or the system's first. */
function findPreset(system: System, words: readonly string[]): readonly [string, Preset, readonly string[]] {
  const [first, ...rest] = words;
  const namedPreset =
    first !== undefined && Object.hasOwn(system.presets, first) ? system.presets[first] : undefined;
  if (first !== undefined && namedPreset) return [first, namedPreset, rest];
  const names = Object.keys(system.presets);
  const near = first === undefined || /^[-+]?\d/.test(first) ? undefined : findNearestWord(first, names);
  if (first !== undefined && near !== undefined)
    throw new UsageError('unknown-check', { check: first, near, allowed: names.join(', ') });
  const [fallback] = Object.entries(system.presets);
  if (!fallback) throw new UsageError('no-checks', { system: system.id });
  return [...fallback, words];
}

interface PresetRequest {
  readonly name: string;
  readonly preset: Preset;
  readonly system: System;
}

/** A parameter of another preset is bad input; a line can have no other options. */
function rejectParamsOfOthers({ name, preset }: PresetRequest, { values }: Arguments): void {
  const option = Object.keys(values).find(
    (other) => !(other in preset.params || other in GLOBAL || other in ODDS),
  );
  const allowed = Object.keys(preset.params).map((param) => `--${param}`);
  if (option !== undefined)
    throw new UsageError('check-option', { check: name, option, allowed: allowed.join(' ') });
}

function readPresetValues(
  { name, preset, system }: PresetRequest,
  input: Arguments,
  context: CliContext,
): PresetValues {
  const params = Object.entries(preset.params);
  const places = params.filter(([, { position }]) => position !== undefined).length;
  const extra = input.words[places];
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  return Object.fromEntries(
    params.map(([param, spec]) => {
      const written =
        input.values[param] ?? (spec.position === undefined ? undefined : input.words[spec.position]);
      const value = written === undefined ? defaultOf(spec) : parseParam(spec, written, system);
      if (value !== undefined) return [param, value];
      const allowed = describeAllowedValues(spec, context);
      throw written === undefined
        ? new UsageError('check-missing', { check: name, param, allowed })
        : new UsageError('check-value', { value: String(written), param, allowed });
    }),
  );
}

const defaultOf = ({ default: fallback, takes }: PresetParam): PresetValues[string] | undefined =>
  fallback ?? (takes.kind === 'flag' ? false : undefined);

function parseParam(
  { takes }: PresetParam,
  written: string | true,
  { presentation: face }: System,
): PresetValues[string] | undefined {
  if (written === true) return true;
  if (takes.kind === 'number') return isWithin(takes, written) ? Number(written) : undefined;
  if (takes.kind !== 'one') return undefined;
  return takes.numbers && /^\d{1,9}$/.test(written)
    ? Number(written)
    : findOption(written, takes.options, face.terms);
}

/** Finds a parameter by its key, or by its word in any language. */
function findOption(
  text: string,
  options: readonly string[],
  terms: System['presentation']['terms'],
): string | undefined {
  const foldedText = foldAccents(text);
  const named = (option: string): readonly string[] =>
    LANGUAGES.map((language) => foldAccents(terms[option]?.[language] ?? option));
  return options.find((option) => option === text || named(option).includes(foldedText));
}

function isWithin({ least = -Infinity, most = Infinity }: Bounds, text: string): boolean {
  return /^[-+]?\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

type Bounds = Extract<PresetParam['takes'], { kind: 'number' }>;

export function describeAllowedValues({ takes }: PresetParam, { text }: CliContext): string {
  if (takes.kind === 'one')
    return [...takes.options, ...(takes.numbers ? [text('whole-number')] : [])].join(', ');
  if (takes.kind === 'number' && takes.least !== undefined && takes.most !== undefined)
    return `${takes.least}…${takes.most}`;
  return takes.kind === 'number' ? text('whole-number') : '✓';
}
