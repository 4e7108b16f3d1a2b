import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { systemNames } from '@arbitro/catalogue/lazy';
import type { Json, System } from '@arbitro/kernel';
import { runCommand } from '../run-command.ts';
import { splitWords } from './pseudo-text.ts';
import type { ShownText } from './shown-text.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What is typed and therefore the same in every language: options, placeholders, ids of rules, files and addresses. */
const TYPED = [
  /^ +arbitro .*?(?= {2}|$)/gm,
  /arbitro(?: [a-z][a-z-]*)*(?: [\w/.=-]+)*/g,
  /(?<!\w)--?[a-z][a-z-]*/g,
  /\b[A-Z_]{2,}(?:\.[a-z]+)?\b/g,
  /\b[a-z]+(?:\.[a-z0-9-]+)+\b/g,
  /“[^”⟦]*”/g,
  /\S*[/\\]\S*/g,
];

const withoutTyped = (text: string): string =>
  TYPED.reduce((rest, typed) => rest.replaceAll(typed, ' '), text);

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

/** Words that are names of things to type: commands, systems, encounters, presets, policies, and names of creatures. */
const namesOf = ({ id, encounters, presets, policies, content }: System): readonly string[] => [
  id,
  ...encounters.flatMap((encounter) => [encounter.id, ...listStrings(encounter.file as Json)]),
  ...Object.entries(presets).flatMap(([preset, { params }]) => [
    preset,
    ...Object.keys(params),
    ...listStrings(params),
  ]),
  ...Object.keys(policies),
  ...Object.keys(content),
];

/** Keys of files, shells, and examples that go by their names. */
const FURTHER_NAMES = ['system', 'bash', 'zsh', 'fish', 'ford', 'evening'];

/** The licences want their notices as they are. */
const NOTICES = systemNames.flatMap(({ notices = [], name }) => [...notices, name.en]);

const WORDS = new Set([...FURTHER_NAMES, ...NOTICES, ...systems.flatMap(namesOf)].flatMap(splitWords));

const COMMAND_LINES: readonly (readonly string[])[] = [
  [],
  ...systems.flatMap(({ id }) => [
    ['rules', id],
    ['demo', id, '--seed', 'luna'],
    ['demo', id, '--list'],
    ['create', id, '--seed', 'luna'],
  ]),
  ['roll', '2d6', '--seed', 'luna'],
  ['odds', '2d6'],
  ['odds', 'brp', 'attack', '60', '--parry', '45'],
  ['sim', 'rischio', '--fights', '20', '--seed', 'luna', '--workers', '1'],
  ['play', 'missing.yaml'],
  ['plya'],
  ['rules', 'brp', '--jsno'],
  ['completion', 'tcsh'],
  ['check', 'package.json'],
  ['serve', '--port', 'many'],
];

const runInPseudo = async (words: readonly string[]): Promise<string> =>
  (await runCommand([...words, '--lang', 'fi'], ROOT, {})).printed;

/** Returns the commands that the help lists. */
const listCommands = (help: string): readonly string[] =>
  [...help.matchAll(/^ {3}([a-z-]+) {2,}⟦/gm)].map(([, name = '']) => name);

/** Everything that the command line prints: help, rules, fights, characters, odds, reports, errors. */
export async function* walkCli(): AsyncGenerator<ShownText> {
  const commands = listCommands(await runInPseudo(['--help']));
  const lines = [['--help'], ...commands.map((command) => [command, '--help']), ...COMMAND_LINES];
  for (const words of lines) {
    const knownWords = new Set([...WORDS, ...[...commands, ...words].flatMap(splitWords)]);
    for (const line of (await runInPseudo(words)).split('\n'))
      yield { source: words.join(' '), text: withoutTyped(line), knownWords };
  }
}
