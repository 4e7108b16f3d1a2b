import type { Words } from '@arbitro/kernel';
import { calledAs } from './called-as.ts';
import { columns, wrapped } from './columns.ts';
import type { CommandName } from './commands.ts';
import type { Desk } from './desk.ts';
import { GROUPS, HELP_OF } from './help-commands.ts';
import type { Help, Option } from './help-shape.ts';
import { readyNames } from './ready.ts';
import { TEXT } from './text/index.ts';

export const HELP = TEXT.help.general;

/** The help for one command, or for all. */
export function helpLines(command: CommandName | undefined, desk: Desk): readonly string[] {
  return command === undefined ? wholeHelp(desk) : commandHelp(HELP_OF[command], desk);
}

function wholeHelp({ io, language, paint }: Desk): readonly string[] {
  const rows = (some: readonly Option[]) => some.map(([name, says]) => [name, says[language]] as const);
  const groups = GROUPS.flatMap(({ title, commands }) => [
    paint.bold(title[language]),
    ...columns(rows(commands.map((name) => [name, HELP_OF[name].does])), io.width),
    '',
  ]);
  const called = calledAs(io.env);
  return [
    ...wrapped(HELP.about[language], io.width),
    '',
    `${paint.bold(HELP.usage[language])}: ${called} COMMAND …`,
    '',
    ...groups,
    paint.bold(HELP.options[language]),
    ...columns(rows([...everywhere(), ['--version', HELP.version]]), io.width),
    '',
    ...wrapped(HELP.more[language], io.width),
    `   ${called} COMMAND --help`,
    '',
    ...exitLines({ fails: HELP.fails, stops: true }, { io, language }),
  ];
}

function commandHelp(
  { usage, does, options, examples, about = [], ...exits }: Help,
  { io, language, paint }: Desk,
): readonly string[] {
  const called = calledAs(io.env);
  const typed = (line: string): string => line.replace(/^arbitro\b/, called);
  const notes = about.flatMap((one) => wrapped(noted(one, language), io.width - 3));
  return [
    ...wrapped(does[language], io.width),
    '',
    `${paint.bold(HELP.usage[language])}: ${typed(usage)}`,
    '',
    paint.bold(HELP.options[language]),
    ...columns(
      [...options, ...everywhere()].map(([name, says]) => [name, says[language]] as const),
      io.width,
    ),
    '',
    paint.bold(HELP.examples[language]),
    ...examples.map((example) => `   ${typed(example)}`),
    ...notes.map((line) => paint.dim(`   ${line}`)),
    '',
    ...exitLines(exits, { io, language }),
  ];
}

const noted = (words: Words, language: Desk['language']): string =>
  words[language].replace('{ready}', readyNames().join(', '));

function exitLines(
  { fails, stops }: Pick<Help, 'fails' | 'stops'>,
  { io, language }: Pick<Desk, 'io' | 'language'>,
): readonly string[] {
  const codes = [
    `0 ${HELP.fine[language]}`,
    ...(fails ? [`1 ${fails[language]}`] : []),
    `2 ${HELP.badInput[language]}`,
    ...(stops ? [`130 ${HELP.stopped[language]}`] : []),
  ];
  return wrapped(`${HELP.exits[language]}: ${codes.join(', ')}.`, io.width);
}

const everywhere = (): readonly Option[] => [
  ['--lang L', HELP.lang],
  ['--system DIR', HELP.system],
  ['-h, --help', HELP.help],
];
