import type { Words } from '@arbitro/kernel';
import { columns } from './columns.ts';
import type { Desk } from './desk.ts';

const same = (key: string): Words => ({ en: key, it: key, fi: key });

/** All keys of an interactive fight. */
const KEYS: readonly (readonly [key: Words, does: Words])[] = [
  [
    { en: 'Enter', it: 'Invio', fi: 'Enter' },
    { en: 'at dice: has them thrown', it: 'ai dadi: li fa tirare', fi: 'nopissa: ne heitetään puolestasi' },
  ],
  [
    same('7, 3 5'),
    {
      en: 'at dice: what yours show',
      it: 'ai dadi: che cosa mostrano i tuoi',
      fi: 'nopissa: omiesi silmäluvut',
    },
  ],
  [
    same('2'),
    {
      en: 'in a list: chooses the second',
      it: 'in un elenco: sceglie la seconda voce',
      fi: 'luettelossa: valitsee toisen kohdan',
    },
  ],
  [
    same('o 2'),
    {
      en: 'at the actions: the odds of the second, before you choose',
      it: 'alle azioni: le probabilità della seconda, prima di scegliere',
      fi: 'toiminnoissa: toisen todennäköisyydet ennen valintaa',
    },
  ],
  [
    same('a'),
    {
      en: 'lets whoever is asked decide by themselves',
      it: 'lascia che chi è interpellato decida da sé',
      fi: 'antaa sen, jolta kysytään, päättää itse',
    },
  ],
  [
    same('g'),
    {
      en: 'at the actions: what only the game master may do, and back',
      it: 'alle azioni: che cosa può fare solo il master, e ritorno',
      fi: 'toiminnoissa: mitä vain pelinjohtaja voi tehdä, ja takaisin',
    },
  ],
  [
    same('u'),
    {
      en: 'takes back: an answer, an action begun, an action done',
      it: 'torna indietro: una risposta, un’azione cominciata, un’azione fatta',
      fi: 'peruu: vastauksen, aloitetun tai tehdyn toiminnon',
    },
  ],
  [
    { en: 's FILE', it: 's FILE', fi: 's TIEDOSTO' },
    {
      en: 'at the actions: keeps what was played in a file, to go on another day',
      it: 'alle azioni: conserva in un file ciò che si è giocato, per continuare un altro giorno',
      fi: 'toiminnoissa: tallentaa pelatun tiedostoon, jotta voi jatkaa toiste',
    },
  ],
  [same('q'), { en: 'quits', it: 'esce', fi: 'lopettaa' }],
];

export const handKeys = ({ io, language }: Desk): readonly string[] =>
  columns(
    KEYS.map(([key, does]) => [key[language], does[language]]),
    io.width,
  );
