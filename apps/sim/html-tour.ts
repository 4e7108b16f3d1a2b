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
  const reportText = createReportText(language);
  const stop = stops
    .map((tourStop) => describeStop(tourStop, reportText, language))
    .find((text) => text !== undefined);
  const stopped = stop === undefined ? '' : `<p class="stopped">${escapeHtml(stop)}</p>`;
  const names = stops.map(({ system }) => systemNameOf(system, language)).join(', ');
  return renderPage({
    language,
    over: 'Arbitro',
    title: reportText('tour'),
    facts: `${reportText('tour-about')} ${describeTourFights(tour, reportText, language)}.`,
    body: `${stopped}<div class="figures"></div><div class="grid">${[
      renderChances(stops, reportText, language),
      renderLengths(stops, reportText, language),
      renderEndings(stops, reportText, language),
    ].join('')}</div>`,
    foot: [
      reportText('how-made', { system: names, seed }),
      `${reportText('interval')}: ${reportText(within === undefined ? 'what-interval' : 'what-interval-sure')}`,
    ],
  });
}

const renderNameCell = ({ system }: TourStop, language: Language): string =>
  `<th scope="row">${escapeHtml(systemNameOf(system, language))}</th>`;

function renderChances(stops: readonly TourStop[], reportText: ReportText, language: Language): string {
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
    reportText('system'),
    reportText('tour-victory'),
    reportText('tour-wiped'),
    reportText('tour-deaths'),
    reportText('tour-falls'),
  ];
  return renderSection(reportText('fates'), renderHeadedTable(heads, rows), true);
}

function renderLengths(stops: readonly TourStop[], reportText: ReportText, language: Language): string {
  const longest = Math.max(...stops.map(({ report }) => report.rounds.mean), 1);
  const rows = stops.map((stop) => {
    const { mean, interval, least, most } = stop.report.rounds;
    const { left } = partyOf(stop.report);
    const scaled = [interval[0] / longest, Math.min(1, interval[1] / longest)] as const;
    const rounds = `<td class="cell"><span>${escapeHtml(formatDecimal(mean, language, 1))} <small>${escapeHtml(reportText('rounds-span', { least, most }))}</small></span>${drawMeter(mean / longest, scaled, 'c')}</td>`;
    const health = `<td class="cell"><span>${escapeHtml(formatPercent(left.mean, language))}</span>${drawMeter(left.mean, left.interval, 'a')}</td>`;
    const swing = `<td class="cell"><span>${escapeHtml(formatPercent(left.swing, language))}</span>${drawMeter(left.swing, undefined, 'c')}</td>`;
    return `<tr>${renderNameCell(stop, language)}${rounds}${health}${swing}</tr>`;
  });
  const heads = [
    reportText('system'),
    reportText('tour-rounds'),
    reportText('tour-left'),
    reportText('tour-swing'),
  ];
  return renderSection(
    reportText('tour-length'),
    renderHeadedTable(heads, rows) + renderNote(reportText('swing-note')),
    true,
  );
}

/** Charts how differently the same fight ends in each system. */
function renderEndings(stops: readonly TourStop[], reportText: ReportText, language: Language): string {
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
      title: `${name}: ${reportText('health')}`,
      description: reportText('health-mean', { mean, swing }),
      bars: left.bins.map((count, n) => ({ label: labels[n] ?? '', value: count / all })),
      hue: 'a',
      show: (value) => formatPercent(value, language, value > 0 && value < 0.01 ? 1 : 0),
      below: reportText('health-axis'),
      big: true,
    });
    return `<div><h3>${escapeHtml(name)}</h3>${chart}</div>`;
  });
  return renderSection(
    reportText('health'),
    `<div class="small">${charts.join('')}</div>${renderNote(reportText('health-about'))}`,
    true,
  );
}
