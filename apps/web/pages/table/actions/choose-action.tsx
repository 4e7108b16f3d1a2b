import type { Person } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AssignedKeys } from './assign-keys.ts';
import { type ActionKind, type Actor, findKinds } from './group-offers.ts';

interface ChooseActionProps {
  readonly actors: readonly Actor[];
  readonly actor: Actor;
  readonly onActor: (id: Person) => void;
  readonly onKind: (actor: Actor, kind: ActionKind) => void;
  /** The number keys of the actor. */
  readonly keys: AssignedKeys;
}

/** More kinds of action than this get a search field. */
const MAX_WITHOUT_SEARCH = 6;

/** Choice of the actor and of the kind of action. */
export function ChooseAction({ actors, actor, onActor, onKind, keys }: ChooseActionProps) {
  const { text } = useLocale();
  const [wanted, setWanted] = useState<string>();
  const many = actors.reduce((sum, { kinds }) => sum + kinds.length, 0) > MAX_WITHOUT_SEARCH;
  const alone = actors.length === 1;
  const kinds = wanted === undefined && (
    <KindButtons actor={actor} named={alone} onKind={onKind} keys={keys} />
  );
  return (
    <>
      <div className="acting">
        {alone ? kinds : <ActorButtons actors={actors} actor={actor} onActor={onActor} />}
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
      {wanted !== undefined && (
        <SearchResults actors={actors} wanted={wanted} onWanted={setWanted} onKind={onKind} />
      )}
    </>
  );
}

interface KindsProps extends Pick<ChooseActionProps, 'actor' | 'onKind' | 'keys'> {
  readonly named: boolean;
}

function KindButtons({ actor, named, onKind, keys }: KindsProps) {
  const { text } = useLocale();
  const [unfolded, setUnfolded] = useState<Person>();
  const usual = actor.kinds.filter((kind) => kind.usual);
  const rest = actor.kinds.length - usual.length;
  const isFolded = unfolded !== actor.id && usual.length > 0 && rest >= MIN_FOLDED;
  const shown = isFolded ? usual : actor.kinds;
  const keyOf = (type: string): number | undefined => keys.indexOf(type) + 1 || undefined;
  return (
    <fieldset className="kinds" aria-label={`${text('table-actions')}: ${actor.name}`}>
      {named && <span className="sole">{actor.name}</span>}
      {actor.kinds.length === 0 && <span className="soft">{text('table-no-actions')}</span>}
      {shown.map((kind, index) => (
        <Button
          key={kind.type}
          look={index === 0 && actor.due ? 'strong' : ''}
          data-key={keyOf(kind.type)}
          onClick={() => onKind(actor, kind)}
        >
          {keyOf(kind.type) !== undefined && (
            <span className="kbd" aria-hidden="true">
              {keyOf(kind.type)}
            </span>
          )}
          {kind.title}
        </Button>
      ))}
      {isFolded && (
        <MoreButton says={text('table-more-actions', { n: rest })} onOpen={() => setUnfolded(actor.id)} />
      )}
    </fieldset>
  );
}

/** Fewer than this are not worth folding. */
const MIN_FOLDED = 3;

function MoreButton({ says, onOpen }: { readonly says: string; readonly onOpen: () => void }) {
  return (
    <Button look="quiet" className="more" aria-expanded={false} onClick={onOpen}>
      <Icon name="more" size={16} />
      {says}
    </Button>
  );
}

/** More actors than this are folded away, but for the first of those whose turn it is. */
const MAX_ACTORS = 5;

function ActorButtons({
  actors: all,
  actor,
  onActor,
}: Pick<ChooseActionProps, 'actors' | 'actor' | 'onActor'>) {
  const { text } = useLocale();
  const [isUnfolded, setUnfolded] = useState(false);
  const near = listNearActors(all, actor);
  const rest = all.length - near.length;
  const isFolded = !isUnfolded && all.length > MAX_ACTORS && rest >= MIN_FOLDED;
  const actors = isFolded ? near : all;
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
      {isFolded && (
        <MoreButton says={text('table-other-actors', { n: rest })} onOpen={() => setUnfolded(true)} />
      )}
    </fieldset>
  );
}

/** Returns the first of those whose turn it is, the chosen one, and the game master. */
function listNearActors(actors: readonly Actor[], actor: Actor): readonly Actor[] {
  const due = actors.filter((other) => other.due).slice(0, MAX_ACTORS);
  return actors.filter((other) => due.includes(other) || other.id === actor.id || other.id === 'gm');
}

interface SearchResultsProps extends Pick<ChooseActionProps, 'actors' | 'onKind'> {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

function SearchResults({ actors, wanted, onWanted, onKind }: SearchResultsProps) {
  const { text } = useLocale();
  const hits = findKinds(actors, wanted);
  return (
    <>
      <input
        className="input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for it
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
