import type { Person } from '@arbitro/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { Aim } from '../aim.ts';
import type { PlaceName } from '../bar/places.tsx';
import type { TableView } from '../table-view.ts';
import type { TakenUp } from '../use-view.ts';
import { Choosing } from './choosing.tsx';
import { type Draft, draftFrom } from './draft.ts';
import { DraftPanel } from './draft-panel.tsx';
import { type Actor, actorOf, actorsOf } from './grouping.ts';
import './actions.css';

interface ActionBarProps {
  readonly table: TableView;
  readonly place: PlaceName;
  readonly taken: TakenUp | undefined;
  /** Called with what the current draft lets the user point at on the map. */
  readonly onAim: (aim: Aim | undefined) => void;
}

/** The available actions: the actor, the action, the places left to fill, the odds, and the button. */
export function ActionBar({ table, place, taken, onAim }: ActionBarProps) {
  const { language, text } = useSpeech();
  const { name, seen, offers } = table;
  const actors = useMemo(
    () => actorsOf(table, { language, name, gm: text('gm') }),
    [table, language, name, text],
  );
  const [wanted, setWanted] = useState<Person>();
  const [draft, setDraft] = useState<Draft>();
  const before = useRef(new Map<string, Draft['given']>());
  useTakenUp(table, taken, setDraft);
  useFollowTurn(seen.due.join(), () => setWanted(undefined));
  useFocusKept(draft === undefined, offers, seen.ask?.id);
  const actor = actors.find(({ id }) => id === wanted) ?? firstOf(actors, table);
  const kind = draft && kindOf(actors, draft);
  if (seen.you.role === 'spectator') return <p className="soft idle">{text('table-watching')}</p>;
  if (offers.length === 0 && seen.ask) return null;
  if (offers.length === 0 || !actor)
    return (
      <p className="soft idle">{seen.waiting.length > 0 ? waits(table, text) : text('table-no-actions')}</p>
    );
  return (
    <div className="action-bar">
      {draft && kind ? (
        <DraftPanel
          key={`${draft.actor} ${draft.type}`}
          table={table}
          place={place}
          draft={draft}
          kind={kind}
          onChange={setDraft}
          onAim={onAim}
          onClose={() => setDraft(undefined)}
          onDone={(again) => {
            before.current.set(`${draft.actor} ${draft.type}`, again);
            setDraft(undefined);
          }}
        />
      ) : (
        <Choosing
          actors={actors}
          actor={actor}
          onActor={(id) => {
            setWanted(id);
            table.lookAt(id);
          }}
          onKind={({ id }, { type }) =>
            setDraft({ actor: id, type, given: before.current.get(`${id} ${type}`) ?? {} })
          }
        />
      )}
    </div>
  );
}

const waits = ({ seen, name }: TableView, text: ReturnType<typeof useSpeech>['text']): string =>
  text('table-waiting', { who: seen.waiting.map(name) });

/**
 * Returns one of the seat's own creatures whose turn it is, else any creature whose turn it is, else the first actor.
 */
function firstOf(actors: readonly Actor[], { seen }: TableView): Actor | undefined {
  const own = actors.filter(({ id }) => seen.you.owns.includes(id));
  return own.find(({ due }) => due) ?? actors.find(({ due }) => due) ?? own[0] ?? lastFirst(actors);
}

/** Outside a fight, the game master's own actions come first for the game master. */
const lastFirst = (actors: readonly Actor[]): Actor | undefined =>
  actors.find(({ id }) => id === 'gm') ?? actors[0];

const kindOf = (actors: readonly Actor[], { actor, type }: Draft) =>
  actors.find(({ id }) => id === actor)?.kinds.find((kind) => kind.type === type);

/** Makes an action that was started on the map or on a sheet the draft. */
function useTakenUp(table: TableView, taken: TakenUp | undefined, onDraft: (draft: Draft) => void): void {
  const [done, setDone] = useState(0);
  if (!taken || taken.at === done) return;
  setDone(taken.at);
  const actor = actorOf(table, taken.action);
  const same = table.offers.filter(
    ({ action }) => action.type === taken.action.type && actorOf(table, action) === actor,
  );
  onDraft(draftFrom(taken.action, actor, same));
}

/** When the turn passes, the bar follows it. */
function useFollowTurn(due: string, follow: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turn that passes on counts
  useEffect(follow, [due]);
}

/**
 * When the focused button disappears, moves the keyboard focus to the actions instead of losing it to the top of the
 * page.
 */
function useFocusKept(...changes: readonly unknown[]): void {
  const last = useRef<Element | undefined>(undefined);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, []);
  useEffect(() => {
    const gone = last.current !== undefined && !last.current.isConnected;
    if (gone && document.activeElement === document.body)
      document.getElementById('actions')?.focus({ preventScroll: true });
  }, [...changes]);
}
