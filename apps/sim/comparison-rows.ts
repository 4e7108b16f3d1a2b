import { type Difference, isRealDifference } from '@arbitro/simulation';
import type { Audience, Outcome } from './outcome.ts';
import { createReportText, type ReportTextKey } from './report-text.ts';

/** A difference with the words for the figure that differs. */
export interface ComparisonRow extends Difference {
  readonly label: string;
  /** More than chance, although several figures are compared. */
  readonly isReal: boolean;
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
  const text = createReportText(audience.language);
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
      return [{ ...difference, label: text('undecided-short'), rank: [ORDER.length, 0] }];
    if (!word || !known.every((ids) => ids.has(who))) return [];
    return [
      {
        ...difference,
        label: text(word, { who: audience.name(who) }),
        rank: [ORDER.indexOf(kind), places.get(who) ?? 0],
      },
    ];
  });
  return rows
    .toSorted((a, b) => (a.rank[0] ?? 0) - (b.rank[0] ?? 0) || (a.rank[1] ?? 0) - (b.rank[1] ?? 0))
    .map((row) => ({ ...row, isReal: isRealDifference(row.interval, rows.length + 1) }));
}

/** Returns whether the fights take more or fewer rounds, beside so many other figures. */
export const haveOtherLength = ({ comparisons: [comparison] }: Outcome, figures: number): boolean =>
  comparison !== undefined && isRealDifference(comparison.rounds.interval, figures + 1);

/** Says whether anything differs, and how sure the marks are. */
export function noteComparison(outcome: Outcome, audience: Audience): string {
  const text = createReportText(audience.language);
  const rows = listComparisonRows(outcome, audience);
  const isSame = !rows.some(({ isReal }) => isReal) && !haveOtherLength(outcome, rows.length);
  const figures = rows.length + 1;
  return `${isSame ? `${text('no-difference', { figures })} ` : ''}${text('compared-note', { figures })}`;
}

function parseFigureKey(what: string): { readonly kind: string; readonly who: string } {
  const colon = what.indexOf(':');
  return colon < 0 ? { kind: what, who: '' } : { kind: what.slice(0, colon), who: what.slice(colon + 1) };
}
