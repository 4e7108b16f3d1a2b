import './lab.css';
import type { System } from '@arbitro/kernel';
import { useLocale } from '../../app/language.tsx';
import { SimulationFigures } from './simulation-figures.tsx';
import type { SimulationMessage } from './simulation-messages.ts';
import type { SimulationPlace } from './simulation-place.ts';
import { type Simulation, TIME_LIMIT_CODE } from './use-simulation.ts';
import './texts.ts';

interface SimulationResultProps {
  readonly simulation: Simulation;
  readonly system: System;
  readonly compared: boolean;
}

/** The results so far, or why there are none. */
export function SimulationResult({ simulation, system, compared }: SimulationResultProps) {
  const { text } = useLocale();
  const { told, running, place, denied } = simulation;
  if (told?.is === 'trouble')
    return (
      <section className="lab-figures">
        <p role="alert" className="card">
          {text(`lab-${told.why}`, { says: told.says })}
        </p>
      </section>
    );
  return (
    <section className="lab-figures stack" aria-busy={running} aria-label={text('lab-victory')}>
      {denied && (
        <p className="card soft" role="status">
          {denied.says || text('lab-cluster-lost')}{' '}
          {denied.code !== TIME_LIMIT_CODE && text('lab-in-browser-then')}
        </p>
      )}
      {told ? (
        <>
          <Progress told={told} running={running} place={place} />
          <SimulationFigures system={system} told={told} compared={compared} />
        </>
      ) : (
        <p className="card soft">{text(running ? 'loading' : 'lab-none-yet')}</p>
      )}
    </section>
  );
}

function Progress({
  told: { done, fights },
  running,
  place,
}: {
  readonly told: Extract<SimulationMessage, { is: 'figures' }>;
  readonly running: boolean;
  readonly place: SimulationPlace;
}) {
  const { text, number } = useLocale();
  const line = text('lab-progress', { done: number(done), fights: number(fights) });
  return (
    <div className="lab-progress">
      {running && <progress value={done} max={fights} aria-label={line} />}
      <span className="soft small number" role="status">
        {line}
      </span>
      {place === 'cluster' && <span className="soft small">{text('lab-place-cluster')}</span>}
    </div>
  );
}
