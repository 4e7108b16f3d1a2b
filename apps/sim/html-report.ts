import type { CreatureReport, Interval, Report, Share } from '@arbitro/simulation';
import { formatDecimal, formatInterval, formatPercent } from './format-numbers.ts';
import { drawColumnChart, drawLineChart, drawMeter, type Hue } from './html-charts.ts';
import {
  escapeHtml,
  type Figure,
  renderDetails,
  renderNote,
  renderSection,
  renderTable,
} from './html-frame.ts';
import { renderStyles } from './html-styles.ts';
import {
  type Audience,
  countCommonRounds,
  describeExact,
  describeMeanRounds,
  type EncounterResult,
  formatExactShare,
  formatRounds,
  isSolved,
  listDamageRows,
  listRoundsRows,
  type Outcome,
  partyOf,
} from './outcome.ts';
import type { ReportText } from './report-text.ts';

/** The audience and texts of a page. */
export interface PageContext {
  readonly text: ReportText;
  readonly audience: Audience;
}

/** Returns the colour of the party, or of its foes. */
const hueOf = (report: Report, side: string): Hue => (partyOf(report).side === side ? 'a' : 'b');

/** Returns the sections of a page about one encounter. */
export function renderReport(
  encounterResult: EncounterResult,
  outcome: Outcome,
  pageContext: PageContext,
): string {
  const { report } = encounterResult;
  const sections = [
    renderVictories(encounterResult, outcome.maxRounds, pageContext),
    renderStyles(outcome, pageContext),
    renderFates(report, pageContext),
    renderRounds(report, pageContext),
    renderDamage(report, pageContext),
    `<div class="stack">${renderHealth(report, pageContext)}${renderReserves(report, pageContext)}</div>`,
    renderTopDealers(report, pageContext),
  ];
  return `<div class="grid">\n${sections.filter((section) => section !== '').join('\n')}\n</div>`;
}

export function listReportFigures(report: Report, { text, audience }: PageContext): readonly Figure[] {
  const { language, name } = audience;
  const party = partyOf(report);
  const share = ({ share: value, interval }: Share) => ({
    value: formatPercent(value, language),
    more: formatInterval(interval, language),
  });
  const { mean, least, most } = report.rounds;
  return [
    { label: text('win-of', { who: name(party.side) }), ...share(party.wins), kind: 'first' },
    { label: `${name(party.side)}: ${text('deaths')}`, ...share(party.deaths), kind: 'bad' },
    { label: text('wiped-of', { who: name(party.side) }), ...share(party.wiped), kind: 'bad' },
    {
      label: text('rounds'),
      value: formatDecimal(mean, language, 1),
      more: text('rounds-span', { least, most }),
      kind: 'plain',
    },
    {
      label: text('health'),
      value: formatPercent(party.left.mean, language, 0),
      more: text('health-swing', { swing: formatPercent(party.left.swing, language, 0) }),
      kind: 'plain',
    },
  ];
}

/** A share in a cell: the figure, its interval, and a bar of both. */
function renderShareCell(
  { share, interval }: Omit<Share, 'count'>,
  hue: Hue,
  { audience }: PageContext,
): string {
  const { language } = audience;
  return `<td class="cell"><span>${escapeHtml(formatPercent(share, language))} <small>${escapeHtml(formatInterval(interval, language))}</small></span>${drawMeter(share, interval, hue)}</td>`;
}

interface VictoryRow {
  readonly label: string;
  readonly side: string;
  readonly wins: Share;
  readonly hue: Hue;
  readonly wiped?: Share;
}

