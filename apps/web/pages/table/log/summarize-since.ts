import type { CreatureId, System } from '@arbitro/kernel';
import { FALLS, type LogLine, sumLines } from '@arbitro/protocol';
import type { Figure } from '../actions/headline.ts';

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
  system: Pick<System, 'summarize'>,
  since: number,
): Summary {
  const { deeds, totals, facts } = sumLines(lines, system, since);
  const keys = [...totals.keys(), ...facts].filter((key) => key.includes(':'));
  const people = [...new Set(keys.map((key) => key.split(':')[1] ?? ''))];
  const news = people
    .map((who) => ({ who, figures: listNews(who, totals, facts) }))
    .filter(({ figures }) => figures.length > 0);
  return { deeds, news };
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
