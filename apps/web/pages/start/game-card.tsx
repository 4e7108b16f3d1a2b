import type { SystemName } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link, navigateTo } from '../../app/router.tsx';
import { type CreatedTable, sendRequest } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';

interface CardProps {
  readonly system: SystemName;
  readonly disabled: boolean;
}

/** One game: its description and links. */
export function GameCard({ system, disabled }: CardProps) {
  const { text, words } = useLocale();
  const { complain } = useToasts();
  const [opening, setOpening] = useState(false);
  const name = words(system.name);
  const demo = async (): Promise<void> => {
    setOpening(true);
    const made = await sendRequest<CreatedTable>('/tables', { body: { demo: system.id, name: text('gm') } });
    setOpening(false);
    if (made.ok) navigateTo(`/t/${made.value.table}#${made.value.key}`);
    else complain(made);
  };
  return (
    <li className="card game">
      <header>
        <Emblem system={system} />
        <h3>{name}</h3>
      </header>
      <p>{words(system.about)}</p>
      <Button
        look="ember"
        disabled={disabled || opening}
        aria-label={text('start-demo-of', { name })}
        onClick={() => void demo()}
      >
        <Icon name="play" />
        {text(opening ? 'start-opening' : 'start-demo')}
      </Button>
      <div className="also">
        <Link className="button" href={`/new/${system.id}`} aria-label={text('start-new-of', { name })}>
          <Icon name="plus" />
          {text('start-new')}
        </Link>
        <Link
          className="button quiet"
          href={`/rules/${system.id}`}
          aria-label={text('start-rules-of', { name })}
        >
          <Icon name="book" />
          {text('start-rules')}
        </Link>
      </div>
    </li>
  );
}