function renderVictories(
  { report, exact }: EncounterResult,
  maxRounds: number,
  pageContext: PageContext,
): string {
  const { text, audience } = pageContext;
  const { language, name } = audience;
  const solved = exact && isSolved(exact) ? exact : undefined;
  const exactCell = (side: string): string =>
    solved ? `<td>${escapeHtml(formatExactShare(solved, side, language))}</td>` : '';
  const row = ({ label, side, wins, hue, wiped }: VictoryRow): string => {
    const last = wiped ? renderShareCell(wiped, 'c', pageContext) : '<td></td>';
    return `<tr><th scope="row">${escapeHtml(label)}</th>${renderShareCell(wins, hue, pageContext)}${exactCell(side)}${last}</tr>`;
  };
  const { nobody, undecided } = report;
  const undecidedLabel = text('undecided', { rounds: maxRounds });
  const rows: readonly VictoryRow[] = [
    ...report.sides.map((side) => ({ ...side, label: name(side.side), hue: hueOf(report, side.side) })),
    ...(nobody.count > 0 ? [{ label: text('nobody'), side: '', wins: nobody, hue: 'c' as const }] : []),
    ...(undecided.count > 0
      ? [{ label: undecidedLabel, side: '?', wins: undecided, hue: 'c' as const }]
      : []),
  ];
  const heads = [text('side'), text('wins'), ...(solved ? [text('exact')] : []), text('wiped-short')];
  return renderSection(
    text('victory'),
    renderHeadedTable(heads, rows.map(row)) + renderExactNotes(exact, pageContext),
    true,
  );
}

function renderExactNotes(exact: EncounterResult['exact'], { text, audience }: PageContext): string {
  if (!exact) return '';
  return renderNote(describeExact(exact, text, audience.language));
}

