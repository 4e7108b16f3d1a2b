import type { LocalizedText, Sentence } from './localized-text.ts';
import type { AnyEvent } from './system.ts';

/** Sentences of events by type: required where the events have no text of their own type, possible for all others. */
export type EventSentences<Event extends AnyEvent, Texts> = {
  readonly [E in Event as Texts extends Readonly<Record<E['type'], LocalizedText>> ? never : E['type']]: (
    event: E,
  ) => Sentence;
} & { readonly [E in Event as E['type']]?: (event: E) => Sentence };

/** The fields of an event that a sentence can name. */
export const listValues = ({ type: _, rule: __, ...facts }: AnyEvent): NonNullable<Sentence['with']> =>
  Object.fromEntries(
    Object.entries(facts as Readonly<Record<string, string | number | readonly string[]>>).filter(
      ([, value]) => typeof value !== 'boolean' && value !== null,
    ),
  );

/** Creates a function that describes events: by their own sentence, else by the text of their type and their fields. */
export function createEventDescriber<Event extends AnyEvent, Texts extends object>(
  texts: Texts,
  sentences: EventSentences<Event, Texts>,
): (event: Event) => Sentence {
  const describers = new Map(
    Object.entries(sentences as Readonly<Record<string, (event: Event) => Sentence>>),
  );
  const words = new Map(Object.entries(texts as Readonly<Record<string, LocalizedText>>));
  return (event) => {
    const describe = describers.get(event.type);
    if (describe) return describe(event);
    const text = words.get(event.type);
    if (!text) throw new Error(`no text describes the event ${event.type}`);
    return { words: text, with: listValues(event) };
  };
}
