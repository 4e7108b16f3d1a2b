import { systems } from '@arbitro/catalogue';
import {
  type CharacterField,
  type CharacterSection,
  createAnswerOracle,
  createCharacter as createBy,
  createNamer,
  explainFault,
  GM,
  isFields,
  type Json,
  type Namer,
  randomAnswer,
  type System,
} from '@arbitro/kernel';
import { describeReason, dieOf, parseAnyScenario, type Scenario } from '@arbitro/scenario';
import { type Arguments, hasFlag, readList, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { buildOptions, parseSettings } from '../command-line/settings.ts';
import { getSystem } from '../rules/rules.ts';

/** Creates a complete character, answering every question of the creation by dice. */
export function runCreate(input: Arguments, context: CliContext): number {
  const [id, extra] = input.words;
  if (id === undefined) throw new UsageError('too-few-words', { command: 'create', what: 'SYSTEM' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const system = getSystem(id, context);
  const seedOption = readText(input, 'seed');
  const seed = seedOption ?? context.io.freshSeed();
  const pairs = readList(input, 'option');
  const options = buildOptions(system, parseSettings(pairs), { language: context.language, pairs });
  const sheet = createSheet(system, seed, options);
  const name = readText(input, 'name') ?? context.text('newcomer');
  const file = {
    system: id,
    seed,
    options: pairs.length === 0 ? {} : options,
    creatures: [{ id: 'newcomer', name, sheet }],
  };
  const character = parseCharacter(file, context);
  if (hasFlag(input, 'json')) context.io.out(JSON.stringify(file, null, 2));
  else {
    printSheet(character, context);
    if (seedOption === undefined) context.io.out(context.paint.dim(context.text('seed-used', { seed })));
  }
  return 0;
}

function createSheet(system: System, seed: string, options: unknown): Json {
  const die = dieOf(seed);
  const oracle = createAnswerOracle([], {
    dice: () => die,
    decide: ({ question }) => randomAnswer(question, die),
  });
  const result = createBy(system, oracle, options);
  if (result.kind !== 'made')
    throw new Error(`a character of ${system.id} was ${result.kind}: chance did not answer`);
  return result.sheet as Json;
}

/** Parses the created file; the system's own creation is always valid, so only the name can be at fault. */
function parseCharacter(file: unknown, { language }: CliContext): Scenario {
  const read = parseAnyScenario(file, systems);
  if (read.ok) return read.value;
  const nameFault = read.faults.find(({ at }) => at.at(-1) === 'name');
  if (!nameFault) throw new Error('a character was made that cannot enter a world');
  throw new UsageError('bad-name', { what: explainFault(nameFault, language) });
}

/** Prints a file with a single creature as a sheet. */
function printSheet({ system: id, setup }: Scenario, context: CliContext): void {
  const system = getSystem(id, context);
  const world = system.createWorld(setup);
  const view = system.view(world, GM);
  const namer = createNamer(system, world, context.language);
  const [creature] = world.creatures;
  context.io.out(context.paint.bold(`${creature?.name} · ${system.presentation.name[context.language]}`));
  for (const section of system.presentation.character(getCreatureOfView(view), view))
    printSection(section, namer, context);
}

/** Returns the only creature of a view. */
function getCreatureOfView(view: Json): Json {
  const creatures = isFields(view) ? view.creatures : undefined;
  const [first = null] = Array.isArray(creatures) ? creatures : [];
  return first;
}

/** A list may name things that have no value; elsewhere a field without a value is still to be filled in. */
function printSection({ title, kind, fields }: CharacterSection, namer: Namer, context: CliContext): void {
  const shownFields = fields.filter(({ value }) => value !== '' && (value !== null || kind === 'list'));
  if (shownFields.length === 0) return;
  context.io.out('');
  context.io.out(context.paint.cyan(title[context.language]));
  const rows = shownFields.map((field) => [labelOf(field, namer, context), field] as const);
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  for (const [label, field] of rows)
    context.io.out(`   ${label.padEnd(labelWidth)}  ${formatValue(field, namer, context)}`.trimEnd());
}

const labelOf = ({ label }: CharacterField, namer: Namer, { language }: CliContext): string =>
  typeof label === 'string' ? namer(label) : label[language];

function formatValue({ value, because, detail }: CharacterField, namer: Namer, context: CliContext): string {
  const valueText = typeof value === 'string' ? namer(value) : String(value ?? '');
  const detailText = typeof detail === 'string' ? namer(detail) : detail?.[context.language];
  const why = because.length > 1 ? because.map((reason) => describeReason(reason, namer)).join(', ') : '';
  const details = [detailText, why].filter((text) => text !== undefined && text !== '').join(' · ');
  return details === '' ? valueText : `${valueText}  ${context.paint.dim(details)}`;
}
