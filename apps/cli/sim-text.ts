import {
  type Audience,
  damageRows,
  decimal,
  exactShare,
  fightsIn,
  isSolved,
  lastingRounds,
  mightiest,
  type Outcome,
  percent,
  policyLines,
  roundsLabel,
  roundsMean,
  roundsRows,
  span,
  type Told,
  textIn,
} from '@arbitro/sim';
import type { CreatureReport, Report, Share } from '@arbitro/simulation';
import { bar, sparkline } from './chart.ts';
import { seenLength } from './clean.ts';
import { hung } from './columns.ts';
import type { Desk } from './desk.ts';
import { exactLines, type ShareRow, shareLines, type Teller, titled } from './sim-teller.ts';
import { comparisonLines, curveLines } from './sim-text-compared.ts';

/** Returns a simulation as words and small charts. */
export function outcomeLines(outcome: Outcome, audience: Audience, desk: Desk): readonly string[] {
  return toldLines(outcome, audience, desk).flatMap((line) => hung(line, desk.io.width));
}

function toldLines(outcome: Outcome, audience: Audience, desk: Desk): readonly string[] {
  const teller: Teller = { say: textIn(desk.language), audience, desk };
  const [first] = outcome.encounters;
  if (!first) return [];
  const head = headLines(outcome, teller);
  switch (outcome.kind) {
    case 'one':
      return [...head, ...reportLines(first, outcome, teller)];
    case 'compared':
      return [...head, ...comparisonLines(outcome, teller)];
    case 'curve':
      return [...head, ...curveLines(outcome, teller)];
  }
}

function headLines(outcome: Outcome, { say, audience, desk }: Teller): readonly string[] {
  const { title, seed, fights } = outcome;
  const { language, systemName } = audience;
  const by = policyLines(outcome, say, audience);
  const facts = [say('fights', fightsIn(fights, language)), say('seed', { seed }), ...by];
  return [`${desk.paint.bold(title)} · ${systemName}`, desk.paint.dim(facts.join(' · '))];
}

function reportLines(told: Told, { maxRounds }: Outcome, teller: Teller): readonly string[] {
  const { report } = told;
  const sections = [
    victoryLines(told, maxRounds, teller),
    exactLines(told, teller),
    wipedLines(report, teller),
    fateLines(report, teller),
    roundsLines(report, teller),
    damageLines(report, teller),
    healthLines(report, teller),
    reserveLines(report, teller),
    decidedLines(report, teller),
    [endLine(report, maxRounds, teller)],
  ];
  return sections.filter((lines) => lines.length > 0).flatMap((lines) => ['', ...lines]);
}

function victoryLines({ report, exact }: Told, maxRounds: number, teller: Teller): readonly string[] {
  const { say, audience } = teller;
  const beside = (side: string): { readonly more?: string } =>
    exact && isSolved(exact) ? { more: `${say('exact')} ${exactShare(exact, side, audience.language)}` } : {};
  const rows: readonly ShareRow[] = [
    ...report.sides.map(({ side, wins }) => ({ label: audience.name(side), share: wins, ...beside(side) })),
    ...(report.nobody.count > 0 ? [{ label: say('nobody'), share: report.nobody, ...beside('') }] : []),
    ...(report.undecided.count > 0
      ? [{ label: say('undecided', { rounds: maxRounds }), share: report.undecided }]
      : []),
  ];
  return [titled(say('victory'), teller), ...shareLines(rows, teller)];
}

function wipedLines({ sides }: Report, teller: Teller): readonly string[] {
  const rows = sides.map(({ side, wiped }) => ({ label: teller.audience.name(side), share: wiped }));
  return [titled(teller.say('wiped'), teller), ...shareLines(rows, teller)];
}

const FATES = [
  ['fell', 'falls'],
  ['died', 'dies'],
  ['away', 'leaves'],
] as const;

/** Returns a column for each status that any creature ended in. */
function fateLines({ creatures }: Report, teller: Teller): readonly string[] {
  const { say, audience, desk } = teller;
  const fates = FATES.filter(([fate]) => fate !== 'away' || creatures.some((one) => one.away.count > 0));
  const names = creatures.map(({ id }) => audience.name(id));
  const widest = Math.max(...names.map((name) => name.length));
  const cell = ({ share, interval }: Share): string =>
    `${percent(share, audience.language).padStart(7)}  ${desk.paint.dim(span(interval, audience.language).padStart(15))}`;
  const header = fates.map(([, word]) => `${say(word).padStart(7)}${' '.repeat(17)}`).join('  ');
  const line = (one: CreatureReport, at: number): string =>
    `   ${(names[at] ?? '').padEnd(widest)}  ${fates.map(([fate]) => cell(one[fate])).join('  ')}`;
  // without room side by side, the statuses are listed one after the other
  if (fates.length > 1 && 3 + widest + fates.length * 26 > desk.io.width)
    return fates.flatMap(([fate, word], n) => [
      ...(n === 0 ? [] : ['']),
      titled(`${say('fates')}: ${say(word)}`, teller),
      ...creatures.map((one, at) => `   ${(names[at] ?? '').padEnd(widest)}  ${cell(one[fate])}`),
    ]);
  return [
    titled(say('fates'), teller),
    desk.paint.dim(`   ${''.padEnd(widest)}  ${header}`).trimEnd(),
    ...creatures.map(line),
  ];
}

