import { EMPTY_TEXT, formatSigned, joinTexts, type LocalizedText } from '@arbitro/kernel';
import type { EventOf, EventType } from '../events.ts';
import { TEXT } from '../text/index.ts';
import type { EventSentences } from './narration.ts';

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
  'morale-considered': () => ({
    words: TEXT.events['morale-considered'],
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

  'treasure-found': ({ gold, treasure }) => ({
    words: TEXT.events['treasure-found'],
    with: { gold, treasure },
  }),
  'award-made': ({ monsters, gold, left, worthless }) => ({
    words: joinTexts(
      TEXT.events['award-made'].shares,
      left === 0 ? TEXT.events.fullStop : TEXT.events['award-made'].leftOver,
      worthless.length === 0 ? EMPTY_TEXT : TEXT.events['award-made'].worthless,
    ),
    with: { monsters, gold, left, worthless },
  }),
  'experience-gained': ({ who, xp, total }) => ({
    words: TEXT.events['experience-gained'],
    with: { who, xp, total },
  }),
  'level-gained': ({ who, level, points, hp, maxHp }) => ({
    words: TEXT.events['level-gained'],
    with: { who, level, points, hp, maxHp },
  }),

  'joust-began': ({ joust: { jousters, purpose, lances } }) => ({
    words: TEXT.events['joust-began'],
    with: { who: jousters.map(({ who }) => who), purpose, lances },
  }),
  tilted: ({ tilt }) => ({
    words: TEXT.events.tilted,
    with: { tilt },
  }),
  'lance-struck': (event) => ({ words: describeLance(event), with: { who: event.who, on: event.on } }),
  'joust-points': ({ who, points, total }) => ({
    words: TEXT.events['joust-points'],
    with: { who, points, total },
  }),
  unhorsed: ({ who, state }) => ({ words: TEXT.events.unhorsed[state], with: { who } }),
  'joust-ended': ({ winner }) => ({
    words: winner === null ? TEXT.events['joust-ended'].noWinner : TEXT.events['joust-ended'].winner,
    ...(winner === null ? {} : { with: { winner } }),
  }),
  forfeited: ({ who, to, ransom }) => ({
    words: TEXT.events.forfeited,
    with: { who, to, ransom },
  }),

  ruled: ({ who, what, ruling }) => ({
    words: TEXT.events.ruled,
    with: { who, what: what || 'other', ruling: ruling || '–' },
  }),
  'gear-held': ({ who, hand }) => ({
    words: hand.length === 0 ? TEXT.events['gear-held'].emptyHands : TEXT.events['gear-held'].inHand,
    with: { who, hand },
  }),
  'load-set': ({ who, pounds }) => ({
    words: TEXT.events['load-set'],
    with: { who, pounds },
  }),
  mounted: ({ who, mount }) => ({ words: TEXT.events.mounted[mount], with: { who } }),
} satisfies Partial<EventSentences<EventType>>;
