import type { SystemName } from '@arbitro/kernel';
import { useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { go, Link } from '../../app/router.tsx';
import { ask, type Made } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';

/** A tint of its own for each system, from its id alone. */
const hueOf = (id: string): number =>
  [...id].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

/** The first letter of a system on a die. */
export function Emblem({ system }: { readonly system: SystemName }) {
  const { words } = useSpeech();
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true" style={{ '--hue': hueOf(system.id) }}>
      <path className="body" d="M32 3l26 14.500v29L32 61 6 46.500v-29z" />
      <path className="edges" d="M32 3v9M58 17.500L50 22M58 46.500L50 42M32 61v-9M6 46.500L14 42M6 17.500L14 22" />
      <path className="front" d="M32 12l18 10v20L32 52 14 42V22z" />
      <text x="32" y="41">
        {words(system.name).slice(0, 1)}
      </text>
    </svg>
  );
}

interface CardProps {
  readonly system: SystemName;
  readonly disabled: boolean;
}

/** One game: what it is, and the ways into it. */
export function GameCard({ system, disabled }: CardProps) {
  const { text, words } = useSpeech();
  const { complain } = useToasts();
  const [opening, setOpening] = useState(false);
  const name = words(system.name);
  const demo = async (): Promise<void> => {
    setOpening(true);
    const made = await ask<Made>('/tables', { body: { demo: system.id } });
    setOpening(false);
    if (made.ok) go(`/t/${made.value.table}#${made.value.key}`);
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
