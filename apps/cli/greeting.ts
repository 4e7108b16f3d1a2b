import type { Words } from '@arbitro/kernel';
import { calledAs } from './called-as.ts';
import { columns, wrapped } from './columns.ts';
import type { Desk } from './desk.ts';
import { HELP } from './help.ts';
import { TEXT } from './text/index.ts';

/** Suggested first commands, in a sensible order. */
const FIRST: readonly (readonly [command: string, says: Words])[] = [
  ['demo', TEXT.greeting.demo],
  ['play --interactive', TEXT.greeting.play],
  ['odds 4d6kh3', TEXT.greeting.odds],
  ['sim rischio', TEXT.greeting.sim],
  ['serve', TEXT.greeting.serve],
];

const HELLO: Words = TEXT.greeting.hello;
const REST: Words = TEXT.greeting.rest;

/** Returns the lines shown when the program is called without arguments. */
export function greetingLines({ io, language, paint }: Desk): readonly string[] {
  const called = calledAs(io.env);
  return [
    ...wrapped(HELP.about[language], io.width),
    '',
    ...wrapped(HELLO[language], io.width).map(paint.bold),
    '',
    ...columns(
      FIRST.map(([command, says]) => [`${called} ${command}`, says[language]]),
      io.width,
    ),
    '',
    `${REST[language]} ${called} --help`,
  ];
}
