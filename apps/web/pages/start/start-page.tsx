import './start.css';
import { systemNames } from '@arbitro/catalogue/lazy';
import { useLocale } from '../../app/language.tsx';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notices } from '../../ui/notices.tsx';
import { GameCard } from './game-card.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { RecentTables } from './recent-tables.tsx';
import { useServer } from './use-server.ts';

const STEPS = [
  ['start-step-1', 'start-step-1-says', 'map'],
  ['start-step-2', 'start-step-2-says', 'people'],
  ['start-step-3', 'start-step-3-says', 'die'],
] as const;

/** What this is, and the ways to get to a table. */
export function StartPage() {
  const { text } = useLocale();
  const { answers, systems, retry } = useServer();
  useTitle();
  return (
    <div className="start">
      <div className="trouble" role="status">
        {!answers && <Unreachable onRetry={retry} />}
      </div>
      <Hero />
      <div className="page sections">
        <RecentTables />
        <section aria-labelledby="games">
          <h2 id="games">{text('start-games')}</h2>
          <p className="soft">{text('start-no-account')}</p>
          <ul className="games">
            {systemNames.map((system) => (
              <GameCard
                key={system.id}
                system={system}
                encounters={systems[system.id]?.encounters ?? []}
                disabled={!answers}
              />
            ))}
          </ul>
        </section>
        <Steps />
        <Notices systems={systemNames} />
      </div>
    </div>
  );
}

function Hero() {
  const { text } = useLocale();
  return (
    <section className="hero" aria-labelledby="claim">
      <div className="words">
        <h1 id="claim">{text('start-claim')}</h1>
        <p className="lead">{text('start-about')}</p>
      </div>
      <HeroPicture />
    </section>
  );
}

function Steps() {
  const { text } = useLocale();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{text('start-steps')}</h2>
      <ol className="steps">
        {STEPS.map(([title, line, icon]) => (
          <li key={title}>
            <span className="round">
              <Icon name={icon} size={24} />
            </span>
            <h3>{text(title)}</h3>
            <p className="soft">{text(line)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { text } = useLocale();
  return (
    <div className="notice">
      <Icon name="offline" size={28} />
      <p className="grow">
        <strong>{text('start-offline')}</strong> {text('start-offline-says')}
      </p>
      <Button onClick={onRetry}>
        <Icon name="refresh" />
        {text('try-again')}
      </Button>
    </div>
  );
}
