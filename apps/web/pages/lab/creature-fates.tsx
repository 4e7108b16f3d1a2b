import { displayNameOf, type System } from '@arbitro/kernel';
import type { Comparison, CreatureReport, Report } from '@arbitro/simulation';
import { useLocale } from '../../app/language.tsx';
import { Change, ShareBar } from './share-row.tsx';
import { toneOf, useSideName } from './simulation-figures.tsx';

interface CreatureFatesProps {
  readonly system: System;
  readonly report: Report;
  readonly comparison: Comparison | undefined;
}

/** The results of each creature, grouped by side. */
export function CreatureFates({ system, report, comparison }: CreatureFatesProps) {
  const { text } = useLocale();
  const name = useSideName(system);
  // if no creature died in any fight, deaths are not shown
  const ends = report.creatures.some(({ died }) => died.count > 0) ? (['fell', 'died'] as const) : FALLS;
  return (
    <section className="card stack" aria-labelledby="lab-fates">
      <h2 id="lab-fates">{text('lab-survival')}</h2>
      {report.sides.map(({ side }) => (
        <div key={side} className="lab-side">
          <h3>{name(side)}</h3>
          <ul className="lab-fates">
            {report.creatures
              .filter((creature) => creature.side === side)
              .map((creature) => (
                <CreatureFate
                  key={creature.id}
                  system={system}
                  creature={creature}
                  comparison={comparison}
                  tone={toneOf(report, side)}
                  ends={ends}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const FALLS = ['fell'] as const;

interface CreatureFateProps {
  readonly ends: readonly ('fell' | 'died')[];
  readonly system: System;
  readonly creature: CreatureReport;
  readonly comparison: Comparison | undefined;
  readonly tone: 'good' | 'bad';
}

function CreatureFate({ system, creature, comparison, tone, ends }: CreatureFateProps) {
  const { text, percent, number, words, language } = useLocale();
  const was = (what: string) => comparison?.held.find((held) => held.what === `${what}:${creature.id}`);
  const left = Object.entries(creature.reserves);
  return (
    <li>
      <div className="row between">
        <strong>{displayNameOf(system, creature, language)}</strong>
        {creature.most.share > 0 && (
          <span className="chip small" title={text('lab-most')}>
            {text('lab-most')} {percent(creature.most.share)}
          </span>
        )}
      </div>
      <dl className="lab-lot">
        {ends.map((what) => (
          <FateShare key={what} what={what} share={creature[what]} tone={tone} was={was(what)} />
        ))}
      </dl>
      <p className="soft small number">
        {text('lab-dealt')} {number(creature.dealt, 1)} · {text('lab-taken')} {number(creature.taken, 1)}
        {left.length > 0 && (
          <>
            {' · '}
            {text('lab-left')}:{' '}
            {left
              .map(([term, value]) => {
                const known = system.presentation.terms[term];
                return `${known ? words(known) : term} ${number(value, 1)}`;
              })
              .join(', ')}
          </>
        )}
      </p>
    </li>
  );
}

interface FateShareProps {
  readonly what: 'fell' | 'died';
  readonly share: CreatureReport['fell'];
  readonly tone: 'good' | 'bad';
  readonly was: Comparison['held'][number] | undefined;
}

/** How often this happened: bad for one side is good for the other. */
function FateShare({ what, share, tone, was }: FateShareProps) {
  const { text, percent } = useLocale();
  const [low, high] = share.interval;
  return (
    <div>
      <dt>{text(`lab-${what}`)}</dt>
      <dd className="number">
        <ShareBar share={share} tone={tone === 'good' ? 'bad' : 'good'} before={was?.before} />
        <span>
          {percent(share.share)}{' '}
          <span className="soft small">
            {percent(low)} – {percent(high)}
          </span>
        </span>
        {was && <Change change={was} />}
      </dd>
    </div>
  );
}
