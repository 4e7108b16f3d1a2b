import type { System } from '@arbitro/kernel';
import type { ReactNode } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { useSystem } from './use-system.ts';
import './texts.ts';

interface WithSystemProps {
  readonly id: string;
  readonly children: (system: System) => ReactNode;
}

/** Renders its children once the system is loaded; until then, or without one, says why not. */
export function WithSystem({ id, children }: WithSystemProps) {
  const { text } = useLocale();
  const { system, retry } = useSystem(id);
  if (system === 'loading') return <p className="page soft">{text('loading')}</p>;
  if (system === 'none')
    return (
      <div className="page stack">
        <h1>{text('rules-no-such-game')}</h1>
        <p>
          <Link href="/">{text('home')}</Link>
        </p>
      </div>
    );
  if (system === 'lost')
    return (
      <div className="page stack">
        <p role="alert">{text('went-wrong')}</p>
        <p>
          <Button onClick={retry}>{text('try-again')}</Button>
        </p>
      </div>
    );
  return children(system);
}
