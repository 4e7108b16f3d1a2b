import type { AnyEvent, CreatureId, System } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { FALLS, type Figure } from '../actions/headline.ts';
import { eventsOf } from './line-parts.ts';
import { findUndone } from './undone-lines.ts';

/** What happened to one creature: amounts, and whether it fell. */
export interface CreatureNews {
  readonly who: CreatureId;
  readonly figures: readonly Figure[];
}

export interface Summary {
  /** How many actions there were. */
  readonly deeds: number;
  readonly news: readonly CreatureNews[];
}

const AMOUNTS = ['damage', 'healed'];

/** Sums up the lines after a moment, from what this seat was told: no more than its log can be in it. */
export function summarizeSince(
  lines: readonly LogLine[],
  { summarize }: Pick<System, 'summarize'>,
  since: number,
): Summary {
  const undone = findUndone(lines);
  const counted = lines.filter(
    ({ kind, moment }) => moment > since && !undone.has(moment) && (kind === 'acted' || kind === 'answered'),
  );
  const found = counted.map((line) => summarize(eventsOf(line) as AnyEvent[]));
  const totals = new Map<string, number>();
  for (const { amounts } of found)
    for (const [key, value] of Object.entries(amounts)) totals.set(key, (totals.get(key) ?? 0) + value);
  const facts = new Set(found.flatMap((summary) => summary.facts));
  const keys = [...totals.keys(), ...facts].filter((key) => key.includes(':'));
  const people = [...new Set(keys.map((key) => key.split(':')[1] ?? ''))];
  const news = people
    .map((who) => ({ who, figures: listNews(who, totals, facts) }))
    .filter(({ figures }) => figures.length > 0);
  return { deeds: counted.filter(({ kind }) => kind === 'acted').length, news };
}

function listNews(
  who: CreatureId,
  totals: ReadonlyMap<string, number>,
  facts: ReadonlySet<string>,
): readonly Figure[] {
  const amounts = AMOUNTS.flatMap((key) => {
    const mean = totals.get(`${key}:${who}`) ?? 0;
    return mean === 0 ? [] : [{ key, mean }];
  });
  const falls = FALLS.filter((key) => facts.has(`${key}:${who}`)).slice(-1);
  return [...amounts, ...falls.map((key) => ({ key }))];
}
