import { type BoardRow, formatSentence } from '@arbitro/kernel';
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { describeTurns } from '../computer/computer-status.tsx';
import { isComputerActing, listComputerTurns } from '../computer/computer-turns.ts';
import { WhoPlaysButton } from '../computer/who-plays-button.tsx';
import { RuleSummary } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { TrackerRow } from './tracker-row.tsx';
import './tracker.css';

const Create = lazy(() =>
  import('../create/character-creator.tsx').then(({ CharacterCreator: create }) => ({ default: create })),
);

/** The visible creatures, in the system's order, and whose turn it is. */
export function Tracker({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { board, seen } = table;
  const list = useScrollToTurn(seen.due.join());
  const fights = seen.standing !== null && !seen.standing.over;
  const inFight = board.rows.filter((row) => row.fights || !fights);
  const beside = board.rows.filter((row) => !row.fights && fights);
  return (
    <div className="tracker" ref={list}>
      <TrackerHead table={table} />
      <Phases table={table} />
      <TurnStatus table={table} />
      {board.rows.length === 0 && <p className="soft empty">{text('table-nobody')}</p>}
      <TrackerRows rows={inFight} table={table} />
      {beside.length > 0 && (
        <>
          <h3 className="bystanders soft">{text('table-bystanders')}</h3>
          <ul className="rows">
            {beside.map((row) => (
              <TrackerRow key={row.id} row={row} table={table} />
            ))}
          </ul>
        </>
      )}
      {seen.you.role !== 'spectator' && <NewCharacter table={table} />}
    </div>
  );
}

/** In a long list, keeps the creature whose turn it is in sight, until the user scrolls. */
function useScrollToTurn(toAct: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turn that passes on counts
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!panel) return;
    const show = (): void => {
      // no further than needed, so that the head of the list stays in sight too
      panel.scrollTop = 0;
      panel.querySelector('.creature.due')?.scrollIntoView({ block: 'nearest' });
    };
    // the actions below grow after the turn has passed
    const watch = new ResizeObserver(show);
    const stop = (): void => watch.disconnect();
    show();
    watch.observe(panel);
    panel.addEventListener('wheel', stop, { passive: true });
    panel.addEventListener('touchmove', stop, { passive: true });
    return () => {
      stop();
      panel.removeEventListener('wheel', stop);
      panel.removeEventListener('touchmove', stop);
    };
  }, [toAct]);
  return list;
}

/** All rows in order, under headings if the system has them. */
function TrackerRows({ rows, table }: { readonly rows: readonly BoardRow[]; readonly table: TableView }) {
  const { language } = useLocale();
  const under = (row: BoardRow | undefined): string =>
    row?.under ? formatSentence(row.under, language, table.name) : '';
  return (
    <ol className="rows">
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          {under(row) !== '' && under(row) !== under(rows[index - 1]) && (
            <li className="under">
              <h3>{under(row)}</h3>
            </li>
          )}
          <TrackerRow row={row} table={table} />
        </Fragment>
      ))}
    </ol>
  );
}

/** The current phase, for systems whose rounds have phases. */
function Phases({ table: { board, system } }: { readonly table: TableView }) {
  const { words } = useLocale();
  if (!board.phases) return null;
  return (
    <ol className="phases">
      {board.phases.map(({ label, rule, now }) => (
        <li key={words(label)} aria-current={now ? 'step' : undefined}>
          <Popover label={words(label)}>
            <RuleSummary system={system} rule={rule} />
          </Popover>
        </li>
      ))}
    </ol>
  );
}

function TrackerHead({ table }: { readonly table: TableView }) {
  const { board, name, seen } = table;
  const { language, text } = useLocale();
  const peace = seen.standing?.over ? text('table-over') : text('table-peace');
  return (
    <header className="tracker-head">
      <h2>{board.stands ? formatSentence(board.stands, language, name) : peace}</h2>
      {board.clock && (
        <span className="soft small clock">
          <Icon name="clock" size={16} />
          {formatSentence(board.clock, language, name)}
        </span>
      )}
      <WhoPlaysButton table={table} />
    </header>
  );
}

/** Whose turn it is, or who must answer: announced to a screen reader when it changes. */
function TurnStatus({ table: { seen, name } }: { readonly table: TableView }) {
  const { text } = useLocale();
  const seatOf = (who: string): string => {
    const player = seen.seats.find(({ role, owns }) => role === 'player' && owns.includes(who));
    return player ? `${name(who)} (${player.name})` : name(who);
  };
  const waits = seen.waiting.length > 0;
  if (isComputerActing(seen))
    return (
      <p className="turn" aria-live="polite">
        {describeTurns({ seen, name }, listComputerTurns(seen), text)}
      </p>
    );
  return (
    <p className={waits ? 'turn waits' : 'turn'} aria-live="polite">
      {waits
        ? text('table-waiting', { who: seen.waiting.map(seatOf) })
        : seen.due.length > 0 && text('table-due', { who: seen.due.map(name) })}
    </p>
  );
}

function NewCharacter({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="new-character" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {text('table-new-character')}
      </Button>
      {open && (
        <Suspense>
          <Create table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
