import type { System } from '@arbitro/kernel';
import type { Comparison, Report, Share } from '@arbitro/simulation';
import { useLocale } from '../../app/language.tsx';
import { Columns, chooseTicks, Ticks } from '../../ui/chart.tsx';
import { CreatureFates } from './creature-fates.tsx';
import { DamageChart } from './damage-chart.tsx';
import { ShareRow } from './share-row.tsx';
import type { SimulationFigures as Figures } from './simulation-messages.ts';

interface SimulationFiguresProps {
  readonly system: System;
  readonly figures: Figures;
  readonly compared: boolean;
}

/** Returns the display name of a side. */
export function useSideName(system: System): (side: string) => string {
  const { words } = useLocale();
  return (side) => {
    const term = system.presentation.terms[side];
    return term ? words(term) : side;
  };
}

/** The results of many fights, as charts with their figures. */
export function SimulationFigures({
  system,
  figures: { reports, comparison },
  compared,
}: SimulationFiguresProps) {
  const report = reports.at(-1);
  if (!report) return null;
  const beside = compared && comparison ? removeUnshared(comparison, reports[0]) : undefined;
  return (
    <>
      <Victory system={system} report={report} comparison={beside} />
      <CreatureFates system={system} report={report} comparison={beside} />
      <div className="lab-two">
        <Rounds report={report} comparison={beside} />
        <DamageChart system={system} report={report} />
      </div>
    </>
  );
}

/** Leaves out creatures that are only in one of the encounters. */
const removeUnshared = (comparison: Comparison, before: Report | undefined): Comparison => ({
  ...comparison,
  held: comparison.held.filter(({ what }) => {
    const [kind, id] = what.split(':');
    const isOne = kind === 'fell' || kind === 'died';
    return !isOne || before?.creatures.some((creature) => creature.id === id) === true;
  }),
});

interface PartProps {
  readonly system: System;
  readonly report: Report;
  readonly comparison: Comparison | undefined;
}

/** Returns the tone of a side: the side of the first creature is the party. */
export const toneOf = (report: Report, side: string): 'good' | 'bad' =>
  report.sides[0]?.side === side ? 'good' : 'bad';

function Victory({ system, report, comparison }: PartProps) {
  const { text } = useLocale();
  const name = useSideName(system);
  const rows: readonly {
    readonly what: string;
    readonly label: string;
    readonly share: Share;
    readonly tone: 'good' | 'bad' | 'plain';
  }[] = [
    ...report.sides.map(({ side, wins }) => ({
      what: `win:${side}`,
      label: text('lab-wins', { side: name(side) }),
      share: wins,
      tone: toneOf(report, side),
    })),
    ...report.sides.slice(0, 1).map(({ side, wiped }) => ({
      what: `wiped:${side}`,
      label: text('lab-wiped', { side: name(side) }),
      share: wiped,
      tone: 'bad' as const,
    })),
    { what: 'nobody', label: text('lab-nobody'), share: report.nobody, tone: 'plain' },
    { what: 'undecided', label: text('lab-undecided'), share: report.undecided, tone: 'plain' },
  ];
  const visibleRows = rows.filter(({ what, share }) => share.count > 0 || what.startsWith('win:'));
  return (
    <section className="card stack" aria-labelledby="lab-victory">
      <h2 id="lab-victory">{text('lab-victory')}</h2>
      <table className="lab-shares">
        <caption className="unseen">{text('lab-victory')}</caption>
        <tbody>
          {visibleRows.map((row) => (
            <ShareRow key={row.what} {...row} comparison={comparison} />
          ))}
        </tbody>
      </table>
      <p className="soft small">{text('lab-interval')}</p>
    </section>
  );
}

function Rounds({ report: { rounds, fights }, comparison }: Omit<PartProps, 'system'>) {
  const { text, number } = useLocale();
  const line = text('lab-rounds-mean', {
    mean: number(rounds.mean, 1),
    least: number(rounds.least),
    most: number(rounds.most),
  });
  const columns = Array.from({ length: rounds.most - rounds.least + 1 }, (_, n) => {
    const value = rounds.least + n;
    const found = rounds.counts.find((count) => count.rounds === value);
    return { value, chance: (found?.fights ?? 0) / Math.max(1, fights) };
  });
  return (
    <section className="card stack" aria-labelledby="lab-rounds">
      <h2 id="lab-rounds">{text('lab-rounds')}</h2>
      <div>
        <Columns columns={columns} title={line} height={48} />
        <Ticks ticks={chooseTicks(columns)} />
      </div>
      <p className="number">
        {line}
        {comparison && (
          <span className="soft small">
            {' '}
            ({comparison.rounds.by > 0 ? '+' : ''}
            {number(comparison.rounds.by, 2)})
          </span>
        )}
      </p>
    </section>
  );
}