const MOST_ROWS = 16;

function roundsLines(report: Report, { say, audience, desk }: Teller): readonly string[] {
  const { language } = audience;
  const rows = roundsRows(report, MOST_ROWS);
  const labels = rows.map(roundsLabel);
  const widest = Math.max(0, ...labels.map((label) => label.length));
  const tallest = Math.max(...rows.map(({ share }) => share));
  const cells = Math.max(8, desk.io.width - widest - 15);
  const lines = rows.map(
    ({ share }, at) =>
      `   ${(labels[at] ?? '').padStart(widest)}  ${percent(share, language).padStart(7)}  ${desk.paint.cyan(bar(share / tallest, cells))}`,
  );
  return [`${desk.paint.bold(say('rounds'))}  ${roundsMean(report, say, language)}`, ...lines];
}

/** Returns the damage dealt and taken by each side, round by round, on one scale. */
function damageLines(report: Report, { say, audience, desk }: Teller): readonly string[] {
  const rounds = lastingRounds(report);
  const rows = damageRows(report).map(({ side, way, points }) => ({
    label: `${audience.name(side)}, ${say(way)}`,
    points: points.slice(0, rounds),
  }));
  const highest = Math.max(...rows.flatMap(({ points }) => points), 0);
  if (highest === 0) return [];
  const widest = Math.max(...rows.map(({ label }) => label.length));
  const shown = (value: number): string => decimal(value, audience.language, 1);
  const room = Math.max(0, Math.floor((desk.io.width - 3 - widest - 2 - rounds - 2) / 6));
  return [
    desk.paint.bold(say('damage')),
    ...rows.map(({ label, points }) => {
      const some = points.slice(0, room).map(shown).join(' ');
      const numbers = points.length > room && room > 0 ? `${some} …` : some;
      const drawn = sparkline(points, highest).padEnd(rounds);
      return `   ${label.padEnd(widest)}  ${desk.paint.cyan(drawn)}  ${desk.paint.dim(numbers)}`.trimEnd();
    }),
  ];
}

function healthLines({ sides }: Report, teller: Teller): readonly string[] {
  const { say, audience, desk } = teller;
  const { language } = audience;
  const known = sides.filter(({ left }) => left.bins.some((count) => count > 0));
  const widest = Math.max(...known.map(({ side }) => audience.name(side).length), 0);
  const lines = known.flatMap(({ side, left }) => {
    const drawn = sparkline(left.bins, Math.max(...left.bins));
    const about = say('health-short', {
      mean: percent(left.mean, language),
      swing: percent(left.swing, language),
    });
    const figure = `   ${audience.name(side).padEnd(widest)}  0 ${desk.paint.cyan(drawn)} 100 %`;
    const isWide = seenLength(figure) + 2 + about.length <= desk.io.width;
    return isWide ? [`${figure}  ${about}`] : [figure, `      ${about}`];
  });
  return known.length === 0 ? [] : [titled(say('health'), teller, 'health-terms'), ...lines];
}

function reserveLines({ creatures }: Report, { say, audience, desk }: Teller): readonly string[] {
  const rich = creatures.filter(({ reserves }) => Object.keys(reserves).length > 0);
  if (rich.length === 0) return [];
  const widest = Math.max(...rich.map(({ id }) => audience.name(id).length));
  const lines = rich.map(({ id, reserves }) => {
    const left = Object.entries(reserves).map(
      ([what, amount]) => `${audience.name(what)} ${decimal(amount, audience.language, 1)}`,
    );
    return `   ${audience.name(id).padEnd(widest)}  ${left.join(' · ')}`;
  });
  return [desk.paint.bold(say('reserves')), ...lines];
}

function decidedLines(report: Report, { say, audience, desk }: Teller): readonly string[] {
  const { language, name } = audience;
  const lines = mightiest(report).map(({ side, one }) => {
    const figures = { share: percent(one.most.share, language), points: decimal(one.dealt, language, 1) };
    return `   ${say('did-most', { who: name(one.id), side: name(side), ...figures })}`;
  });
  return lines.length === 0 ? [] : [desk.paint.bold(say('decided')), ...lines];
}

function endLine({ undecided }: Report, maxRounds: number, { say, desk }: Teller): string {
  const { count } = undecided;
  if (count === 0) return desk.paint.green(`✓ ${say('all-ended')}`);
  return desk.paint.yellow(`! ${say('not-all-ended', { count, rounds: maxRounds })}`);
}
