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
  readonly say: ReportText;
  readonly audience: Audience;
}

/** Returns the colour of the party, or of its foes. */
const hueOf = (report: Report, side: string): Hue => (partyOf(report).side === side ? 'a' : 'b');

/** Returns the sections of a page about one encounter. */
export function renderReport(
  encounterResult: EncounterResult,
  outcome: Outcome,
  writing: PageContext,
): string {
  const { report } = encounterResult;
  const sections = [
    renderVictories(encounterResult, outcome.maxRounds, writing),
    renderStyles(outcome, writing),
    renderFates(report, writing),
    renderRounds(report, writing),
    renderDamage(report, writing),
    `<div class="stack">${renderHealth(report, writing)}${renderReserves(report, writing)}</div>`,
    renderTopDealers(report, writing),
  ];
  return `<div class="grid">\n${sections.filter((section) => section !== '').join('\n')}\n</div>`;
}

export function listReportFigures(report: Report, { say, audience }: PageContext): readonly Figure[] {
  const { language, name } = audience;
  const party = partyOf(report);
  const share = ({ share: value, interval }: Share) => ({
    value: formatPercent(value, language),
    more: formatInterval(interval, language),
  });
  const { mean, least, most } = report.rounds;
  return [
    { label: say('win-of', { who: name(party.side) }), ...share(party.wins), kind: 'first' },
    { label: `${name(party.side)}: ${say('deaths')}`, ...share(party.deaths), kind: 'bad' },
    { label: say('wiped-of', { who: name(party.side) }), ...share(party.wiped), kind: 'bad' },
    {
      label: say('rounds'),
      value: formatDecimal(mean, language, 1),
      more: say('rounds-span', { least, most }),
      kind: 'plain',
    },
    {
      label: say('health'),
      value: formatPercent(party.left.mean, language, 0),
      more: say('health-swing', { swing: formatPercent(party.left.swing, language, 0) }),
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
  writing: PageContext,
): string {
  const { say, audience } = writing;
  const { language, name } = audience;
  const solved = exact && isSolved(exact) ? exact : undefined;
  const exactCell = (side: string): string =>
    solved ? `<td>${escapeHtml(formatExactShare(solved, side, language))}</td>` : '';
  const row = ({ label, side, wins, hue, wiped }: VictoryRow): string => {
    const last = wiped ? renderShareCell(wiped, 'c', writing) : '<td></td>';
    return `<tr><th scope="row">${escapeHtml(label)}</th>${renderShareCell(wins, hue, writing)}${exactCell(side)}${last}</tr>`;
  };
  const { nobody, undecided } = report;
  const rows: readonly VictoryRow[] = [
    ...report.sides.map((side) => ({ ...side, label: name(side.side), hue: hueOf(report, side.side) })),
    ...(nobody.count > 0 ? [{ label: say('nobody'), side: '', wins: nobody, hue: 'c' as const }] : []),
    ...(undecided.count > 0
      ? [{ label: say('undecided', { rounds: maxRounds }), side: '?', wins: undecided, hue: 'c' as const }]
      : []),
  ];
  const heads = [say('side'), say('wins'), ...(solved ? [say('exact')] : []), say('wiped-short')];
  return renderSection(
    say('victory'),
    renderHeadedTable(heads, rows.map(row)) + renderExactNotes(exact, writing),
    true,
  );
}

function renderExactNotes(exact: EncounterResult['exact'], { say, audience }: PageContext): string {
  if (!exact) return '';
  return renderNote(describeExact(exact, say, audience.language));
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
    const own = report.creatures.filter((creature) => creature.side === side);
    return [
      `<tr class="side"><th colspan="${columnsWide}" scope="rowgroup">${escapeHtml(audience.name(side))}</th></tr>`,
      ...own.map(row),
    ];
  });
}

function renderFates(report: Report, writing: PageContext): string {
  const { say, audience } = writing;
  const hasFled = report.creatures.some(({ away }) => away.count > 0);
  const row = (creature: CreatureReport): string => {
    const hue = hueOf(report, creature.side);
    const away = hasFled ? renderShareCell(creature.away, 'c', writing) : '';
    return `<tr><th scope="row">${escapeHtml(audience.name(creature.id))}</th>${renderShareCell(creature.fell, hue, writing)}${renderShareCell(creature.died, hue, writing)}${away}</tr>`;
  };
  const heads = [say('who'), say('falls'), say('dies'), ...(hasFled ? [say('leaves')] : [])];
  return renderSection(
    say('fates'),
    renderHeadedTable(heads, renderBySide(report, heads.length, row, writing)),
    true,
  );
}

const MAX_COLUMNS = 24;