export const renderHeadedTable = (heads: readonly string[], rows: readonly string[], kind = ''): string =>
  `<div class="scroll"><table${kind === '' ? '' : ` class="${kind}"`}><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;

/** Groups creatures under the names of their sides. */
function renderBySide(
  report: Report,
  columnsWide: number,
  row: (creature: CreatureReport) => string,
  { audience }: PageContext,
): readonly string[] {
  return report.sides.flatMap(({ side }) => {
    const ownCreatures = report.creatures.filter((creature) => creature.side === side);
    return [
      `<tr class="side"><th colspan="${columnsWide}" scope="rowgroup">${escapeHtml(audience.name(side))}</th></tr>`,
      ...ownCreatures.map(row),
    ];
  });
}

function renderFates(report: Report, pageContext: PageContext): string {
  const { text, audience } = pageContext;
  const hasFled = report.creatures.some(({ away }) => away.count > 0);
  const row = (creature: CreatureReport): string => {
    const hue = hueOf(report, creature.side);
    const away = hasFled ? renderShareCell(creature.away, 'c', pageContext) : '';
    return `<tr><th scope="row">${escapeHtml(audience.name(creature.id))}</th>${renderShareCell(creature.fell, hue, pageContext)}${renderShareCell(creature.died, hue, pageContext)}${away}</tr>`;
  };
  const heads = [text('who'), text('falls'), text('dies'), ...(hasFled ? [text('leaves')] : [])];
  return renderSection(
    text('fates'),
    renderHeadedTable(heads, renderBySide(report, heads.length, row, pageContext)),
    true,
  );
}

const MAX_COLUMNS = 24;

function renderRounds(report: Report, { text, audience }: PageContext): string {
  const { language } = audience;
  const about = describeMeanRounds(report, text, language);
  const rows = listRoundsRows(report, MAX_COLUMNS);
  const bars = rows.map((row) => ({ label: formatRounds(row), value: row.share }));
  const chart = drawColumnChart({
    title: text('rounds'),
    description: about,
    bars,
    hue: 'c',
    show: (value) => formatPercent(value, language, value > 0 && value < 0.01 ? 1 : 0),
    below: text('rounds').toLowerCase(),
  });
  const numbers = renderTable(
    [{ title: text('rounds') }, { title: text('share'), number: true }],
    bars.map(({ label: name, value }) => [name, formatPercent(value, language)]),
  );
  return renderSection(
    text('rounds'),
    `<p class="facts">${escapeHtml(about)}</p>${chart}${renderDetails(text('numbers'), numbers)}`,
  );
}

function renderDamage(report: Report, { text, audience }: PageContext): string {
  const { language, name } = audience;
  const rounds = countCommonRounds(report);
  const rows = listDamageRows(report);
  if (rows.every(({ points }) => points.every((value) => value === 0))) return '';
  const party = partyOf(report).side;
  const series = rows.map(({ side, way, points }, n) => ({
    name: `${name(side)}: ${text(way)}`,
    hue: (side === party ? (way === 'dealt' ? 'a' : 'b') : n % 2 === 0 ? 'c' : 'b') as Hue,
    points: points.slice(0, rounds).map((y, x) => ({ x: x + 1, y })),
  }));
  const chart = drawLineChart({
    title: text('damage'),
    description: series
      .map(
        ({ name: of, points }) => `${of} ${points.map(({ y }) => formatDecimal(y, language, 1)).join(', ')}`,
      )
      .join('; '),
    series,
    show: (value) => formatDecimal(value, language, value > 0 && value < 1 ? 1 : 0),
    below: text('round'),
  });
  const numbers = renderTable(
    [{ title: text('round') }, ...series.map(({ name: title }) => ({ title, number: true }))],
    Array.from({ length: rounds }, (_, n) => [
      String(n + 1),
      ...series.map(({ points }) => formatDecimal(points[n]?.y ?? 0, language, 1)),
    ]),
  );
  return renderSection(
    text('damage'),
    chart + renderDetails(text('numbers'), numbers) + renderNote(text('damage-note')),
  );
}

export const formatHealthLabels = (bins: readonly number[]): readonly string[] =>
  bins.map((_, n) => String(Math.round((100 * n) / Math.max(1, bins.length - 1))));

function renderHealth(report: Report, { text, audience }: PageContext): string {
  const { language, name } = audience;
  const { side, left } = partyOf(report);
  const all = left.bins.reduce((sum, count) => sum + count, 0);
  if (all === 0) return '';
  const about = text('health-mean', {
    mean: formatPercent(left.mean, language),
    swing: formatPercent(left.swing, language),
  });
  const labels = formatHealthLabels(left.bins);
  const chart = drawColumnChart({
    title: `${text('health')}: ${name(side)}`,
    description: about,
    bars: left.bins.map((count, n) => ({ label: labels[n] ?? '', value: count / all })),
    hue: 'a',
    show: (value) => formatPercent(value, language, value > 0 && value < 0.01 ? 1 : 0),
    below: text('health-axis'),
  });
  const numbers = renderTable(
    [{ title: text('health-axis') }, { title: text('share'), number: true }],
    left.bins.map((count, n) => [
      n === 0 ? '0' : `${labels[n - 1]} – ${labels[n]}`,
      formatPercent(count / all, language),
    ]),
  );
  const facts = `<p class="facts">${escapeHtml(`${name(side)}: ${about}`)}</p>`;
  return renderSection(
    text('health'),
    facts +
      chart +
      renderDetails(text('numbers'), numbers) +
      renderNote(`${text('health-about')} ${text('swing-note')}`),
  );
}

function renderTopDealers(report: Report, pageContext: PageContext): string {
  const { text, audience } = pageContext;
  const { language } = audience;
  const highest = Math.max(...report.creatures.map(({ dealt }) => dealt), 0);
  if (highest === 0) return '';
  const none: Interval | undefined = undefined;
  const row = ({ id, side, dealt, most }: CreatureReport): string =>
    `<tr><th scope="row">${escapeHtml(audience.name(id))}</th><td class="cell">${escapeHtml(formatDecimal(dealt, language, 1))}${drawMeter(dealt / highest, none, hueOf(report, side))}</td><td class="n">${escapeHtml(formatPercent(most.share, language))}</td></tr>`;
  const heads = [text('who'), text('dealt-in-all'), text('most-often')];
  const table = renderHeadedTable(heads, renderBySide(report, heads.length, row, pageContext));
  return renderSection(text('decided'), table + renderNote(text('dealt-about')));
}

function renderReserves({ creatures }: Report, { text, audience }: PageContext): string {
  const { language, name } = audience;
  const rich = creatures.filter(({ reserves }) => Object.keys(reserves).length > 0);
  if (rich.length === 0) return '';
  const rows = rich.flatMap(({ id, reserves }) =>
    Object.entries(reserves).map(([what, amount]) => [
      name(id),
      name(what),
      formatDecimal(amount, language, 1),
    ]),
  );
  const titles = [{ title: text('who') }, { title: text('what') }, { title: text('left'), number: true }];
  return renderSection(text('reserves'), renderTable(titles, rows) + renderNote(text('reserves-note')));
}
