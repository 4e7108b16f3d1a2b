import type { LocalizedText } from '@arbitro/kernel';
import type { CliContext } from '../command-line/context.ts';
import { programName } from '../command-line/program-name.ts';
import type { CommandName } from '../commands.ts';
import { listBuiltinNames } from '../files/builtin-scenarios.ts';
import { formatColumns, wrapText } from '../output/columns.ts';
import { TEXT } from '../text/index.ts';
import { COMMAND_HELP, GROUPS } from './help-commands.ts';
import type { Help, HelpOption } from './help-types.ts';

export const HELP = TEXT.help.general;

/** The help for one command, or for all. */
export function formatHelp(command: CommandName | undefined, context: CliContext): readonly string[] {
  return command === undefined ? formatAllHelp(context) : formatCommandHelp(COMMAND_HELP[command], context);
}

function formatAllHelp({ io, language, paint }: CliContext): readonly string[] {
  const rows = (some: readonly HelpOption[]) =>
    some.map(([name, localizedText]) => [name, localizedText[language]] as const);
  const groups = GROUPS.flatMap(({ title, commands }) => [
    paint.bold(title[language]),
    ...formatColumns(rows(commands.map((name) => [name, COMMAND_HELP[name].does])), io.width),
    '',
  ]);
  const program = programName(io.env);
  return [
    ...wrapText(HELP.about[language], io.width),
    '',
    `${paint.bold(HELP.usage[language])}: ${program} COMMAND …`,
    '',
    ...groups,
    paint.bold(HELP.options[language]),
    ...formatColumns(
      rows([...listGlobalOptions(), ['--version', HELP.version], ['--licences', HELP.licences]]),
      io.width,
    ),
    '',
    ...wrapText(HELP.more[language], io.width),
    `   ${program} COMMAND --help`,
    '',
    ...formatExitCodes({ fails: HELP.fails, stops: true }, { io, language }),
  ];
}

function formatCommandHelp(
  { usage, does, options, examples, about = [], ...exits }: Help,
  { io, language, paint }: CliContext,
): readonly string[] {
  const program = programName(io.env);
  const typed = (line: string): string => line.replace(/^arbitro\b/, program);
  const notes = about.flatMap((localizedText) =>
    wrapText(fillBuiltinNames(localizedText, language), io.width - 3),
  );
  return [
    ...wrapText(does[language], io.width),
    '',
    `${paint.bold(HELP.usage[language])}: ${typed(usage)}`,
    '',
    paint.bold(HELP.options[language]),
    ...formatColumns(
      [...options, ...listGlobalOptions()].map(
        ([name, localizedText]) => [name, localizedText[language]] as const,
      ),
      io.width,
    ),
    '',
    paint.bold(HELP.examples[language]),
    ...examples.map((example) => `   ${typed(example)}`),
    ...notes.map((line) => paint.dim(`   ${line}`)),
    '',
    ...formatExitCodes(exits, { io, language }),
  ];
}

const fillBuiltinNames = (words: LocalizedText, language: CliContext['language']): string =>
  words[language].replace('{ready}', listBuiltinNames().join(', '));

function formatExitCodes(
  { fails, stops }: Pick<Help, 'fails' | 'stops'>,
  { io, language }: Pick<CliContext, 'io' | 'language'>,
): readonly string[] {
  const codes = [
    `0 ${HELP.fine[language]}`,
    ...(fails ? [`1 ${fails[language]}`] : []),
    `2 ${HELP.badInput[language]}`,
    ...(stops ? [`130 ${HELP.stopped[language]}`] : []),
  ];
  return wrapText(`${HELP.exits[language]}: ${codes.join(', ')}.`, io.width);
}

const listGlobalOptions = (): readonly HelpOption[] => [
  ['--lang L', HELP.lang],
  ['--system DIR', HELP.system],
  ['-h, --help', HELP.help],
];
