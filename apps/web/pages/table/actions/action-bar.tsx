import type { Person } from '@arbitro/kernel';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Aim } from '../aim.ts';
import type { PlaceName } from '../bar/place-tabs.tsx';
import { AdviceButton } from '../computer/advice-button.tsx';
import { isComputerActing, isPlayedByComputer, mayAskAdvice } from '../computer/computer-turns.ts';
import { DecideButton } from '../computer/decide-button.tsx';
import { useDecideFoes } from '../computer/use-decide-foes.ts';
import type { TableView } from '../table-view.ts';
import type { TakenAction } from '../use-table-view.ts';
import { type ActionDraft, draftFrom } from './action-draft.ts';
import { startAttack } from './actions-on.ts';
import { type AssignedKeys, assignKeys } from './assign-keys.ts';
import { ChooseAction } from './choose-action.tsx';
import { type Actor, actorOf, isImmediate, listActors } from './group-offers.ts';
import './actions.css';

// large, and not needed before the first tap
const loadParts = () => import('./action-parts.ts');
const ActionsOnCreature = lazy(() => loadParts().then((parts) => ({ default: parts.ActionsOnCreature })));
const AtOnceButton = lazy(() => loadParts().then((parts) => ({ default: parts.AtOnceButton })));
const DraftPanel = lazy(() => loadParts().then((parts) => ({ default: parts.DraftPanel })));

interface ActionBarProps {
  readonly table: TableView;
  readonly place: PlaceName;
  readonly taken: TakenAction | undefined;
  /** Called with what the current draft lets the user point at on the map. */
  readonly onAim: (aim: Aim | undefined) => void;
}

/** The available actions: the actor, the action, the places left to fill, the odds, and the button. */
export function ActionBar({ table, place, taken, onAim }: ActionBarProps) {
  const { language, text } = useLocale();
  const { seen, offers } = table;
  const actors = useMemo(() => listActors(table, { language, gm: text('gm') }), [table, language, text]);
  const [wanted, setWanted] = useState<Person>();
  const [draft, setDraft] = useState<ActionDraft>();
  const before = useRef(new Map<string, ActionDraft['given']>());
  const keys = useRef(new Map<string, AssignedKeys>());
  useTakenAction(table, taken, setDraft);
  useFollowTurn(seen.due.join(), () => setWanted(undefined));
  useKeepFocus(draft === undefined, offers, seen.ask?.id);
  const foes = useDecideFoes(table);
  const actor = actors.find(({ id }) => id === wanted) ?? chooseFirstActor(actors, table);
  const kind = draft && findKind(actors, draft);
  if (seen.you.role === 'spectator') return <p className="soft idle">{text('table-watching')}</p>;
  if (offers.length === 0 && seen.ask) return null;
  if (!draft && isComputerActing(seen)) return null;
  if (offers.length === 0 || !actor)
    return (
      <p className="soft idle">
        {seen.waiting.length > 0 ? describeWaiting(table, text) : text('table-no-actions')}
      </p>
    );
  return (
    <div className="action-bar">
      {draft && kind ? (
        <Suspense>
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
        </Suspense>
      ) : (
        <>
          <Suspense>
            <ActionsOnCreature table={table} actor={actor} />
            <AtOnceButton key={`at once ${actor.id}`} table={table} actor={actor} />
          </Suspense>
          <ChooseAction
            actors={actors}
            actor={actor}
            keys={keysOf(keys.current, actor)}
            onActor={(id) => {
              setWanted(id);
              table.lookAt(id);
            }}
            onKind={({ id }, chosenKind) => {
              const {
                type,
                offers: [only],
              } = chosenKind;
              if (only && isImmediate(table, chosenKind)) {
                void table.send('act', { action: only.action });
                return;
              }
              const given = before.current.get(`${id} ${type}`) ?? startAttack(chosenKind);
              setDraft({ actor: id, type, given });
            }}
          />
          {canLeaveTurn(table, actor) && (
            <div className="row">
              <DecideButton table={table} who={actor.id} says="computer-decide-turn" />
              {foes.isOffered && (
                <Button look="quiet tight" className="decide" aria-pressed={foes.isOn} onClick={foes.toggle}>
                  <Icon name="robot" size={16} />
                  {text('computer-decide-foes')}
                </Button>
              )}
              {mayAskAdvice(seen) && <AdviceButton key={actor.id} table={table} who={actor.id} />}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Returns the number keys of an actor, which stay the same from turn to turn. */
function keysOf(known: Map<string, AssignedKeys>, { id, due, kinds }: Actor): AssignedKeys {
  const turn = `${id} ${due}`;
  const keys = assignKeys(
    known.get(turn) ?? [],
    kinds.map(({ type }) => type),
  );
  known.set(turn, keys);
  return keys;
}

/** Whether Arbitro may play this turn for the person who plays the creature. */
const canLeaveTurn = ({ seen }: TableView, { id, due }: Actor): boolean =>
  due && seen.waiting.length === 0 && !isPlayedByComputer(seen, id);

const describeWaiting = ({ seen, name }: TableView, text: ReturnType<typeof useLocale>['text']): string =>
  text('table-waiting', { who: seen.waiting.map(name) });

/** Returns one of the seat's own creatures whose turn it is, else any creature whose turn it is, else the first actor. */
function chooseFirstActor(actors: readonly Actor[], { seen }: TableView): Actor | undefined {
  const own = actors.filter(({ id }) => seen.you.owns.includes(id));
  const toAct = actors.filter(({ due }) => due);
  const person = toAct.find(({ id }) => !isPlayedByComputer(seen, id));
  return own.find(({ due }) => due) ?? person ?? toAct[0] ?? own[0] ?? preferGameMaster(actors);
}

/** Outside a fight, the game master's own actions come first for the game master. */
const preferGameMaster = (actors: readonly Actor[]): Actor | undefined =>
  actors.find(({ id }) => id === 'gm') ?? actors[0];

const findKind = (actors: readonly Actor[], { actor, type }: ActionDraft) =>
  actors.find(({ id }) => id === actor)?.kinds.find((kind) => kind.type === type);

/** Makes an action that was started on the map or on a sheet the draft. */
function useTakenAction(
  table: TableView,
  taken: TakenAction | undefined,
  onDraft: (draft: ActionDraft) => void,
): void {
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
function useFollowTurn(toAct: string, follow: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turn that passes on counts
  useEffect(follow, [toAct]);
}

/**
 * When the focused button disappears, moves the keyboard focus to the actions instead of losing it to the top of the
 * page.
 */
function useKeepFocus(...changes: readonly unknown[]): void {
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
