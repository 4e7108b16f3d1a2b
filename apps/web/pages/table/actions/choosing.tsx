import type { Person } from '@arbitro/kernel';
import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Actor, found, type Kind } from './grouping.ts';

interface ChoosingProps {
  readonly actors: readonly Actor[];
  readonly actor: Actor;
  readonly onActor: (id: Person) => void;
  readonly onKind: (actor: Actor, kind: Kind) => void;
}

/** So many kinds of action are looked over at a glance; more have a search field. */
const AT_A_GLANCE = 6;

/** Who acts, and what they do. */
export function Choosing({ actors, actor, onActor, onKind }: ChoosingProps) {
  const { text } = useSpeech();
  const [wanted, setWanted] = useState('');
  const all = actors.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const searching = wanted.trim() !== '';
  return (
    <>
      <div className="acting">
        {actors.length > 1 && <Actors actors={actors} actor={actor} onActor={onActor} />}
        {all > AT_A_GLANCE && (
          <input
            className="input find"
            type="search"
            aria-label={text('table-find-action')}
            placeholder={text('table-find-action')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        )}
      </div>
      {searching ? (
        <Found actors={actors} wanted={wanted} onKind={onKind} />
      ) : (
        <fieldset className="kinds" aria-label={`${text('table-actions')}: ${actor.name}`}>
          {actors.length === 1 && <span className="sole">{actor.name}</span>}
          {actor.kinds.map((kind, at) => (
            <Button
              key={kind.type}
              look={at === 0 && actor.due ? 'strong' : ''}
              data-key={at < 9 ? at + 1 : undefined}
              onClick={() => onKind(actor, kind)}
            >
              {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
              {kind.title}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Actors({ actors, actor, onActor }: Pick<ChoosingProps, 'actors' | 'actor' | 'onActor'>) {
  const { text } = useSpeech();
  return (
    <fieldset className="actors" aria-label={text('table-who-acts')}>
      {actors.map(({ id, name, due, ours }) => (
        <button
          key={id}
          type="button"
          className={`actor ${id === 'gm' ? 'gm' : ours ? 'ours' : 'theirs'} ${due ? 'due' : ''}`}
          aria-pressed={id === actor.id}
          onClick={() => onActor(id)}
        >
          {name}
          {due && <span className="unseen"> ({text('table-due-now')})</span>}
        </button>
      ))}
    </fieldset>
  );
}

function Found({
  actors,
  wanted,
  onKind,
}: Pick<ChoosingProps, 'actors' | 'onKind'> & { readonly wanted: string }) {
  const { text } = useSpeech();
  const hits = found(actors, wanted);
  if (hits.length === 0) return <p className="soft small">{text('table-no-action-found')}</p>;
  return (
    <fieldset className="kinds" aria-label={text('table-actions')}>
      {hits.map(({ actor, kind }) => (
        <Button key={`${actor.id} ${kind.type}`} onClick={() => onKind(actor, kind)}>
          <span className="soft">{actor.name}</span> {kind.title}
        </Button>
      ))}
    </fieldset>
  );
}
