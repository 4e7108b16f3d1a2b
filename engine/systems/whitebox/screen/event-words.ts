import type { EventType } from '../events.ts';
import { saidAbroad } from './abroad-event-words.ts';
import { saidOfBlows } from './blow-event-words.ts';
import { saidOfCompany } from './company-event-words.ts';
import { saidInFight } from './fight-event-words.ts';
import type { Telling } from './telling.ts';

/** A sentence for every event. */
export const TELLS: Telling<EventType> = {
  ...saidAbroad,
  ...saidInFight,
  ...saidOfBlows,
  ...saidOfCompany,
};
