import { mentions } from '@arbitro/kernel';
import { describeAction } from '@arbitro/scenario';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Aim } from '../aim.ts';
import type { PlaceName } from '../bar/place-tabs.tsx';
import { nameSquares } from '../scene/squares.ts';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { PartialAction, TableView } from '../table-view.ts';
import {
  type ActionDraft,
  type DraftField,
  type FieldFilling,
  fieldsOf,
  fillWithCreature,
  findFieldFor,
  pickRepeatable,
} from './action-draft.ts';
import { DraftFields } from './draft-fields.tsx';
import { type EachOf, listActionsOfEach } from './each-of.ts';
import type { ActionKind } from './group-offers.ts';
import { OddsOfEach } from './odds-of-each.tsx';
import { OddsView } from './odds-view.tsx';
import { useAim } from './use-aim.ts';
import { useFolded } from './use-folded.ts';
import { useOdds } from './use-odds.ts';

interface DraftPanelProps {
  readonly table: TableView;
  /** The place shown, where only one is shown at a time. */
  readonly place: PlaceName;
  readonly draft: ActionDraft;
  readonly kind: ActionKind;
  readonly onChange: (draft: ActionDraft) => void;
  readonly onAim: (aim: Aim | undefined) => void;
  readonly onClose: () => void;
  /** Called when the action is done, with the values likely to be wanted again. */
  readonly onDone: (again: ActionDraft['given']) => void;
}

/** An action being drafted: places to fill, the odds, and the button that does it. */
export function DraftPanel({ table, place, draft, kind, onChange, onAim, onClose, onDone }: DraftPanelProps) {
  const { text, language } = useLocale();
  const [secret, setSecret] = useState(false);
  const [busy, setBusy] = useState(false);
  const { folded, fold } = useFolded(place, draft);
  const { seen, system, board, name } = table;
  const filled = fieldsOf(kind.offers, draft.given);
  const { fields, action } = filled;
  const [each, setEach] = useState<EachOf>();
  const odds = useOdds(table, busy || each ? undefined : action);
  const fill = (path: string, filling: FieldFilling): void => {
    if (each?.path === path) setEach(undefined);
    onChange({ ...draft, given: { ...draft.given, [path]: filling } });
  };
  const fillEach = (wanted: EachOf): void => {
    fill(wanted.path, { value: wanted.ids[0] ?? '' });
    setEach(wanted);
  };
  const actions = action ? listActionsOfEach(kind.offers, draft.given, each) : [];
  useFillByChoice(table, fields, fill);
  useAim({ table, draft, filled, fill, onAim });
  const form = useRef<HTMLFormElement>(null);
  const isComplete = useRef(action !== undefined);
  useEffect(() => {
    // the button that does it has the focus
    if (isComplete.current) return;
    form.current?.querySelector<HTMLButtonElement>('.pick-option')?.focus({ preventScroll: true });
  }, []);
  const commit = async (): Promise<void> => {
    if (!action || busy) return;
    setBusy(true);
    let isKept = true;
    for (const next of actions)
      isKept = isKept && (await table.send('act', { action: next, ...(secret && { secret }) }));
    setBusy(false);
    if (!isKept) return;
    table.choose(undefined);
    onDone(pickRepeatable(fields, board));
  };
  const world = { options: null, creatures: creaturesIn(seen) };
  const about = action ? board.rows.map(({ id }) => id).filter((id) => mentions(action, new Set([id]))) : [];
  const head = draft.actor === 'gm' ? kind.title : `${name(draft.actor)} · ${kind.title}`;
  return (
    <form
      ref={form}
      className={folded ? 'draft folded' : 'draft'}
      aria-label={head}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <header className="row between">
        <h3>{head}</h3>
        <Button
          look="quiet square"
          className="fold"
          aria-label={text('table-whole-action')}
          aria-expanded={!folded}
          onClick={fold}
        >
          <Icon name="next" />
        </Button>
        <Button look="quiet square" aria-label={text('cancel')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className="draft-body">
        <DraftFields
          table={table}
          draft={draft}
          fields={fields}
          each={each}
          onFill={fill}
          onFillEach={fillEach}
        />
        {each ? (
          <OddsOfEach table={table} each={each} actions={actions} />
        ) : (
          <OddsView seen={odds} table={table} about={about} />
        )}
      </div>
      <footer>
        {seen.you.role === 'gm' && <SecretToggle secret={secret} onChange={setSecret} />}
        <CommitButton
          action={action}
          secret={secret}
          busy={busy}
          says={
            each
              ? `${kind.title}: ${text('table-each-of-ours', { n: each.ids.length })}`
              : action
                ? describeAction(nameSquares(action) as PartialAction, world, { system, language })
                : text('table-commit')
          }
        />
      </footer>
    </form>
  );
}

function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  onClose();
}

/**
 * A creature chosen in the list or on the map fills the place that waits for a creature. One chosen before the action
 * was begun only fills a place for a single creature: in a list of several it would be overlooked.
 */
function useFillByChoice(
  { chosen }: TableView,
  fields: readonly DraftField[],
  fill: (path: string, filling: FieldFilling) => void,
): void {
  const taken = useRef<string | undefined>(undefined);
  const earlier = useRef(chosen);
  useEffect(() => {
    if (chosen !== earlier.current) earlier.current = undefined;
    if (chosen === taken.current) return;
    const pointed = chosen ?? taken.current;
    const field = pointed === undefined ? undefined : findFieldFor(fields, pointed);
    const undone = chosen === undefined;
    if (undone) taken.current = undefined;
    if (!field || pointed === undefined || (undone && field.question.kind !== 'some')) return;
    taken.current = chosen;
    if (chosen !== undefined && chosen === earlier.current && field.question.kind === 'some') return;
    fill(field.path, fillWithCreature(field, pointed));
  });
}

function SecretToggle({
  secret,
  onChange,
}: {
  readonly secret: boolean;
  readonly onChange: (secret: boolean) => void;
}) {
  const { text } = useLocale();
  return (
    <Button
      look="quiet"
      className="secret-toggle"
      aria-pressed={secret}
      title={text('table-secret-hint')}
      onClick={() => onChange(!secret)}
    >
      <Icon name={secret ? 'eye-off' : 'eye'} />
      <span>{text('table-secret')}</span>
    </Button>
  );
}

interface CommitProps {
  readonly action: PartialAction | undefined;
  readonly secret: boolean;
  readonly busy: boolean;
  readonly says: string;
}

/** The button takes the focus as soon as nothing is left to fill, so that Enter is enough. */
function CommitButton({ action, secret, busy, says }: CommitProps) {
  const button = useRef<HTMLButtonElement>(null);
  const ready = action !== undefined;
  useEffect(() => {
    const typing = document.activeElement instanceof HTMLInputElement;
    if (ready && !typing) button.current?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <button
      ref={button}
      type="submit"
      className={`button strong commit ${secret ? 'secretly' : ''}`}
      disabled={!ready || busy}
    >
      <Icon name="die" />
      <span>{says}</span>
    </button>
  );
}
