import { type ComparisonRow, listComparisonRows, noteComparison } from './comparison-rows.ts';
import { formatDecimal, formatInterval, formatPercent, formatSignedPercent } from './format-numbers.ts';
import { drawDifferenceBar, drawLineChart, type Hue } from './html-charts.ts';
import { escapeHtml, type Figure, renderNote, renderSection, renderTable } from './html-frame.ts';
import { type PageContext, renderHeadedTable } from './html-report.ts';
import { describeVaried, type Outcome, partyOf } from './outcome.ts';

/** Whether an increase is better for the party, worse, or neither. */
function hueOf({ what, by, isReal }: ComparisonRow, outcome: Outcome): Hue {
  const [first] = outcome.encounters;
  if (!first || !isReal) return 'c';
  const [kind = '', who = ''] = what.split(':');
  const party = partyOf(first.report).side;
  const side = first.report.creatures.find(({ id }) => id === who)?.side ?? who;
  const good = (kind === 'win') === (side === party);
  return good === by > 0 ? 'a' : 'b';
}

export function listComparisonFigures(outcome: Outcome, { audience, text }: PageContext): readonly Figure[] {
  const { language } = audience;
  const rows = listComparisonRows(outcome, audience);
  const party = outcome.encounters[0] ? partyOf(outcome.encounters[0].report).side : '';
  const comparisonRows = rows.filter(({ what }) => what === `win:${party}` || what === `wiped:${party}`);
  const clearest = rows
    .filter(({ what, isReal }) => what.startsWith('died:') && isReal)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
  const [comparison] = outcome.comparisons;
  const kinds = { a: 'first', b: 'bad', c: 'plain' } as const;
  const chartRows = [...comparisonRows, ...(clearest ? [clearest] : [])].map((row) => ({
    label: row.label,
    value: formatSignedPercent(row.by, language),
    more: `${formatPercent(row.before, language)} → ${formatPercent(row.after, language)}`,
    kind: kinds[hueOf(row, outcome)],
  }));
  if (!comparison) return chartRows;
  const [before, after] = outcome.encounters.map(({ report }) =>
    formatDecimal(report.rounds.mean, language, 2),
  );
  const by = formatSignedPercent(comparison.rounds.by / 100, language, 2);
  return [...chartRows, { label: text('rounds'), value: by, more: `${before} → ${after}`, kind: 'plain' }];
}

/** Compares two encounters. */
export function renderComparison(outcome: Outcome, pageContext: PageContext): string {
  const { text, audience } = pageContext;
  const { language } = audience;
  const rows = listComparisonRows(outcome, audience);
  const halfRange = Math.max(0.01, ...rows.flatMap(({ interval }) => interval.map(Math.abs)));
  const row = (comparisonRow: ComparisonRow): string => {
    const hue = hueOf(comparisonRow, outcome);
    const [low = '', high = ''] = comparisonRow.interval.map((end) => formatSignedPercent(end, language));
    const figures = [comparisonRow.before, comparisonRow.after].map(
      (share) => `<td class="n">${escapeHtml(formatPercent(share, language))}</td>`,
    );
    const by = `<td class="cell"><span>${escapeHtml(formatSignedPercent(comparisonRow.by, language))} <small>${escapeHtml(`${low} … ${high}`)}</small></span>${drawDifferenceBar(comparisonRow.by, comparisonRow.interval, halfRange, hue)}</td>`;
    return `<tr${comparisonRow.isReal ? ' class="clear"' : ''}><th scope="row">${escapeHtml(comparisonRow.label)}</th>${figures.join('')}${by}</tr>`;
  };
  const heads = [text('what'), 'A', 'B', `${text('difference')} (${text('interval')})`];
  const pair = outcome.encounters.slice(0, 2).map(({ label }, n) => {
    const meaning = audience.meaning(label).map((line) => `<p class="facts">${escapeHtml(line)}</p>`);
    return `<dt>${n === 0 ? 'A' : 'B'}</dt><dd>${escapeHtml(label)}${meaning.join('')}</dd>`;
  });
  const names = `<dl class="pair">${pair.join('')}</dl>`;
  return `<div class="grid">${renderSection(text('compared'), names + renderHeadedTable(heads, rows.map(row), 'compared') + renderNote(noteComparison(outcome, audience)), true)}</div>`;
}

/** Charts each figure over the varied number. */
export function renderCurve(outcome: Outcome, { text, audience }: PageContext): string {
  const { language, name } = audience;
  const { encounters } = outcome;
  const varied = describeVaried(outcome, audience);
  const [first] = encounters;
  if (!first) return '';
  const side = name(partyOf(first.report).side);
  const points = (of: 'wins' | 'deaths' | 'wiped') =>
    encounters.map(({ value = 0, report }) => {
      const { share, interval } = partyOf(report)[of];
      return { x: value, y: share, interval };
    });
  const chances = drawLineChart({
    title: text('curve', { varied }),
    description: encounters
      .map(({ value, report }) => `${value}: ${formatPercent(partyOf(report).wins.share, language)}`)
      .join('; '),
    series: [
      { name: text('win-of', { who: side }), hue: 'a', points: points('wins') },
      { name: `${side}: ${text('deaths')}`, hue: 'b', points: points('deaths') },
    ],
    show: (value) => formatPercent(value, language, 0),
    below: varied,
    top: 1,
  });
  const rounds = drawLineChart({
    title: text('rounds'),
    description: encounters
      .map(({ value, report }) => `${value}: ${formatDecimal(report.rounds.mean, language, 2)}`)
      .join('; '),
    series: [
      {
        name: text('rounds'),
        hue: 'c',
        points: encounters.map(({ value = 0, report: { rounds: of } }) => ({
          x: value,
          y: of.mean,
          interval: of.interval,
        })),
      },
    ],
    show: (value) => formatDecimal(value, language, value > 0 && value < 1 ? 1 : 0),
    below: varied,
  });
  const numbers = encounters.map(({ value, label, report }) => {
    const { wins, deaths, wiped, left } = partyOf(report);
    const share = ({ share: of, interval }: typeof wins): string =>
      `${formatPercent(of, language)} (${formatInterval(interval, language)})`;
    return [
      String(value ?? label),
      share(wins),
      share(deaths),
      share(wiped),
      formatDecimal(report.rounds.mean, language, 2),
      formatPercent(left.mean, language),
    ];
  });
  const titles = [
    varied,
    text('wins'),
    text('deaths'),
    text('wiped-short'),
    text('rounds'),
    text('tour-left'),
  ];
  const numbered = renderTable(
    titles.map((title, n) => ({ title, number: n > 0 })),
    numbers,
  );
  return `<div class="grid">${renderSection(text('victory'), chances + renderNote(text('curve-note')))}${renderSection(text('rounds'), rounds)}${renderSection(text('numbers'), numbered, true)}</div>`;
}
