import { type ComparedRow, comparedRows } from './compared.ts';
import { around, type Hue, lines } from './html-charts.ts';
import { esc, type Figure, note, section, table } from './html-frame.ts';
import { headed, type Writing } from './html-report.ts';
import { decimal, isClear, percent, signed, span } from './numbers.ts';
import { type Outcome, partyOf, variedName } from './outcome.ts';

/** Whether an increase is better for the party, worse, or neither. */
function hueOf({ what, by, interval }: ComparedRow, outcome: Outcome): Hue {
  const [first] = outcome.encounters;
  if (!first || !isClear(interval)) return 'c';
  const [kind = '', who = ''] = what.split(':');
  const party = partyOf(first.report).side;
  const side = first.report.creatures.find(({ id }) => id === who)?.side ?? who;
  const good = (kind === 'win') === (side === party);
  return good === by > 0 ? 'a' : 'b';
}

export function comparedFigures(outcome: Outcome, { audience, say }: Writing): readonly Figure[] {
  const { language } = audience;
  const rows = comparedRows(outcome, audience);
  const party = outcome.encounters[0] ? partyOf(outcome.encounters[0].report).side : '';
  const wanted = rows.filter(({ what }) => what === `win:${party}` || what === `wiped:${party}`);
  const clearest = rows
    .filter(({ what, interval }) => what.startsWith('died:') && isClear(interval))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
  const [comparison] = outcome.comparisons;
  const kinds = { a: 'first', b: 'bad', c: 'plain' } as const;
  const shown = [...wanted, ...(clearest ? [clearest] : [])].map((row) => ({
    label: row.label,
    value: signed(row.by, language),
    more: `${percent(row.before, language)} → ${percent(row.after, language)}`,
    kind: kinds[hueOf(row, outcome)],
  }));
  if (!comparison) return shown;
  const [before, after] = outcome.encounters.map(({ report }) => decimal(report.rounds.mean, language, 2));
  const by = signed(comparison.rounds.by / 100, language, 2);
  return [...shown, { label: say('rounds'), value: by, more: `${before} → ${after}`, kind: 'plain' }];
}

/** Compares two encounters. */
export function comparedSections(outcome: Outcome, writing: Writing): string {
  const { say, audience } = writing;
  const { language } = audience;
  const rows = comparedRows(outcome, audience);
  const within = Math.max(0.01, ...rows.flatMap(({ interval }) => interval.map(Math.abs)));
  const row = (one: ComparedRow): string => {
    const hue = hueOf(one, outcome);
    const [low = '', high = ''] = one.interval.map((end) => signed(end, language));
    const figures = [one.before, one.after].map(
      (share) => `<td class="n">${esc(percent(share, language))}</td>`,
    );
    const by = `<td class="cell"><span>${esc(signed(one.by, language))} <small>${esc(`${low} … ${high}`)}</small></span>${around(one.by, one.interval, within, hue)}</td>`;
    return `<tr${isClear(one.interval) ? ' class="clear"' : ''}><th scope="row">${esc(one.label)}</th>${figures.join('')}${by}</tr>`;
  };
  const heads = [say('what'), 'A', 'B', `${say('difference')} (${say('interval')})`];
  const pair = outcome.encounters.slice(0, 2).map(({ label }, n) => {
    const meaning = audience.meaning(label).map((line) => `<p class="facts">${esc(line)}</p>`);
    return `<dt>${n === 0 ? 'A' : 'B'}</dt><dd>${esc(label)}${meaning.join('')}</dd>`;
  });
  const names = `<dl class="pair">${pair.join('')}</dl>`;
  return `<div class="grid">${section(say('compared'), names + headed(heads, rows.map(row), 'compared') + note(say('compared-note')), true)}</div>`;
}

/** Charts each figure over the varied number. */
export function curveSections(outcome: Outcome, { say, audience }: Writing): string {
  const { language, name } = audience;
  const { encounters } = outcome;
  const varied = variedName(outcome, audience);
  const [first] = encounters;
  if (!first) return '';
  const side = name(partyOf(first.report).side);
  const points = (of: 'wins' | 'deaths' | 'wiped') =>
    encounters.map(({ value = 0, report }) => {
      const { share, interval } = partyOf(report)[of];
      return { x: value, y: share, interval };
    });
  const chances = lines({
    title: say('curve', { varied }),
    description: encounters
      .map(({ value, report }) => `${value}: ${percent(partyOf(report).wins.share, language)}`)
      .join('; '),
    series: [
      { name: say('win-of', { who: side }), hue: 'a', points: points('wins') },
      { name: `${side}: ${say('deaths')}`, hue: 'b', points: points('deaths') },
    ],
    show: (value) => percent(value, language, 0),
    below: varied,
    top: 1,
  });
  const rounds = lines({
    title: say('rounds'),
    description: encounters
      .map(({ value, report }) => `${value}: ${decimal(report.rounds.mean, language, 2)}`)
      .join('; '),
    series: [
      {
        name: say('rounds'),
        hue: 'c',
        points: encounters.map(({ value = 0, report: { rounds: of } }) => ({
          x: value,
          y: of.mean,
          interval: of.interval,
        })),
      },
    ],
    show: (value) => decimal(value, language, value > 0 && value < 1 ? 1 : 0),
    below: varied,
  });
  const numbers = encounters.map(({ value, label, report }) => {
    const { wins, deaths, wiped, left } = partyOf(report);
    const share = ({ share: of, interval }: typeof wins): string =>
      `${percent(of, language)} (${span(interval, language)})`;
    return [
      String(value ?? label),
      share(wins),
      share(deaths),
      share(wiped),
      decimal(report.rounds.mean, language, 2),
      percent(left.mean, language),
    ];
  });
  const titles = [varied, say('wins'), say('deaths'), say('wiped-short'), say('rounds'), say('tour-left')];
  const numbered = table(
    titles.map((title, n) => ({ title, number: n > 0 })),
    numbers,
  );
  return `<div class="grid">${section(say('victory'), chances + note(say('curve-note')))}${section(say('rounds'), rounds)}${section(say('numbers'), numbered, true)}</div>`;
}
