import { type Option, REFUSALS, type System } from '@arbitro/kernel';
import { policyNames } from '@arbitro/policies';
import { actionKeys, jsonSchemaOf, type Key, nearest, shapeOf } from '@arbitro/scenario';
import { type Arguments, isOn } from './arguments.ts';
import { calledAs } from './called-as.ts';
import { columns } from './columns.ts';
import { BadInput, type Desk } from './desk.ts';
import { keyRows, namesOf, type Row } from './key-rows.ts';
import { knownSystem } from './rules.ts';

/** Parts of a scenario besides actions, by the names users ask for. */
export const PARTS = ['sheet', 'scene', 'options', 'refusals', 'creatures', 'policies'] as const;
type Part = (typeof PARTS)[number];
const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** Shows the keys of a system's scenarios: all in brief, or one in full. */
export function keys(given: Arguments, desk: Desk): number {
  const [id, name, extra] = given.words;
  if (id === undefined) throw new BadInput('too-few-words', { command: 'keys', what: 'SYSTEM' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const system = knownSystem(id, desk);
  const rows = name === undefined ? undefined : rowsOf(system, name, desk);
  if (isOn(given, 'json')) desk.io.out(JSON.stringify(forPrograms(system, name), null, 2));
  else if (rows) tell(rows, desk);
  else inShort(system, desk);
  return 0;
}

/** Returns schemas and lists of everything, or of one part, for programs. */
function forPrograms(system: System, name: string | undefined): unknown {
  const { action, sheet, scene, options } = system.schemas;
  const parts: Readonly<Record<Part, unknown>> = {
    sheet: jsonSchemaOf(sheet),
    scene: jsonSchemaOf(scene),
    options: jsonSchemaOf(options),
    refusals: Object.keys(refusalsOf(system)),
    creatures: Object.keys(system.content),
    policies: policyNames(system),
  };
  if (name === undefined) return { action: jsonSchemaOf(action), ...parts };
  return isPart(name) ? parts[name] : actionKeys(action)[name];
}

const refusalsOf = (system: System) => ({ ...REFUSALS, ...system.refusals });

function inShort(system: System, desk: Desk): void {
  const { io, text, paint } = desk;
  const actions = Object.entries(actionKeys(system.schemas.action));
  io.out(paint.bold(text('keys-of', { system: system.face.name[desk.language] })));
  io.out('');
  io.out(paint.bold(text('keys-actions')));
  tell(
    actions.map(([type, of]) => [type, namesOf(of)]),
    desk,
  );
  io.out('');
  tell(
    PARTS.map((part) => [part, namesIn(system, part).join(', ') || text('keys-none')]),
    desk,
  );
  io.out('');
  const example = `${calledAs(io.env)} keys ${system.id} ${actions[0]?.[0] ?? 'sheet'}`;
  io.out(text('keys-more', { example }));
}

function namesIn(system: System, part: Part): readonly string[] {
  if (part === 'options') return Object.keys(system.options);
  if (part === 'refusals') return Object.keys(refusalsOf(system));
  if (part === 'creatures') return Object.keys(system.content);
  if (part === 'policies') return policyNames(system);
  return keysIn(system, part).map(({ name }) => name);
}

function keysIn({ schemas }: System, part: 'sheet' | 'scene'): readonly Key[] {
  const shape = shapeOf(schemas[part]);
  return shape.is === 'group' ? shape.keys : [];
}

/** Returns the rows of one part in full. */
function rowsOf(system: System, name: string, desk: Desk): readonly Row[] {
  if (isPart(name)) return partRows(system, name, desk);
  const actions = actionKeys(system.schemas.action);
  const of = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!of) throw unknownKey(system, name, [...Object.keys(actions), ...PARTS]);
  return [['type', name], ...keyRows(of, desk)];
}

function partRows(system: System, part: Part, desk: Desk): readonly Row[] {
  const { language } = desk;
  if (part === 'options')
    return Object.entries(system.options).flatMap(([name, option]) => settingRows(name, option, desk));
  if (part === 'refusals')
    return Object.entries(refusalsOf(system)).map(([code, { says }]) => [code, says[language]]);
  if (part === 'creatures')
    return Object.entries(system.content).map(([id, { name }]) => [id, name[language]]);
  if (part === 'policies') return policyNames(system).map((name) => [name, aboutPolicy(name, desk)]);
  const rows = keyRows(keysIn(system, part), desk);
  return rows.length === 0 ? [[part, desk.text('keys-none')]] : rows;
}

/** Describes a policy; only a custom system knows its own policies. */
function aboutPolicy(name: string, { text }: Desk): string {
  const known = POLICIES.find((policy) => policy === name);
  return known === undefined ? '' : text(`policy-${known}`);
}

const POLICIES = ['sensible', 'plain', 'simple', 'tactician', 'cautious'] as const;

/** Returns the settings, the default first, each with its meaning at the table. */
function settingRows(name: string, option: Option, { language }: Desk): readonly Row[] {
  const title: Row = [name, option.title[language]];
  if (option.kind === 'numbers') return [title, ['   […]', option.says[language]]];
  const settings = option.settings.map(({ value, says }): Row => [`   ${value}`, says[language]]);
  const others: readonly Row[] = option.others ? [['   …', option.others.about[language]]] : [];
  return [title, ...settings, ...others];
}

function unknownKey({ id }: System, name: string, known: readonly string[]): BadInput {
  const near = nearest(name, known);
  return near === undefined
    ? new BadInput('unknown-key', { system: id, name })
    : new BadInput('unknown-key-near', { system: id, name, near });
}

function tell(rows: readonly Row[], { io }: Desk): void {
  for (const line of columns(rows, io.width)) io.out(line.trimEnd());
}
