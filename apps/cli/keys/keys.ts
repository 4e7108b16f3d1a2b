import {
  type ContentSheet,
  describePartyBeats,
  findNearestWord,
  type Language,
  type Option,
  REFUSALS,
  type System,
} from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { jsonSchemaOf, listActionKeys, type ShapeKey, shapeOf } from '@arbitro/scenario';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { programName } from '../command-line/program-name.ts';
import { formatColumns } from '../output/columns.ts';
import { getSystem } from '../rules/rules.ts';
import { joinNames, type KeyRow, listKeyRows } from './key-rows.ts';

/** Parts of a scenario besides actions, by the names users ask for. */
export const PARTS = ['sheet', 'scene', 'options', 'refusals', 'creatures', 'policies'] as const;
type Part = (typeof PARTS)[number];
const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** Shows the keys of a system's scenarios: all in brief, or one in full. */
export function runKeys(input: Arguments, context: CliContext): number {
  const [id, name, extra] = input.words;
  if (id === undefined) throw new UsageError('too-few-words', { command: 'keys', what: 'SYSTEM' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const system = getSystem(id, context);
  const rows = name === undefined ? undefined : listRows(system, name, context);
  if (hasFlag(input, 'json')) context.io.out(JSON.stringify(keysToJson(system, name), null, 2));
  else if (rows) printRows(rows, context);
  else printOverview(system, context);
  return 0;
}

/** Returns schemas and lists of everything, or of one part, for programs. */
function keysToJson(system: System, name: string | undefined): unknown {
  const { action, sheet, scene, options } = system.schemas;
  const parts: Readonly<Record<Part, unknown>> = {
    sheet: jsonSchemaOf(sheet),
    scene: jsonSchemaOf(scene),
    options: jsonSchemaOf(options),
    refusals: Object.keys(refusalsToJson(system)),
    creatures: Object.keys(system.content),
    policies: listPolicyNames(system),
  };
  if (name === undefined) return { action: jsonSchemaOf(action), ...parts };
  return isPart(name) ? parts[name] : listActionKeys(action)[name];
}

const refusalsToJson = (system: System) => ({ ...REFUSALS, ...system.refusals });

function printOverview(system: System, context: CliContext): void {
  const { io, text, paint } = context;
  const actions = Object.entries(listActionKeys(system.schemas.action));
  io.out(paint.bold(text('keys-of', { system: system.presentation.name[context.language] })));
  io.out('');
  io.out(paint.bold(text('keys-actions')));
  printRows(
    actions.map(([type, of]) => [type, joinNames(of)]),
    context,
  );
  io.out('');
  printRows(
    PARTS.map((part) => [part, listPartNames(system, part).join(', ') || text('keys-none')]),
    context,
  );
  io.out('');
  const example = `${programName(io.env)} keys ${system.id} ${actions[0]?.[0] ?? 'sheet'}`;
  io.out(text('keys-more', { example }));
}

function listPartNames(system: System, part: Part): readonly string[] {
  if (part === 'options') return Object.keys(system.options);
  if (part === 'refusals') return Object.keys(refusalsToJson(system));
  if (part === 'creatures') return Object.keys(system.content);
  if (part === 'policies') return listPolicyNames(system);
  return listPartKeys(system, part).map(({ name }) => name);
}

function listPartKeys({ schemas }: System, part: 'sheet' | 'scene'): readonly ShapeKey[] {
  const shape = shapeOf(schemas[part]);
  return shape.kind === 'group' ? shape.keys : [];
}

/** Returns the rows of one part in full. */
function listRows(system: System, name: string, context: CliContext): readonly KeyRow[] {
  if (isPart(name)) return listPartRows(system, name, context);
  const actions = listActionKeys(system.schemas.action);
  const of = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!of) throw createUnknownKeyError(system, name, [...Object.keys(actions), ...PARTS]);
  return [['type', name], ...listKeyRows(of, context)];
}

function listPartRows(system: System, part: Part, context: CliContext): readonly KeyRow[] {
  const { language } = context;
  if (part === 'options')
    return Object.entries(system.options).flatMap(([name, option]) => listSettingRows(name, option, context));
  if (part === 'refusals')
    return Object.entries(refusalsToJson(system)).map(([code, { says }]) => [code, says[language]]);
  if (part === 'creatures')
    return Object.entries(system.content).map(([id, contentSheet]) => [
      id,
      describeContent(contentSheet, language),
    ]);
  if (part === 'policies')
    return listPolicyNames(system).map((name) => [name, describePolicy(name, context)]);
  const rows = listKeyRows(listPartKeys(system, part), context);
  return rows.length === 0 ? [[part, context.text('keys-none')]] : rows;
}

/** The name of a creature, and of foes how many of them the party beats. */
const describeContent = ({ name, partyBeats }: ContentSheet, language: Language): string =>
  partyBeats === undefined
    ? name[language]
    : `${name[language]}: ${describePartyBeats(partyBeats)[language]}`;

/** Describes a policy; only a custom system knows its own policies. */
function describePolicy(name: string, { text }: CliContext): string {
  const known = POLICIES.find((policy) => policy === name);
  return known === undefined ? '' : text(`policy-${known}`);
}

const POLICIES = [
  'sensible',
  'plain',
  'simple',
  'tactician',
  'cautious',
  'cunning',
  'instinct',
  'cowardly',
  'mindless',
] as const;

/** Returns the settings, the default first, each with its meaning at the table. */
function listSettingRows(name: string, option: Option, { language }: CliContext): readonly KeyRow[] {
  const title: KeyRow = [name, option.title[language]];
  if (option.kind === 'numbers') return [title, ['   […]', option.says[language]]];
  const settings = option.settings.map(({ value, says }): KeyRow => [`   ${value}`, says[language]]);
  const others: readonly KeyRow[] = option.others ? [['   …', option.others.about[language]]] : [];
  return [title, ...settings, ...others];
}

function createUnknownKeyError({ id }: System, name: string, known: readonly string[]): UsageError {
  const near = findNearestWord(name, known);
  return near === undefined
    ? new UsageError('unknown-key', { system: id, name })
    : new UsageError('unknown-key-near', { system: id, name, near });
}

function printRows(rows: readonly KeyRow[], { io }: CliContext): void {
  for (const line of formatColumns(rows, io.width)) io.out(line.trimEnd());
}
