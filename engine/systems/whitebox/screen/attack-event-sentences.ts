import {
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
  type Sentence,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import { TEXT } from '../text/index.ts';

function castText({ on }: EventOf<'cast'>): LocalizedText {
  return joinTexts(
    TEXT.events.cast.casts,
    on.length === 0 ? EMPTY_TEXT : TEXT.events.cast.onTarget,
    TEXT.events.fullStop,
  );
}

/** Which creatures burn, and which are soaked with oil. */
function describeFires(fires: EventOf<'fires-set'>['fires']): Sentence {
  const among = (lit: boolean): readonly string[] => [
    ...new Set(fires.filter((fire) => fire.lit === lit).map(({ on }) => on)),
  ];
  const [burning, oily] = [among(true), among(false)];
  const parts = [
    ...(burning.length > 0 ? [TEXT.events.oilAndFire.parts.onFire] : []),
    ...(burning.length > 0 && oily.length > 0 ? [TEXT.events.oilAndFire.parts.space] : []),
    ...(oily.length > 0 ? [TEXT.events.oilAndFire.parts.oilOn] : []),
  ];
  if (parts.length === 0) return { words: TEXT.events.oilAndFire.nothingBurnsAnyMore };
  return { words: joinTexts(...parts), with: { burning, oily } };
}

/** Sentences about attacks, wounds, spells and healing. */
export const ATTACK_SENTENCES = {
  'target-drawn': ({ who, meant, on }) => ({
    words: meant === on ? TEXT.events['target-drawn'].plain : TEXT.events['target-drawn'].insteadOf,
    with: { who, meant, on },
  }),
  'attack-rolled': ({ who, on, with: weapon, hit }) => ({
    words: hit ? TEXT.events['attack-rolled'].hit : TEXT.events['attack-rolled'].miss,
    with: { who, on, weapon },
  }),
  wounded: ({ who, damage, hp }) => ({
    words: damage === 0 ? TEXT.events.holdsOut : TEXT.events.loses,
    with: { who, damage, hp },
  }),
  'status-set': ({ who, status }) => ({ words: TEXT.events.statusSet[status], with: { who } }),
  'bleeding-set': ({ who, bleeding }) => ({
    words: bleeding ? TEXT.events['bleeding-set'].bleeding : TEXT.events['bleeding-set'].noLongerBleeds,
    with: { who },
  }),
  'oil-thrown': ({ who, on, hit }) => ({
    words: hit ? TEXT.events['oil-thrown'].hit : TEXT.events['oil-thrown'].miss,
    with: { who, on },
  }),
  'fires-set': ({ fires }) => describeFires(fires),
  'oil-lit': ({ who, on, caught }) => ({
    words: caught ? TEXT.events['oil-lit'].lit : TEXT.events['oil-lit'].notLit,
    with: { who, on },
  }),
  'position-known': ({ who, of, known }) => ({
    words: known ? TEXT.events['position-known'].roughly : TEXT.events['position-known'].unknown,
    with: { who, of },
  }),
  detected: ({ who, of, detects }) => ({
    words: detects ? TEXT.events.detected.detects : TEXT.events.detected.doesNotDetect,
    with: { who, of },
  }),

  cast: (event) => ({
    words: castText(event),
    with: { who: event.who, spell: event.spell, on: event.on },
  }),
  'hazard-met': ({ name, on }) => ({
    words: TEXT.events['hazard-met'],
    with: { name: name || 'peril', on },
  }),
  saved: ({ who, against, saved }) => ({
    words: saved ? TEXT.events.saved.success : TEXT.events.saved.failure,
    with: { who, against },
  }),
  'condition-gained': ({ who, condition }) => ({ words: TEXT.events.gained[condition], with: { who } }),
  'condition-lost': ({ who, condition }) => ({ words: TEXT.events.lost[condition], with: { who } }),
} satisfies Partial<EventSentences<Event, typeof TEXT.events>>;
