import type { System } from '@arbitro/kernel';
import { findLastCommonRound, type Report } from '@arbitro/simulation';
import { useLocale } from '../../app/language.tsx';
import { Ticks } from '../../ui/chart.tsx';
import { toneOf, useSideName } from './simulation-figures.tsx';

const [WIDTH, HEIGHT] = [100, 48];
/** At least one fight in fifty reaches the last round shown. */
const ONE_FIGHT_IN = 50;
/** The number of rounds described in figures. */
const FIRST_ROUNDS = 4;

/** The damage that each side deals, round by round; rounds that few fights reach are left out. */
export function DamageChart({ system, report }: { readonly system: System; readonly report: Report }) {
  const { text, number } = useLocale();
  const name = useSideName(system);
  const rounds = Math.max(1, findLastCommonRound(report, ONE_FIGHT_IN));
  const lines = report.sides.map(({ side, damage }) => ({ side, damage: damage.slice(0, rounds) }));
  const max = Math.max(1, ...lines.flatMap(({ damage }) => damage));
  const at = (n: number): number => (rounds <= 1 ? WIDTH / 2 : (WIDTH * n) / (rounds - 1));
  return (
    <section className="card stack" aria-labelledby="lab-damage">
      <h2 id="lab-damage">{text('lab-damage')}</h2>
      <div className="lab-plot">
        <span className="most soft number" aria-hidden="true">
          {number(max, 1)}
        </span>
        <svg
          className="lab-lines"
          viewBox={`0 -2 ${WIDTH} ${HEIGHT + 2}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text('lab-damage')}
        >
          <line className="base" x1="0" x2={WIDTH} y1="0" y2="0" />
          <line className="base" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          {lines.map(({ side, damage }) => (
            <polyline
              key={side}
              className={toneOf(report, side)}
              points={damage.map((points, n) => `${at(n)},${HEIGHT - (HEIGHT * points) / max}`).join(' ')}
            />
          ))}
        </svg>
        <span className="least soft number" aria-hidden="true">
          0
        </span>
        <Ticks ticks={listRoundsShown(rounds).map((round) => ({ value: round, at: at(round - 1) }))} />
      </div>
      <ul className="lab-legend small">
        {lines.map(({ side, damage }) => (
          <li key={side} className={toneOf(report, side)}>
            {name(side)}{' '}
            <span className="soft">
              ({text('lab-damage-first', { last: number(Math.min(FIRST_ROUNDS, rounds)) })}){' '}
            </span>
            <span className="number">
              {damage
                .slice(0, FIRST_ROUNDS)
                .map((value) => number(value, 1))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_ROUNDS_SHOWN = 8;

/** Returns the rounds labelled on the axis, spaced so that labels do not touch. */
function listRoundsShown(rounds: number): readonly number[] {
  const every = Math.ceil(rounds / MAX_ROUNDS_SHOWN);
  return Array.from({ length: Math.ceil(rounds / every) }, (_, n) => 1 + n * every);
}
