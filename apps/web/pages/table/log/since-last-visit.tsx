import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { summarizeSince } from './summarize-since.ts';
import './since-last-visit.css';

interface SinceProps {
  readonly table: TableView;
  /** The last moment that this device showed; 0 if it has not been here before. */
  readonly since: number;
  readonly onClose: () => void;
}

/** What happened while the user was away, in a few lines. */
export function SinceLastVisit({ table, since, onClose }: SinceProps) {
  const { text, number } = useLocale();
  const { live, system, name } = table;
  // what happens while it is open is in the log
  const [{ deeds, news }] = useState(() => summarizeSince(live.lines, system, since));
  return (
    <section className="since stack" aria-label={text('log-since')}>
      <header>
        <h3>{text(since === 0 ? 'log-since-beginning' : 'log-since-left', { n: deeds })}</h3>
        <Button look="quiet square" aria-label={text('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <ul>
        {news.map(({ who, figures }) => (
          <li key={who}>
            <b>{name(who)}</b>:{' '}
            {figures.map(({ key, mean }) => [name(key), mean && number(mean)].join(' ').trim()).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
