import type { Result } from './system.ts';

/** So much of something, of somebody: it counts in all, and by itself. */
export type Amount = readonly [what: string, who: string, points: number];

interface Reading<Event> {
  facts(event: Event): readonly string[];
  amounts(event: Event): readonly Amount[];
}

/** What a run came to: every fact once, amounts added up. */
export function resultOf<Event>(events: readonly Event[], reading: Reading<Event>): Result {
  const facts = new Set<string>();
  const amounts: Record<string, number> = {};
  for (const event of events) {
    for (const fact of reading.facts(event)) facts.add(fact);
    for (const [what, who, points] of reading.amounts(event)) {
      amounts[what] = (amounts[what] ?? 0) + points;
      amounts[`${what}:${who}`] = (amounts[`${what}:${who}`] ?? 0) + points;
    }
  }
  return { facts: [...facts], amounts };
}

/** A fact that holds, and of whom. */
export const factAbout = (fact: string, who: string): readonly string[] => [fact, `${fact}:${who}`];

/** Of a fight that begins with these: who has the first turn, and which side. */
export function actsFirst(
  participants: readonly { readonly who: string; readonly side: string }[],
  first: string | undefined,
): readonly string[] {
  const placed = participants.find(({ who }) => who === first);
  return placed ? [...new Set([`first:${placed.who}`, `first:${placed.side}`])] : [];
}
