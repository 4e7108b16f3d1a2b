import {
  EMPTY_TEXT,
  type EventSentences,
  formatSigned,
  joinTexts,
  type LocalizedText,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import { TEXT } from '../text/index.ts';

function describeLance({ hit, high }: EventOf<'lance-struck'>): LocalizedText {
  return joinTexts(
    hit ? TEXT.events.lance.hit : TEXT.events.lance.miss,
    high ? TEXT.events.lance.high : TEXT.events.fullStop,
  );
}

function describeService({ employer }: EventOf<'served'>): LocalizedText {
  return employer === null ? TEXT.events.service.nobody : TEXT.events.service.employer;
}

/** Sentences about the party, experience, the joust and the Referee's rulings. */
export const PARTY_SENTENCES = {
  'morale-checked': ({ who, morale }) => ({
    words: TEXT.events.morale[morale],
    with: { who, all: who.length },
  }),
  'morale-asked-set': ({ asked }) => ({
    words: asked ? TEXT.events['morale-asked-set'].asked : TEXT.events['morale-asked-set'].notAsked,
  }),
  'loyalty-checked': ({ who, loyalty }) => ({ words: TEXT.events.loyalty[loyalty], with: { who } }),
  'treatment-set': ({ who, modifier }) => ({
    words: TEXT.events['treatment-set'],
    with: { who, modifier: formatSigned(modifier) },
  }),
  served: (event) => ({
    words: describeService(event),
    with: {
      who: event.who,
      side: event.side,
      ...(event.employer === null ? {} : { employer: event.employer }),
    },
  }),
  parleyed: ({ who, words: text, outcome }) => ({
    words: TEXT.events.parleyed[outcome],
    with: { who, said: text || '…' },
  }),

  'award-made': ({ monsters, gold, left, worthless }) => ({
    words: joinTexts(
      TEXT.events['award-made'].shares,
      left === 0 ? TEXT.events.fullStop : TEXT.events['award-made'].leftOver,
      worthless.length === 0 ? EMPTY_TEXT : TEXT.events['award-made'].worthless,
    ),
    with: { monsters, gold, left, worthless },
  }),

  'joust-began': ({ joust: { jousters, purpose, lances } }) => ({
    words: TEXT.events['joust-began'],
    with: { who: jousters.map(({ who }) => who), purpose, lances },
  }),
  'lance-struck': (event) => ({ words: describeLance(event), with: { who: event.who, on: event.on } }),
  unhorsed: ({ who, state }) => ({ words: TEXT.events.unhorsed[state], with: { who } }),
  'joust-ended': ({ winner }) => ({
    words: winner === null ? TEXT.events['joust-ended'].noWinner : TEXT.events['joust-ended'].winner,
    ...(winner === null ? {} : { with: { winner } }),
  }),

  ruled: ({ who, what, ruling }) => ({
    words: TEXT.events.ruled,
    with: { who, what: what || 'other', ruling: ruling || '–' },
  }),
  'gear-held': ({ who, hand }) => ({
    words: hand.length === 0 ? TEXT.events['gear-held'].emptyHands : TEXT.events['gear-held'].inHand,
    with: { who, hand },
  }),
  mounted: ({ who, mount }) => ({ words: TEXT.events.mounted[mount], with: { who } }),
} satisfies Partial<EventSentences<Event, typeof TEXT.events>>;
