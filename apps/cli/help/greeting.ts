import type { LocalizedText } from '@arbitro/kernel';
import type { CliContext } from '../command-line/context.ts';
import { programName } from '../command-line/program-name.ts';
import { formatColumns, wrapText } from '../output/columns.ts';
import { TEXT } from '../text/index.ts';
import { HELP } from './help.ts';

/** Suggested first commands, in a sensible order. */
const FIRST_COMMANDS: readonly (readonly [command: string, says: LocalizedText])[] = [
  ['demo', TEXT.greeting.demo],
  ['play --interactive', TEXT.greeting.play],
  ['odds 4d6kh3', TEXT.greeting.odds],
  ['sim rischio', TEXT.greeting.sim],
  ['serve', TEXT.greeting.serve],
];

const HELLO: LocalizedText = TEXT.greeting.hello;
const REST: LocalizedText = TEXT.greeting.rest;

/** Returns the lines shown when the program is called without arguments. */
export function formatGreeting({ io, language, paint }: CliContext): readonly string[] {
  const program = programName(io.env);
  return [
    ...wrapText(HELP.about[language], io.width),
    '',
    ...wrapText(HELLO[language], io.width).map(paint.bold),
    '',
    ...formatColumns(
      FIRST_COMMANDS.map(([command, localizedText]) => [`${program} ${command}`, localizedText[language]]),
      io.width,
    ),
    '',
    `${REST[language]} ${program} --help`,
  ];
}
