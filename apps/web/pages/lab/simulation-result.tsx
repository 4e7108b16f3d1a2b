import './lab.css';
import type { System } from '@arbitro/kernel';
import { useLocale } from '../../app/language.tsx';
import { SimulationFigures } from './simulation-figures.tsx';
import type { SimulationFigures as Figures } from './simulation-messages.ts';
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
  const { message, running, within, place, denied } = simulation;
  if (message?.is === 'trouble')
    return (
      <section className="lab-figures">
        <p role="alert" className="card">
          {text(`lab-${message.why}`, { says: message.says })}
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
      {message ? (
        <>
          <Progress figures={message} running={running} within={within} place={place} />
          <SimulationFigures system={system} figures={message} compared={compared} />
        </>
      ) : (
        <p className="card soft">{text(running ? 'loading' : 'lab-none-yet')}</p>
      )}
    </section>
  );
}

interface ProgressProps {
  readonly figures: Figures;
  readonly running: boolean;
  readonly within: number | undefined;
  readonly place: SimulationPlace;
}

function Progress({ figures, running, within, place }: ProgressProps) {
  const { text } = useLocale();
  const line = useProgressLine(figures, within);
  return (
    <div className="lab-progress">
      {running && <progress value={figures.done} max={figures.fights} aria-label={line} />}
      <span className="soft small number" role="status">
        {line}
      </span>
      {place === 'cluster' && <span className="soft small">{text('lab-place-cluster')}</span>}
    </div>
  );
}

/** Returns how many fights are done, or how well the percentages are known. */
function useProgressLine({ done, fights, widest }: Figures, within: number | undefined): string {
  const { text, number } = useLocale();
  if (within === undefined) return text('lab-progress', { done: number(done), fights: number(fights) });
  // rounded up: the aim is not shown before it is reached
  const points = number(Math.ceil(10 * widest) / 10, 1);
  const figures = { done: number(done), points, within: number(within) };
  return text(widest <= within ? 'lab-sure' : 'lab-not-sure', figures);
}
