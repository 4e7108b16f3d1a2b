import type { ActionTexts, LocalizedText, Presentation, Sentence } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { buildBoard } from './board.ts';
import { describeCharacter } from './character.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { NAME } from './name.ts';
import { TERMS } from './term-names.ts';

/** The log: a sentence for each event. `{who}` is replaced by the creature's name. */
const EVENT_SENTENCES: { readonly [T in EventType]: (event: EventOf<T>) => Sentence } = {
  checked: ({ who, stat, difficulty, made }) => ({
    words: made
      ? {
          en: '{who} – {stat}, {difficulty}: made.',
          it: '{who} – {stat}, prova {difficulty}: riuscita.',
          fi: '{who} – {stat}, {difficulty}: onnistui.',
        }
      : {
          en: '{who} – {stat}, {difficulty}: failed.',
          it: '{who} – {stat}, prova {difficulty}: fallita.',
          fi: '{who} – {stat}, {difficulty}: epäonnistui.',
        },
    with: { who, stat, difficulty },
  }),
  'fight-began': ({ order }) => ({
    words: {
      en: 'The fight begins: {order}.',
      it: 'Comincia il combattimento: {order}.',
      fi: 'Taistelu alkaa: {order}.',
    },
    with: { order },
  }),
  'turn-began': ({ who, round }) => ({
    words: {
      en: 'Round {round}: {who} is up.',
      it: 'Round {round}: tocca a {who}.',
      fi: 'Kierros {round}: vuorossa {who}.',
    },
    with: { who, round },
  }),
  'turn-passed': ({ who }) => ({
    words: { en: '{who} waits.', it: '{who} aspetta.', fi: '{who} odottaa.' },
    with: { who },
  }),
  struck: ({ by, on, hit }) => ({
    words: hit
      ? { en: '{by} hits {on}.', it: '{by} colpisce {on}.', fi: '{by} osuu. Kohde: {on}.' }
      : { en: '{by} misses {on}.', it: '{by} manca {on}.', fi: '{by} ei osu. Kohde: {on}.' },
    with: { by, on },
  }),
  wounded: ({ who, points }) => ({
    words: {
      en: '{who} loses {points} health.',
      it: '{who} perde {points} {points, plural, one {punto} other {punti}} salute.',
      fi: '{who} menettää {points} terveyttä.',
    },
    with: { who, points },
  }),
  fell: ({ who }) => ({
    words: {
      en: '{who} is out of the fight.',
      it: '{who} è fuori combattimento.',
      fi: '{who} on poissa pelistä.',
    },
    with: { who },
  }),
  'fight-ended': ({ winner }) => ({
    words: {
      en: 'The fight is over. Left standing: {winner}.',
      it: 'Il combattimento è finito. In piedi: {winner}.',
      fi: 'Taistelu on ohi. Pystyssä: {winner}.',
    },
    with: { winner: winner ?? 'nobody' },
  }),
};

const ON_TEXT: LocalizedText = { en: 'target', it: 'bersaglio', fi: 'kohde' };
const STAT_TEXT: LocalizedText = { en: 'statistic', it: 'statistica', fi: 'ominaisuus' };
const DIFFICULTY_TEXT: LocalizedText = { en: 'difficulty', it: 'difficoltà', fi: 'vaikeus' };

/** The buttons: the name of each action, and of the places left to fill. */
const ACTION_TEXTS: { readonly [T in Action['type']]: ActionTexts } = {
  check: {
    title: { en: 'Make a check', it: 'Fare una prova', fi: 'Tee koe' },
    slots: { stat: STAT_TEXT, difficulty: DIFFICULTY_TEXT },
  },
  attack: { title: { en: 'Attack', it: 'Attaccare', fi: 'Hyökkää' }, slots: { on: ON_TEXT } },
  pass: { title: { en: 'Wait', it: 'Aspettare', fi: 'Odota' }, slots: {} },
  fight: {
    title: { en: 'Begin a fight', it: 'Comincia il combattimento', fi: 'Aloita taistelu' },
    slots: {},
  },
  'end-fight': {
    title: { en: 'End the fight', it: 'Termina il combattimento', fi: 'Päätä taistelu' },
    slots: {},
  },
};

/** The presentation of your game: words and layout, no rules. */
export const presentation: Presentation<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  actions: ACTION_TEXTS,
  board: buildBoard,
  character: describeCharacter,
  describeEvent: (event) => (EVENT_SENTENCES[event.type] as (event: Event) => Sentence)(event),
};
