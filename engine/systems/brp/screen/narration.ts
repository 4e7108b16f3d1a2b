import type { Sentence } from '@arbitro/kernel';
import type { EventOf, EventType } from '../events.ts';

/** A sentence for each of these events. */
export type EventSentences<T extends EventType> = { readonly [E in T]: (event: EventOf<E>) => Sentence };
