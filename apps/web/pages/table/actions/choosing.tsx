import type { Person } from '@arbitro/kernel';
import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Actor, found, type Kind } from './grouping.ts';

interface ChoosingProps {
  readonly actors: readonly Actor[];
  readonly actor: Actor;
  readonly onActor: (id: Person) => void;
  readonly onKind: (actor: Actor, kind: Kind) => void;
}

/** More kinds of action than this get a search field. */
const AT_A_GLANCE = 6;

/** Choice of the actor and of the kind of action. */
export function Choosing({ actors, actor, onActor, onKind }: ChoosingProps) {
  const { text } = useSpeech();
  const [wanted, setWanted] = useState<string>();
  const many = actors.reduce((sum, { kinds }) => sum + kinds.length, 0) > AT_A_GLANCE;
  const alone = actors.length === 1;
  const kinds = wanted === undefined && <Kinds actor={actor} named={alone} onKind={onKind} />;
  return (
    <>
      <div className="acting">
        {alone ? kinds : <Actors actors={actors} actor={actor} onActor={onActor} />}
        {many && (
          <Button
            look="quiet square"
            aria-label={text('table-find-action')}
            aria-expanded={wanted !== undefined}
            onClick={() => setWanted(wanted === undefined ? '' : undefined)}
          >
            <Icon name={wanted === undefined ? 'search' : 'close'} />
          </Button>
        )}
      </div>
      {!alone && kinds}
      {wanted !== undefined && <Found actors={actors} wanted={wanted} onWanted={setWanted} onKind={onKind} />}
    </>
  );
}

interface KindsProps extends Pick<ChoosingProps, 'actor' | 'onKind'> {
  readonly named: boolean;
}

function Kinds({ actor, named, onKind }: KindsProps) {
  const { text } = useSpeech();
  return (
    <fieldset className="kinds" aria-label={`${text('table-actions')}: ${actor.name}`}>
      {named && <span className="sole">{actor.name}</span>}
      {actor.kinds.length === 0 && <span className="soft">{text('table-no-actions')}</span>}
      {actor.kinds.map((kind, at) => (
        <Button
          key={kind.type}
          look={at === 0 && actor.due ? 'strong' : ''}
          data-key={at < 9 ? at + 1 : undefined}
          onClick={() => onKind(actor, kind)}
        >
          {at < 9 && (
            <span className="kbd" aria-hidden="true">
              {at + 1}
            </span>
          )}
          {kind.title}
        </Button>
      ))}
    </fieldset>
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

interface FoundProps extends Pick<ChoosingProps, 'actors' | 'onKind'> {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

function Found({ actors, wanted, onWanted, onKind }: FoundProps) {
  const { text } = useSpeech();
  const hits = found(actors, wanted);
  return (
    <>
      <input
        className="input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
        autoFocus
        aria-label={text('table-find-action')}
        placeholder={text('table-find-action')}
        value={wanted}
        onChange={({ target }) => onWanted(target.value)}
      />
      {hits.length === 0 && <p className="soft small">{text('table-no-action-found')}</p>}
      <fieldset className="kinds hits" aria-label={text('table-actions')}>
        {hits.map(({ actor, kind }) => (
          <Button key={`${actor.id} ${kind.type}`} onClick={() => onKind(actor, kind)}>
            <span className="soft">{actor.name}</span> {kind.title}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
