import type { Language } from '@arbitro/kernel';
import { formatDecimal, formatInterval, formatPercent } from './format-numbers.ts';
import { drawColumnChart, drawMeter } from './html-charts.ts';
import { escapeHtml, renderNote, renderPage, renderSection } from './html-frame.ts';
import { formatHealthLabels, renderHeadedTable } from './html-report.ts';
import { describeStop, partyOf } from './outcome.ts';
import { createReportText, type ReportText } from './report-text.ts';
import { computeAverageFalls, describeTourFights, systemNameOf, type Tour, type TourStop } from './tour.ts';

/** Returns all systems side by side as one page. */
export function renderTourPage(tour: Tour, language: Language): string {
  const { stops, seed, within } = tour;
  const text = createReportText(language);
  const stop = stops
    .map((tourStop) => describeStop(tourStop, text, language))
    .find((text) => text !== undefined);
  const stopped = stop === undefined ? '' : `<p class="stopped">${escapeHtml(stop)}</p>`;
  const names = stops.map(({ system }) => systemNameOf(system, language)).join(', ');
  return renderPage({
    language,
    over: 'Arbitro',
    title: text('tour'),
    facts: `${text('tour-about')} ${describeTourFights(tour, text, language)}.`,
    body: `${stopped}<div class="figures"></div><div class="grid">${[
      renderChances(stops, text, language),
      renderLengths(stops, text, language),
      renderEndings(stops, text, language),
    ].join('')}</div>`,
    foot: [
      text('how-made', { system: names, seed }),
      `${text('interval')}: ${text(within === undefined ? 'what-interval' : 'what-interval-sure')}`,
    ],
  });
}

const renderNameCell = ({ system }: TourStop, language: Language): string =>
  `<th scope="row">${escapeHtml(systemNameOf(system, language))}</th>`;

function renderChances(stops: readonly TourStop[], text: ReportText, language: Language): string {
  const cell = (share: number, note: string, bar: string): string =>
    `<td class="cell"><span>${escapeHtml(formatPercent(share, language))} <small>${escapeHtml(note)}</small></span>${bar}</td>`;
  const rows = stops.map((stop) => {
    const { wins, deaths, wiped } = partyOf(stop.report);
    const falls = computeAverageFalls(stop.report);
    const cells = [
      cell(wins.share, formatInterval(wins.interval, language), drawMeter(wins.share, wins.interval, 'a')),
      cell(
        wiped.share,
        formatInterval(wiped.interval, language),
        drawMeter(wiped.share, wiped.interval, 'b'),
      ),
      cell(
        deaths.share,
        formatInterval(deaths.interval, language),
        drawMeter(deaths.share, deaths.interval, 'b'),
      ),
      cell(falls, '', drawMeter(falls, undefined, 'b')),
    ];
    return `<tr>${renderNameCell(stop, language)}${cells.join('')}</tr>`;
  });
  const heads = [
    text('system'),
    text('tour-victory'),
    text('tour-wiped'),
    text('tour-deaths'),
    text('tour-falls'),
  ];
  return renderSection(text('fates'), renderHeadedTable(heads, rows), true);
}

function renderLengths(stops: readonly TourStop[], text: ReportText, language: Language): string {
  const longest = Math.max(...stops.map(({ report }) => report.rounds.mean), 1);
  const rows = stops.map((stop) => {
    const { mean, interval, least, most } = stop.report.rounds;
    const { left } = partyOf(stop.report);
    const scaled = [interval[0] / longest, Math.min(1, interval[1] / longest)] as const;
    const rounds = `<td class="cell"><span>${escapeHtml(formatDecimal(mean, language, 1))} <small>${escapeHtml(text('rounds-span', { least, most }))}</small></span>${drawMeter(mean / longest, scaled, 'c')}</td>`;
    const health = `<td class="cell"><span>${escapeHtml(formatPercent(left.mean, language))}</span>${drawMeter(left.mean, left.interval, 'a')}</td>`;
    const swing = `<td class="cell"><span>${escapeHtml(formatPercent(left.swing, language))}</span>${drawMeter(left.swing, undefined, 'c')}</td>`;
    return `<tr>${renderNameCell(stop, language)}${rounds}${health}${swing}</tr>`;
  });
  const heads = [text('system'), text('tour-rounds'), text('tour-left'), text('tour-swing')];
  return renderSection(
    text('tour-length'),
    renderHeadedTable(heads, rows) + renderNote(text('swing-note')),
    true,
  );
}

/** Charts how differently the same fight ends in each system. */
function renderEndings(stops: readonly TourStop[], text: ReportText, language: Language): string {
  const charts = stops.map(({ system, report }) => {
    const { left } = partyOf(report);
    const all = Math.max(
      1,
      left.bins.reduce((sum, count) => sum + count, 0),
    );
    const labels = formatHealthLabels(left.bins);
    const name = systemNameOf(system, language);
    const mean = formatPercent(left.mean, language);
    const swing = formatPercent(left.swing, language);
    const chart = drawColumnChart({
      title: `${name}: ${text('health')}`,
      description: text('health-mean', { mean, swing }),
      bars: left.bins.map((count, n) => ({ label: labels[n] ?? '', value: count / all })),
      hue: 'a',
      show: (value) => formatPercent(value, language, value > 0 && value < 0.01 ? 1 : 0),
      below: text('health-axis'),
      big: true,
    });
    return `<div><h3>${escapeHtml(name)}</h3>${chart}</div>`;
  });
  return renderSection(
    text('health'),
    `<div class="small">${charts.join('')}</div>${renderNote(text('health-about'))}`,
    true,
  );
}
