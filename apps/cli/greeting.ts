import type { Words } from '@arbitro/kernel';
import { calledAs } from './called-as.ts';
import { columns, wrapped } from './columns.ts';
import type { Desk } from './desk.ts';
import { HELP } from './help.ts';

/** Suggested first commands, in a sensible order. */
const FIRST: readonly (readonly [command: string, says: Words])[] = [
  [
    'demo',
    { en: 'watch a ready fight', it: 'guarda un combattimento già pronto', fi: 'katso valmis taistelu' },
  ],
  [
    'play --interactive',
    {
      en: 'fight it yourself, with your own dice or ours',
      it: 'combattilo tu, con i tuoi dadi o con i nostri',
      fi: 'taistele se itse, omilla nopillasi tai meidän',
    },
  ],
  [
    'odds 4d6kh3',
    {
      en: 'the exact odds of any dice',
      it: 'le probabilità esatte di qualunque tiro',
      fi: 'minkä tahansa nopanheiton tarkat todennäköisyydet',
    },
  ],
  [
    'sim rischio',
    {
      en: 'how dangerous is a fight? A thousand of them tell',
      it: 'quanto è pericoloso un combattimento? Lo dicono mille',
      fi: 'kuinka vaarallinen taistelu on? Tuhat kertaa kertoo',
    },
  ],
  [
    'serve',
    {
      en: 'the table in your browser, for you and your friends',
      it: 'il tavolo nel tuo browser, per te e i tuoi amici',
      fi: 'pöytä selaimessasi, sinulle ja ystävillesi',
    },
  ],
];

const HELLO: Words = {
  en: 'Welcome to the table! What would you like to do?',
  it: 'Benvenuti al tavolo! Che cosa vi va di fare?',
  fi: 'Tervetuloa pöytään! Mitä tehtäisiin?',
};
const REST: Words = { en: 'Everything else:', it: 'Tutto il resto:', fi: 'Kaikki muu:' };

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
