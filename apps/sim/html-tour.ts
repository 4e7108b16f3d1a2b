import type { Language } from '@arbitro/kernel';
import { columns, meter } from './html-charts.ts';
import { esc, note, page, section } from './html-frame.ts';
import { headed, healthLabels } from './html-report.ts';
import { decimal, percent, span, whole } from './numbers.ts';
import { partyOf } from './outcome.ts';
import { fallsOf, type Stop, systemNameOf, type Tour } from './tour.ts';
import { fightsIn, type Text, textIn } from './words.ts';

/** Returns all systems side by side as one page. */
export function tourPage({ stops, seed, asked }: Tour, language: Language): string {
  const say = textIn(language);
  const fewest = Math.min(asked, ...stops.map(({ fights }) => fights));
  const counted = { fights: whole(fewest, language), asked: whole(asked, language) };
  const stopped = fewest < asked ? `<p class="stopped">${esc(say('stopped', counted))}</p>` : '';
  const names = stops.map(({ system }) => systemNameOf(system, language)).join(', ');
  return page({
    language,
    over: 'Arbitro',
    title: say('tour'),
    facts: `${say('tour-about')} ${say('tour-fights', fightsIn(asked, language))}.`,
    body: `${stopped}<div class="figures"></div><div class="grid">${[
      chances(stops, say, language),
      lengths(stops, say, language),
      endings(stops, say, language),
    ].join('')}</div>`,
    foot: [say('how-made', { system: names, seed }), `${say('interval')}: ${say('what-interval')}`],
  });
}

const nameCell = ({ system }: Stop, language: Language): string =>
  `<th scope="row">${esc(systemNameOf(system, language))}</th>`;

function chances(stops: readonly Stop[], say: Text, language: Language): string {
  const cell = (share: number, beside: string, bar: string): string =>
    `<td class="cell"><span>${esc(percent(share, language))} <small>${esc(beside)}</small></span>${bar}</td>`;
  const rows = stops.map((stop) => {
    const { wins, deaths, wiped } = partyOf(stop.report);
    const falls = fallsOf(stop.report);
    const cells = [
      cell(wins.share, span(wins.interval, language), meter(wins.share, wins.interval, 'a')),
      cell(wiped.share, span(wiped.interval, language), meter(wiped.share, wiped.interval, 'b')),
      cell(deaths.share, span(deaths.interval, language), meter(deaths.share, deaths.interval, 'b')),
      cell(falls, '', meter(falls, undefined, 'b')),
    ];
    return `<tr>${nameCell(stop, language)}${cells.join('')}</tr>`;
  });
  const heads = [
    say('system'),
    say('tour-victory'),
    say('tour-wiped'),
    say('tour-deaths'),
    say('tour-falls'),
  ];
  return section(say('fates'), headed(heads, rows), true);
}

function lengths(stops: readonly Stop[], say: Text, language: Language): string {
  const longest = Math.max(...stops.map(({ report }) => report.rounds.mean), 1);
  const rows = stops.map((stop) => {
    const { mean, interval, least, most } = stop.report.rounds;
    const { left } = partyOf(stop.report);
    const scaled = [interval[0] / longest, Math.min(1, interval[1] / longest)] as const;
    const rounds = `<td class="cell"><span>${esc(decimal(mean, language, 1))} <small>${esc(say('rounds-span', { least, most }))}</small></span>${meter(mean / longest, scaled, 'c')}</td>`;
    const health = `<td class="cell"><span>${esc(percent(left.mean, language))}</span>${meter(left.mean, left.interval, 'a')}</td>`;
    const swing = `<td class="cell"><span>${esc(percent(left.swing, language))}</span>${meter(left.swing, undefined, 'c')}</td>`;
    return `<tr>${nameCell(stop, language)}${rounds}${health}${swing}</tr>`;
  });
  const heads = [say('system'), say('tour-rounds'), say('tour-left'), say('tour-swing')];
  return section(say('tour-length'), headed(heads, rows) + note(say('swing-note')), true);
}

/** Charts how differently the same fight ends in each system. */
function endings(stops: readonly Stop[], say: Text, language: Language): string {
  const charts = stops.map(({ system, report }) => {
    const { left } = partyOf(report);
    const all = Math.max(
      1,
      left.bins.reduce((sum, count) => sum + count, 0),
    );
    const labels = healthLabels(left.bins);
    const name = systemNameOf(system, language);
    const mean = percent(left.mean, language);
    const swing = percent(left.swing, language);
    const chart = columns({
      title: `${name}: ${say('health')}`,
      description: say('health-mean', { mean, swing }),
      bars: left.bins.map((count, n) => ({ label: labels[n] ?? '', value: count / all })),
      hue: 'a',
      show: (value) => percent(value, language, value > 0 && value < 0.01 ? 1 : 0),
      below: say('health-axis'),
      big: true,
    });
    return `<div><h3>${esc(name)}</h3>${chart}</div>`;
  });
  return section(
    say('health'),
    `<div class="small">${charts.join('')}</div>${note(say('health-about'))}`,
    true,
  );
}
