import type { ActionSummary } from './system.ts';

/** An amount of something for one creature: it is counted in total, and for the creature. */
export type Amount = readonly [what: string, who: string, points: number];

/** What odds count of one event. */
export interface EventReader<Event> {
  facts(event: Event): readonly string[];
  amounts(event: Event): readonly Amount[];
}

/** Summarizes a run: every fact once, amounts added up. */
export function summarizeEvents<Event>(events: readonly Event[], reader: EventReader<Event>): ActionSummary {
  const facts = new Set<string>();
  const amounts: Record<string, number> = {};
  for (const event of events) {
    for (const fact of reader.facts(event)) facts.add(fact);
    for (const [what, who, points] of reader.amounts(event)) {
      amounts[what] = (amounts[what] ?? 0) + points;
      amounts[`${what}:${who}`] = (amounts[`${what}:${who}`] ?? 0) + points;
    }
  }
  return { facts: [...facts], amounts };
}

/** A fact, and the same fact about a creature. */
export const listFactKeys = (fact: string, who: string): readonly string[] => [fact, `${fact}:${who}`];

/** Returns who has the first turn in a fight that begins with these creatures, and which side. */
export function listFirstTurnFacts(
  participants: readonly { readonly who: string; readonly side: string }[],
  first: string | undefined,
): readonly string[] {
  const placed = participants.find(({ who }) => who === first);
  return placed ? [...new Set([`first:${placed.who}`, `first:${placed.side}`])] : [];
}
