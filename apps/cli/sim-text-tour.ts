import { decimal, fallsOf, fightsIn, partyOf, percent, systemNameOf, type Tour, textIn } from '@arbitro/sim';
import type { Report, Share } from '@arbitro/simulation';
import { hung } from './columns.ts';
import type { Desk } from './desk.ts';
import { type BarRow, barLines, shareLines, titled } from './sim-teller.ts';

/** Lists the systems below each other under every figure, so that they can be compared on a terminal of any width. */
export function tourLines({ stops, seed, asked }: Tour, desk: Desk): readonly string[] {
  const { io, language, paint } = desk;
  const say = textIn(language);
  const rows = stops.map(({ system, report }) => ({ label: systemNameOf(system, language), report }));
  const shares = (of: (report: Report) => Share): readonly string[] =>
    shareLines(
      rows.map(({ label, report }) => ({ label, share: of(report) })),
      { desk },
    );
  const parts = (of: (report: Report) => number): readonly string[] =>
    barLines(
      rows.map(({ label, report }) => ({ label, shown: percent(of(report), language), value: of(report) })),
      1,
      { desk },
    );
  return [
    paint.bold(say('tour')),
    paint.dim([say('tour-fights', fightsIn(asked, language)), say('seed', { seed })].join(' · ')),
    '',
    say('tour-about'),
    '',
    titled(say('tour-victory'), { say, desk }),
    ...shares((report) => partyOf(report).wins),
    '',
    titled(say('tour-wiped'), { say, desk }),
    ...shares((report) => partyOf(report).wiped),
    '',
    titled(say('tour-deaths'), { say, desk }),
    ...shares((report) => partyOf(report).deaths),
    '',
    paint.bold(say('tour-falls')),
    ...parts(fallsOf),
    '',
    paint.bold(say('tour-rounds')),
    ...roundsLines(rows, desk),
    '',
    paint.bold(say('tour-left')),
    ...parts((report) => partyOf(report).left.mean),
    '',
    paint.bold(say('tour-swing')),
    ...parts((report) => partyOf(report).left.swing),
    '',
    paint.dim(say('swing-note')),
  ].flatMap((line) => hung(line, io.width));
}

interface Row {
  readonly label: string;
  readonly report: Report;
}

function roundsLines(rows: readonly Row[], desk: Desk): readonly string[] {
  const say = textIn(desk.language);
  const shown = rows.map(({ label, report: { rounds } }): BarRow => {
    const { mean, least, most } = rounds;
    const figure = `${decimal(mean, desk.language, 1)} (${say('rounds-span', { least, most })})`;
    return { label, shown: figure, value: mean };
  });
  return barLines(shown, Math.max(...shown.map(({ value }) => value)), { desk });
}
