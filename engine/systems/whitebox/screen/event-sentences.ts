import type { EventType } from '../events.ts';
import { ATTACK_SENTENCES } from './attack-event-sentences.ts';
import { FIGHT_SENTENCES } from './fight-event-sentences.ts';
import type { EventSentences } from './narration.ts';
import { PARTY_SENTENCES } from './party-event-sentences.ts';
import { TRAVEL_SENTENCES } from './travel-event-sentences.ts';

/** A sentence for every event. */
export const EVENT_SENTENCES: EventSentences<EventType> = {
  ...TRAVEL_SENTENCES,
  ...FIGHT_SENTENCES,
  ...ATTACK_SENTENCES,
  ...PARTY_SENTENCES,
};
