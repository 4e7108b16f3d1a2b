import type { CreatureReport, Interval, Report, Share } from '@arbitro/simulation';
import { columns, type Hue, lines, meter } from './html-charts.ts';
import { esc, type Figure, folded, note, section, table } from './html-frame.ts';
import { decimal, percent, span } from './numbers.ts';
import {
  type Audience,
  damageRows,
  exactShare,
  exactWords,
  isSolved,
  lastingRounds,
  type Outcome,
  partyOf,
  roundsLabel,
  roundsMean,
  roundsRows,
  type Told,
} from './outcome.ts';
import type { Text } from './words.ts';

/** The audience and texts of a page. */
export interface Writing {
  readonly say: Text;
  readonly audience: Audience;
}

/** Returns the colour of the party, or of its foes. */
const hueOf = (report: Report, side: string): Hue => (partyOf(report).side === side ? 'a' : 'b');

/** Returns the sections of a page about one encounter. */
export function reportSections(told: Told, { maxRounds }: Outcome, writing: Writing): string {
  const { report } = told;
  const sections = [
    victorySection(told, maxRounds, writing),
    fatesSection(report, writing),
    roundsSection(report, writing),
    damageSection(report, writing),
    `<div class="stack">${healthSection(report, writing)}${reservesSection(report, writing)}</div>`,
    dealtSection(report, writing),
  ];
  return `<div class="grid">\n${sections.filter((one) => one !== '').join('\n')}\n</div>`;
}

export function reportFigures(report: Report, { say, audience }: Writing): readonly Figure[] {
  const { language, name } = audience;
  const party = partyOf(report);
  const share = ({ share: value, interval }: Share) => ({
    value: percent(value, language),
    more: span(interval, language),
  });
  const { mean, least, most } = report.rounds;
  return [
    { label: say('win-of', { who: name(party.side) }), ...share(party.wins), kind: 'first' },
    { label: `${name(party.side)}: ${say('deaths')}`, ...share(party.deaths), kind: 'bad' },
    { label: say('wiped-of', { who: name(party.side) }), ...share(party.wiped), kind: 'bad' },
    {
      label: say('rounds'),
      value: decimal(mean, language, 1),
      more: say('rounds-span', { least, most }),
      kind: 'plain',
    },
    {
      label: say('health'),
      value: percent(party.left.mean, language, 0),
      more: say('health-swing', { swing: percent(party.left.swing, language, 0) }),
      kind: 'plain',
    },
  ];
}

/** A share in a cell: the figure, its interval, and a bar of both. */
function shareCell({ share, interval }: Omit<Share, 'count'>, hue: Hue, { audience }: Writing): string {
  const { language } = audience;
  return `<td class="cell"><span>${esc(percent(share, language))} <small>${esc(span(interval, language))}</small></span>${meter(share, interval, hue)}</td>`;
}

interface VictoryRow {
  readonly label: string;
  readonly side: string;
  readonly wins: Share;
  readonly hue: Hue;
  readonly wiped?: Share;
}

function victorySection({ report, exact }: Told, maxRounds: number, writing: Writing): string {
  const { say, audience } = writing;
  const { language, name } = audience;
  const solved = exact && isSolved(exact) ? exact : undefined;
  const exactCell = (side: string): string =>
    solved ? `<td>${esc(exactShare(solved, side, language))}</td>` : '';
  const row = ({ label, side, wins, hue, wiped }: VictoryRow): string => {
    const last = wiped ? shareCell(wiped, 'c', writing) : '<td></td>';
    return `<tr><th scope="row">${esc(label)}</th>${shareCell(wins, hue, writing)}${exactCell(side)}${last}</tr>`;
  };
  const { nobody, undecided } = report;
  const rows: readonly VictoryRow[] = [
    ...report.sides.map((one) => ({ ...one, label: name(one.side), hue: hueOf(report, one.side) })),
    ...(nobody.count > 0 ? [{ label: say('nobody'), side: '', wins: nobody, hue: 'c' as const }] : []),
    ...(undecided.count > 0
      ? [{ label: say('undecided', { rounds: maxRounds }), side: '?', wins: undecided, hue: 'c' as const }]
      : []),
  ];
  const heads = [say('side'), say('wins'), ...(solved ? [say('exact')] : []), say('wiped-short')];
  return section(say('victory'), headed(heads, rows.map(row)) + exactNotes(exact, writing), true);
}

function exactNotes(exact: Told['exact'], { say, audience }: Writing): string {
  if (!exact) return '';
  return note(exactWords(exact, say, audience.language));
}

export const headed = (heads: readonly string[], rows: readonly string[], kind = ''): string =>
  `<div class="scroll"><table${kind === '' ? '' : ` class="${kind}"`}><thead><tr>${heads.map((head) => `<th scope="col">${esc(head)}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;

/** Groups creatures under the names of their sides. */
function bySides(
  report: Report,
  columnsWide: number,
  row: (one: CreatureReport) => string,
  { audience }: Writing,
): readonly string[] {
  return report.sides.flatMap(({ side }) => {
    const own = report.creatures.filter((one) => one.side === side);
    return [
      `<tr class="side"><th colspan="${columnsWide}" scope="rowgroup">${esc(audience.name(side))}</th></tr>`,
      ...own.map(row),
    ];
  });
}

