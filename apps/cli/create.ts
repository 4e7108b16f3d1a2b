import { systems } from '@arbitro/catalogue';
import {
  answering,
  type CharacterField,
  type CharacterSection,
  create as createBy,
  GM,
  isFields,
  type Json,
  type Namer,
  type System,
  surprising,
} from '@arbitro/kernel';
import { dieOf, faultWords, namer, parseScenario, reasonWords, type Scenario } from '@arbitro/scenario';
import { type Arguments, isOn, listOf, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { knownSystem } from './rules.ts';
import { optionsWith, settingsIn } from './settings.ts';

/** Creates a complete character, answering every question of the creation by dice. */
export function create(given: Arguments, desk: Desk): number {
  const [id, extra] = given.words;
  if (id === undefined) throw new BadInput('too-few-words', { command: 'create', what: 'SYSTEM' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const system = knownSystem(id, desk);
  const asked = textOf(given, 'seed');
  const seed = asked ?? desk.io.freshSeed();
  const pairs = listOf(given, 'option');
  const options = optionsWith(system, settingsIn(pairs), { language: desk.language, pairs });
  const sheet = madeBy(system, seed, options);
  const name = textOf(given, 'name') ?? desk.text('newcomer');
  const file = {
    system: id,
    seed,
    options: pairs.length === 0 ? {} : options,
    creatures: [{ id: 'newcomer', name, sheet }],
  };
  const character = readIn(file, desk);
  if (isOn(given, 'json')) desk.io.out(JSON.stringify(file, null, 2));
  else {
    tellSheet(character, desk);
    if (asked === undefined) desk.io.out(desk.paint.dim(desk.text('seed-used', { seed })));
  }
  return 0;
}

function madeBy(system: System, seed: string, options: unknown): Json {
  const die = dieOf(seed);
  const oracle = answering([], { dice: () => die, decide: ({ question }) => surprising(question, die) });
  const made = createBy(system, oracle, options);
  if (made.is !== 'made')
    throw new Error(`a character of ${system.id} was ${made.is}: chance did not answer`);
  return made.sheet as Json;
}

/** Parses the created file; the system's own creation is always valid, so only the name can be at fault. */
function readIn(file: unknown, { language }: Desk): Scenario {
  const read = parseScenario(file, systems);
  if (read.ok) return read.value;
  const slip = read.faults.find(({ at }) => at.at(-1) === 'name');
  if (!slip) throw new Error('a character was made that cannot enter a world');
  throw new BadInput('bad-name', { what: faultWords(slip, language) });
}

/** Prints a file with a single creature as a sheet. */
function tellSheet({ system: id, setup }: Scenario, desk: Desk): void {
  const system = knownSystem(id, desk);
  const world = system.begin(setup);
  const view = system.view(world, GM);
  const called = namer(system, world, desk.language);
  const [somebody] = world.creatures;
  desk.io.out(desk.paint.bold(`${somebody?.name} · ${system.face.name[desk.language]}`));
  for (const section of system.face.character(creatureIn(view), view)) tellSection(section, called, desk);
}

/** Returns the only creature of a view. */
function creatureIn(view: Json): Json {
  const creatures = isFields(view) ? view.creatures : undefined;
  const [first = null] = Array.isArray(creatures) ? creatures : [];
  return first;
}

/** A list may name things that have no value; elsewhere a field without a value is still to be filled in. */
function tellSection({ title, kind, fields }: CharacterSection, called: Namer, desk: Desk): void {
  const shown = fields.filter(({ value }) => value !== '' && (value !== null || kind === 'list'));
  if (shown.length === 0) return;
  desk.io.out('');
  desk.io.out(desk.paint.cyan(title[desk.language]));
  const rows = shown.map((field) => [labelOf(field, called, desk), field] as const);
  const widest = Math.max(...rows.map(([label]) => label.length));
  for (const [label, field] of rows)
    desk.io.out(`   ${label.padEnd(widest)}  ${valueText(field, called, desk)}`.trimEnd());
}

const labelOf = ({ label }: CharacterField, called: Namer, { language }: Desk): string =>
  typeof label === 'string' ? called(label) : label[language];

function valueText({ value, because, detail }: CharacterField, called: Namer, desk: Desk): string {
  const told = typeof value === 'string' ? called(value) : String(value ?? '');
  const more = typeof detail === 'string' ? called(detail) : detail?.[desk.language];
  const why = because.length > 1 ? because.map((reason) => reasonWords(reason, called)).join(', ') : '';
  const beside = [more, why].filter((text) => text !== undefined && text !== '').join(' · ');
  return beside === '' ? told : `${told}  ${desk.paint.dim(beside)}`;
}
