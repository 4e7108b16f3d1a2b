import './lab.css';
import type { System } from '@arbitro/kernel';
import { useSpeech } from '../../app/language.tsx';
import type { Told } from './asked.ts';
import { Figures } from './figures.tsx';

interface ResultProps {
  readonly told: Told | undefined;
  readonly system: System;
  readonly running: boolean;
  readonly compared: boolean;
}

/** What the worker has told so far, or why it tells nothing. */
export function Result({ told, system, running, compared }: ResultProps) {
  const { text } = useSpeech();
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
      {told ? (
        <>
          <Progress told={told} running={running} />
          <Figures system={system} told={told} compared={compared} />
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
}: {
  readonly told: Extract<Told, { is: 'figures' }>;
  readonly running: boolean;
}) {
  const { text, number } = useSpeech();
  const says = text('lab-progress', { done: number(done), fights: number(fights) });
  return (
    <div className="lab-progress">
      {running && <progress value={done} max={fights} aria-label={says} />}
      <span className="soft small number" role="status">
        {says}
      </span>
    </div>
  );
}
