import {
  displayNameOf,
  formatSentence,
  type Language,
  type Namer,
  type System,
  type Winning,
} from '@arbitro/kernel';
import type { JournalFact, NamedCreature } from '@arbitro/protocol';

/** What is needed to put a fact of the journal into words. */
export interface FactContext {
  readonly system: System;
  readonly name: Namer;
  readonly language: Language;
  readonly number: (value: number) => string;
  /** The whole party, in the reader’s language. */
  readonly party: string;
  /** What is won in an evening, in the reader’s language. */
  readonly winnings: Readonly<Record<Winning, string>>;
}

/** Returns the creatures that were met, under the names that the reader knew. */
export const listMet = (
  facts: readonly JournalFact[],
  { system, language }: FactContext,
): readonly string[] =>
  facts.flatMap((fact) => (fact.kind === 'met' ? [displayNameOf(system, fact.who, language)] : []));

/** Returns a fact as a sentence; undefined for a creature that was met: those are listed together. */
export function describeFact(fact: JournalFact, context: FactContext): string | undefined {
  const { system, language, name, number, party, winnings } = context;
  switch (fact.kind) {
    case 'met':
      return undefined;
    case 'figures': {
      const who = fact.who ? displayNameOf(system, fact.who, language) : party;
      const figures = fact.figures.map(({ key, amount }) =>
        amount === undefined ? name(key) : `${winnings[key as Winning] ?? name(key)} ${number(amount)}`,
      );
      return `${who}: ${figures.join(', ')}.`;
    }
    case 'event': {
      const event = fact.event as unknown as Parameters<System['presentation']['describeEvent']>[0];
      return formatSentence(
        system.presentation.describeEvent(event),
        language,
        nameAsThen(fact.names, context),
      );
    }
  }
}

/** Returns a namer that calls creatures as they were called in that evening. */
function nameAsThen(names: readonly NamedCreature[], { system, language, name }: FactContext): Namer {
  const known = new Map(names.map((creature) => [creature.id, displayNameOf(system, creature, language)]));
  return Object.assign((value: string) => known.get(value) ?? name(value), { counted: name.counted });
}