function renderRounds(report: Report, { say, audience }: PageContext): string {
  const { language } = audience;
  const about = describeMeanRounds(report, say, language);
  const rows = listRoundsRows(report, MAX_COLUMNS);
  const bars = rows.map((row) => ({ label: formatRounds(row), value: row.share }));
  const chart = drawColumnChart({
    title: say('rounds'),
    description: about,
    bars,
    hue: 'c',
    show: (value) => formatPercent(value, language, value > 0 && value < 0.01 ? 1 : 0),
    below: say('rounds').toLowerCase(),
  });
  const numbers = renderTable(
    [{ title: say('rounds') }, { title: say('share'), number: true }],
    bars.map(({ label: name, value }) => [name, formatPercent(value, language)]),
  );
  return renderSection(
    say('rounds'),
    `<p class="facts">${escapeHtml(about)}</p>${chart}${renderDetails(say('numbers'), numbers)}`,
  );
}

function renderDamage(report: Report, { say, audience }: PageContext): string {
  const { language, name } = audience;
  const rounds = countCommonRounds(report);
  const rows = listDamageRows(report);
  if (rows.every(({ points }) => points.every((value) => value === 0))) return '';
  const party = partyOf(report).side;
  const series = rows.map(({ side, way, points }, n) => ({
    name: `${name(side)}: ${say(way)}`,
    hue: (side === party ? (way === 'dealt' ? 'a' : 'b') : n % 2 === 0 ? 'c' : 'b') as Hue,
    points: points.slice(0, rounds).map((y, x) => ({ x: x + 1, y })),
  }));
  const chart = drawLineChart({
    title: say('damage'),
    description: series
      .map(
        ({ name: of, points }) => `${of} ${points.map(({ y }) => formatDecimal(y, language, 1)).join(', ')}`,
      )
      .join('; '),
    series,
    show: (value) => formatDecimal(value, language, value > 0 && value < 1 ? 1 : 0),
    below: say('round'),
  });
  const numbers = renderTable(
    [{ title: say('round') }, ...series.map(({ name: title }) => ({ title, number: true }))],
    Array.from({ length: rounds }, (_, n) => [
      String(n + 1),
      ...series.map(({ points }) => formatDecimal(points[n]?.y ?? 0, language, 1)),
    ]),
  );
  return renderSection(
    say('damage'),
    chart + renderDetails(say('numbers'), numbers) + renderNote(say('damage-note')),
  );
}

export const formatHealthLabels = (bins: readonly number[]): readonly string[] =>
  bins.map((_, n) => String(Math.round((100 * n) / Math.max(1, bins.length - 1))));

function renderHealth(report: Report, { say, audience }: PageContext): string {
  const { language, name } = audience;
  const { side, left } = partyOf(report);
  const all = left.bins.reduce((sum, count) => sum + count, 0);
  if (all === 0) return '';
  const about = say('health-mean', {
    mean: formatPercent(left.mean, language),
    swing: formatPercent(left.swing, language),
  });
  const labels = formatHealthLabels(left.bins);
  const chart = drawColumnChart({
    title: `${say('health')}: ${name(side)}`,
    description: about,
    bars: left.bins.map((count, n) => ({ label: labels[n] ?? '', value: count / all })),
    hue: 'a',
    show: (value) => formatPercent(value, language, value > 0 && value < 0.01 ? 1 : 0),
    below: say('health-axis'),
  });
  const numbers = renderTable(
    [{ title: say('health-axis') }, { title: say('share'), number: true }],
    left.bins.map((count, n) => [
      n === 0 ? '0' : `${labels[n - 1]} – ${labels[n]}`,
      formatPercent(count / all, language),
    ]),
  );
  const text = `<p class="facts">${escapeHtml(`${name(side)}: ${about}`)}</p>`;
  return renderSection(
    say('health'),
    text +
      chart +
      renderDetails(say('numbers'), numbers) +
      renderNote(`${say('health-about')} ${say('swing-note')}`),
  );
}

function renderTopDealers(report: Report, writing: PageContext): string {
  const { say, audience } = writing;
  const { language } = audience;
  const highest = Math.max(...report.creatures.map(({ dealt }) => dealt), 0);
  if (highest === 0) return '';
  const none: Interval | undefined = undefined;
  const row = ({ id, side, dealt, most }: CreatureReport): string =>
    `<tr><th scope="row">${escapeHtml(audience.name(id))}</th><td class="cell">${escapeHtml(formatDecimal(dealt, language, 1))}${drawMeter(dealt / highest, none, hueOf(report, side))}</td><td class="n">${escapeHtml(formatPercent(most.share, language))}</td></tr>`;
  const heads = [say('who'), say('dealt-in-all'), say('most-often')];
  const inside = renderHeadedTable(heads, renderBySide(report, heads.length, row, writing));
  return renderSection(say('decided'), inside + renderNote(say('dealt-about')));
}

function renderReserves({ creatures }: Report, { say, audience }: PageContext): string {
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
  const titles = [{ title: say('who') }, { title: say('what') }, { title: say('left'), number: true }];
  return renderSection(say('reserves'), renderTable(titles, rows) + renderNote(say('reserves-note')));
}
