import type { EventSentences } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { TEXT } from '../text/index.ts';
import { ATTACK_SENTENCES } from './attack-event-sentences.ts';
import { FIGHT_SENTENCES } from './fight-event-sentences.ts';
import { PARTY_SENTENCES } from './party-event-sentences.ts';
import { TRAVEL_SENTENCES } from './travel-event-sentences.ts';

/** The sentences of events whose text does not follow from their type. */
export const EVENT_SENTENCES: EventSentences<Event, typeof TEXT.events> = {
  ...TRAVEL_SENTENCES,
  ...FIGHT_SENTENCES,
  ...ATTACK_SENTENCES,
  ...PARTY_SENTENCES,
};
