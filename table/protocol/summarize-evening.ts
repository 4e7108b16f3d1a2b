import { type AnyEvent, isFields, type Json, type System, type Winning } from '@arbitro/kernel';
import type { JournalFact, NamedCreature } from './campaign.ts';
import { LIMITS } from './limits.ts';
import type { LogLine } from './messages.ts';
import { findUndone } from './undone-lines.ts';

/** Facts that say that a creature falls, from the mildest to the worst. */
export const FALLS = ['down', 'fainted', 'defeated', 'fell', 'dead'];

/** The actions of some lines that counted in the end: amounts added up, and facts. */
interface SummedLines {
  readonly deeds: number;
  readonly totals: ReadonlyMap<string, number>;
  readonly facts: ReadonlySet<string>;
}

const listEvents = ({ events }: LogLine): readonly AnyEvent[] =>
  Array.isArray(events) ? (events as readonly unknown[] as readonly AnyEvent[]) : [];

/** Adds up what lines after a moment say, without what was undone. */
export function sumLines(
  lines: readonly LogLine[],
  { summarize }: Pick<System, 'summarize'>,
  since: number,
): SummedLines {
  const undone = findUndone(lines);
  const counted = lines.filter(
    ({ kind, moment }) => moment > since && !undone.has(moment) && (kind === 'acted' || kind === 'answered'),
  );
  const summaries = counted.map((line) => summarize([...listEvents(line)]));
  const totals = new Map<string, number>();
  for (const { amounts } of summaries)
    for (const [key, value] of Object.entries(amounts)) totals.set(key, (totals.get(key) ?? 0) + value);
  const facts = new Set(summaries.flatMap((summary) => summary.facts));
  return { deeds: counted.filter(({ kind }) => kind === 'acted').length, totals, facts };
}

type JournalSystem = Pick<System, 'summarize' | 'presentation'>;

/** So many different words of events are looked up as names of creatures. */
const MAX_WORDS = 5_000;

/** What a journal says of an evening, from the lines that its reader was told, one by one: no more can be in it. */
export class EveningTally {
  readonly #system: JournalSystem;
  readonly #words = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #facts = new Set<string>();
  readonly #sums = new Map<Winning, Map<string, number>>();
  readonly #events: AnyEvent[] = [];

  constructor(system: JournalSystem) {
    this.#system = system;
  }

  add(line: LogLine): void {
    const { creature, name } = line;
    if (typeof creature === 'string' && typeof name === 'string') this.#names.set(creature, name);
    const events = listEvents(line);
    if (events.length === 0) return;
    for (const fact of this.#system.summarize([...events]).facts) this.#facts.add(fact);
    for (const event of events) this.#addEvent(event);
  }

  /** Returns its facts. `known` are the creatures that the reader knows now; those of players are not listed as met. */
  finish(known: readonly NamedCreature[], played: ReadonlySet<string>): readonly JournalFact[] {
    for (const { id, name } of known) this.#names.set(id, name);
    const facts = [
      ...this.#listMet(played),
      ...this.#listFalls(),
      ...this.#listTotals(),
      ...this.#listEvents(),
    ];
    return facts.slice(0, LIMITS.chapterLines);
  }

  #addEvent(event: AnyEvent): void {
    collectWords(event as unknown as Json, this.#words);
    const { events = [], totals = [] } = this.#system.presentation.campaign ?? {};
    if (events.includes(event.type) && this.#events.length < LIMITS.chapterLines) this.#events.push(event);
    for (const { event: type, field, what } of totals)
      if (event.type === type) this.#addAmount(what, event as AnyEvent & Record<string, unknown>, field);
  }

  #addAmount(what: Winning, event: Readonly<Record<string, unknown>>, field: string): void {
    const amount = event[field];
    if (typeof amount !== 'number') return;
    const who = typeof event.who === 'string' ? event.who : '';
    const sums = this.#sums.get(what) ?? new Map<string, number>();
    this.#sums.set(what, sums.set(who, (sums.get(who) ?? 0) + amount));
  }

  #name(id: string): NamedCreature {
    return { id, name: this.#names.get(id) ?? id };
  }

  /** The creatures that took part in something and that no player plays. */
  #listMet(played: ReadonlySet<string>): readonly JournalFact[] {
    const newNames = [...this.#names.keys()].filter((id) => this.#words.has(id) && !played.has(id));
    return newNames.map((id) => ({ kind: 'met', who: this.#name(id) }));
  }

  /** Each creature that fell, with the worst that happened to it. */
  #listFalls(): readonly JournalFact[] {
    return [...this.#names.keys()].flatMap((id): readonly JournalFact[] => {
      const key = FALLS.findLast((fall) => this.#facts.has(`${fall}:${id}`));
      return key === undefined ? [] : [{ kind: 'figures', who: this.#name(id), figures: [{ key }] }];
    });
  }

  /** What was won: for each creature, or for the party. */
  #listTotals(): readonly JournalFact[] {
    return [...this.#sums].flatMap(([key, sums]) =>
      [...sums].map(([who, amount]): JournalFact => {
        const figures = [{ key, amount: Math.round(amount * 100) / 100 }];
        return { kind: 'figures', who: who === '' ? null : this.#name(who), figures };
      }),
    );
  }

  #listEvents(): readonly JournalFact[] {
    return this.#events.map((event): JournalFact => {
      const words = collectWords(event as unknown as Json, new Set());
      const names = [...words].filter((id) => this.#names.has(id)).map((id) => this.#name(id));
      return { kind: 'event', event: { ...event } as unknown as Record<string, Json>, names };
    });
  }
}

/** Adds every text in a value: ids of creatures are among them. */
function collectWords(json: Json, found: Set<string>): ReadonlySet<string> {
  if (typeof json === 'string' && found.size < MAX_WORDS) found.add(json);
  const parts = Array.isArray(json) ? json : isFields(json) ? Object.values(json) : [];
  for (const part of parts) collectWords(part, found);
  return found;
}
