import type { Difference } from '@arbitro/simulation';
import type { Audience, Outcome } from './outcome.ts';
import { createReportText, type ReportTextKey } from './report-text.ts';

/** A difference with the words for the figure that differs. */
export interface ComparisonRow extends Difference {
  readonly label: string;
}

const LABELS: Readonly<Record<string, ReportTextKey>> = {
  win: 'win-of',
  wiped: 'wiped-of',
  died: 'died-of',
  fell: 'fell-of',
};
const ORDER = Object.keys(LABELS);

/**
 * Returns the differences between the first two encounters, for creatures in both: victories first, then wipe-outs,
 * deaths and falls.
 */
export function listComparisonRows(
  { encounters, comparisons }: Outcome,
  audience: Audience,
): readonly ComparisonRow[] {
  const say = createReportText(audience.language);
  const [first, second] = encounters;
  const [comparison] = comparisons;
  if (!first || !second || !comparison) return [];
  const known = [first, second].map(
    ({ report }) =>
      new Set([...report.sides.map(({ side }) => side), ...report.creatures.map(({ id }) => id)]),
  );
  const places = new Map([...(known[0] ?? [])].map((id, index) => [id, index]));
  const rows = comparison.held.flatMap((difference) => {
    const { kind, who } = parseFigureKey(difference.what);
    const word = LABELS[kind];
    if (kind === 'undecided')
      return [{ ...difference, label: say('undecided-short'), rank: [ORDER.length, 0] }];
    if (!word || !known.every((ids) => ids.has(who))) return [];
    return [
      {
        ...difference,
        label: say(word, { who: audience.name(who) }),
        rank: [ORDER.indexOf(kind), places.get(who) ?? 0],
      },
    ];
  });
  return rows.toSorted((a, b) => (a.rank[0] ?? 0) - (b.rank[0] ?? 0) || (a.rank[1] ?? 0) - (b.rank[1] ?? 0));
}

function parseFigureKey(what: string): { readonly kind: string; readonly who: string } {
  const colon = what.indexOf(':');
  return colon < 0 ? { kind: what, who: '' } : { kind: what.slice(0, colon), who: what.slice(colon + 1) };
}