function fatesSection(report: Report, writing: Writing): string {
  const { say, audience } = writing;
  const gone = report.creatures.some(({ away }) => away.count > 0);
  const row = (one: CreatureReport): string => {
    const hue = hueOf(report, one.side);
    const away = gone ? shareCell(one.away, 'c', writing) : '';
    return `<tr><th scope="row">${esc(audience.name(one.id))}</th>${shareCell(one.fell, hue, writing)}${shareCell(one.died, hue, writing)}${away}</tr>`;
  };
  const heads = [say('who'), say('falls'), say('dies'), ...(gone ? [say('leaves')] : [])];
  return section(say('fates'), headed(heads, bySides(report, heads.length, row, writing)), true);
}

const MOST_COLUMNS = 24;

function roundsSection(report: Report, { say, audience }: Writing): string {
  const { language } = audience;
  const about = roundsMean(report, say, language);
  const rows = roundsRows(report, MOST_COLUMNS);
  const bars = rows.map((row) => ({ label: roundsLabel(row), value: row.share }));
  const chart = columns({
    title: say('rounds'),
    description: about,
    bars,
    hue: 'c',
    show: (value) => percent(value, language, value > 0 && value < 0.01 ? 1 : 0),
    below: say('rounds').toLowerCase(),
  });
  const numbers = table(
    [{ title: say('rounds') }, { title: say('share'), number: true }],
    bars.map(({ label: name, value }) => [name, percent(value, language)]),
  );
  return section(
    say('rounds'),
    `<p class="facts">${esc(about)}</p>${chart}${folded(say('numbers'), numbers)}`,
  );
}

function damageSection(report: Report, { say, audience }: Writing): string {
  const { language, name } = audience;
  const rounds = lastingRounds(report);
  const rows = damageRows(report);
  if (rows.every(({ points }) => points.every((value) => value === 0))) return '';
  const party = partyOf(report).side;
  const series = rows.map(({ side, way, points }, n) => ({
    name: `${name(side)}: ${say(way)}`,
    hue: (side === party ? (way === 'dealt' ? 'a' : 'b') : n % 2 === 0 ? 'c' : 'b') as Hue,
    points: points.slice(0, rounds).map((y, x) => ({ x: x + 1, y })),
  }));
  const chart = lines({
    title: say('damage'),
    description: series
      .map(({ name: of, points }) => `${of} ${points.map(({ y }) => decimal(y, language, 1)).join(', ')}`)
      .join('; '),
    series,
    show: (value) => decimal(value, language, value > 0 && value < 1 ? 1 : 0),
    below: say('round'),
  });
  const numbers = table(
    [{ title: say('round') }, ...series.map(({ name: title }) => ({ title, number: true }))],
    Array.from({ length: rounds }, (_, n) => [
      String(n + 1),
      ...series.map(({ points }) => decimal(points[n]?.y ?? 0, language, 1)),
    ]),
  );
  return section(say('damage'), chart + folded(say('numbers'), numbers) + note(say('damage-note')));
}

export const healthLabels = (bins: readonly number[]): readonly string[] =>
  bins.map((_, n) => String(Math.round((100 * n) / Math.max(1, bins.length - 1))));

function healthSection(report: Report, { say, audience }: Writing): string {
  const { language, name } = audience;
  const { side, left } = partyOf(report);
  const all = left.bins.reduce((sum, count) => sum + count, 0);
  if (all === 0) return '';
  const about = say('health-mean', {
    mean: percent(left.mean, language),
    swing: percent(left.swing, language),
  });
  const labels = healthLabels(left.bins);
  const chart = columns({
    title: `${say('health')}: ${name(side)}`,
    description: about,
    bars: left.bins.map((count, n) => ({ label: labels[n] ?? '', value: count / all })),
    hue: 'a',
    show: (value) => percent(value, language, value > 0 && value < 0.01 ? 1 : 0),
    below: say('health-axis'),
  });
  const numbers = table(
    [{ title: say('health-axis') }, { title: say('share'), number: true }],
    left.bins.map((count, n) => [
      n === 0 ? '0' : `${labels[n - 1]} – ${labels[n]}`,
      percent(count / all, language),
    ]),
  );
  const text = `<p class="facts">${esc(`${name(side)}: ${about}`)}</p>`;
  return section(
    say('health'),
    text + chart + folded(say('numbers'), numbers) + note(`${say('health-about')} ${say('swing-note')}`),
  );
}

function dealtSection(report: Report, writing: Writing): string {
  const { say, audience } = writing;
  const { language } = audience;
  const highest = Math.max(...report.creatures.map(({ dealt }) => dealt), 0);
  if (highest === 0) return '';
  const none: Interval | undefined = undefined;
  const row = ({ id, side, dealt, most }: CreatureReport): string =>
    `<tr><th scope="row">${esc(audience.name(id))}</th><td class="cell">${esc(decimal(dealt, language, 1))}${meter(dealt / highest, none, hueOf(report, side))}</td><td class="n">${esc(percent(most.share, language))}</td></tr>`;
  const heads = [say('who'), say('dealt-in-all'), say('most-often')];
  const inside = headed(heads, bySides(report, heads.length, row, writing));
  return section(say('decided'), inside + note(say('dealt-about')));
}

function reservesSection({ creatures }: Report, { say, audience }: Writing): string {
  const { language, name } = audience;
  const rich = creatures.filter(({ reserves }) => Object.keys(reserves).length > 0);
  if (rich.length === 0) return '';
  const rows = rich.flatMap(({ id, reserves }) =>
    Object.entries(reserves).map(([what, amount]) => [name(id), name(what), decimal(amount, language, 1)]),
  );
  const titles = [{ title: say('who') }, { title: say('what') }, { title: say('left'), number: true }];
  return section(say('reserves'), table(titles, rows) + note(say('reserves-note')));
}
