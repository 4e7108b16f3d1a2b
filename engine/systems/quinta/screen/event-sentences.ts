import { squareName } from '@arbitro/grid';
import {
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
  type Sentence,
  sameInAllLanguages,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import { EVERYBODY } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { FIGHT_SENTENCES } from './fight-event-sentences.ts';
import { addAdvantageSources, fillMeasure } from './narration.ts';

/** Whether a test succeeded, and of what it was. */
function describeTest(event: EventOf<'checked' | 'saved'>, what: LocalizedText, of: string): Sentence {
  const { who, success, rolled, sources } = event;
  const outcome = success ? TEXT.events.tested.how.succeeds : TEXT.events.tested.how.fails;
  const bare = rolled ? EMPTY_TEXT : TEXT.events.tested.bare;
  const localizedText = joinTexts(
    sameInAllLanguages('{who} – '),
    what,
    sameInAllLanguages(' ({of}): '),
    outcome,
    bare,
    sameInAllLanguages('.'),
  );
  return addAdvantageSources({ words: localizedText, with: { who, of } }, sources);
}

const formatHours = (clock: number): string => {
  const minutes = Math.floor(clock / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = clock % 60 === 0 ? '' : `:${two(clock % 60)}`;
  const clockText = `${Math.floor(minutes / 60) % 24}:${two(minutes % 60)}${seconds}`;
  return `${Math.floor(minutes / 1440) + 1} · ${clockText}`;
};

/** What a creature lacked at the end of a day. */
function hungerText(fasting: number, thirsty: boolean): LocalizedText {
  const dry = TEXT.events.fast.dry;
  if (fasting === 0) return thirsty ? dry : TEXT.events.fast.enough;
  const hungry = TEXT.events.fast.hungry;
  return thirsty ? joinTexts(hungry, TEXT.events.fast.space, dry) : hungry;
}

/** The sentences of events whose text does not follow from their type. */
export const EVENT_SENTENCES: EventSentences<Event, typeof TEXT.events> = {
  ...FIGHT_SENTENCES,
  checked: (event) => describeTest(event, TEXT.events.check, event.skill ?? event.ability),
  saved: (event) => describeTest(event, TEXT.events.save, event.ability),
  spoke: ({ who, words: text, haltingly }) => ({
    words: haltingly ? TEXT.events.spoke.stammers : TEXT.events.spoke.says,
    with: { who, said: text },
  }),
  improvised: ({ who, what, success }) => ({
    words: success ? TEXT.events.improvised.manages : TEXT.events.improvised.doesNotManage,
    with: { who, what },
  }),
  hid: ({ who, hidden, sources = [] }) =>
    addAdvantageSources(
      {
        words: hidden === null ? TEXT.events.hid.findsWayHide : TEXT.events.hid.hidesTakesFindThem,
        with: { who, hidden: hidden ?? 0 },
      },
      sources,
    ),
  influenced: ({ who, on, approach, complies }) => ({
    words: complies ? TEXT.events.influenced.winsOver : TEXT.events.influenced.doesNotWinOver,
    with: { who, on, approach },
  }),
  'attitude-set': ({ who, toward, attitude }) => ({
    words: TEXT.events['attitude-set'],
    with: { who, toward: toward === EVERYBODY ? 'everybody' : toward, attitude },
  }),
  'item-held': ({ who, item, held }) => ({
    words: held ? TEXT.events['item-held'].takesInHand : TEXT.events['item-held'].noLongerHolds,
    with: { who, item },
  }),
  'burning-set': ({ who, burning }) => ({
    words: burning ? TEXT.events['burning-set'].onFire : TEXT.events['burning-set'].longerBurning,
    with: { who },
  }),
  'breath-set': ({ who, breath }) => ({
    words:
      breath === null ? TEXT.events['breath-set'].canBreatheAgain : TEXT.events['breath-set'].breathSeconds,
    with: { who, breath: breath ?? 0 },
  }),
  fell: ({ who, metres }) => ({
    words: fillMeasure(TEXT.events.fell, 'metres', metres),
    with: { who },
  }),
  fasted: ({ who, fasting, thirsty }) => ({ words: hungerText(fasting, thirsty), with: { who, fasting } }),
  'time-passed': ({ clock }) => ({
    words: TEXT.events['time-passed'],
    with: { when: formatHours(clock) },
  }),
  rested: ({ who, kind }) => ({
    words: joinTexts(TEXT.events.rest[kind], sameInAllLanguages(': {who}.')),
    with: { who },
  }),
  travelled: ({ metres }) => ({
    words: fillMeasure(TEXT.events.travelled, 'km', Math.round(metres / 10) / 100),
  }),
  'journey-set': ({ journey: { pace } }) => ({
    words: pace === null ? TEXT.events['journey-set'].nobodyWay : TEXT.events['journey-set'].onWay,
    with: { pace: `pace-${pace ?? 'normal'}` },
  }),
  'score-set': ({ who, ability, score, limited }) => ({
    words: joinTexts(
      TEXT.events['score-set'],
      limited === undefined ? EMPTY_TEXT : TEXT.events.limited[limited],
    ),
    with: { who, ability, score },
  }),
  'door-moved': ({ who, at, open }) => {
    const texts = open ? TEXT.events['door-moved'].opens : TEXT.events['door-moved'].closes;
    return who === null
      ? { words: texts.alone, with: { at: squareName(at) } }
      : { words: texts.by, with: { who, at: squareName(at) } };
  },
  'death-saves-set': ({ who, uses }) => ({
    words: uses
      ? TEXT.events['death-saves-set'].makesDeathSavingThrows
      : TEXT.events['death-saves-set'].dies0HitPoints,
    with: { who },
  }),
  'weight-counted': ({ who, counts }) => ({
    words: counts
      ? TEXT.events['weight-counted'].fromNowWeightCarries
      : TEXT.events['weight-counted'].weightCarriesCountsLonger,
    with: { who },
  }),
  placed: ({ who, at }) => ({
    words: TEXT.events.placed,
    with: { who, at: squareName(at) },
  }),
};
